/** The meaning of option numbers, from the kinds of options a game has. */

export interface OptionKind {
  /** Its first number. */
  readonly begins: number;
  readonly key: string;
  /** What it names, with how many there are of each; the last one counts fastest. */
  readonly things: Readonly<Record<string, number>>;
}

/** An option's kind and the things it names, by number. A kind that is listed twice continues where its first range ended. */
export function meaningOf(kinds: readonly OptionKind[], option: number): { key: string; things: Record<string, number> } {
  const kind = kinds.findLast(({ begins }) => begins <= option)!;
  const before = kinds.filter(({ key, begins }) => key === kind.key && begins < kind.begins);
  if (before.length > 0) {
    const [thing] = Object.keys(kind.things);
    const counted = before.reduce((sum, { things }) => sum + things[thing!]!, 0);
    return { key: kind.key, things: { [thing!]: counted + option - kind.begins } };
  }
  let rest = option - kind.begins;
  const things: [string, number][] = [];
  for (const [thing, size] of Object.entries(kind.things).reverse()) {
    things.unshift([thing, rest % size]);
    rest = Math.floor(rest / size);
  }
  return { key: kind.key, things: Object.fromEntries(things) };
}
