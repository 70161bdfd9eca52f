/** The keyboard at a table: digits choose from the list or name an amount, Enter sends, Escape takes back. Anything typed into a
 * field stays there. */
import type { Picked } from "./picking";

interface Answering {
  readonly live: { readonly mine: boolean };
  readonly drafting: boolean;
  readonly picked: Picked;
  readonly sendable: boolean;
  send(): Promise<void>;
  back(): void;
}

/** Use a digit as an amount: in the amount field, or for the button that bears the number, "1" and "0" together as 10. Returns
 * whether the question takes amounts; a digit then never chooses by place. */
export function amountByKey(digit: string, panel: Element | undefined, at: Element | null): boolean {
  const field = panel?.querySelector<HTMLInputElement>("input[data-amount]");
  if (field) {
    field.focus();
    field.select(); // typing replaces the old amount
    return true;
  }
  const buttons = [...(panel?.querySelectorAll<HTMLElement>("button[data-amount]") ?? [])];
  const bearing = (amount: string) => buttons.find((button) => button.dataset["amount"] === amount);
  const before = at instanceof HTMLElement && buttons.includes(at) ? at.dataset["amount"]! : "";
  const button = bearing(before + digit) ?? bearing(digit);
  button?.focus();
  button?.click();
  return buttons.length > 0;
}

/** Handle a key at a table. `takesBack`: keys that go back one step. */
export function answerByKey(
  event: KeyboardEvent,
  board: Answering,
  panel: HTMLElement | undefined,
  takesBack: readonly string[] = ["Escape"],
): void {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || !board.live.mine) return;
  const target = event.target as HTMLElement;
  if (document.querySelector("dialog[open]")) return; // nothing below a dialog reacts, wherever the focus has gone
  if (
    target.closest("select, textarea") ||
    (target instanceof HTMLInputElement && target.type !== "radio" && target.type !== "checkbox")
  )
    return;
  if (/^\d$/.test(event.key) && amountByKey(event.key, panel, target)) {
    return; // the browser types the digit into the field
  } else if (/^[1-9]$/.test(event.key)) {
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
    event.preventDefault(); // already chosen: Enter sends it
    void board.send();
  } else if (takesBack.includes(event.key) && (board.drafting || board.picked.pieces.length > 0)) {
    event.preventDefault();
    board.back();
  }
}
