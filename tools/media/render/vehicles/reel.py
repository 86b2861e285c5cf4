import math

import numpy as np

from core import cyl, lathe, tube
from materials import mat


def reel(parent, loc, r=.42):
    """Drum of wound hose, its axis along Y."""
    for s in (-.24, .24):
        lathe("flange", [(s - .012, 0), (s - .012, r), (s + .012, r), (s + .012, 0)], mat("yellow"), parent, "y", 40, loc)
        for k in range(6):
            a = k * math.pi / 3
            p = (loc[0] + r * .6 * math.cos(a), loc[1] + s, loc[2] + r * .6 * math.sin(a))
            cyl("hole", r * .16, (p[0], p[1] - .014, p[2]), (p[0], p[1] + .014, p[2]), mat("black"), parent, 20)
        cyl("hub", r * .2, (loc[0], loc[1] + s - .04, loc[2]), (loc[0], loc[1] + s + .04, loc[2]), mat("steel"), parent)
    for k in range(5):
        v = [(loc[0] + r * .78 * math.cos(t), loc[1] - .19 + k * .095, loc[2] + r * .78 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 25)[:-1]]
        tube("wound", v, .048, mat("rubber"), parent, False, True)
