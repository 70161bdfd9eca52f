/** The actions of a turn and the rules that explain them, as the catalogues name them. */

export type Step = "turn" | "obtain" | "elect" | "apply" | "propose" | "initiative" | "special" | "vote" | "end";

export const STEPS: readonly { key: Step; sign: string; section: string; rules: readonly string[] }[] = [
  { key: "turn", sign: "3", section: "3", rules: ["1.1", "3-a", "2.4"] },
  { key: "obtain", sign: "3.1", section: "3.1", rules: ["3.1.1", "3.1.2", "3.1.3"] },
  { key: "elect", sign: "A", section: "3.2.1", rules: ["3.2.1", "3.2.2", "3.2.3", "3.2.4", "3.2.5", "3.2-a", "3.2-b", "3.2-c"] },
  { key: "apply", sign: "B", section: "3.2.6", rules: ["3.2.6", "3.2.7", "3.2-d", "3.2-e"] },
  { key: "propose", sign: "C", section: "3.2.8", rules: ["3.2.8", "3.2.9", "3.2.10", "3.2-f", "3.2-l"] },
  { key: "initiative", sign: "D", section: "3.2.11", rules: ["3.2.11", "3.2-g", "3.2-k"] },
  { key: "special", sign: "E", section: "3.2.12", rules: ["3.2.12", "3.2-h", "3.2-o", "3.2-v"] },
  { key: "vote", sign: "3.3", section: "3.3", rules: ["3.3.1", "3.3.2", "3.3.3", "3.3.4", "3.3-d"] },
  { key: "end", sign: "4", section: "4", rules: ["4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "4-a", "4-b"] },
];
