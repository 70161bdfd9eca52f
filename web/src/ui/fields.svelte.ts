/** A record that is reactive field by field: code that reads one field runs again when that field changes, not when any other
 * does. `read` returns the current record, `names` are the fields it always has. */
export function byField<R extends object>(read: () => R, names: string[]): R {
  const record = {} as R;
  for (const name of names as (keyof R)[]) {
    const field = $derived(read()[name]);
    Object.defineProperty(record, name, { enumerable: true, get: () => field });
  }
  return record;
}
