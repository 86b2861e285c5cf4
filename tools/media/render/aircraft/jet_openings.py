import math

import numpy as np

from aircraft.heights import JET_Z
from core import box, cyl, oval, round_poly, tube
from materials import mat


def jet_openings(body, root, lit, airstair):
    for i in range(7):
        o = oval(5.75 + i * 1.02, .40, .60, .43)
        body.patch("window", o, mat("window_warm" if i in lit else "glass"), root, .004)
        body.ring("frame", o, .035, mat("alu"), root)
    front = round_poly([(2.06, .03), (2.84, .03), (2.93, .46), (2.34, .68)], .10)
    body.patch("cockpit", front, mat("glass"), root, .006, 12, "theta")
    for o in ([(2.43, .44), (2.98, .81), (3.20, .80), (3.15, .40)],
              [(3.24, .40), (3.29, .80), (3.60, .80), (3.93, .52), (3.88, .42)]):
        body.patch("cockpit", round_poly(o, .12), mat("glass"), root, .006, 12)
    door = round_poly([(4.35, -.72), (5.15, -.72), (5.15, .93), (4.35, .93)], .12)
    if airstair:
        body.patch("doorway", door, mat("doorway"), root, .006, 8, sides=(-1,))
        body.ring("doorframe", door, .06, mat("alu"), root, sides=(-1,), height=.02)
        _airstair(body, root)
    else:
        body.ring("doorline", door, .012, mat("gasket"), root, height=.002)
    hold = round_poly([(14.0, -.35), (14.7, -.28), (14.7, .25), (14.0, .25)], .12)
    body.ring("hatch", hold, .010, mat("gasket"), root, height=.002)
    for x, z in ((1.35, -.2), (1.6, -.32)):
        p = body.on_skin((x, z), -1, 0.0)
        cyl("probe", .014, p, p + np.array([-.16, -.09, 0]), mat("steel"), root, 10)
    box("antenna", (.30, .02, .15), (6.9, 0, 1.265), mat("white"), root, .01)
    box("antenna", (.34, .02, .26), (6.2, 0, -1.3), mat("white"), root, .01)


def _airstair(body, root):
    """Folding door with built-in steps, its foot on the ground."""
    top, foot = (-1.12, -.74), (-2.78, -JET_Z + .05)  # (y, z) of the hinge and of the foot
    for x in (4.38, 5.12):
        box_len = math.hypot(top[0] - foot[0], top[1] - foot[1])
        ang = math.atan2(foot[1] - top[1], foot[0] - top[0])
        mid = ((top[0] + foot[0]) / 2, (top[1] + foot[1]) / 2)
        box("stringer", (.05, box_len, .20), (x, mid[0], mid[1] - .02), mat("white"), root, .02,
            rot=(ang - math.pi, 0, 0))
        rail = [(x, top[0] + .05, .42), (x, top[0] - .35, .22), (x, foot[0] + .15, foot[1] + .82), (x, foot[0] + .02, foot[1] + .1)]
        tube("rail", rail, .018, mat("chrome"), root)
        for t in (.35, .7):
            y, z = top[0] + t * (foot[0] - top[0]), top[1] + t * (foot[1] - top[1])
            cyl("post", .013, (x, y, z), (x, y, z + .83 - .1 * t), mat("chrome"), root, 10)
    for k in range(6):
        t = (k + .5) / 6
        y, z = top[0] + t * (foot[0] - top[0]), top[1] + t * (foot[1] - top[1])
        box("tread", (.70, .27, .035), (4.75, y, z + .06), mat("sand"), root, .01)
        box("nosing", (.70, .02, .02), (4.75, y - .13, z + .082), mat("strip_warm"), root, .004)
