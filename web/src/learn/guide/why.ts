/** Why the guide suggests something: in a sentence of the game where one fits, in points where the difference is clear, otherwise by
 * how sure the network is. */
import { signed } from "../../ui/reasons";
import type { Line, Suggestion } from "../../net/wire";
import type { Words } from "../../i18n/words.svelte";

const CLOSE = 0.6; // of the network's chance: below, something else is nearly as likely
const SURE = 0.9;

/** `explained`: the game's own sentence about the suggested options, if there is one. */
export function whyOf({ chance, points, parts, other }: Suggestion, explained: Line | null, words: Words): string {
  const said = explained ? [words.line(explained)] : [];
  if (points !== null && other) {
    const named = parts.map(({ part, difference }) =>
      words.say("analysis-part", { part: words.say(`part-${part}`), difference: signed(difference, words) }),
    );
    said.push(words.say("learn-why-points", { points, other: words.line(other.line), parts: words.join(named) }));
  }
  if (said.length > 0) return said.join(" ");
  if (chance === null) return words.say("guide-try-any");
  return words.say(chance < CLOSE ? "learn-why-close" : chance < SURE ? "learn-why-likely" : "learn-why-sure");
}
