/** What is revealed to everybody at once: sealed bids, cabinet cards, polls, and the results of dice. */
import type { Line, LogLine } from "../../../net/wire";
import { lineOf, linesOf, thingsOf as things, type Reveal } from "../../../play/reveal";

const partyOf = (line: Line): Line => lineOf(things(line)["party"])!;
const front = (key: string, { things = {} }: Line, ...names: string[]): Line => ({
  key,
  things: Object.fromEntries(names.map((name) => [name, things[name]!])),
});

const GIFTS: Readonly<Record<string, string>> = {
  "story-gift-taken": "dm-turned-taken",
  "story-gift-shown": "dm-turned-refused",
  "story-gift-shown-largest": "dm-turned-refused",
};

/** The last run of lines of one kind. */
function together(lines: Line[], is: (line: Line) => boolean): Line[] {
  const end = lines.findLastIndex(is);
  if (end < 0) return [];
  const before = lines.slice(0, end + 1).findLastIndex((line) => !is(line));
  return lines.slice(before + 1, end + 1);
}

function bids(line: Line, then: Line | undefined): Reveal {
  const shown = linesOf(things(line)["bids"]);
  const known = then && ["story-start-won", "story-start-rolled", "story-bids-tied"].includes(then.key) ? then : null;
  const winner = known ? lineOf(things(known)["party"])?.key : undefined;
  const cards = shown.map((bid) => ({
    of: partyOf(bid),
    fronts: [front("dm-turned-money", bid, "money")],
    best: partyOf(bid).key === winner,
  }));
  return { title: "dm-reveal-bids", cards, then: known };
}

function cabinets(lines: Line[]): Reveal {
  const cards = lines.map((line) => ({ of: partyOf(line), fronts: linesOf(things(line)["cards"]), best: false }));
  return { title: "dm-reveal-cabinets", cards, then: null };
}

function poll(line: Line): Reveal {
  const changes = linesOf(things(line)["changes"]);
  const cards = changes.map((change) => ({
    of: partyOf(change),
    fronts: [front("dm-turned-change", change, "change")],
    best: false,
  }));
  return { title: "dm-reveal-poll", cards, then: line };
}

function shelved(line: Line): Reveal {
  const cards = [{ of: partyOf(line), fronts: [front("dm-turned-members", line, "members")], best: false }];
  return { title: "dm-reveal-dice", cards, then: line };
}

function gifts(lines: Line[]): Reveal {
  const cards = lines.map((line) => ({
    of: partyOf(line),
    fronts: [front(GIFTS[line.key]!, line, "money", "members")],
    best: line.key === "story-gift-shown-largest",
  }));
  return { title: "dm-reveal-gifts", cards, then: null };
}

/** What the last of these lines reveal; null: nothing. */
export function revealOf(told: LogLine[]): Reveal | null {
  const lines = told.map(({ line }) => line);
  const last = lines.findLastIndex(
    ({ key }) => key in GIFTS || ["story-bids", "story-cabinet-up", "story-poll-published", "story-poll-shelved"].includes(key),
  );
  const line = lines[last];
  if (!line) return null;
  const upTo = lines.slice(0, last + 1);
  const found =
    line.key === "story-bids"
      ? bids(line, lines[last + 1])
      : line.key === "story-cabinet-up"
        ? cabinets(together(upTo, ({ key }) => key === "story-cabinet-up"))
        : line.key === "story-poll-published"
          ? poll(line)
          : line.key === "story-poll-shelved"
            ? shelved(line)
            : gifts(together(upTo, ({ key }) => key in GIFTS));
  return found.cards.length > 0 ? found : null;
}
