"""Writes the outlines of the display face as glyphs.json, so that no later step needs the font.

Run by hand after public/fonts/archivo-wide-600.woff2 changes; the output is committed:
    /usr/bin/python3 tools/media/brand/glyphs.py
Needs Debian's python3-fonttools and python3-brotli. Archivo is under the SIL Open Font Licence,
which leaves pictures and logos set in it free.
"""

import json
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parents[3]
OUT = Path(__file__).with_name("glyphs.json")
TEXT = [chr(code) for code in range(0x20, 0x7F)] + ["—", "–", "’"]

font = TTFont(ROOT / "public/fonts/archivo-wide-600.woff2")
glyphs = font.getGlyphSet()
names = font.getBestCmap()


def outline(char: str) -> dict:
    name = names[ord(char)]
    pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
    glyphs[name].draw(pen)
    return {"width": round(glyphs[name].width), "path": pen.getCommands()}


table = {char: outline(char) for char in TEXT}
OUT.write_text(json.dumps(table, ensure_ascii=False, indent=2) + "\n")
