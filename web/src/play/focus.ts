/** Keeps the place of a reader who answers by keyboard: the focused element disappears once it is chosen or sent, and without
 * this the next press of the tab key would start at the top of the page again. */
export class FocusKeeper {
  #answering = false;
  readonly #changes = new MutationObserver(() => {
    if (this.#answering && (!document.activeElement || document.activeElement === document.body)) this.#toPanel();
  });

  constructor() {
    this.#changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", this.#focused);
    document.addEventListener("pointerdown", this.#pressed);
  }

  close(): void {
    this.#changes.disconnect();
    document.removeEventListener("focusin", this.#focused);
    document.removeEventListener("pointerdown", this.#pressed);
  }

  /** Another question has come: if the focus is still in the panel, it moves to the panel's head. */
  anew(): void {
    if (inPanel(document.activeElement)) this.#toPanel();
  }

  #toPanel(): void {
    const panel = document.querySelector<HTMLElement>(".ask");
    if (!panel) return;
    panel.tabIndex = -1;
    panel.focus({ preventScroll: true });
  }

  readonly #focused = ({ target }: FocusEvent): void => {
    this.#answering = inPanel(target);
  };
  readonly #pressed = ({ target }: PointerEvent): void => {
    if (!inPanel(target)) this.#answering = false;
  };
}

const inPanel = (target: EventTarget | null): boolean => target instanceof Element && target.closest(".ask") !== null;
