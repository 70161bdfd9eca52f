/** The reason for a suggestion: a sentence of the game if one fits, points if the difference is clear, otherwise how sure the
 * network is. Without a network, a suggestion that no sentence fits has no reason. */
import { signed } from "../../ui/reasons";
import type { Line, SuggestedStep, Suggestion } from "../../net/wire";
import type { Words } from "../../i18n/words.svelte";

const CLOSE = 0.6; // of the network's probability: below this, something else is nearly as likely
const SURE = 0.9;
const MOST = 3; // parts of the points that are named; the others are the rest

/** `explained`: the game's own sentence about the suggested options, if there is one; `named`: an option in the panel's words. */
export function whyOf(
  { chance, points, parts, other }: Suggestion,
  explained: Line | null,
  words: Words,
  named: (step: SuggestedStep) => string = ({ line }) => words.line(line),
): string {
  const said = explained ? [words.line(explained)] : [];
  if (points !== null && other) {
    const several = parts
      .slice(0, MOST)
      .map(({ part, difference }) =>
        words.say("analysis-part", { part: words.say(`part-${part}`), difference: signed(difference, words) }),
      );
    const rest = parts.slice(MOST).reduce((sum, { difference }) => sum + difference, 0);
    if (rest !== 0) several.push(words.say("analysis-rest", { difference: signed(rest, words) }));
    said.push(words.say("learn-why-points", { points, other: named(other), parts: words.join(several) }));
  }
  if (said.length > 0 || chance === null) return said.join(" ");
  return words.say(chance < CLOSE ? "learn-why-close" : chance < SURE ? "learn-why-likely" : "learn-why-sure");
}
