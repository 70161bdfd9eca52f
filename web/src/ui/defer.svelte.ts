/** A value that may be drawn a frame after the rest. When a round ends nearly everything changes, and drawing it all in one frame
 * would hold up the page.
 *
 *     const lines = defer(() => live.lines);   // while a component is created
 *     lines.value                              // follows once the other changes have been drawn
 */
import { untrack } from "svelte";

export function defer<T>(now: () => T): { readonly value: T } {
  let value = $state.raw(untrack(now));
  $effect(() => {
    const next = now();
    if (next === untrack(() => value)) return;
    let drawn: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => (drawn = setTimeout(() => (value = next))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(drawn);
    };
  });
  return {
    get value() {
      return value;
    },
  };
}
