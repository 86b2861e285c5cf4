"""Writes the glyph outlines of the display font, so that later steps need no font.

Run by hand after the font in public/fonts changes, and commit the output:
/usr/bin/python3 tools/media/brand/glyphs.py
Needs Debian's python3-fonttools and python3-brotli. The SIL Open Font Licence of Archivo allows pictures
and logos set in it.
"""

import json
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parents[3]
TEXT = [*(chr(code) for code in range(0x20, 0x7F)), "—", "–", "’"]

font = TTFont(ROOT / "public/fonts/archivo-wide-600.woff2")
glyphs, names = font.getGlyphSet(), font.getBestCmap()
scale = 1000 / font["head"].unitsPerEm


def outline(char: str) -> dict:
    """In thousandths of the type size, y up."""
    pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value * scale)))
    glyphs[names[ord(char)]].draw(pen)
    return {"width": round(glyphs[names[ord(char)]].width * scale), "path": pen.getCommands()}


table = {char: outline(char) for char in TEXT}
target = ROOT / "tools/media/brand/glyphs.json"
target.write_text(json.dumps(table, ensure_ascii=False, indent=2) + "\n")
