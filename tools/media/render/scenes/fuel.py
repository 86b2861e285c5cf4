"""Fuelling at golden hour: a refueller beside the wing, its hose up to the wing coupling.

Dry ground. Cost: 1920×1080, 2 × 8 samples. Render seeds: 11 and 108.
"""
import math

from aircraft import twin
from apron import chock, cone, double_line, dry_ground, mast, stand
from buildings import control_tower, kuwait_towers, skyline, terminal
from core import box, cyl, lathe, tube
from light import area, camera, sky, sun
from materials import mat
from traces import stain, track
from vehicles import fuel_truck, ground_power, passenger_stairs

SUN = (8.5, -121)


def build():
    sky(*SUN, .15, dust=3.5, ozone=3.0, horizon=(.78, .56, .38), clouds=dict(
        scale=(.4, .8, 1), rot=.5, freq=1.05, lo=.42, hi=.66, amt=.85,
        near=(6.0, 3.0, 1.4), far=(2.6, 1.6, 1.4), core=(.75, .55, .7), pow=3.))
    sun(*SUN, 12.0, (1, .60, .32), .6)
    dry_ground(dust=.5, lane=.1, wind=.3)
    _traces()
    stand()
    double_line([(-40, -21.5), (60, -21.5)])
    twin()
    fuel_truck((1.2, -14.6), math.radians(20))
    _hose()
    ground_power((-1.2, 5.2), math.radians(14))
    passenger_stairs((-13.5, -33.5), math.radians(20), 3.2)
    for x, y in ((-1.2, -17.4), (12.6, -18.6), (21.8, -16.4)):
        cone(x, y)
    chock(4.9, 0)
    terminal((130, 150), math.radians(-35), 260, 18)
    control_tower((-30, 260), 46)
    kuwait_towers((-330, 1500), 1.1)
    skyline(-900, 1600, 1700, height=90)
    mast(-34, 120)
    area((-6, -38, 20), (9, -8, 2), 22, 1500, (.62, .76, 1.), 10)
    camera((1.6, -29.0, 1.4), (9.2, -9.0, 3.25), 31)


def _traces():
    for dy in (0, 1.9):
        track([(-34, -24 + dy), (-14, -22.4 + dy), (0, -17.2 + dy), (12, -13.2 + dy), (30, -12 + dy)], .34)
        track([(-20, -16.0 + dy), (2, -16.4 + dy), (20, -20.5 + dy), (44, -31 + dy)], .30, .8)
    stain(18.6, -10.9, 1.1, "fuel")
    stain(9.5, -16.2, .8, "fuel", .8)
    stain(11.9, -6.0, .7)
    stain(6.0, -20.4, .5)
    stain(-3.2, -19.2, .35)


def _hose():
    """Hose from the truck's reel to the coupling under the wing, with the platform's ladder."""
    pts = [(6.3, -13.5, 1.0), (6.8, -14.4, .5), (8.0, -15.0, .07), (10.6, -14.6, .07), (13.2, -15.2, .07), (16.0, -14.2, .07),
           (18.2, -11.6, .35), (18.75, -10.9, 1.5), (18.85, -10.8, 2.85)]
    tube("hose", pts, .065, mat("rubber"))
    for k in (3, 4):
        lathe("clip", [(-.05, .074), (.05, .074)], mat("brass"), None, "x", 20, pts[k])
    p = (18.85, -10.8)
    cyl("coupling", .09, (*p, 2.72), (*p, 3.02), mat("alu"))
    cyl("collar", .14, (*p, 2.95), (*p, 3.08), mat("brass"))
    cyl("adapter", .17, (*p, 3.05), (*p, 3.16), mat("chrome"))
    for s in (1, -1):
        tube("grip", [(p[0], p[1], 2.85), (p[0] + s * .16, p[1], 2.82), (p[0] + s * .18, p[1], 2.95)], .016, mat("black"))
    for s in (.25, -.25):
        tube("ladder", [(19.9, p[1] + s, 0), (19.35, p[1] + s, 2.5)], .025, mat("yellow"), None, False)
        tube("ladder", [(18.7, p[1] + s * 1.2, 0), (19.3, p[1] + s, 2.4)], .02, mat("yellow"), None, False)
    for t in (.15, .35, .55, .75, .93):
        box("rung", (.10, .5, .03), (19.9 - .55 * t, p[1], 2.5 * t), mat("alu"))
