/** Layout of options and amounts. */
import type { Amounts, Choice } from "../net/wire";

/** Groups options that do the same kind of thing, in the order in which the kinds first appear. */
export function grouped(options: Choice[]): Choice[][] {
  const found = new Map<string, Choice[]>();
  for (const choice of options) {
    const group = found.get(choice.key);
    if (group) group.push(choice);
    else found.set(choice.key, [choice]);
  }
  return [...found.values()];
}

/** The highest amount that can be chosen. */
export const highest = (amounts: Amounts): number => amounts.beyond?.high ?? amounts.high;

/** The option for an amount. */
export function optionOf(amounts: Amounts, amount: number): number {
  const { low, option } = amounts.beyond && amount > amounts.high ? amounts.beyond : amounts;
  return option + amount - low;
}

/** The amount of an option, or null if it is not one of these amounts. */
export function amountOf(amounts: Amounts, option: number): number | null {
  for (const { low, high, option: first } of amounts.beyond ? [amounts, amounts.beyond] : [amounts])
    if (option >= first && option - first <= high - low) return low + option - first;
  return null;
}

/** A few amounts that deserve a button of their own: the lowest ones, then rounder steps, and the highest. */
export function quickAmounts(low: number, high: number): number[] {
  const steps = [0, 1, 2, 3, 5, 8, 12, 20, 30, 50, 80, 120, 200, 300];
  const found = steps.map((step) => low + step).filter((amount) => amount < high);
  const few =
    found.length > 6 ? [...found.slice(0, 4), found[Math.floor((found.length + 4) / 2)] ?? low, found.at(-1) ?? low] : found;
  return [...new Set([...few, high])].sort((a, b) => a - b);
}
