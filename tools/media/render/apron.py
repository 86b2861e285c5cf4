"""Ground, markings and small objects of an apron."""
import numpy as np

from core import box, cyl, empty, lathe, mesh, ribbon, tube
from materials import apron_ground, dry_concrete, marking, mat, worn_paint

PAINT = {"yellow": "#D9A514", "white": "#D8D8D2", "red": "#A32A20"}
_dry = {}  # paint by colour; empty unless the scene's ground is dry


def ground(size=3000, wet=0.5, tone=1.0):
    """Square of wet concrete, ``size`` metres wide."""
    _dry.clear()
    return _square(size, apron_ground(wet, tone=tone))


def dry_ground(size=3000, worn=0.5, **how):
    """Square of dry concrete. Lines drawn afterwards use worn paint. how: arguments of ``dry_concrete``."""
    _dry.update({c: worn_paint(h, worn) for c, h in PAINT.items()})
    return _square(size, dry_concrete(**how))


def _square(size, material):
    s = size / 2
    v = [(-s, -s, 0), (s, -s, 0), (s, s, 0), (-s, s, 0)]
    return mesh("apron", v, [(0, 1, 2, 3)], material, smooth=False)


def line(pts, width=0.2, colour="yellow"):
    z = {"yellow": 0.006, "white": 0.005, "red": 0.004}[colour]
    return ribbon("line", pts, width, _dry.get(colour) or marking(PAINT[colour]), z=z)


def double_line(pts, gap=0.5):
    p = [np.array(q, float) for q in pts]
    line(p, 0.2, "red")
    d = p[-1] - p[0]
    n = np.array([-d[1], d[0]]) / np.linalg.norm(d) * gap
    line([q + n for q in p], 0.18, "white")


def stand(nose_x=4.9, length=60):
    """Lead-in line along X with a stop bar at the nose gear."""
    line([(-length, 0), (nose_x, 0)], 0.28)
    line([(nose_x, -1.5), (nose_x, 1.5)], 0.4)
    line([(nose_x - 2, -1.0), (nose_x - 2, 1.0)], 0.18, "white")


def cone(x, y, lean=0.0):
    e = empty("cone", (x, y, 0), lean)
    box("base", (0.42, 0.42, 0.04), (0, 0, 0.02), mat("rubber"), e, 0.02)
    lathe("cone", [(0.04, 0.16), (0.70, 0.03), (0.71, 0)], mat("orange"), e, "z", 32)
    for a, b in ((0.28, 0.40), (0.50, 0.60)):
        r = [0.163 - (z - 0.04) * 0.13 / 0.66 for z in (a, b)]
        lathe("band", [(a, r[0]), (b, r[1])], mat("white"), e, "z", 32)
    return e


def chock(x, y):
    """Two wheel chocks joined by a rope, fore and aft of a wheel at (x, y)."""
    for dx in (-0.55, 0.55):
        box("chock", (0.18, 0.75, 0.16), (x + dx, y, 0.08), mat("yellow"), None, 0.03,
            rot=(0, 0, 0.05 * dx))
    tube("rope", [(x - 0.5, y - 0.42, 0.03), (x, y - 0.5, 0.02), (x + 0.5, y - 0.42, 0.03)],
         0.012, mat("orange"))


def edge_lights(points, colour="lamp_amber"):
    for x, y in points:
        lathe("fitting", [(0, 0.08), (0.16, 0.07), (0.18, 0.05)], mat("dark"), None, "z", 16, (x, y, 0))
        lathe("cap", [(0.18, 0.06), (0.26, 0.06), (0.31, 0)], mat(colour), None, "z", 16, (x, y, 0))


def mast(x, y, height=26, heads=4, facing=0.0):
    e = empty("mast", (x, y, 0), facing)
    cyl("pole", 0.28, (0, 0, 0), (0, 0, height), mat("dark"), e, 16, r2=0.14)
    box("rack", (0.2, heads * 0.75, 0.12), (0, 0, height), mat("dark"), e, 0.03)
    for k in range(heads):
        y_ = (k - (heads - 1) / 2) * 0.72
        box("head", (0.25, 0.5, 0.4), (0.12, y_, height + 0.3), mat("dark"), e, 0.04, rot=(0, -0.5, 0))
        box("lens", (0.03, 0.42, 0.32), (0.25, y_, height + 0.24), mat("flood"), e, 0.02, rot=(0, -0.5, 0))
    return e
