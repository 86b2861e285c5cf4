"""Catering soon after sunrise: a trolley crosses from the high-lift truck into the aircraft's galley.

The camera stands at deck height. Cost: 1920×1080, 2 × 8 samples, 4 bounces. Render seeds: 11 and 108.
"""
import math

from aircraft import twin
from apron import cone, dry_ground, line, mast, stand
from buildings import control_tower, skyline, terminal
from traces import stain, track
from galley import TOP, laid_tray, trolley
from light import area, level_camera, sky, sun
from materials import levels
from vehicles import bag_cart, catering_truck, tug

SUN = (9, -58)
DECK, BRIDGE = 3.18, 3.20  # height of the platform and of the bridge plate (m)


def build():
    levels["offices"] = .05
    sky(*SUN, .19, dust=1.2, ozone=4.2, horizon=(1.0, .72, .46), clouds=dict(
        scale=(.35, .75, 1), rot=.9, freq=1.0, lo=.48, hi=.72, amt=.5, loc=(2.0, 1.0, 0),
        near=(8.5, 6.2, 4.2), far=(5.4, 4.6, 4.2), core=(3.6, 3.1, 3.0), pow=2.))
    sun(*SUN, 13, (1, .58, .28), .6)
    dry_ground(dust=.5, wind=.3)
    stand()
    for x, y in ((-52, 34), (-110, 40)):
        mast(x, y, 24, 4, 0)
    track([(-60, 9), (-30, 8), (-4, 8.4), (5, 12)], .28)
    track([(-60, 11), (-30, 10), (-4, 10.2), (6, 14)], .28)
    stain(-3.5, 6.5, .6)
    twin(galley=True)
    catering_truck((5.05, 3.15), math.pi / 2, 2.09, open_front=True)
    for x, y in ((1.6, 5.6), (2.0, 11.6), (-3.2, 1.2)):
        cone(x, y)
    line([(-90, 14.5), (60, 14.5)], .22, "red")
    line([(-90, 15.0), (60, 15.0)], .18, "white")
    tug((-24, 19), math.radians(180))
    bag_cart((-27.7, 19), math.radians(180))
    bag_cart((-31.4, 19), math.radians(180), 2)
    twin((-66, -34), math.radians(96), detail=False, belly="#1C7F86", line="#E8E2D2")
    terminal((-210, -120), math.radians(70), 260, 17)
    control_tower((-150, 60), 50)
    skyline(-1400, 1400, -1500, height=70, count=80).rotation_euler = (0, 0, math.radians(-70))
    area((14, 16, 10), (5, 4, 4), 12, 380, (.86, .90, 1.), 8)
    _trolleys()
    level_camera((7.45, 5.15, 4.80), -134, 27, shift_y=-.13, fstop=8, focus=(5.9, 3.7, 4.2))


def _trolleys():
    """One trolley at the door's sill, one with laid trays near the lens."""
    trolley((5.0, 2.72, BRIDGE), math.radians(92))
    near = trolley((6.05, 4.15, DECK), math.radians(48))
    laid_tray(near, (-.20, 0, TOP - .008))
    laid_tray(near, (.205, 0, TOP - .008), math.radians(2), covered=True)
