/** The winner of a state, now or in the election, as a sentence. */
import type { Line } from "../../net/wire";
import type { decide } from "./derive";
import { NOBODY, VICTORY } from "./model";

/** `name`: a party's own line; `voted`: whether the election is over. */
export function verdict(found: ReturnType<typeof decide>, name: (party: number) => Line, voted = false): Line {
  const key = (how: string): string => (voted ? `dm-voted-${how}` : `dm-would-${how}`);
  if (found.winner === NOBODY) return { key: key("nobody") };
  const things: Line["things"] = { party: name(found.winner), votes: found.firstVotes, votes_2: found.secondVotes };
  if (found.second !== NOBODY) things["party_2"] = name(found.second);
  if (found.victory === VICTORY.coalition) things["party_3"] = name(found.partner);
  // "12 to 12, ahead of" would be a contradiction.
  const level = found.second !== NOBODY && found.firstVotes === found.secondVotes;
  if (found.victory === VICTORY.coalition) return { key: key(level ? "coalition-level" : "coalition"), things };
  return { key: key(found.victory === VICTORY.narrow ? "narrow" : "clear"), things };
}
