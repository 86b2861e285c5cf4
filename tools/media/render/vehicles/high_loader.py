import numpy as np

from aircraft import wheel
from core import box, cyl, empty, tube
from materials import mat
from vehicles.parts import beacon, beam


def high_loader(loc, yaw=0.0, deck=3.10):
    """Main-deck loader with its bridge at x = 0, toward the aircraft; platform and bridge are raised."""
    e = empty("loader", (*loc, 0), yaw)
    box("base", (8.6, 2.6, .46), (4.4, 0, .68), mat("white"), e, .05)
    for s in (1, -1):
        box("line", (8.5, .014, .10), (4.4, s * 1.306, .74), mat("gulf"), e, .003)
        for x in (1.0, 2.0, 7.2, 8.1):
            wheel((x, s * 1.15, .42), .42, .36, e)
        for x in (.2, 4.4, 8.6):
            box("jack", (.2, .2, .7), (x, s * 1.45, .36), mat("yellow"), e, .02)
    for x0, x1 in ((.2, 2.6), (3.2, 8.2)):
        for s in (1, -1):
            beam(e, (x0 + .2, .95), (x1 - .2, deck - .28), s * 1.12, .20)
            beam(e, (x1 - .2, .95), (x0 + .2, deck - .28), s * .98, .20)
        _loader_deck(e, x0, x1, deck)
    for s in (1, -1):
        cyl("ram", .09, (4.2, s * .5, 1.0), (5.6, s * .5, deck - .5), mat("chrome"), e)
    _loader_cabin(e, deck)
    return e


def _loader_deck(e, x0, x1, deck):
    cx, l = (x0 + x1) / 2, x1 - x0
    box("deck", (l, 3.3, .20), (cx, 0, deck - .20), mat("dark"), e, .03)
    for x in np.arange(x0 + .15, x1 - .05, .24):
        cyl("roller", .05, (x, -1.4, deck - .07), (x, 1.4, deck - .07), mat("steel"), e, 14)
    for s in (1, -1):
        box("guide", (l, .16, .22), (cx, s * 1.60, deck - .05), mat("yellow"), e, .03)
        tube("rail", [(x0 + .1, s * 1.72, deck), (x0 + .1, s * 1.72, deck + 1.0), (x1 - .1, s * 1.72, deck + 1.0), (x1 - .1, s * 1.72, deck)], .025, mat("yellow"), e, False)
        tube("rail", [(x0 + .1, s * 1.72, deck + .5), (x1 - .1, s * 1.72, deck + .5)], .02, mat("yellow"), e, False)
        for k in range(int(l / .5)):
            box("hazard", (.25, .012, .20), (x0 + .25 + k * .5, s * 1.686, deck - .05), mat("black"), e, 0)


def _loader_cabin(e, deck):
    box("cabin floor", (1.1, 1.0, .08), (1.7, 2.2, deck - .1), mat("white"), e, .02)
    box("cabin low", (1.1, 1.0, .9), (1.7, 2.2, deck + .38), mat("white"), e, .03)
    box("cabin glass", (1.04, .94, .85), (1.7, 2.2, deck + 1.22), mat("glass"), e, .03)
    box("cabin roof", (1.25, 1.15, .09), (1.7, 2.2, deck + 1.70), mat("white"), e, .03)
    for dx in (-.53, .53):
        for dy in (-.48, .48):
            box("pillar", (.06, .06, .9), (1.7 + dx, 2.2 + dy, deck + 1.22), mat("white"), e, .01)
    beacon(e, (1.7, 2.2, deck + 1.74))
