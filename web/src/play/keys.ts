/** The keyboard at a table: digits choose from the list, Enter sends, Escape takes back. Whatever is typed into a field stays
 * there. */
import type { Picked } from "./picking";

interface Answering {
  readonly live: { readonly mine: boolean };
  readonly drafting: boolean;
  readonly picked: Picked;
  readonly sendable: boolean;
  send(): Promise<void>;
  back(): void;
}

/** `takesBack`: keys that go back one step. */
export function answerByKey(
  event: KeyboardEvent,
  board: Answering,
  panel: HTMLElement | undefined,
  takesBack: readonly string[] = ["Escape"],
): void {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || !board.live.mine) return;
  const target = event.target as HTMLElement;
  if (document.querySelector("dialog[open]")) return; // what is below a dialog is out of reach, wherever the focus has gone
  if (
    target.closest("select, textarea") ||
    (target instanceof HTMLInputElement && target.type !== "radio" && target.type !== "checkbox")
  )
    return;
  if (/^[1-9]$/.test(event.key)) {
    const row = panel?.querySelectorAll<HTMLElement>("[data-choice]")[Number(event.key) - 1];
    if (!row) return;
    event.preventDefault();
    row.focus();
    row.click();
  } else if (event.key === "Enter" && !target.closest("button, a, input, summary")) {
    event.preventDefault();
    void board.send();
  } else if (
    event.key === "Enter" &&
    target.matches("[data-choice][aria-checked='true'], [data-choice][aria-pressed='true']") &&
    board.sendable
  ) {
    event.preventDefault(); // chosen already: Enter sends it
    void board.send();
  } else if (takesBack.includes(event.key) && (board.drafting || board.picked.pieces.length > 0)) {
    event.preventDefault();
    board.back();
  }
}
