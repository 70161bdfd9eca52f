/** A small interactive example next to a rule: a few values to change, and what the rule makes of them, computed by the same
 * functions as on the boards. */
import type { Line } from "../net/wire";

export type Values = Record<string, number>;

export interface Input {
  name: string;
  label: Line;
  low: number;
  high: number;
  /** The initial value. */
  value: number;
  kind?: "number" | "yes" | "choice";
  /** For a choice: the meaning of each number, as a message or as plain text. */
  choices?: (Line | string)[];
}

export interface Example {
  /** The rule it is shown under. */
  rule: string;
  title: string;
  inputs: Input[];
  result: (values: Values) => Line[];
}

export const number = (name: string, key: string, low: number, high: number, value: number, things?: Line["things"]): Input => ({
  name,
  label: things ? { key, things } : { key },
  low,
  high,
  value,
});
export const yes = (name: string, key: string, value = 0, things?: Line["things"]): Input => ({
  ...number(name, key, 0, 1, value, things),
  kind: "yes",
});
export const choice = (name: string, key: string, choices: (Line | string)[], value = 0): Input => ({
  ...number(name, key, 0, choices.length - 1, value),
  kind: "choice",
  choices,
});

/** The values an example starts with. */
export const begun = (example: Example): Values => Object.fromEntries(example.inputs.map(({ name, value }) => [name, value]));
