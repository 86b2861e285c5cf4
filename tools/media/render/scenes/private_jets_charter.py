"""Private charter at dusk: the business jet before its lit hangar, seen from the nose.

Wet ground. Cost: 1920×1080, 2 × 24 samples. Render seeds: 11 and 108.
"""
import math

from aircraft import business_jet
from apron import chock, edge_lights, ground, line, stand
from buildings import hangar, kuwait_towers, skyline
from light import area, camera, point, sky, spot, sun

SUN = (1.6, 28)


def build():
    sky(*SUN, .24, dust=2.0, ozone=4.5, clouds=dict(
        scale=(.30, .9, 1), rot=-.9, freq=1.25, lo=.43, hi=.70, amt=.9, loc=(.4, 1.7, 0),
        near=(5.5, 1.7, .8), far=(.62, .42, .66), core=(.30, .20, .34), pow=6.))
    sun(*SUN, 5.0, (1, .38, .15), .7)
    ground(wet=.64)
    stand(3.25)
    business_jet(lit=(0, 1, 2, 3, 4, 5, 6))
    hangar((27, 7), -math.pi / 2, 48, 42, 12.5, 9000)
    edge_lights([(x, 40) for x in range(-60, 26, 8)], "lamp_amber")
    edge_lights([(x, -12) for x in range(-2, 26, 7)], "lamp_blue")
    line([(-40, -9), (24, -9)], .2, "white")
    line([(-40, -9.5), (24, -9.5)], .2, "red")
    chock(3.25, 0)
    kuwait_towers((-90, 1400), 1.1)
    skyline(-900, 900, 1600, height=90)
    spot((26, 3, 11.5), (14, 0, 0), 9000, (1, .72, .42), 110, .8, 1.5)
    area((-16, -16, 12), (3, 0, 2.5), 14, 1100, (.55, .70, 1.), 8)
    point((4.75, -1.7, 3.0), 60, (1, .72, .42), .15)
    camera((-10.6, -7.4, 1.0), (6.6, .5, 3.05), 31)
