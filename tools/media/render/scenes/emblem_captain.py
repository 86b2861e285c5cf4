"""Emblem: a flight deck at dusk, seen between the seats, with runway lights ahead.

Cost: 896×672, 2 × 6 samples. Render seeds: 11 and 108.
"""
import math

import numpy as np

from apron import dry_ground, line
from buildings import skyline
from core import box, cyl, empty, lathe, polygon, prism, tube
from light import area, camera, point, sky, sun
from materials import lamp, mat

SUN = (1.8, 14)
EYE = 4.6  # height of the flight deck's floor above the runway (m)


def build():
    sky(*SUN, .30, dust=3.0, ozone=3.5, horizon=(.95, .46, .20), clouds=dict(
        scale=(.3, .9, 1), rot=.2, freq=1.2, lo=.44, hi=.70, amt=.8, loc=(.6, .2, 0),
        near=(5.0, 1.9, .8), far=(.8, .5, .6), core=(.4, .26, .34), pow=5.))
    sun(*SUN, 3.0, (1, .50, .24), .8)
    dry_ground(dust=.3, lane=math.pi / 2, tone=.5)
    skyline(-900, 900, 1500, height=80)
    _runway()
    deck = empty("deck", (0, 0, EYE))
    _windows(deck)
    _panel(deck)
    _pedestal(deck)
    for x in (-.62, .62):
        _seat(deck, x)
    area((0, -1.5, EYE + 1.75), (0, -.2, EYE + .8), .8, 3.2, (1, .74, .50), .3)
    point((0, -.45, EYE + .92), .9, (.62, .82, 1.), .2)
    camera((-.30, -1.85, EYE + 1.37), (-.10, .6, EYE + 1.04), 27)


def _runway():
    """Centre line and two rows of edge lights that converge at the horizon."""
    for k in range(30):
        line([(-.3, 20 + k * 30), (-.3, 38 + k * 30)], .9, "white")
    white, green = lamp("edge white", (1, .86, .62), 90), lamp("edge green", (.1, 1, .45), 24)
    for k in range(80):
        for s in (1, -1):
            lathe("light", [(0, 0), (.02, .18 + .007 * k), (.4 + .007 * k, 0)], white, None, "z", 10, (s * 18 - .3, 24 + k * 14, .1))
    for k in range(11):
        lathe("bar", [(0, 0), (.02, .2), (.3, 0)], green, None, "z", 10, (-20 + 4 * k, 210, .1))


def _windows(deck):
    post = mat("charcoal")
    for x, lean in ((0, 0), (-.86, -.20), (.86, .20)):
        tube("post", [(x, .52 - abs(x) * .25, .92), (x - lean * .3, .40 - abs(x) * .3, 1.40), (x - lean, .10 - abs(x) * .25, 1.80)], .045, post, deck)
    box("sill", (2.6, .16, .08), (0, .46, .93), post, deck, .03)
    box("head", (2.4, .9, .10), (0, -.22, 1.83), post, deck, .03, rot=(.10, 0, 0))
    box("overhead", (.62, .9, .06), (0, -.55, 1.74), mat("cladding"), deck, .02, rot=(.16, 0, 0))
    lit, amber = lamp("switch", (.75, .9, 1), 2.0), lamp("switch amber", (1, .62, .2), 3.0)
    for r in range(5):
        for c in range(7):
            if (r * 7 + c * 3) % 4:
                box("switch", (.028, .02, .012), (-.24 + .08 * c, -.9 + .15 * r, 1.655 + .024 * r), amber if (r + 2 * c) % 9 == 0 else lit, deck, 0)
    for s in (1, -1):
        box("wall", (.12, 2.6, .95), (s * 1.16, -.9, .55), mat("cladding"), deck, .04)
        box("side post", (.10, .14, .9), (s * 1.10, -.55, 1.4), post, deck, .03, rot=(0, -s * .22, 0))


def _panel(deck):
    prism("shield", [(-.30, .93), (-.34, .99), (-.10, 1.045), (.50, 1.0), (.50, .90), (-.22, .90)], 1.9, mat("black"), deck, .02, rot=math.pi / 2)
    box("mode panel", (.78, .03, .075), (0, -.335, .965), mat("charcoal"), deck, .008)
    digits = lamp("digits", (1, .58, .16), 5)
    for k in range(5):
        box("window", (.085, .006, .026), (-.30 + .15 * k, -.352, .978), digits, deck, 0)
        cyl("knob", .013, (-.30 + .15 * k, -.345, .945), (-.30 + .15 * k, -.375, .945), mat("alu"), deck, 16)
    face = empty("face", (0, -.20, .70), (-.22, 0, 0), deck)
    box("panel", (2.1, .05, .46), (0, .03, 0), mat("cladding"), face, .02)
    for x, kind in ((-.72, "attitude"), (-.37, "map"), (0, "engine"), (.37, "map"), (.72, "attitude")):
        _display(face, x, kind)


def _display(face, x, kind, s=.155):
    """One display of half width ``s`` (m). kind: "attitude", "map" or "engine"."""
    d = empty("display", (x, -.005, .03), 0, face)
    box("bezel", (2 * s + .03, .02, 2 * s + .03), (0, .006, 0), mat("black"), d, .01)

    def fill(pts, m, y=-.008):
        polygon("lit", [(p[0] * s, y, p[1] * s) for p in pts], m, d)

    def stroke(pts, m, r=.0022):
        tube("lit", [(p[0] * s, -.012, p[1] * s) for p in pts], r, m, d, False)

    dark, white = lamp("display dark", (.010, .024, .040), 1), lamp("display white", (.9, .95, 1), 2.4)
    gulf, brass, green = lamp("display gulf", (.16, .62, .85), 2.6), lamp("display brass", (1, .60, .16), 3), lamp("display green", (.2, 1, .5), 2.0)
    fill([(-1, -1), (1, -1), (1, 1), (-1, 1)], dark, -.0055)
    if kind == "attitude":
        fill([(-.6, -.02), (.6, .02), (.6, .8), (-.6, .8)], lamp("display sky", (.07, .36, .74), 1.6))
        fill([(-.6, -.8), (.6, -.8), (.6, .02), (-.6, -.02)], lamp("display earth", (.42, .21, .06), 1.4))
        stroke([(-.6, -.02), (.6, .02)], white)
        stroke([(-.34, 0), (-.12, 0), (0, -.08), (.12, 0), (.34, 0)], brass, .003)
        for z in (-.5, -.25, .3, .55):
            stroke([(-.14, z), (.14, z)], white, .0014)
        for side in (-.8, .8):
            stroke([(side, -.8), (side, .8)], gulf)
            stroke([(side - .08, .05), (side + .08, .05)], green, .003)
    elif kind == "map":
        for r in (.5, .95, 1.4):
            stroke([(r * math.sin(a), -.72 + r * math.cos(a)) for a in np.linspace(-.75, .75, 20)], gulf, .0018)
        stroke([(0, -.72), (.06, -.1), (.34, .35), (.20, .8)], brass, .003)
        stroke([(-.08, -.8), (0, -.66), (.08, -.8)], white)
    else:
        for cx in (-.45, .45):
            for cz in (.45, -.25):
                stroke([(cx + .3 * math.cos(a), cz + .3 * math.sin(a)) for a in np.linspace(-.5, 3.6, 18)], white, .0016)
                stroke([(cx, cz), (cx + .24 * math.cos(1.2), cz + .24 * math.sin(1.2))], green, .003)
        for z in (-.68, -.8, -.92):
            stroke([(-.7, z), (.5 + z * .3, z)], green, .0018)


def _pedestal(deck):
    box("pedestal", (.46, 1.0, .10), (0, -.86, .52), mat("cladding"), deck, .03, rot=(.16, 0, 0))
    for x in (-.055, .055):
        tube("lever", [(x, -.66, .56), (x, -.60, .70), (x, -.60, .74)], .014, mat("steel"), deck)
        box("grip", (.07, .045, .05), (x, -.60, .765), mat("linen"), deck, .016)
    lit = lamp("key", (.70, .88, 1), 1.6)
    for r in range(4):
        for s in (1, -1):
            for c in range(3):
                box("key", (.026, .02, .012), (s * (.12 + .04 * c), -1.1 + .13 * r, .545 + .02 * r), lit, deck, 0)


def _seat(deck, x):
    box("back", (.46, .13, .70), (x, -1.16, .62), mat("charcoal"), deck, .06, rot=(.14, 0, 0))
    box("skin", (.40, .10, .56), (x, -1.08, .68), mat("linen"), deck, .05, rot=(.14, 0, 0))
    box("rest", (.27, .10, .17), (x, -1.22, 1.06), mat("charcoal"), deck, .045, rot=(.14, 0, 0))
