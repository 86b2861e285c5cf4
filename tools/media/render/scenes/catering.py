"""Catering on a clear morning: high-lift truck raised to the right front door."""
import math

from aircraft import twin
from apron import chock, cone, ground, line, mast, stand
from buildings import control_tower, jet_bridge, kuwait_towers, skyline, terminal
from galley import TOP, coffee_pot, laid_tray, trolley
from light import area, camera, sky, sun
from materials import levels
from vehicles import catering_truck

SUN = (15, -42)


def build():
    levels["offices"] = .03
    sky(*SUN, .15, dust=.2, ozone=4.2, horizon=(1.0, .82, .62), clouds=dict(
        scale=(.35, .75, 1), rot=.9, freq=1.0, lo=.48, hi=.72, amt=.4, loc=(2.0, 1.0, 0),
        near=(8.5, 7.4, 6.0), far=(7.4, 6.6, 5.8), core=(5.0, 4.6, 4.6), pow=2.))
    sun(*SUN, 9.5, (1, .78, .54), .6)
    ground(wet=.22, tone=1.9)
    stand()
    twin(open_right=True)
    catering_truck((5.05, 3.15), math.pi / 2, 2.09)
    for x, y in ((2.6, 5.2), (2.8, 11.8), (7.9, 12.2), (-1.6, 1.0)):
        cone(x, y)
    chock(4.9, 0)
    line([(-40, 14.5), (60, 14.5)], .22, "red")
    line([(-40, 15.0), (60, 15.0)], .18, "white")
    terminal((70, -95), math.radians(12), 240, 17)
    jet_bridge((46, -62), math.radians(160), 24)
    twin((52, -48), math.radians(96), detail=False, belly="#1C7F86", line="#E8E2D2")
    control_tower((160, -40), 50)
    kuwait_towers((900, -1500), 1.2)
    skyline(-300, 2200, -1700, height=90)
    mast(84, -40, 26, 4, math.radians(160))
    area((-20, 26, 14), (5, 4, 3), 16, 700, (.75, .85, 1.), 10)
    _galley()
    camera((-9.0, 17.2, 1.75), (5.6, 4.0, 1.42), 28.5)


def _galley():
    """In the foreground: a trolley with trays laid for the crew, another with the coffee."""
    near = trolley((-7.44, 14.77), math.radians(-122))
    laid_tray(near, (-.20, 0, TOP - .008))
    laid_tray(near, (.205, 0, TOP - .008), math.radians(2), covered=True)
    side = trolley((-7.31, 14.07), math.radians(-129))
    coffee_pot(side, (.14, 0, TOP - .008), .5)
