/** Why another decision would have been better, in a sentence. */
import type { Mistake } from "../net/wire";
import type { Words } from "../i18n/words.svelte";

const MOST = 3;
const LEAST = 0.3; // of a point: less is noise
const SHOWN = 0.05; // of a point: the least that is not printed as zero

export const signed = (value: number, words: Words): string => {
  const rounded = Math.round(value * 10) / 10;
  return words.say(rounded > 0 ? "analysis-plus" : "analysis-minus", { number: Math.abs(rounded) });
};

/** The win chance lost, as it is printed: −6 %. */
export const lossOf = (mistake: Pick<Mistake, "loss">, words: Words): string =>
  words.say("charts-percent", { percent: words.say("analysis-minus", { number: Math.round(mistake.loss * 100) }) });

export function reasons(mistake: Pick<Mistake, "why" | "points" | "others">, words: Words): string {
  const main = mistake.why.filter(({ difference }) => Math.abs(difference) >= LEAST).slice(0, MOST);
  const parts = main.map(({ part, difference }) =>
    words.say("analysis-part", { part: words.say(`part-${part}`), difference: signed(difference, words) }),
  );
  // The parts add up to the expected points: parts not named are shown as the rest. The parts are measured in other games than
  // the points: if most of the difference would be the rest, they do not explain it.
  const named = main.reduce((sum, { difference }) => sum + difference, 0);
  const rest = mistake.points - named;
  if (parts.length > 0 && Math.abs(rest) >= SHOWN) parts.push(words.say("analysis-rest", { difference: signed(rest, words) }));
  const said = [words.say("analysis-points", { difference: signed(mistake.points, words) })];
  if (parts.length > 0 && Math.abs(rest) < Math.abs(named)) said.push(words.say("analysis-from", { parts: words.join(parts) }));
  if (Math.abs(mistake.others) >= LEAST) said.push(words.say("analysis-others", { difference: signed(mistake.others, words) }));
  return said.join(" ");
}
