"""What anybody would see at once: a page wider than its window, text that runs out of its box or over other text, messages that
nobody has translated."""

from __future__ import annotations

import re

from playwright.sync_api import Page

BROKEN = """(within) => {
  const root = document.scrollingElement, found = [];
  if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide in a window of ${root.clientWidth}`);
  const name = (node) => `${node.tagName.toLowerCase()}.${[...node.classList].join(".")}`;

  // Asked for again and again on the way up from every text.
  const styles = new Map();
  const styleOf = (node) => styles.get(node) ?? styles.set(node, getComputedStyle(node)).get(node);

  // What can be seen of a box: nothing if something hides it on purpose, else what its ancestors leave of it.
  const seen = (box, node) => {
    let { left, right, top, bottom } = box;
    for (let at = node; at; at = at.parentElement) {
      const style = styleOf(at);
      if (style.clipPath.startsWith("inset(50%")) return null;
      if (style.overflowX !== "visible" && at !== document.body && at !== root) {
        const hole = at.getBoundingClientRect();
        [left, right] = [Math.max(left, hole.left), Math.min(right, hole.right)];
        [top, bottom] = [Math.max(top, hole.top), Math.min(bottom, hole.bottom)];
      }
      if (style.position === "fixed" || at.tagName === "DIALOG") break;
    }
    return right - left > 1 && bottom - top > 1 ? { left, right, top, bottom } : null;
  };
  // In letters that are not ours a word may end in dots, since its tip says it in full.
  const wide = document.adoptedStyleSheets.some((sheet) => sheet.wide);
  const dotted = (node) => wide && styleOf(node).textOverflow === "ellipsis" && styleOf(node).overflowX !== "visible";
  // Whether a text ends there because something cuts it, and there is no way to move it.
  const cuts = (node, edge) => {
    for (let at = node; at && at !== document.body; at = at.parentElement) {
      const { overflowX, textOverflow } = styleOf(at);
      if (textOverflow === "ellipsis" ? wide : /auto|scroll/.test(overflowX)) return false;
      if (overflowX !== "visible" && Math.abs(at.getBoundingClientRect().right - edge) < 1) return true;
    }
    return false;
  };
  const boxOf = (node) => {
    while (styleOf(node).display === "inline") node = node.parentElement;
    return node;
  };
  // What lies on top of the page (the sheet and the dock of a phone, a dialog) covers it on purpose: it is a layer of its own.
  const layer = (node) => {
    for (let at = node; at; at = at.parentElement) {
      if (at.tagName === "DIALOG" || /fixed|sticky/.test(styleOf(at).position)) return at;
    }
    return root;
  };

  const texts = [];
  const range = document.createRange();
  const nodes = [...document.querySelectorAll(within)].flatMap((top) => {
    const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT), inside = [];
    while (walk.nextNode()) inside.push(walk.currentNode);
    return inside;
  });
  for (const node of new Set(nodes)) {
    const parent = node.parentElement;
    if (!node.data.trim() || !parent || parent.closest("option, select, script, style, svg, noscript")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (styleOf(parent).color === "rgba(0, 0, 0, 0)") continue;
    range.selectNodeContents(node);
    const block = parent.closest("button, .btn, h1, h2, p, li, dd, dt, label");
    // A drawing may have a label that sticks out.
    const outside = parent.closest("[aria-hidden=true], .x2") ? null : block?.getBoundingClientRect();
    for (const line of range.getClientRects()) {
      const box = seen(line, parent);
      if (!box) continue;
      const what = `"${node.data.trim().slice(0, 40)}" in ${name(parent)} of ${block ? name(block) : "?"}`;
      if (box.right > root.clientWidth + 1 || box.left < -1) found.push(`outside the window: ${what}`);
      else if (outside?.width > 1 && !dotted(parent) && (line.right > outside.right + 2 || line.left < outside.left - 2)) {
        found.push(`runs out: ${what}`);
      }
      const sheet = parent.closest(".sheet")?.getBoundingClientRect();
      if (sheet && (box.right > sheet.right + 1 || box.left < sheet.left - 1)) found.push(`sticks out of its sheet: ${what}`);
      // A word that is a hair too long for its box already ends in dots there, two letters earlier.
      const over = styleOf(parent).textOverflow === "ellipsis" ? 0.05 : 2;
      if (line.right > box.right + over && cuts(parent, box.right)) found.push(`cut off: ${what}`);
      const said = dotted(parent) && line.right > box.right + 1 ? "…" : String(range).trim();
      texts.push({ ...box, what, parent, layer: layer(parent), box: boxOf(parent), first: said.at(0), last: said.at(-1) });
    }
  }
  // What is chosen in a list: as wide as the list would be if it offered nothing else.
  for (const list of document.querySelectorAll("select")) {
    const chosen = list.selectedOptions[0];
    if (wide || !chosen || !list.closest(within) || !list.checkVisibility({ opacityProperty: true })) continue;
    if (!seen(list.getBoundingClientRect(), list)) continue;
    const whole = list.cloneNode(false);
    whole.append(chosen.cloneNode(true));
    whole.style.cssText = "position: absolute; visibility: hidden; width: max-content; min-width: 0; max-width: none";
    list.after(whole);
    const missing = whole.getBoundingClientRect().width - list.getBoundingClientRect().width;
    whole.remove();
    if (missing > 1) found.push(`cut off: "${chosen.text}" in ${name(list)}, by ${Math.round(missing)} px`);
  }
  texts.sort((one, other) => one.top - other.top);
  for (const [index, one] of texts.entries()) {
    for (let next = index + 1; next < texts.length && texts[next].top < one.bottom; next += 1) {
      const other = texts[next];
      if (one.parent === other.parent || one.layer !== other.layer) continue;
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (height <= 5) continue;
      if (width > 2) found.push(`over each other: ${one.what} and ${other.what}`);
      if (one.box === other.box) continue;
      // Words and figures of two boxes that read as one.
      const [left, right] = one.left < other.left ? [one, other] : [other, one];
      if (width <= 2 && width > -1 && /[\\p{L}\\d]/u.test(left.last) && /[\\p{L}\\d]/u.test(right.first)) {
        found.push(`run together: ${left.what} and ${right.what}`);
      }
    }
  }
  return [...new Set(found)].slice(0, 8);
}"""


def broken_layout(page: Page, within: str = "body") -> list[str]:
    """What is wrong with how the page lies in its window; `within`: only with the texts in there."""
    found: list[str] = page.evaluate(BROKEN, within)
    return found


# The page in other letters than its own, which are 14 % (regular) and 20 % (bold) wider: a user's, or those of a system that has
# nothing else when ours are blocked. They are not scaled to the widths of ours, as the page itself would do it.
WIDE = """(wide) => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheet.wide);
  if (!wide) return true;
  const sheet = Object.assign(new CSSStyleSheet(), { wide });
  sheet.replaceSync(`:root { --sans: "DejaVu Sans"; --serif: "DejaVu Serif"; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const pen = document.createElement("canvas").getContext("2d");
  const width = (font) => { pen.font = font; return pen.measureText("Mecklenburg-Vorpommern").width; };
  return width(`100px "DejaVu Sans"`) > 1.1 * width("100px Arimo");
}"""
NO_WIDE_LETTERS = "DejaVu Sans is not there, in which wide letters are tested: install it (Debian: apt install fonts-dejavu-core)"


def wide_letters(page: Page, wide: bool = True) -> None:
    assert page.evaluate(WIDE, wide), NO_WIDE_LETTERS


KEYS = re.compile(
    r"(?<![\w/.#-])(?:page|dm|do|story|refusal|ask|card|issue|stance|phase|party|land|field|table|part|cabinet|option|rule|level)"
    r"-[a-z0-9]+(?:-[a-z0-9]+)*(?![\w-])|\{ ?\$\w+"
)


def keys_left(page: Page) -> list[str]:
    """Names of messages that stand where their text should: nobody has said them in this language."""
    said: str = page.evaluate(
        """() => { const names = ["title", "aria-label", "placeholder", "data-tip"];
            const hints = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())]
              .flatMap((node) => names.map((name) => node.getAttribute(name) ?? ""));
            return [document.body.innerText, ...hints].join("\\n"); }"""
    )
    return sorted(set(KEYS.findall(said)))
