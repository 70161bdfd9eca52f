/** The differences between two positions of a game, field by field, in figures that can be named without knowing the game. */
import { at } from "../../play/position";
import type { FieldInfo } from "../../net/wire";

export interface Difference {
  field: FieldInfo;
  /** The place in the field: a number for each of its axes. */
  place: number[];
  before: number;
  after: number;
}

function* places(shape: readonly number[], from: number[] = []): Generator<number[]> {
  const [size, ...rest] = shape.slice(from.length);
  if (size === undefined) yield from.slice();
  else for (let i = 0; i < size; i += 1) yield* rest.length > 0 ? places(shape, [...from, i]) : [[...from, i]];
}

export function differencesOf(
  fields: readonly FieldInfo[],
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Difference[] {
  return fields.flatMap((field) =>
    [...places(field.shape)].flatMap((place) => {
      const [was, is] = [at(before[field.name], ...place), at(after[field.name], ...place)];
      return was === is || was === undefined || is === undefined ? [] : [{ field, place, before: was, after: is }];
    }),
  );
}
