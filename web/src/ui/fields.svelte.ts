/** A record that is followed field by field: whoever reads one field is told when that field changes, not when any other does.
 * `read` gives the record as it is now, `names` the fields it always has. */
export function byField<R extends object>(read: () => R, names: string[]): R {
  const record = {} as R;
  for (const name of names as (keyof R)[]) {
    const field = $derived(read()[name]);
    Object.defineProperty(record, name, { enumerable: true, get: () => field });
  }
  return record;
}
