/** The popular vote as it is revealed: YES, NO and the rest side by side, with the outcome. */
import type { Line, LogLine } from "../../net/wire";
import { lineOf, linesOf, thingsOf, type Reveal } from "../../play/reveal";

const DECIDED = ["story-accepted", "story-rejected"];

const number = (line: Line, name: string): number => Number(thingsOf(line)[name] ?? 0);

/** The number of ballots in a list that are neither YES nor NO. */
function blank(ballots: Line[]): number {
  return ballots.reduce((all, ballot) => {
    const card = lineOf(thingsOf(ballot)["card"]) ?? { key: "" };
    const face = lineOf(thingsOf(card)["face"])?.key ?? "";
    const counts = "times" in thingsOf(ballot) ? number(ballot, "times") : 1;
    return face === "face-yes" || face === "face-no" ? all : all + counts;
  }, 0);
}

/** The vote counted in these lines; null: there is none. */
export function voteOf(told: LogLine[]): Reveal | null {
  const lines = told.map(({ line }) => line);
  const at = lines.findLastIndex(({ key }) => DECIDED.includes(key));
  const then = lines[at];
  if (!then) return null;
  const box = lines.slice(0, at).findLast(({ key }) => key === "story-box");
  const card = (of: string, count: number, best: boolean) => ({
    of: { key: of },
    fronts: [{ key: "number", things: { number: count } }],
    best,
  });
  const accepted = then.key === "story-accepted";
  const neither = box ? blank(linesOf(thingsOf(box)["cards"])) : 0;
  return {
    title: "hq-reveal-vote",
    cards: [
      card("face-yes", number(then, "yes"), accepted),
      card("face-no", number(then, "no"), !accepted),
      ...(neither > 0 ? [card("face-blank", neither, false)] : []),
    ],
    then,
  };
}
