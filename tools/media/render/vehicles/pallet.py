import random

import numpy as np

from core import box, empty, tube
from materials import mat, tinted


def pallet(loc, yaw=0.0, size=(2.4, 3.1, 1.9), wrap="linen", parent=None, seed=1):
    """Netted air-cargo pallet; loc is the centre of its base (x, y, z)."""
    e = empty("pallet", loc, yaw, parent)
    sx, sy, sz = size
    box("sheet", (sx, sy, .05), (0, 0, .025), mat("alu"), e, .01)
    rnd = random.Random(seed)
    nx, ny, nz = 2, 3, 3
    dx, dy, dz = (sx - .16) / nx, (sy - .16) / ny, (sz - .05) / nz
    for i in range(nx):
        for j in range(ny):
            for k in range(nz):
                if k == nz - 1 and rnd.random() < .22:
                    continue
                box("carton", (dx - .015, dy - .015, dz - .01), (-sx / 2 + .08 + dx * (i + .5), -sy / 2 + .08 + dy * (j + .5), .05 + dz * (k + .5)),
                    tinted(rnd.choice(("#B08D62", "#A98458", "#C2A277", "#D9D6CE")), .75, 0), e, .02)
    x, y, h = sx / 2 - .05, sy / 2 - .05, sz + .02
    for t in np.linspace(-1, 1, 8):
        for s in (1, -1):
            tube("net", [(s * x, t * y, .06), (s * x, t * y, h)], .012, mat("yellow"), e, False)
            tube("net", [(t * x, s * y, .06), (t * x, s * y, h)], .012, mat("yellow"), e, False)
    for z in np.linspace(.3, h, 5):
        tube("net", [(-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)], .012, mat("yellow"), e, False, True)
    return e
