/** The rules that explain each step of a round, and the figures they mention, as the catalogues name them. */

const RULES = {
  opening: ["2.1", "2.2"],
  "start-player": ["3.1.1", "3.1.2", "3.1.3", "3.1.4"],
  conference: ["3.2.1", "3.2.2"],
  cabinet: ["3.3.1", "3.3.2", "3.3.3", "3.3.4"],
  coalitions: ["3.4.1", "3.4.2", "3.4.3", "3.4.4", "3.4.5"],
  media: ["3.5.1", "3.5.2", "3.5.3", "3.5.4"],
  meetings: ["3.6.1"],
  polls: ["3.7.1", "3.7.2", "3.7.3", "3.7.4", "3.7.5"],
  conversion: ["3.8.1", "3.8.2", "3.8.3", "3.8.4", "3.8.5", "3.8.6", "3.8.7"],
  election: ["4.1", "4.2", "4.3.1", "4.3.2", "4.3.3", "4.4", "4.4.1", "4.4.2", "4.4.3"],
  income: ["4.5", "4.6", "5.1.1", "5.1.2", "5.1.3"],
  contributions: ["5.2.1", "5.2.2", "5.2.3", "5.2.4"],
} as const;

export type Step = keyof typeof RULES;

export function rulesOf(step: Step): readonly string[] {
  return RULES[step];
}
