import math
import random

import numpy as np

from aircraft import wheel
from core import arch, box, cyl, empty, prism, tube
from materials import mat
from vehicles.parts import beacon
from vehicles.suitcase import suitcase


def belt_loader(loc, yaw=0.0, reach=7.6, top=2.15, bags=5):
    """Belt loader; the belt rises toward -X, the aircraft side, to ``top`` metres."""
    e = empty("belt loader", (*loc, 0), yaw)
    body = [(1.1, .45), (1.1, .92), (1.3, 1.0), (6.6, 1.0), (6.7, .9), (6.7, .45)] + arch(5.7, .45, .5) + arch(2.2, .45, .5)
    prism("chassis", body, 1.75, mat("white"), e, .04)
    for s in (1, -1):
        box("line", (5.5, .014, .10), (3.9, s * .882, .80), mat("gulf"), e, .003)
        for x in (2.2, 5.7):
            wheel((x, s * .74, .42), .42, .28, e)
    a, b = (-.2, top), (reach, .78)
    ang = math.atan2(a[1] - b[1], b[0] - a[0])
    length = math.dist(a, b)
    m = empty("boom", ((a[0] + b[0]) / 2, 0, (a[1] + b[1]) / 2), (0, ang, 0), e)
    box("boom", (length, 1.05, .16), (0, 0, -.06), mat("alu"), m, .03)
    box("belt", (length + .06, .78, .10), (0, 0, 0), mat("rubber"), m, .05)
    for s in (1, -1):
        box("edge", (length, .10, .16), (0, s * .48, .02), mat("yellow"), m, .02)
        rail = [(-length / 2 + .2, s * .52, .05), (-length / 2 + .4, s * .52, .85), (length / 2 - 1.2, s * .52, .85), (length / 2 - .8, s * .52, .05)]
        if s < 0:
            continue
        tube("rail", rail, .022, mat("yellow"), m, False)
        for x in np.linspace(-length / 2 + 1, length / 2 - 1.6, 5):
            cyl("post", .016, (x, .52, .02), (x, .52, .85), mat("yellow"), m, 10)
    for x in (2.0, 4.8):
        for s in (.35, -.35):
            cyl("lift", .06, (x + .6, s, .9), (x, s, top - (x + .2) * math.tan(ang) - .1), mat("chrome"), e)
    box("seat", (.5, .5, .16), (5.9, -.58, 1.18), mat("black"), e, .05)
    box("back", (.12, .5, .5), (6.2, -.58, 1.48), mat("black"), e, .05)
    tube("wheel", [(5.35 + .02 * math.cos(t), -.58 + .17 * math.cos(t), 1.5 + .17 * math.sin(t)) for t in np.linspace(0, 6.28, 20)[:-1]], .016, mat("black"), e, False, True)
    beacon(e, (6.4, .6, 1.0))
    rnd = random.Random(3)
    for i in range(bags):
        suitcase((-length / 2 + .9 + i * (length - 2.2) / max(1, bags - 1), rnd.uniform(-.08, .08), .06), rnd.uniform(-.3, .3), i, m)
    return e
