/** The position with a draft in it. The server shows a draft up to the first draw or reveal; the direct effect of the draft's
 * last decision is worked out here, so that a board always shows what it means. */

import * as d from "../derive";
import { OPTION, PHASE, type Figures, type Position } from "../model";

/** `shown` is the server's preview of the first `taken` of the `options`; `g0` the table as it is. */
export function drafted(f: Figures, g0: Position, shown: Position, me: number, options: number[], taken: number): Position {
  if (g0.phase === PHASE.opening) return d.afterOpening(f, shown, me);
  const first = options[0];
  // A last conversion leads straight into the election; the draft is only the reader's part of that.
  if (first !== undefined && within(first, OPTION.convert, OPTION.moveMarker))
    return d.afterConverting(f, g0, g0.state, me, first - OPTION.convert);
  const [option, ...more] = options.slice(taken);
  if (option === undefined || more.length > 0) return shown;
  if (within(option, OPTION.swapPlatform, OPTION.placeCabinet)) {
    const swap = option - OPTION.swapPlatform;
    return d.afterPlatformSwap(shown, me, Math.floor(swap / 14), swap % 14);
  }
  if (within(option, OPTION.placeCabinet, OPTION.cabinetVotes)) {
    const laid = option - OPTION.placeCabinet;
    return d.afterLaying(shown, me, Math.floor(laid / 7), laid % 7);
  }
  if (option === OPTION.moveMarker) return d.afterMarker(shown, me);
  if (within(option, OPTION.placeOpinion, OPTION.pushOut)) return d.afterPlacing(shown, option - OPTION.placeOpinion);
  if (within(option, OPTION.pushOut, OPTION.accept)) return d.afterPlacing(shown, shown.placing, option - OPTION.pushOut);
  return shown;
}

const within = (option: number, from: number, to: number) => option >= from && option < to;
