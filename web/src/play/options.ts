/** What the numbers of options mean, from the kinds that a game has. */

export interface OptionKind {
  /** Its first number. */
  readonly begins: number;
  readonly key: string;
  /** What it names, with how many there are of each; the last one counts fastest. */
  readonly things: Readonly<Record<string, number>>;
}

/** An option's kind and the things it names, by number. */
export function meaningOf(kinds: readonly OptionKind[], option: number): { key: string; things: Record<string, number> } {
  const kind = kinds.findLast(({ begins }) => begins <= option)!;
  let rest = option - kind.begins;
  const things: [string, number][] = [];
  for (const [thing, size] of Object.entries(kind.things).reverse()) {
    things.unshift([thing, rest % size]);
    rest = Math.floor(rest / size);
  }
  return { key: kind.key, things: Object.fromEntries(things) };
}
