import math

import numpy as np

from core import empty, grid_faces, lathe, mesh
from materials import mat


def nacelle(parent, loc, length, r, paint, blades=24):
    """Engine nacelle with fan, spinner and exhaust; its intake faces -X."""
    e = empty("nacelle", loc, parent=parent)
    l = length
    outer = [(0, r * 0.86), (-0.03 * l, r * 0.885), (-0.035 * l, r * 0.92), (0, r * 0.955), (0.08 * l, r * 0.99),
             (0.25 * l, r * 1.03), (0.45 * l, r * 1.03), (0.7 * l, r * 0.95), (0.92 * l, r * 0.76), (l, r * 0.68)]
    lathe("lip", [(0.12 * l, r * 0.80), (0.05 * l, r * 0.82)] + outer[:5], mat("chrome"), e, n=96, autosmooth=80)
    lathe("cowl", outer[4:], paint, e, n=96, autosmooth=80)
    for x, rr in ((0.30, 1.033), (0.56, 1.018)):
        lathe("seam", [(x * l, r * rr), (x * l + 0.014, r * rr)], mat("gasket"), e, n=96)
    lathe("exit", [(l, r * 0.68), (l, r * 0.655), (0.8 * l, r * 0.6), (0.7 * l, 0.3 * r)], mat("dark"), e)
    lathe("duct", [(0.10 * l, r * 0.80), (0.34 * l, r * 0.80), (0.34 * l, 0)], mat("midgrey"), e, n=96)
    lathe("core", [(0.7 * l, r * 0.5), (0.95 * l, r * 0.44), (1.06 * l, r * 0.36), (1.06 * l, r * 0.32), (0.9 * l, r * 0.3)], mat("steel"), e)
    lathe("plug", [(0.9 * l, r * 0.26), (1.1 * l, r * 0.2), (1.22 * l, 0)], mat("dark"), e)
    lathe("spinner", [(0.10 * l, 0), (0.105 * l, r * 0.06), (0.14 * l, r * 0.15), (0.20 * l, r * 0.23), (0.26 * l, r * 0.26)], mat("spinner"), e, autosmooth=80)
    v, f = [], []
    for k in range(blades):
        base = len(v)
        for i, rr in enumerate(np.linspace(0.22, 0.795, 8)):
            tw = math.radians(20 + 45 * i / 7)
            ch = (0.17 + 0.15 * i / 7) * r
            for s in np.linspace(-1, 1, 4):
                bow = 0.03 * r * (1 - s * s)
                dx, dt = s * ch / 2 * math.cos(tw) - bow, s * ch / 2 * math.sin(tw)
                a = 2 * math.pi * k / blades + dt / (rr * r) + 0.12 * (i / 7) ** 2
                v.append((0.22 * l + dx, rr * r * math.cos(a), rr * r * math.sin(a)))
        f += [tuple(base + q for q in face) for face in grid_faces(8, 4, closed=False)]
    mesh("fan", v, f, mat("fan"), e)
    return e
