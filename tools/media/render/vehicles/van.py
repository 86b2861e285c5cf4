import math

from aircraft import wheel
from core import arch, box, empty
from light import point
from materials import mat
from vehicles.ambulance import ambulance_trim
from vehicles.body import Body
from vehicles.parts import headlamp


def van(loc, yaw=0.0, ambulance=False, paint="white", lit=True, rear_open=False):
    """High-roof van, 6 m long; as an ambulance with bands, blue lights and a plain cross."""
    e = empty("van", (*loc, 0), yaw)
    front = [(.06, .34), (-.02, .62), (.02, .92), (.18, 1.08), (.92, 1.30), (1.66, 2.32), (1.95, 2.58)]
    profile = front + [(2.4, 2.66), (5.8, 2.70), (5.95, 2.6), (6.02, 1.5), (6.02, .34)] + arch(4.75, .34, .45) + arch(1.05, .34, .45)
    b = Body(e, profile, front, 2.02, mat(paint), 1.25, .055, .26, 1.3)
    b.screen(1.33, 2.27, .05, "gasket", .006)
    b.screen(1.37, 2.23, .12)
    b.window([(1.20, 1.34), (1.98, 1.34), (1.98, 2.10), (1.66, 2.10)])
    if not ambulance:
        for x0, x1 in ((2.12, 3.30), (3.42, 4.62), (4.74, 5.80)):
            b.window([(x0, 1.34), (x1, 1.34), (x1, 2.10), (x0, 2.10)])
    b.seam([(1.0, .52), (1.0, 1.30), (1.60, 2.20), (2.05, 2.20), (2.05, .52)], closed=True)
    b.seam([(2.12, .46), (2.12, 2.34), (3.38, 2.34), (3.38, .46)], closed=True)
    b.seam([(2.1, .74), (5.98, .74)])
    for s in (1, -1):
        _van_side(b, s, lit)
    box("grille", (.04, .95, .24), b.front_point(0, .74, .01), mat("black"), e, .02)
    box("bumper", (.14, 1.8, .26), (.10, 0, .44), mat("charcoal"), e, .06)
    box("plate", (.02, .46, .11), (.02, 0, .50), mat("linen"), e, .005)
    if ambulance:
        ambulance_trim(b, e)
    van_rear(e, rear_open, paint)
    return e


def _van_side(b, s, lit):
    e = b.parent
    for x in (1.05, 4.75):
        wheel((x, s * .84, .36), .36, .25, e)
    headlamp(e, b.front_point(s * .74, .86, .01), .36, .22, lit, yaw=-s * .35)
    p = b.on_side(1.22, 1.42, s, 0)
    box("mirror", (.12, .26, .30), (p[0] - .10, p[1] + s * .18, p[2]), mat("charcoal"), e, .05)
    for x in (1.86, 2.26):
        box("handle", (.16, .03, .035), b.on_side(x, 1.18, s, .015), mat("chrome"), e, .01)
    box("tail lamp", (.05, .10, .55), (6.02, s * .93, 1.15), mat("tail_red"), e, .02)
    box("trim", (3.2, .03, .10), (3.0, s * 1.012, .62), mat("charcoal"), e, .01)


def van_rear(e, rear_open, paint):
    if not rear_open:
        for s in (1, -1):
            box("rear glass", (.02, .62, .62), (6.03, s * .44, 1.78), mat("glass"), e, .04)
        box("rear seam", (.02, .012, 1.9), (6.035, 0, 1.45), mat("gasket"), e, 0)
        return
    box("cabin", (.03, 1.55, 1.75), (6.03, 0, 1.48), mat("ambulance_cabin"), e, .02)
    for s in (1, -1):
        piv = empty("rear door", (6.03, s * .90, 1.48), s * math.radians(105), e)
        box("door", (.06, .84, 1.95), (.03, -s * .42, 0), mat(paint), piv, .03)
        box("door glass", (.07, .56, .55), (.03, -s * .42, .45), mat("glass"), piv, .04)
        box("door band", (.065, .84, .26), (.03, -s * .42, -.37), mat("gulf"), piv, .01)
    point((6.9, 0, 1.9), 32, (1, .93, .82), .25, e)
    box("step", (.35, 1.4, .05), (6.2, 0, .42), mat("alu"), e, .01)
