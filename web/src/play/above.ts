/** What a learner reads above the boards, the guide or a puzzle's question, says how far down it reaches: on a phone the sheet with
 * the choices begins there (`--above` in `styles/ask.css`).
 *
 *     <section {@attach above}>
 */
export function above(section: HTMLElement): () => void {
  const { style } = document.documentElement;
  const seen = new ResizeObserver(() => style.setProperty("--above", `${section.offsetTop + section.offsetHeight}px`));
  seen.observe(section);
  seen.observe(document.body); // a banner that comes or goes above it
  return () => {
    seen.disconnect();
    style.removeProperty("--above");
  };
}
