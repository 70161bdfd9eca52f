/** Puts advice on the board as if it had been clicked there: plans are planned, everything else is chosen. */
import type { Board } from "../board/board.svelte";
import { OPTION } from "../model";

export function advise(board: Board, option: number): void {
  const { kind } = board;
  if (kind === "meetings" && option >= OPTION.meet)
    board.meet(Math.floor((option - OPTION.meet) / 11), (option - OPTION.meet) % 11);
  else if (kind === "placing" && option >= OPTION.placeCabinet) {
    const [state, card] = [Math.floor((option - OPTION.placeCabinet) / 7), (option - OPTION.placeCabinet) % 7];
    if (board.cabinet[state] !== card) board.place(state, card);
  } else if (kind === "discarding" && option >= OPTION.discard) {
    const place = board.g0.hand[board.me!]!.indexOf(option - OPTION.discard);
    if (place >= 0 && !board.discards.includes(place)) board.discard(place);
  } else if (kind === "converting" && option >= OPTION.convert) board.convert(option - OPTION.convert);
  else if (board.picked.option !== option) board.choose(option);
}
