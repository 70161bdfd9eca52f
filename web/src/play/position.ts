/** A position as labelled tables, for a game without boards of its own: which fields are shown where. */
import type { FieldInfo } from "../net/wire";

export type Values = number | Values[];

export interface Sorted {
  /** Single values. */
  single: FieldInfo[];
  /** One value for each seat: columns of one table. */
  seats: FieldInfo[];
  /** Fields that only their owner sees, shown as a list of what there is. */
  own: FieldInfo[];
  /** A list of counted things. */
  lists: FieldInfo[];
  /** Tables with rows and columns. */
  grids: FieldInfo[];
}

/** The fields a page shows: those the game has a label for, or all of them if it has no labels at all. */
export function sorted(fields: FieldInfo[], labelled: (name: string) => boolean): Sorted {
  const named = fields.filter((field) => labelled(field.name));
  const shown = named.length > 0 ? named : fields;
  const own = shown.filter((field) => field.audience === "owner" && field.axes.length === 2);
  const open = shown.filter((field) => field.audience !== "owner");
  return {
    single: open.filter((field) => field.axes.length === 0),
    seats: [...open, ...shown.filter((field) => field.audience === "owner")].filter(
      (field) => field.axes.length === 1 && field.axes[0] === "seat",
    ),
    own,
    lists: open.filter((field) => field.axes.length === 1 && field.axes[0] !== "seat"),
    grids: open.filter((field) => field.axes.length === 2),
  };
}

/** A value of a field by its indexes; undefined if there is none. */
export function at(value: unknown, ...indexes: number[]): number | undefined {
  let found: unknown = value;
  for (const index of indexes) found = Array.isArray(found) ? (found as unknown[])[index] : undefined;
  return typeof found === "number" ? found : undefined;
}

/** The seats in a field that holds one bit each. */
export function bits(value: number): number[] {
  return Array.from({ length: 16 }, (_, bit) => bit).filter((bit) => (value >> bit) & 1);
}
