"""An ear: what somebody hears of a page who does not see it. Live regions are read out as they change, and the page itself in the
order, with the roles and under the names that it gives to a screen reader."""

from __future__ import annotations

import re

from playwright.sync_api import Page

# What is spoken of a node: its label, or what is in it; nothing of what is hidden. A region that is off is silent, one that is
# atomic is read as a whole.
LISTEN = """() => {
  window.heard = [];
  const REGION = "[aria-live], [role=log], [role=status], [role=alert]";
  const spoken = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.ariaHidden === "true") return "";
    if (!node.checkVisibility()) return "";
    if (node.ariaLabel) return node.ariaLabel;
    return [...node.childNodes].map(spoken).join("");
  };
  const hear = (node) => {
    const element = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
    const region = element?.closest(REGION);
    if (!region || region.ariaLive === "off") return;
    const text = spoken(region.ariaAtomic === "true" ? region : node).replace(/\\s+/g, " ").trim();
    if (text) window.heard.push(text);
  };
  new MutationObserver((changes) => {
    const fresh = changes.flatMap(({ type, addedNodes, target }) => (type === "characterData" ? [target] : [...addedNodes]));
    const said = new Set();
    for (const node of fresh) {
      const atomic = (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement)?.closest("[aria-atomic=true]");
      if (atomic && said.has(atomic)) continue;
      said.add(atomic);
      if (node.isConnected) hear(node);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""

# What must have a name to be of use: an unnamed one stands in a snapshot as its role alone.
NAMELESS = re.compile(
    r"^\s*- (button|link|textbox|spinbutton|combobox|checkbox|radio|slider|img|heading|tab|dialog)(?: \[|:?$)", re.M
)


class Ear:
    """Listens from the moment it is made, until the page is left."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.evaluate(LISTEN)

    def heard(self) -> list[str]:
        texts: list[str] = self.page.evaluate("() => window.heard")
        return texts

    def read(self, selector: str = "body") -> str:
        """The page, or a part of it, as a screen reader goes through it."""
        return self.page.locator(selector).first.aria_snapshot()

    def nameless(self, selector: str = "body") -> list[str]:
        """What is there and has no name."""
        text = self.read(selector)
        return [
            f"{found[0].strip()} in: {text[max(0, found.start() - 80) : found.end() + 40]}" for found in NAMELESS.finditer(text)
        ]
