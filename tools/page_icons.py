"""Icons and the picture of shared addresses, drawn by a browser from the page's mark and letters:
`python tools/page_icons.py` writes them into web/public. They are kept in the repository; run it again when the mark changes."""

from __future__ import annotations

import argparse
import base64
from pathlib import Path

from support.browser.browsing import launched

ROOT = Path(__file__).parents[1]
PUBLIC = ROOT / "web" / "public"
ICONS = (180, 192, 512)
PICTURE = (1200, 630)
PAPER, DESK, INK, PENCIL = "#fbfbf7", "#dedfd8", "#16181b", "#5c2a9d"
PARTIES = ("#1b1d20", "#c2281e", "#f4c400", "#62b152", "#2b66b5")
LETTERS = ROOT / "web" / "node_modules" / "@fontsource" / "arimo" / "files" / "arimo-latin-700-normal.woff2"


def icon(mark: str) -> str:
    return (
        f"<style>body{{margin:0;background:{PAPER};display:grid;place-items:center;height:100vh}}svg{{width:78%}}</style>{mark}"
    )


def picture(mark: str) -> str:
    """A front page with the name, a slogan, and the votes of a state."""
    letters = base64.b64encode(LETTERS.read_bytes()).decode()
    bars = "".join(
        f'<i style="width:{width}px;background:{colour}"></i>'
        for colour, width in zip(PARTIES, (520, 640, 300, 430, 210), strict=True)
    )
    return f"""<style>
    @font-face {{ font-family: Arimo; font-weight: 700; src: url("data:font/woff2;base64,{letters}"); }}
    body {{ margin: 0; background: {DESK}; color: {INK}; font: 700 40px Arimo, Arial, sans-serif; }}
    main {{ position: absolute; inset: 40px; padding: 44px 56px; background: {PAPER}; border-top: 14px solid {PENCIL};
      clip-path: polygon(0 0, calc(100% - 48px) 0, 100% 48px, 100% 100%, 0 100%); }}
    header {{ display: flex; align-items: center; gap: 18px; }} svg {{ width: 64px; }}
    h1 {{ margin: 34px 0 30px; font-size: 92px; line-height: 1; letter-spacing: -0.045em; }}
    i {{ display: block; height: 20px; margin-top: 9px; outline: 2px solid {INK}; }}
    </style><main><header>{mark} Hustings</header><h1>Run a party.<br>Win seven elections.</h1>{bars}</main>"""


def main() -> None:
    argparse.ArgumentParser(description=__doc__, epilog="Example: python tools/page_icons.py").parse_args()
    mark = (PUBLIC / "mark.svg").read_text("utf-8")
    with launched() as browser:
        page = browser.new_page()
        for size in ICONS:
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(icon(mark))
            page.screenshot(path=PUBLIC / f"icon-{size}.png")
        page.set_viewport_size({"width": PICTURE[0], "height": PICTURE[1]})
        page.set_content(picture(mark))
        page.evaluate("() => document.fonts.ready")
        page.screenshot(path=PUBLIC / "preview.png")


if __name__ == "__main__":
    main()
