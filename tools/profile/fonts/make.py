"""Makes two static fonts for the company profile from public/fonts/instrument-sans.woff2.

Chromium embeds a variable font as Type 3 outlines, which some PDF viewers draw too heavy. A static
font stays TrueType. Run it after the font changes, and commit the output:
    /usr/bin/python3 tools/profile/fonts/make.py
Needs Debian's python3-fonttools and python3-brotli.
"""

from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parents[2] / "public" / "fonts" / "instrument-sans.woff2"

for weight in (400, 600):
    font = instantiateVariableFont(TTFont(SOURCE), {"wght": weight})
    font.flavor = "woff2"
    font.save(HERE / f"instrument-sans-{weight}.woff2")
