/** Measures how far down a section above the boards reaches, such as the guide or a puzzle's question: on a phone the sheet with
 * the choices begins there (`--above` in `styles/ask.css`).
 *
 *     <section {@attach above}>
 */
export function above(section: HTMLElement): () => void {
  const { style } = document.documentElement;
  const seen = new ResizeObserver(() => style.setProperty("--above", `${section.offsetTop + section.offsetHeight}px`));
  seen.observe(section);
  seen.observe(document.body); // a banner may come or go above it
  return () => {
    seen.disconnect();
    style.removeProperty("--above");
  };
}
