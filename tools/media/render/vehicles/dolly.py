import numpy as np

from aircraft import wheel
from core import box, cyl, empty, tube
from materials import mat


def dolly(loc, yaw=0.0, size=(3.4, 2.5)):
    """Cargo dolly with its drawbar toward -X and its deck at 0.52 m."""
    e = empty("dolly", (*loc, 0), yaw)
    sx, sy = size
    for s in (1, -1):
        box("rail", (sx, .10, .16), (0, s * (sy / 2 - .05), .44), mat("yellow"), e, .02)
        box("stop", (.08, .12, .16), (s * (sx / 2 - .05), 0, .56), mat("yellow"), e, .02)
        for x in (-sx * .32, sx * .32):
            wheel((x, s * (sy / 2 - .35), .24), .24, .17, e)
    for x in np.linspace(-sx / 2 + .1, sx / 2 - .1, 12):
        cyl("roller", .045, (x, -sy / 2 + .1, .47), (x, sy / 2 - .1, .47), mat("steel"), e, 14)
    box("frame", (sx * .98, .3, .12), (0, 0, .36), mat("dark"), e, .02)
    tube("bar", [(-sx / 2, 0, .38), (-sx / 2 - 1.0, 0, .34)], .035, mat("yellow"), e, False)
    return e
