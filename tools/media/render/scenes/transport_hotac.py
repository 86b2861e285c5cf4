"""Crew transport at night: a van under a lit hotel canopy, luggage at the kerb.

Cost: 1920×1080, 2 × 10 samples. Render seeds: 11 and 108; palms 1 to 4, shrubs 10 to 44.
"""
import math

from buildings import palm, skyline
from core import polygon
from hotel import hotel, shrub
from light import area, level_camera, point, spot, twilight
from materials import mat
from vehicles import suitcase, van


def build():
    twilight(-70, (.006, .014, .040), (.014, .030, .070), (.060, .070, .105), (.26, .13, .08), 4.0, .9)
    s = 400
    polygon("drive", [(-s, -s, 0), (s, -s, 0), (s, s, 0), (-s, s, 0)], mat("drive_asphalt"))
    hotel((0, 0))
    van((-4.6, -7.2), math.radians(17), paint="crew_blue")
    for x, y, yaw, kind in ((1.7, -8.6, .3, 0), (2.35, -8.2, -.4, 1), (3.1, -8.6, .2, 2)):
        bag = suitcase((x, y, .37), 0, kind)
        bag.rotation_euler = (0, -math.pi / 2, yaw)
    for x, y, h, seed in ((-15.5, -5.5, 8.5, 1), (10.6, -2.9, 8.6, 2), (19.5, -7.5, 7.6, 3), (-21, -3, 7.5, 4)):
        palm((x, y), h, seed)
        spot((x + .6, y - 1.6, .2), (x, y, h), 1600, (1, .74, .42), 60, .8, .1)
        for k in range(5):
            shrub((x + 1.5 * math.cos(k * 1.3), y + .9 * math.sin(k * 1.3), .30), .45, 10 * seed + k)
        point((x, y - 1.9, .5), 30, (1, .74, .42), .05)
    skyline(20, 400, 260, height=60, count=26, lights=True)
    area((0, -34, 16), (0, 0, 6), 26, 1500, (.42, .56, 1.), 12)
    area((-8, -17, 4.6), (-3, -7, 1.6), 9, 420, (1, .86, .70), 1.6, mirrored=True)
    spot((-15, -17, 7), (-2, -6.5, 1.2), 3600, (1, .80, .60), 44, .8, .5, mirrored=False)
    for x in (12.6, 15.4, 18.2):
        spot((x, -.7, .25), (x, 1.0, 5), 420, (1, .74, .42), 60, .9, .1, mirrored=False)
    level_camera((-5.0, -16.6, 1.6), 17, 25, shift_y=.10)
