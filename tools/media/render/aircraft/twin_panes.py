import numpy as np

from aircraft.twin_shape import TWIN
from core import box, cyl, oval, round_poly
from materials import mat


def twin_windows(root, lit):
    for i in range(44):
        cx = 6.6 + i * .53
        if 17.2 < cx < 17.6:
            continue
        on = lit > 0 and (i * 7919 % 100) / 100 < lit
        o = oval(cx, .62, .25, .36, 2.8, 20)
        TWIN.patch("window", o, mat("window_warm" if on else "glass"), root, .004, 2)
        TWIN.ring("frame", o, .03, mat("grey"), root, height=.003)


def twin_cockpit(root):
    """Six-pane windscreen in a dark surround, so that it reads as one band."""
    panes = [[(1.90, .035), (2.52, .035), (2.66, .42), (2.02, .52)], [(2.07, .57), (2.70, .46), (2.93, .80), (2.36, .95)],
             [(2.43, 1.0), (2.98, .84), (3.42, .93), (3.34, 1.10), (2.78, 1.16)]]
    for o in panes:
        o = round_poly(o, .12)
        TWIN.patch("cockpit", o, mat("glass"), root, .008, 12, "theta")
        TWIN.ring("surround", o, .035, mat("charcoal"), root, mode="theta", height=.006)
    for s in (1, -1):
        for x, z in ((1.6, -.35), (1.85, -.5), (2.5, -.9)):
            p = TWIN.on_skin((x, z), s, 0)
            cyl("probe", .02, p, p + np.array([-.2, s * .12, 0]), mat("steel"), root, 10)
    for x in (7.4, 12.5, 21.0):
        box("antenna", (.46, .025, .26), (x, 0, 2.11), mat("white"), root, .01)
