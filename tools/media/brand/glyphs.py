"""Writes the glyph outlines of the display and data fonts, so that later steps need no font.

Run by hand after a font in public/fonts changes, and commit the output:
/usr/bin/python3 tools/media/brand/glyphs.py
Needs Debian's python3-fonttools and python3-brotli. The SIL Open Font Licence of Archivo and B612 Mono
allows pictures and logos set in them.
"""

import json
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parents[3]
MEDIA = ROOT / "tools/media"
ASCII = [chr(code) for code in range(0x20, 0x7F)]


def write(source: str, target: Path, text: list[str]) -> None:
    """Outlines in thousandths of the type size, y up."""
    font = TTFont(ROOT / "public/fonts" / source)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    scale = 1000 / font["head"].unitsPerEm

    def outline(char: str) -> dict:
        pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value * scale)))
        glyphs[names[ord(char)]].draw(pen)
        return {"width": round(glyphs[names[ord(char)]].width * scale), "path": pen.getCommands()}

    table = {char: outline(char) for char in text}
    target.write_text(json.dumps(table, ensure_ascii=False, indent=2) + "\n")


write("archivo-wide-600.woff2", MEDIA / "brand/glyphs.json", [*ASCII, "—", "–", "’"])
write("b612-mono.woff2", MEDIA / "encode/draw/glyphs.json", [*ASCII, "×", "·"])
