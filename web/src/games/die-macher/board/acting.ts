/** The pieces on the board that stand for options: clicking one, or several that belong together, chooses an option.
 *
 * A piece's name begins with its kind: `state:2`, `opinion:0:5` (state, issue), `pool:11` (card), `trend:1:3` (state, party).
 * One piece, or several together, stand for an option; if a piece can stand for several options, clicks cycle through them. */

import type { Entry, PieceName } from "../../../play/picking";
import type { Ask, Choice } from "../../../net/wire";
import { current } from "../derive";
import { placeOption, type Position } from "../model";

export { candidates, click, NOTHING, open, type Entry, type Picked, type PieceName } from "../../../play/picking";

/** The place on the board where a party passes, drops out or declines (`Way.svelte`). */
export const WAY_OUT: PieceName = "way-out";

/** The combinations of pieces that stand for an option. */
function partsOf({ key, things }: Choice, g: Position, me: number): PieceName[][] {
  const thing = (name: string) => things[name] ?? -1;
  const here = g.state;
  const now = current(g);
  switch (key) {
    case "pass":
    case "decline":
      return [[WAY_OUT]];
    case "opening-boons":
      return [[`boons:${thing("row")}`]];
    case "opening-base":
      return [[`base:${thing("row")}`]];
    case "choose-state":
      return [[`state:${thing("state")}`]];
    case "name-start":
    case "force":
    case "propose":
      return [[`party:${thing("party")}`]];
    case "discard":
      return [[`hand:${thing("card")}`]];
    case "swap-platform":
      return [[`platform:${thing("issue")}`, `hand:${thing("card")}`]];
    case "place-cabinet":
      return [[`state:${thing("state")}`, `cabinet:${thing("cabinet")}`]];
    case "cabinet-votes":
      return [[`votes:${here}:${me}`]];
    case "set-key":
      return [[`opinion:${here}:${thing("issue")}`]];
    case "lift-key":
      return [[`opinion:${here}:${g.key_issue[here]}`]];
    case "oust":
      return [[`media:${here}:${thing("party")}`]];
    case "trend-up":
      return [[`trend:${here}:${me}`]];
    case "trend-down":
      return [[`trend:${here}:${thing("party")}`]];
    case "agree":
      return [[`party:${g.suitor}`]];
    case "buy-media":
      return [[`air:${thing("state")}`]];
    case "swap-opinion":
      return [[`opinion:${here}:${thing("issue")}`, `pool:${thing("card")}`]];
    case "shelve":
      return [["poll"]];
    case "publish": {
      const parties = [...new Set([thing("party"), thing("other")])];
      return [parties.map((party) => `trend:${here}:${party}`)];
    }
    case "convert":
      return [[`meet:${here}`, `cubes:${thing("cubes")}`]];
    case "meet":
      return [[`meet:${thing("state")}`, `cubes:${thing("cubes")}`]];
    case "move-marker":
      return [[`media:${now}:${me}`], [`round:${g.round - 1}`]];
    case "place-opinion":
      return [[`opinion:${now}:${thing("issue")}`]];
    case "push-out":
      return [[`slot:${thing("space")}`]];
    case "accept":
      return [[`gift:${thing("contribution")}`], [`gift:${thing("contribution")}`, "take"]];
    case "refuse":
      return [[`gift:${thing("contribution")}`], [`gift:${thing("contribution")}`, "refuse"]];
    default:
      return [];
  }
}

/** A cabinet card laid on a state: any card the party has, on any of the states, in any order. */
export function placingEntries(g: Position, me: number, states: number[]): Entry[] {
  const held = g.cabinet[me]!.flatMap((there, card) => (there === 1 ? [card] : []));
  return states.flatMap((state) =>
    held.map((card) => ({ option: placeOption(state, card), parts: [`state:${state}`, `cabinet:${card}`] })),
  );
}

/** All options of a decision with the pieces that stand for them. Amounts have their own controls. */
export function entriesOf(ask: Ask, g: Position, me: number): Entry[] {
  return ask.options.flatMap((choice) => partsOf(choice, g, me).map((parts) => ({ option: choice.option, parts })));
}
