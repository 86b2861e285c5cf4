"""Subsets the site's three font files from the @fontsource packages into public/fonts.

Run by hand after a font package changes, and commit the output: /usr/bin/python3 tools/fonts/make.py
Needs Debian's python3-fonttools and python3-brotli.

Archivo's variable file has two axes and 90 kB. The site uses one width and weight, so it gets one instance.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ROOT / "node_modules"
OUT = ROOT / "public" / "fonts"

# Printable ASCII, Latin-1, and the punctuation and symbols of the copy.
TEXT = [*range(0x20, 0x7F), *range(0xA0, 0x100)] + [ord(c) for c in "–—‘’“”•…′″−→←↑↓×€"]


# B612 Mono sets these left of the middle, which leaves a visible gap in 05:59 and in addresses.
OFF_CENTRE = ".,:;·"


def centre(font: TTFont, characters: str) -> None:
    """Centres each character's outline in its advance width."""
    glyphs, metrics, names = font["glyf"], font["hmtx"], font.getBestCmap()
    for name in {names[ord(c)] for c in characters}:
        glyph, (advance, _) = glyphs[name], metrics[name]
        shift = round((advance - (glyph.xMin + glyph.xMax)) / 2)
        if glyph.isComposite():
            for component in glyph.components:
                component.x += shift
        else:
            glyph.coordinates.translate((shift, 0))
        glyph.recalcBounds(glyphs)
        metrics[name] = (advance, glyph.xMin)


def subset_font(source: str, target: str, limits: dict | None = None, centred: str = "") -> None:
    """Subsets `source` to TEXT, with its axes limited, and writes it as `target` (woff2)."""
    font = TTFont(PACKAGES / source, recalcTimestamp=False)
    centre(font, centred)
    if limits:
        font = instantiateVariableFont(font, limits)
    options = Options()
    options.flavor = "woff2"
    options.layout_features = ["*"]
    options.name_IDs = ["*"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=TEXT)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(OUT / target)
    print(target, (OUT / target).stat().st_size)


OUT.mkdir(parents=True, exist_ok=True)
subset_font(
    "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
    "archivo-wide-600.woff2",
    {"wdth": 118, "wght": 600},
)
subset_font(
    "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    "instrument-sans.woff2",
    {"wght": (400, 600)},
)
subset_font(
    "@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff2",
    "b612-mono.woff2",
    centred=OFF_CENTRE,
)
