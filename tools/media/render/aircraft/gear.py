import math

from core import cyl, lathe
from materials import mat


def wheel(loc, r, w, parent, hub="alu"):
    """Tyre with grooves and a hub, its axle along Y."""
    e = 0.22 * r
    prof = [(-w / 2, r * 0.56), (-w / 2, r - e), (-w * 0.44, r - e * 0.25), (-w * 0.3, r)]
    for g in (-0.15, 0.0, 0.15):
        prof += [(w * (g - 0.035), r), (w * (g - 0.03), r * 0.975), (w * (g + 0.03), r * 0.975), (w * (g + 0.035), r)]
    prof += [(w * 0.3, r), (w * 0.44, r - e * 0.25), (w / 2, r - e), (w / 2, r * 0.56)]
    lathe("tyre", prof, mat("rubber"), parent, "y", 48, loc, autosmooth=30)
    side = [(-w * 0.44, 0), (-w * 0.44, r * 0.16), (-w * 0.32, r * 0.2), (-w * 0.26, r * 0.45), (-w * 0.40, r * 0.5), (-w * 0.42, r * 0.57)]
    hub_prof = side + [(-a, b) for a, b in reversed(side)]
    lathe("hub", hub_prof, mat(hub), parent, "y", 36, loc, autosmooth=30)
    for k in range(8):
        a = 2 * math.pi * k / 8
        p = (loc[0] + r * 0.32 * math.cos(a), loc[1], loc[2] + r * 0.32 * math.sin(a))
        cyl("nut", r * 0.035, (p[0], p[1] - w * 0.34, p[2]), (p[0], p[1] + w * 0.34, p[2]), mat("steel"), parent, 8)


def leg(parent, x, y, top, ground, r, wheels, wr, ww, back=0.1):
    axle = ground + wr
    cyl("leg", r, (x - back, y, top), (x, y, axle), mat("chrome"), parent)
    cyl("sleeve", r * 1.45, (x - back, y, top + 0.1), (x - back * 0.4, y, axle + (top - axle) * 0.42), mat("white"), parent)
    knee = (x + 0.28 * (top - axle), y, axle + (top - axle) * 0.28)
    for end in ((x, y, axle + 0.08), (x - back * 0.4, y, axle + (top - axle) * 0.48)):
        cyl("link", r * 0.4, knee, end, mat("alu"), parent, 12)
    cyl("axle", r * 0.7, (x, y - max(map(abs, wheels)), axle), (x, y + max(map(abs, wheels)), axle), mat("steel"), parent)
    for w in wheels:
        wheel((x, y + w, axle), wr, ww, parent)
