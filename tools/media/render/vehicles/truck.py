import numpy as np

from aircraft import wheel
from core import arch, box, cyl, prism, tube
from materials import mat
from vehicles.body import Body
from vehicles.parts import beacon, fender, headlamp


def cab(parent, width=2.4, height=2.15, z=.62, paint="white", lit=True, wheel_x=1.15):
    """Forward-control truck cab, 1.95 m long, with one axle at ``wheel_x``."""
    h = z + height
    front = [(.05, z), (0, z + .25), (.03, z + .95), (.30, h - .22), (.46, h)]
    cut = arch(wheel_x, z, .56)
    profile = front + [(1.78, h), (1.93, h - .12), (1.95, z)] + cut
    b = Body(parent, profile, front, width, mat(paint), z + .95)
    b.screen(z + .93, h - .24, .06, "gasket", .006)
    b.screen(z + 1.0, h - .30, .14)
    b.window([(.27, z + 1.02), (1.30, z + 1.02), (1.30, h - .28), (.52, h - .28)])
    b.window([(1.42, z + 1.12), (1.78, z + 1.12), (1.78, h - .30), (1.42, h - .30)])
    b.seam([(.20, z + .62), (.22, z + .96), (.46, h - .18), (1.36, h - .18), (1.36, z + .62)], closed=True)
    b.seam([(.06, z + .50), (.56, z + .50)])
    for s in (1, -1):
        _cab_side(b, s, z, h, lit)
        wheel((wheel_x, s * (width / 2 - .20), .5), .5, .32, parent)
        for k, zz in enumerate((z - .22, z + .08)):
            box("step", (.42, .16, .05), (.42, s * (width / 2 - .02), zz), mat("alu"), parent, .01)
    for k in range(4):
        y0 = b.front_point(0, z + .36 + k * .11, .008)
        box("slat", (.03, width * .56, .045), y0, mat("black"), parent, .01)
    box("bumper", (.26, width + .02, .30), (.12, 0, z - .10), mat("charcoal"), parent, .06)
    box("plate", (.02, .46, .11), (-.02, 0, z - .10), mat("linen"), parent, .005)
    for y in (-.55, .25):
        a, c = b.front_point(y, z + .98, .02), b.front_point(y + .42, z + 1.32, .022)
        tube("wiper", [a, c], .010, mat("black"), parent, False)
    prism("visor", [(.10, h - .20), (.46, h + .01), (.46, h + .05), (.08, h - .14)], width * .86, mat("charcoal"), parent, .01)
    for s in (-1, 1):
        beacon(parent, (1.0, s * .75, h))
    box("rear wall", (.03, width * .9, height * .9), (1.96, 0, z + height * .5), mat("charcoal"), parent, .01)
    return b


def _cab_side(b, s, z, h, lit):
    p = b.front_point(s * (b.half - .30), z + .24, .02)
    headlamp(b.parent, p, .34, .20, lit, yaw=-s * .18)
    box("indicator", (.05, .12, .09), b.front_point(s * (b.half - .10), z + .40, .01), mat("lamp_amber"), b.parent, .02, rot=(0, 0, -s * .6))
    box("handle", (.16, .03, .035), b.on_side(1.18, z + .84, s, .015), mat("chrome"), b.parent, .01)
    a = b.on_side(.34, h - .28, s, 0)
    m = (a[0] - .16, a[1] + s * .26, a[2] - .22)
    for dz in (.12, -.26):
        tube("arm", [(a[0] + .02, a[1], a[2] + dz - .1), (m[0] + .04, m[1] - s * .03, m[2] + dz * .5)], .014, mat("black"), b.parent, False)
    box("mirror", (.07, .20, .44), m, mat("charcoal"), b.parent, .03)
    box("mirror glass", (.01, .16, .38), (m[0] + .04, m[1], m[2]), mat("chrome"), b.parent, .004)
    box("mirror wide", (.07, .19, .16), (m[0], m[1], m[2] - .34), mat("charcoal"), b.parent, .03)


def chassis(parent, x0, x1, axles, z=.82):
    for s in (1, -1):
        box("rail", (x1 - x0, .10, .26), ((x0 + x1) / 2, s * .42, z), mat("dark"), parent, .01)
        box("rear lamp", (.05, .36, .12), (x1 + .01, s * .85, z + .02), mat("tail_red"), parent, .02)
    for x in np.linspace(x0 + .3, x1 - .2, 5):
        box("cross", (.10, .9, .16), (x, 0, z), mat("dark"), parent, .01)
    box("rear bar", (.10, 2.3, .14), (x1, 0, z - .22), mat("charcoal"), parent, .02)
    for x in axles:
        cyl("axle", .09, (x, -1.0, .5), (x, 1.0, .5), mat("dark"), parent)
        for s in (1, -1):
            wheel((x, s * .90, .5), .5, .52, parent)
            fender(parent, x, s * .92, .5, .60, .58)
