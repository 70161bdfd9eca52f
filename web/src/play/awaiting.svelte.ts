/** Marks the button pressed last as busy while the server's answer is late, wherever on the page it is.
 *
 *     showsWaiting(() => live.late);   // while a table is created
 */
export function showsWaiting(late: () => boolean): void {
  let pressed: Element | null = null;
  const press = ({ target }: Event): void => {
    pressed = (target as Element).closest("button");
  };
  $effect(() => {
    addEventListener("click", press, true);
    return () => removeEventListener("click", press, true);
  });
  $effect(() => {
    const busy = late() ? pressed : null;
    busy?.setAttribute("aria-busy", "true");
    return () => busy?.removeAttribute("aria-busy");
  });
}
