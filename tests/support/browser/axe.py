"""axe-core, in a page as it stands: what it has against it, in both themes, on a wide screen and on a phone."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import ViewportSize

from support.browser.browsing import PHONE, WIDE, Visitor
from support.thinning import ALL, turn

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
BAD = ("serious", "critical")
# What is small on a board is large in the panel that asks (WCAG 2.2, 2.5.8: an equivalent control).
RUN = """async ({ only, within }) => {
  const target = { "target-size": { enabled: true } };
  const rules = only ? { runOnly: only } : { rules: target };
  const found = await axe.run(within ?? document, { resultTypes: ["violations"], ...rules });
  return found.violations
    .map((one) => ({ ...one, nodes: one.nodes.filter(({ html }) => one.id !== "target-size" || !/ data-piece=/.test(html)) }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, impact, help, nodes }) =>
      ({ id, impact, help, where: nodes.slice(0, 4).map((node) => `${node.target.join(" ")}: ${node.failureSummary}`) }));
}"""


def run(visitor: Visitor, axe: str, *only: str, within: str | None = None) -> list[dict[str, Any]]:
    """What axe-core has against the page as it is, or against a part of it, by all rules or some."""
    if not visitor.page.evaluate("() => 'axe' in window"):
        visitor.page.evaluate(axe)
    problems: list[dict[str, Any]] = visitor.page.evaluate(RUN, {"only": list(only) or None, "within": within})
    return problems


def check(visitor: Visitor, axe: str, what: str, within: str | None = None) -> list[str]:
    """What axe-core has against the page as it is, or against a part of it, in both themes and widths. Thinned: at each place one
    width in one theme, by turns. There are two score of them, made of the same parts, and each part is met in both themes and
    widths at some place."""
    found = []
    screens = list(product((WIDE, PHONE), THEMES))
    for width, theme in screens if ALL else [screens[turn(what) % len(screens)]]:
        visitor.page.set_viewport_size(ViewportSize(width=width["width"], height=width["height"]))
        visitor.page.emulate_media(color_scheme=theme)
        visitor.settle()
        problems = run(visitor, axe, within=None if ALL else within)
        found += [
            f"{what}, {theme}, {width['width']}: {one['id']} ({one['help']})\n  " + "\n  ".join(one["where"])
            for one in problems
            if one["impact"] in BAD
        ]
    return found
