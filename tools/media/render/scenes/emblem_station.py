"""Emblem: a station desk in the evening, the flight report under a lamp, an aircraft tail outside.

Cost: 896×672, 2 × 6 samples. Render seeds: 11 and 108.
"""
import math

from aircraft import twin
from apron import dry_ground, mast
from core import box, cyl, empty, lathe, tube
from light import area, camera, point, sky, spot, sun
from materials import lamp, mat, tinted

SUN = (1.8, -22)
DESK = 5.2  # height of the desk top above the apron (m)


def build():
    sky(*SUN, .24, dust=3.0, ozone=4.0, horizon=(.78, .40, .20), clouds=dict(
        scale=(.3, .9, 1), rot=.4, freq=1.2, lo=.44, hi=.70, amt=.8, near=(5, 1.8, .8), far=(.7, .46, .6), core=(.3, .2, .3), pow=5.))
    sun(*SUN, 4.0, (1, .46, .2), .7)
    dry_ground(dust=.4, tone=.8)
    twin((-27, 37), math.radians(-14), tail=("#0A5A78", "#F3F4F2", "#F3F4F2"), belly="#0A5A78", line="#E8E2D2", lit=.6)
    mast(30, 90, 26, 4, math.radians(-100))
    spot((-26, 8, 20), (-4, 36, 4), 30000, (1, .80, .56), 60, .7, .8)
    e = empty("desk", (0, 0, DESK))
    box("top", (3.4, 1.3, .05), (0, .1, -.025), mat("desk"), e, .012)
    box("edge", (3.4, .02, .03), (0, -.555, -.025), mat("brass"), e, .004)
    box("sill", (4.4, .12, .10), (0, .95, .06), mat("cladding"), e, .02)
    for x in (-1.25, 1.12):
        box("mullion", (.06, .08, 2.6), (x, .98, 1.3), mat("dark"), e, .01)
    _screen(e)
    _report(e)
    _lamp(e)
    _headset(e)
    lathe("cup", [(0, 0), (0, .032), (.09, .042), (.09, .038), (.01, .03), (.01, 0)], mat("china"), e, "z", 32, (.52, -.10, 0))
    point((0, -1.6, DESK + 1.4), 5, (.55, .70, 1.), .5)
    camera((.06, -1.32, DESK + .62), (-.02, .5, DESK + .23), 30)


def _screen(e):
    """Monitor with the day's flights, one row each; the colour shows the flight's status."""
    m = empty("monitor", (-.50, .42, .36), math.radians(16), e)
    box("shell", (.86, .035, .50), (0, .02, 0), mat("black"), m, .012)
    box("glass", (.82, .01, .46), (0, -.002, 0), lamp("board dark", (.008, .020, .034), 1), m, 0)
    box("neck", (.07, .05, .24), (0, .05, -.24), mat("dark"), m, .01)
    box("foot", (.30, .2, .015), (0, .05, -.352), mat("dark"), m, .005)
    white, gulf = lamp("board white", (.80, .90, 1), 1.3), lamp("board gulf", (.14, .60, .82), 2.0)
    state = [lamp("board green", (.2, .9, .5), 2.0), lamp("board brass", (1, .58, .15), 2.6)]
    box("head", (.78, .004, .026), (0, -.010, .195), gulf, m, 0)
    for k in range(8):
        z = .142 - .047 * k
        for x, w in ((-.345, .075), (-.235, .10), (-.10, .06), (.0, .06), (.12, .10)):
            box("cell", (w * (.8 + .2 * ((k * 3 + int(w * 100)) % 2)), .004, .016), (x, -.010, z), white, m, 0)
        box("state", (.11, .004, .022), (.32, -.010, z), state[k in (2, 5)], m, 0)


def _report(e):
    r = empty("report", (.10, -.26, .004), math.radians(-9), e)
    box("board", (.30, .40, .006), (0, 0, 0), mat("navy"), r, .004)
    box("sheet", (.265, .355, .002), (0, -.012, .006), mat("linen"), r, 0)
    box("clip", (.11, .03, .014), (0, .185, .010), mat("chrome"), r, .004)
    ink = tinted("#26344A", .8, 0)
    box("heading", (.12, .016, .001), (-.055, .125, .0075), ink, r, 0)
    for k in range(9):
        y = .088 - .028 * k
        box("line", (.13 + .02 * (k * 7 % 3), .005, .001), (-.035, y, .0075), ink, r, 0)
        box("time", (.03, .005, .001), (.072, y, .0075), ink, r, 0)
        tube("tick", [(.100, y + .002, .008), (.106, y - .006, .008), (.118, y + .010, .008)], .0016, mat("brass" if k == 6 else "gulf"), r, False)
    tube("pen", [(.02, -.20, .016), (.19, -.09, .014)], .006, mat("black"), r, False)
    tube("pen", [(.165, -.106, .0145), (.195, -.087, .014)], .0068, mat("brass"), r, False)


def _lamp(e):
    lathe("foot", [(0, 0), (0, .085), (.012, .085), (.02, .03), (.03, .012)], mat("brass"), e, "z", 40, (.36, .30, 0))
    tube("stem", [(.36, .30, .02), (.36, .30, .36), (.34, .26, .48), (.26, .12, .50)], .009, mat("brass"), e)
    head = empty("head", (.245, .09, .495), (math.radians(-26), 0, .3), e)
    lathe("shade", [(.045, .0), (.045, .028), (.0, .055), (-.06, .092), (-.06, .088), (.0, .05), (.03, .02)], mat("gulf"), head, "z", 40)
    lathe("bulb", [(-.05, 0), (-.03, .03), (.0, .02)], lamp("bulb", (1, .78, .48), 30), head, "z", 24)
    spot((.235, .05, DESK + .41), (.06, -.28, DESK), 75, (1, .76, .46), 120, .8, .04, mirrored=False)


def _headset(e):
    h = empty("headset", (.86, .02, .0), .5, e)
    tube("band", [(-.09, 0, .05), (-.095, .05, .10), (-.06, .12, .17), (.06, .12, .17), (.095, .05, .10), (.09, 0, .05)], .010, mat("black"), h)
    for s in (1, -1):
        cyl("cup", .048, (s * .075, 0, .05), (s * .11, 0, .05), mat("charcoal"), h, 28)
        cyl("pad", .046, (s * .055, 0, .05), (s * .075, 0, .05), mat("leather"), h, 28)
    tube("boom", [(-.10, -.02, .05), (-.11, -.10, .035), (-.05, -.16, .03)], .005, mat("black"), h)
