"""Contact banner (21:9): the Kuwait Towers over the bay at dusk, with an aircraft on approach.

Cost: 2100×900, 2 × 24 samples. Render seeds: 11 and 108; skylines: 9 and 5.
"""
import math

from aircraft import twin
from buildings import kuwait_towers, skyline
from core import box, mesh
from light import camera, sky, sun
from materials import mat

SUN = (2.4, -34)


def build():
    sky(*SUN, .24, dust=1.8, ozone=4.5, horizon=(.62, .36, .22), clouds=dict(
        scale=(.28, .9, 1), rot=.7, freq=1.2, lo=.43, hi=.69, amt=.9, loc=(.9, .9, 0),
        near=(6.0, 2.1, .9), far=(.66, .46, .66), core=(.32, .22, .36), pow=5.))
    sun(*SUN, 5.0, (1, .42, .17), .7)
    s = 9000
    mesh("water", [(-s, -s, 0), (s, -s, 0), (s, s, 0), (-s, s, 0)], [(0, 1, 2, 3)], mat("water"), smooth=False)
    box("shore", (2600, 40, 3), (400, 690, 1), mat("silhouette"))
    kuwait_towers((128, 640), 1.0, "grey", discs=True)
    skyline(-900, 1500, 900, seed=9, height=62, count=80, lights=True)
    skyline(-1600, 2200, 1500, seed=5, height=90, count=90)
    plane = twin((-30, 205), 0, z=64, lit=.4)
    plane.rotation_euler = (0, math.radians(4), math.radians(158))
    camera((0, 0, 4.0), (22, 300, 44), 36)
