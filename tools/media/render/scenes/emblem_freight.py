"""Emblem: an outsize crate lashed to its pallet at night, its dangerous-goods label toward the camera.

Dry ground, floodlight. Cost: 896×672, 2 × 6 samples. Render seeds: 11 and 108; pallet: 6.
"""
import math

from aircraft import twin
from apron import dry_ground, mast
from core import box, polygon, tube
from light import area, camera, spot, twilight
from materials import mat, tinted
from vehicles import dolly, pallet

CRATE = (3.0, 1.7, 1.75)


def build():
    twilight(60, (.006, .014, .040), (.020, .032, .066), (.11, .085, .075), (.34, .17, .08), 4.0, .9)
    dry_ground(dust=.4, tone=.8)
    twin((4.5, 11), math.radians(8), freighter=True)
    dolly((0, 0), 0, (3.6, 2.7))
    _crate(.58)
    dolly((5.2, 2.6), .1, (3.6, 2.7))
    pallet((5.2, 2.6, .52), .1, (3.0, 2.3, 1.7), seed=6)
    mast(44, 60, 26, 4, math.radians(-120))
    spot((-18, -4.5, 8), (0, 0, 1.3), 30000, (1, .74, .44), 34, .7, .3, mirrored=False)
    spot((14, -24, 16), (2, 4, 1.5), 14000, (1, .80, .58), 50, .7, .6, mirrored=False)
    spot((22, 20, 18), (0, 2, 1), 32000, (.58, .76, 1.), 46, .7, .6, mirrored=False)
    area((-4, -10, 6), (0, 0, 1), 6, 90, (.60, .75, 1.), 4)
    camera((-4.6, -5.0, 1.75), (.35, .35, 1.42), 34)


def _crate(z):
    sx, sy, sz = CRATE
    box("sheet", (3.2, 2.3, .05), (0, 0, z), mat("alu"), None, .01)
    box("crate", (sx, sy, sz), (0, 0, z + .12 + sz / 2), tinted("#B58E5E", .8, 0), None, .01)
    for y in (-.6, .6):
        box("skid", (sx, .14, .11), (0, y, z + .07), tinted("#8E6B42", .85, 0), None, .01)
    for k in range(7):
        h = z + .12 + sz * (k + .5) / 7
        for y in (-sy / 2 - .012, sy / 2 + .012):
            box("plank", (sx, .024, sz / 7 - .016), (0, y, h), tinted(("#C49C68", "#BA9160", "#CBA675")[k % 3], .8, 0), None, .004)
        box("plank", (.024, sy, sz / 7 - .016), (-sx / 2 - .012, 0, h), tinted(("#BA9160", "#CBA675", "#C49C68")[k % 3], .8, 0), None, .004)
    for x in (-sx / 2 + .06, -.5, .5, sx / 2 - .06):
        box("batten", (.12, .03, sz), (x, -sy / 2 - .036, z + .12 + sz / 2), tinted("#A67D4C", .8, 0), None, .006)
    for y in (-sy / 2 + .06, sy / 2 - .06):
        box("batten", (.03, .12, sz), (-sx / 2 - .036, y, z + .12 + sz / 2), tinted("#A67D4C", .8, 0), None, .006)
    top = z + .14 + sz
    for x in (-1.0, -.25, .25, 1.0):
        tube("lashing", [(x, -1.1, z + .05), (x, -sy / 2 - .055, z + .34), (x, -sy / 2 - .055, top), (x, sy / 2 + .05, top), (x, 1.1, z + .05)], .024, mat("gulf"), None, False)
        box("ratchet", (.10, .06, .16), (x, -sy / 2 - .09, z + .62), mat("steel"), None, .012)
    _label(-sx / 2 - .060, z + 1.02)


def _label(x, z, r=.34):
    """Class 9 dangerous-goods label: a white diamond with seven black bars in its upper half."""
    polygon("rim", [(x + .002, 0, z - r), (x + .002, r, z), (x + .002, 0, z + r), (x + .002, -r, z)], mat("black"))
    r *= .93
    polygon("label", [(x, 0, z - r), (x, r, z), (x, 0, z + r), (x, -r, z)], mat("linen"))
    for k in range(-3, 4):
        y, w = k * .085, .022
        polygon("bar", [(x - .002, y - w, z + .02), (x - .002, y + w, z + .02), (x - .002, y + w, z + r - abs(y + w) - .01), (x - .002, y - w, z + r - abs(y - w) - .01)], mat("black"))
