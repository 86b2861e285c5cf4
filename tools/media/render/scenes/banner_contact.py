"""Contact banner (21:9): the Kuwait Towers over the bay at dusk, with an aircraft on approach.

Cost: 2100×900, 2 × 24 samples. Render seeds: 11 and 108; skylines: 9 and 5.
"""
import math

from aircraft import twin
from buildings import kuwait_towers, skyline
from core import box, mesh
from light import camera, sky, spot, sun
from materials import mat

SUN = (2.4, -34)
TOWERS = (188, 640)


def build():
    sky(*SUN, .24, dust=1.8, ozone=4.5, horizon=(.62, .36, .22), clouds=dict(
        scale=(.28, .9, 1), rot=.7, freq=1.2, lo=.43, hi=.69, amt=.9, loc=(.9, .9, 0),
        near=(6.0, 2.1, .9), far=(.66, .46, .66), core=(.32, .22, .36), pow=5.))
    sun(*SUN, 5.0, (1, .42, .17), .7)
    s = 9000
    mesh("water", [(-s, -s, 0), (s, -s, 0), (s, s, 0), (-s, s, 0)], [(0, 1, 2, 3)], mat("water"), smooth=False)
    box("shore", (2600, 40, 3), (400, 690, 1), mat("silhouette"))
    kuwait_towers(TOWERS, 1.0, "concrete_pale", discs=True)
    x, y = TOWERS
    for dx, dy, z, power in ((-70, -100, 95, 150000), (60, -90, 70, 60000)):
        spot((x + dx, y + dy, 6), (x, y, z), power, (1, .74, .46), 100, 1, 4, mirrored=False)
    skyline(-900, 1500, 880, seed=9, height=58, count=120, lights=True)
    skyline(-1300, 1900, 1250, seed=5, height=120, count=130, lights=True)
    skyline(-1900, 2600, 1750, seed=8, height=230, count=110, lights=True)
    for k in range(-30, 70):
        box("quay lamp", (.6, .6, .7), (13 * k, 668, 7), mat("lamp"), None, 0)
    plane = twin((-30, 205), 0, z=64, lit=.4)
    plane.rotation_euler = (0, math.radians(4), math.radians(158))
    camera((0, 0, 4.0), (22, 300, 44), 36)
