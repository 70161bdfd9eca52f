/** Whoever answers by keyboard keeps their place: what had the focus goes when it is chosen or sent, and without this the next
 * press of the tab key would begin at the top of the page again. */
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

  /** Something else is asked: whoever is still at the button that sent the last answer goes back to the head of the panel. */
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
