/** The keyboard at a table: digits choose from the list or name an amount, Enter sends, Escape takes back. Whatever is typed into
 * a field stays there. */
import type { Picked } from "./picking";

interface Answering {
  readonly live: { readonly mine: boolean };
  readonly drafting: boolean;
  readonly picked: Picked;
  readonly sendable: boolean;
  send(): Promise<void>;
  back(): void;
}

/** Take a digit as an amount: into the field for it, or to the button that bears the number, "1" and "0" together as 10. Whether
 * amounts are asked for here; a digit never chooses by place then. */
export function amountByKey(digit: string, panel: Element | undefined, at: Element | null): boolean {
  const field = panel?.querySelector<HTMLInputElement>("input[data-amount]");
  if (field) {
    field.focus();
    field.select(); // what is typed takes the place of what stood there
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
  if (/^\d$/.test(event.key) && amountByKey(event.key, panel, target)) {
    return; // a digit for a field is typed by the browser
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
    event.preventDefault(); // chosen already: Enter sends it
    void board.send();
  } else if (takesBack.includes(event.key) && (board.drafting || board.picked.pieces.length > 0)) {
    event.preventDefault();
    board.back();
  }
}
