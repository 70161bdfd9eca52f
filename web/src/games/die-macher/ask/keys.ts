/** The keyboard: digits choose from the list, Enter sends, Escape takes back. Whatever is typed into a field stays there. */

import type { Board } from "../board/board.svelte";

export function numberKeys(event: KeyboardEvent, board: Board, panel: HTMLElement | undefined): void {
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
  } else if (event.key === "Escape" && (board.drafting || board.picked.pieces.length > 0)) {
    event.preventDefault();
    board.back();
  }
}
