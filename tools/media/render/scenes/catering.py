"""Catering on a clear morning: high-lift truck raised to the right front door."""
import math

from aircraft import twin
from apron import chock, cone, ground, line, mast, stand
from buildings import control_tower, jet_bridge, kuwait_towers, skyline, terminal
from light import area, camera, sky, sun
from materials import levels
from vehicles import catering_truck

SUN = (19, -28)


def build():
    levels["offices"] = .12
    sky(*SUN, .115, dust=1.0, ozone=2.6, horizon=(.66, .68, .70), clouds=dict(
        scale=(.35, .75, 1), rot=.9, freq=1.0, lo=.45, hi=.70, amt=.8, loc=(2.0, 1.0, 0),
        near=(7.0, 6.6, 6.0), far=(5.6, 5.8, 6.2), core=(3.6, 3.8, 4.4), pow=2.))
    sun(*SUN, 7.5, (1, .86, .68), .6)
    ground(wet=.26, tone=1.5)
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
    camera((-8.4, 16.6, 1.35), (5.6, 4.0, 3.55), 30)
