/** The message of a score sheet: the ranking, and what made the difference. */
import type { Result } from "../../net/wire";

/** The seats by points, winners first. */
export function ranking({ scores, winners }: Result): number[] {
  return scores
    .map((_, seat) => seat)
    .sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
}

export interface Difference {
  part: string;
  winner: number;
  points: number;
  other: number;
  others: number;
}

/** The part in which the only winner gained most on the runner-up, or null. */
export function difference(result: Result): Difference | null {
  const [winner, other] = ranking(result);
  if (winner === undefined || other === undefined || result.winners.length !== 1) return null;
  const gains = result.parts.map((part, index) => {
    const points = result.by_part[winner]?.[index] ?? 0;
    const others = result.by_part[other]?.[index] ?? 0;
    return { part, winner, points, other, others };
  });
  const best = gains.reduce((a, b) => (b.points - b.others > a.points - a.others ? b : a));
  return best.points > best.others ? best : null;
}
