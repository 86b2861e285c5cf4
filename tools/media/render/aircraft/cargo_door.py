import math

import numpy as np

from aircraft.twin_shape import CARGO_DOOR, TWIN
from core import box, cyl, densify, empty, grid_faces, mesh
from light import point
from materials import livery, mat


def cargo_door(root):
    """Freighter's main-deck door, swung up, and the lit cargo bay behind it."""
    x0, x1, z0, z1 = CARGO_DOOR
    frame = densify([(x0, z0), (x1, z0), (x1, z1), (x0, z1)], .08)
    TWIN.ring("cargo frame", frame, .09, mat("alu"), root, sides=(-1,), height=.02)
    hinge = TWIN.on_skin(((x0 + x1) / 2, z1), -1, .03)
    piv = empty("cargo door", tuple(hinge), (math.radians(-104), 0, 0), root)
    o = np.array(densify([(x0 + .03, z0 + .02), (x1 - .03, z0 + .02), (x1 - .03, z1 - .02), (x0 + .03, z1 - .02)], .08))
    c, n = o.mean(0), len(o)
    for off, m in ((.04, livery(2.0, 19., 17., 5.4, .03, frame=3.18)), (-.10, mat("grey"))):
        v = [TWIN.on_skin(c, -1, off) - hinge]
        v += [TWIN.on_skin(c + (q - c) * r / 10, -1, off) - hinge for r in range(1, 11) for q in o]
        f = [(0, 1 + k, 1 + (k + 1) % n) for k in range(n)]
        for r in range(9):
            a, b = 1 + r * n, 1 + (r + 1) * n
            f += [(a + k, b + k, b + (k + 1) % n, a + (k + 1) % n) for k in range(n)]
        mesh("cargo leaf", v, f, mat("white") if off > 0 else m, piv)
    edge = [TWIN.on_skin(q, -1, off) - hinge for off in (.04, -.10) for q in o]
    mesh("cargo rim", edge, grid_faces(2, n), mat("alu"), piv, smooth=False)
    for x in (x0 + .25, x1 - .25):
        cyl("ram", .045, (x, hinge[1] + .12, hinge[2] - .35), (x, hinge[1] - .75, hinge[2] + .42), mat("chrome"), root)
    _bay(root, x0, x1, z0)


def _bay(root, x0, x1, z0):
    a, b = x0 - 2.6, x1 + 5.0
    r, nt = 1.86, 40
    th = np.linspace(math.radians(-112), math.radians(112), nt)
    v = [(x, r * math.sin(t), r * math.cos(t)) for x in (a, b) for t in th]
    keep = [k for k in range(nt - 1) if not (math.radians(-112) <= th[k] < math.radians(-38))]
    mesh("liner", v, [(k, k + 1, nt + k + 1, nt + k) for k in keep], mat("inside"), root)
    left = [k for k in range(nt - 1) if math.radians(-112) <= th[k] < math.radians(-38)]
    for p, q in ((a, x0 - .05), (x1 + .05, b)):
        w = [(x, r * math.sin(t), r * math.cos(t)) for x in (p, q) for t in th]
        mesh("liner", w, [(k, k + 1, nt + k + 1, nt + k) for k in left], mat("inside"), root)
    box("floor", (b - a, 3.5, .05), ((a + b) / 2, 0, z0 - .03), mat("steel"), root, 0)
    for x in (a, b):
        box("bulkhead", (.05, 2.5, 2.6), (x, 0, .2), mat("inside"), root, 0)
    for x in np.arange(a + .3, b, .9):
        box("lamp", (.5, .16, .05), (x, .25, 1.74), mat("strip_warm"), root, .01)
    for x in (x0 - .8, (x0 + x1) / 2, x1 + 2):
        point((x, .6, 1.45), 130, (1, .78, .5), .2, root)
    for y in np.linspace(-1.4, 1.4, 5):
        box("roller", (b - a, .10, .03), ((a + b) / 2, y, z0 + .02), mat("dark"), root, 0)
