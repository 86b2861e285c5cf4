"""Crew transport at night: van under a lit hotel canopy, luggage at the kerb."""
import math

from apron import ground, line
from buildings import hotel, palm
from light import area, camera, spot, twilight
from vehicles import suitcase, van


def build():
    twilight(-70, (.006, .014, .040), (.014, .030, .070), (.060, .070, .105), (.26, .13, .08), 4.0, .9)
    ground(wet=.62)
    hotel((0, 0))
    van((-5.0, -8.2), math.radians(17), paint="white")
    for k, (x, y, yaw) in enumerate(((2.3, -8.3, .3), (3.15, -7.9, -.4), (3.8, -8.4, .2))):
        bag = suitcase((x, y, .37), 0, k, None)
        bag.rotation_euler = (0, -math.pi / 2, yaw)
    for x, y, h, seed in ((-15.5, -5.5, 8.5, 1), (14.5, -4.5, 9.2, 2), (19.5, -7.5, 7.6, 3), (-21, -3, 7.5, 4)):
        palm((x, y), h, seed)
        spot((x + .6, y - 1.6, .2), (x, y, h), 420, (1, .74, .42), 60, .8, .1)
    line([(-60, -11.2), (60, -11.2)], .16, "white")
    spot((-16, -26, 9), (-2, -6, 1.5), 9000, (.80, .86, 1.), 40, .8, .6)
    area((0, -34, 16), (0, 0, 6), 26, 900, (.40, .55, 1.), 12)
    camera((-9.6, -21.6, 1.25), (.3, -4.2, 3.35), 30)
