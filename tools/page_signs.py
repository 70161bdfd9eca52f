"""The signs font of the page, web/src/styles/fonts/signs.woff2: arrows and comparisons of Arimo that its Latin files from npm
lack, and two signs drawn here, the Enter key and the small triangle. Needed again only when the page gets another sign.

npm pack @expo-google-fonts/arimo@0.4.3, unpack it, then:
python tools/page_signs.py package/400Regular/Arimo_400Regular.ttf
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

OUT = Path(__file__).parents[1] / "web" / "src" / "styles" / "fonts" / "signs.woff2"
SHA256 = "88cc899855d30f9c779b73c3319d0e077b098f927187aafce11ca029add707a6"
TAKEN = "←↑→↓≈≠≤≥"
ENTER, TRIANGLE = "↵", "◂"
FAMILY = "Hustings Signs"
"""Not Arimo, because a changed font must not be taken for the original."""
LOWER, STEM = 120, 440  # in units of 1/2048 em


def enter(font: TTFont) -> None:
    """Add the Enter key: Arimo's arrow to the left, a little lower, with a stem up from its end, as thick as its shaft."""
    left = font.getBestCmap()[ord("←")]
    shape, pen = font["glyf"][left], TTGlyphPen(font.getGlyphSet())
    font.getGlyphSet()[left].draw(TransformPen(pen, (1, 0, 0, 1, 0, -LOWER)))
    (right, top), (_, bottom) = shape.coordinates[-2:]  # the blunt end of the shaft
    corners = [(right - top + bottom, top), (right - top + bottom, top + STEM), (right, top + STEM), (right, top)]
    pen.moveTo((corners[0][0], corners[0][1] - LOWER))
    for x, y in corners[1:]:
        pen.lineTo((x, y - LOWER))
    pen.closePath()
    add(font, ENTER, pen, font["hmtx"][left][0])


def triangle(font: TTFont) -> None:
    """Add the small triangle: Arimo's at three fifths of its size, in the middle of its height."""
    large = font.getBestCmap()[ord("◄")]
    shape, pen = font["glyf"][large], TTGlyphPen(font.getGlyphSet())
    middle = (shape.yMin + shape.yMax) / 2
    font.getGlyphSet()[large].draw(TransformPen(pen, (0.6, 0, 0, 0.6, 0, round(middle * 0.4))))
    add(font, TRIANGLE, pen, round(font["hmtx"][large][0] * 0.6))


def add(font: TTFont, sign: str, pen: TTGlyphPen, width: int) -> None:
    name = f"uni{ord(sign):04X}"
    glyph = pen.glyph()
    glyph.recalcBounds(font["glyf"])
    font["glyf"][name], font["hmtx"][name] = glyph, (width, glyph.xMin)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(sign)] = name


def signs(source: bytes) -> bytes:
    font = TTFont(BytesIO(source), recalcTimestamp=False)
    enter(font)
    triangle(font)
    options = subset.Options()
    options.flavor, options.hinting, options.layout_features = "woff2", False, []
    options.name_IDs, options.notdef_outline = [0, 1, 2, 13, 14], True
    options.drop_tables += ["GDEF", "GPOS", "GSUB", "STAT"]
    thin = subset.Subsetter(options)
    thin.populate(text=TAKEN + ENTER + TRIANGLE)
    thin.subset(font)
    for record in font["name"].names:
        if record.nameID == 1:
            record.string = FAMILY
    font.flavor = options.flavor
    out = BytesIO()
    font.save(out)
    return out.getvalue()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", type=Path, metavar="Arimo_400Regular.ttf", help="the whole font, as in the npm package above")
    parser.add_argument("--out", type=Path, default=OUT, help="the file to write (default: the page's)")
    wish = parser.parse_args()
    try:
        source = wish.source.read_bytes()
    except OSError as error:
        sys.exit(f"{wish.source} cannot be read: {error.strerror}; see --help for where to get it")
    if hashlib.sha256(source).hexdigest() != SHA256:
        sys.exit(f"{wish.source} is not the Arimo that the signs were made of (version 1.341); see --help for where to get it")
    wish.out.parent.mkdir(parents=True, exist_ok=True)
    wish.out.write_bytes(signs(source))
    print(f"{wish.out}: {wish.out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
