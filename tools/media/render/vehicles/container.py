import math

import numpy as np

from core import box, empty, prism
from materials import mat


def container(loc, yaw=0.0, parent=None, size=(1.53, 2.0, 1.62), tint="gulf"):
    """Lower-deck unit load device: ribbed aluminium box with one slanted foot."""
    e = empty("uld", loc, yaw, parent)
    sx, sy, sz = size
    prof = [(-sy / 2, .45), (-sy / 2, sz), (sy / 2, sz), (sy / 2, .06), (-sy / 2 + .42, .06)]
    ob = prism("shell", prof, sx, mat("alu"), e, .015)
    ob.rotation_euler = (0, 0, math.pi / 2)
    box("base", (sx, sy - .42, .06), (0, .21, .03), mat("steel"), e, .01)
    for y, z0, h in ((sy / 2 + .004, .14, sz - .24), (-sy / 2 - .004, .54, sz - .62)):
        box("side", (sx - .16, .02, h), (0, y, z0 + h / 2), mat("linen"), e, .01)
        box("band", (sx - .16, .024, .18), (0, y, sz * .72), mat(tint), e, .004)
        for x in np.linspace(-sx / 2 + .04, sx / 2 - .04, 6):
            box("rib", (.035, .034, h + .06), (x, y, z0 + h / 2), mat("steel"), e, .004)
    box("lid", (sx + .02, sy + .02, .05), (0, 0, sz), mat("steel"), e, .01)
    for s in (1, -1):
        for y in (-sy / 2 + .05, sy / 2 - .05):
            box("post", (.06, .08, sz - .5), (s * sx / 2, y, sz / 2 + .22), mat("steel"), e, .01)
        box("panel", (.02, sy * .62, sz * .62), (s * (sx / 2 + .003), .16, sz * .52), mat("linen"), e, .01)
        box("band", (.024, sy * .62, .18), (s * (sx / 2 + .004), .16, sz * .70), mat(tint), e, .004)
        for t in np.linspace(-.36, .36, 5):
            box("rib", (.028, .025, sz * .60), (s * (sx / 2 + .004), .16 + t * sy * .8, sz * .52), mat("steel"), e, .004)
    return e
