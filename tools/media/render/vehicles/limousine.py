import math

import numpy as np

from aircraft import Fuselage
from core import box, cyl, empty, grid_faces, lathe, mesh, outward, tube
from materials import mat, tinted
from vehicles.car_paint import car_paint

BODY = Fuselage([
    (0, .52, .40, .40), (.03, .62, .30, .62), (.10, .70, .24, .74), (.25, .76, .20, .84), (.6, .83, .18, .92),
    (1.2, .90, .17, .955), (1.75, .97, .17, .965), (2.4, .99, .17, .965), (4.0, 1.00, .17, .965), (4.7, 1.00, .18, .955),
    (5.1, .99, .20, .93), (5.36, .96, .26, .86), (5.46, .90, .34, .74), (5.50, .80, .42, .60)])
ROOF = Fuselage([
    (1.62, .96, .70, .70), (1.95, 1.14, .70, .76), (2.3, 1.30, .70, .77), (2.6, 1.40, .70, .765), (3.0, 1.455, .70, .76),
    (3.5, 1.46, .70, .76), (4.0, 1.43, .70, .75), (4.35, 1.36, .70, .745), (4.7, 1.22, .70, .74), (5.05, 1.06, .70, .72), (5.2, .98, .70, .70)])


def _shell(body, paint, parent, part, power, n=64, nx=90):
    """Loft through a Fuselage's stations with superellipse sections; power 2 is an ellipse, 5 nearly a box."""
    x0, x1 = (0.0, body.length) if part == 0 else (1.62, body.length)
    v, attr = [], []
    for x in np.linspace(x0, x1, nx):
        t, b, w = float(body.top(x)), float(body.bottom(x)), float(body.half(x))
        for k in range(n):
            a = 2 * math.pi * k / n
            c, s = math.cos(a), math.sin(a)
            y = w * math.copysign(abs(c) ** (2 / power), c)
            zz = (t + b) / 2 + (t - b) / 2 * math.copysign(abs(s) ** (2 / power), s)
            if part:
                y *= 1 - .24 * max(0.0, (zz - .98) / .46)
            v.append((x, y, zz))
            attr.append(((zz - b) / (t - b), part, 0))
    f = grid_faces(nx, n) + [tuple(range(n)), tuple((nx - 1) * n + k for k in range(n))[::-1]]
    return outward(mesh("shell", v, f, paint, parent, autosmooth=60, attr={"chord": attr}))


def limousine(loc, yaw=0.0, hexs="#0A1220", lit=True):
    e = empty("car", (*loc, 0), yaw)
    paint = car_paint(hexs)
    low = _shell(BODY, paint, e, 0, 4.2)
    _shell(ROOF, paint, e, 1, 3.2)
    for x in (1.02, 4.36):
        cutter = cyl("cutter", .40, (x, -1.3, .36), (x, 1.3, .36), mat("gasket"), e, 48)
        cutter.hide_render = True
        mod = low.modifiers.new("arch", "BOOLEAN")
        mod.operation, mod.object, mod.solver = "DIFFERENCE", cutter, "EXACT"
        box("well", (.86, 1.5, .5), (x, 0, .52), mat("gasket"), e, .02)
        for s in (1, -1):
            _alloy((x, s * .84, .35), .35, .23, s, e)
    for s in (1, -1):
        _car_side(e, s, lit)
    for k in range(9):
        box("grille", (.03, .018, .24), (.045 - .0, -.32 + k * .08, .54), mat("chrome"), e, .005)
    box("grille frame", (.04, .80, .03), (.04, 0, .67), mat("chrome"), e, .01)
    box("grille dark", (.03, .76, .26), (.075, 0, .54), mat("gasket"), e, .01)
    box("plate", (.02, .46, .11), (.02, 0, .36), mat("linen"), e, .005)
    box("rear plate", (.02, .5, .11), (5.50, 0, .62), mat("linen"), e, .005)
    return e


def _alloy(loc, r, w, side, parent):
    prof = [(-w / 2, r * .74), (-w / 2, r * .93), (-w * .42, r * .985), (-w * .3, r), (w * .3, r), (w * .42, r * .985), (w / 2, r * .93), (w / 2, r * .74)]
    lathe("tyre", prof, mat("rubber"), parent, "y", 56, loc, autosmooth=30)
    lathe("rim", [(side * w * .46, r * .75), (side * w * .40, r * .70), (side * w * .1, r * .66)], mat("chrome"), parent, "y", 56, loc)
    lathe("disc", [(side * w * .05, 0), (side * w * .05, r * .66)], mat("dark"), parent, "y", 40, loc)
    lathe("cap", [(side * w * .44, 0), (side * w * .44, r * .12), (side * w * .30, r * .16)], mat("chrome"), parent, "y", 28, loc)
    for k in range(10):
        a = 2 * math.pi * k / 10
        p = [(loc[0] + rr * r * math.cos(a), loc[1] + side * w * d, loc[2] + rr * r * math.sin(a)) for rr, d in ((.12, .38), (.72, .42))]
        tube("spoke", p, .016, mat("chrome"), parent, False)


def _car_side(e, s, lit):
    head = [(.10, .60), (.13, .68), (.40, .72), (.42, .66)]
    for p, m in ((head, "lamp" if lit else "chrome"),):
        v = []
        for x, z in p:
            w = float(BODY.half(x)) * 1.0
            v.append((x - .012, s * (w * .99), z))
            v.append((x - .030, s * (w * .70), z + .01))
        mesh("head", v, [(0, 1, 3, 2), (2, 3, 5, 4), (4, 5, 7, 6)], mat(m), e)
    box("tail", (.05, .42, .07), (5.455, s * .55, .78), mat("tail_red"), e, .02)
    tube("mirror arm", [(2.26, s * .84, .94), (2.22, s * .93, .985), (2.19, s * 1.0, 1.0)], .022, mat("black"), e)
    box("mirror", (.12, .20, .13), (2.18, s * 1.03, 1.01), tinted("#0A1220"), e, .05)
    box("sill", (2.5, .03, .03), (2.7, s * .955, .26), mat("chrome"), e, .01)
    for x in (3.22, 4.28):
        box("handle", (.18, .025, .025), (x, s * .965, .80), mat("chrome"), e, .01)
