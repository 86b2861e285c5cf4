import numpy as np

from core import box, cyl, empty, prism, tube
from light import point
from materials import mat, tinted
from vehicles.parts import beam
from vehicles.truck import cab, chassis


def catering_truck(loc, yaw=0.0, lift=2.05, lit=False, open_front=False):
    """High-lift truck; the box floor stands ``lift`` metres above the chassis (1.05 m).

    open_front: make the box hollow, with its front shutter rolled up, its lamps lit, and the rail on the
    -Y side and the cooler left out, so that a camera there sees the platform.
    """
    e = empty("catering truck", (*loc, 0), yaw)
    cab(e, height=1.85, lit=lit)
    chassis(e, 1.6, 8.0, (6.3,))
    z0, z1 = 1.05, 1.05 + lift
    box("deck", (5.9, 2.2, .12), (5.0, 0, z0), mat("charcoal"), e, .02)
    for s in (1, -1):
        for a, b in (((2.5, z0 + .1), (7.4, z1 - .1)), ((7.4, z0 + .1), (2.5, z1 - .1))):
            beam(e, a, b, s * (.92 if a[0] < 5 else .78), .20)
        cyl("ram", .07, (3.4, s * .45, z0), (5.0, s * .45, (z0 + z1) / 2 + .1), mat("chrome"), e)
        for x in (2.35, 7.65):
            box("leg", (.18, .18, .62), (x, s * 1.16, .42), mat("yellow"), e, .02)
            box("foot", (.38, .38, .06), (x, s * 1.16, .09), mat("dark"), e, .02)
        cyl("pin", .09, (4.95, s * .98, (z0 + z1) / 2), (4.95, s * .70, (z0 + z1) / 2), mat("steel"), e)
    _open_box(e, z1) if open_front else _shut_box(e, z1)
    if not open_front:
        box("cooler", (.55, 1.5, .62), (1.78, 0, z1 + 1.92), mat("grey"), e, .05)
    _box_trim(e, z1, tinted("#8F8A7E", .5, .1, .5) if open_front else mat("alu"), (1,) if open_front else (1, -1))
    return e


def _shut_box(e, z1):
    body = [(2.05, z1), (2.05, z1 + 2.2), (2.2, z1 + 2.35), (7.75, z1 + 2.35), (7.85, z1 + 2.25), (7.85, z1)]
    prism("box", body, 2.44, mat("white"), e, .04)
    box("front door", (.02, 1.3, 1.55), (2.03, 0, z1 + .86), mat("charcoal"), e, .01)


def _open_box(e, z1):
    for s in (1, -1):
        box("wall", (5.8, .06, 2.33), (4.95, s * 1.19, z1 + 1.17), mat("white"), e, .03)
        box("lining", (5.7, .02, 2.2), (4.95, s * 1.15, z1 + 1.15), mat("inside"), e, 0)
        box("front", (.08, .46, 2.33), (2.09, s * .99, z1 + 1.17), mat("white"), e, .02)
        box("jamb", (.12, .05, 1.98), (2.06, s * .77, z1 + 1.02), mat("alu"), e, .01)
        for z in (.45, .95):
            box("bumper", (5.5, .03, .12), (4.95, s * 1.13, z1 + z), mat("wood"), e, .01)
    box("roof", (5.8, 2.44, .07), (4.95, 0, z1 + 2.32), mat("white"), e, .03)
    box("lintel", (.08, 1.6, .32), (2.09, 0, z1 + 2.17), mat("white"), e, .01)
    cyl("shutter", .11, (2.20, -.74, z1 + 1.98), (2.20, .74, z1 + 1.98), mat("alu"), e)
    box("back", (.06, 2.4, 2.3), (7.8, 0, z1 + 1.15), mat("inside"), e, 0)
    box("floor", (5.7, 2.3, .03), (4.95, 0, z1 + .09), mat("steel"), e, 0)
    for x in (3.0, 4.4, 5.8):
        box("lamp", (.9, .12, .04), (x, 0, z1 + 2.26), mat("strip_warm"), e, .01)
        point((x, 0, z1 + 1.95), 26, (1, .80, .56), .15, e)


def _box_trim(e, z1, plate, sides):
    box("sill", (5.86, 2.5, .16), (4.95, 0, z1 + .02), mat("alu"), e, .02)
    for s in sides:
        box("band", (5.7, .014, .46), (4.95, s * 1.222, z1 + .62), mat("gulf"), e, .004)
        box("line", (5.7, .016, .06), (4.95, s * 1.222, z1 + .94), mat("brass"), e, .004)
        for x in np.linspace(2.5, 7.4, 8):
            box("rib", (.035, .02, 2.1), (x, s * 1.226, z1 + 1.18), mat("grey"), e, .006)
        tube("door", [(5.6, s * 1.236, z1 + .14), (5.6, s * 1.236, z1 + 2.05), (6.6, s * 1.236, z1 + 2.05), (6.6, s * 1.236, z1 + .14)], .012, mat("gasket"), e, False, True)
        for x, zz in ((2.2, .12), (7.7, .12), (4.9, .12)):
            box("marker", (.12, .02, .06), (x, s * 1.24, z1 + zz), mat("lamp_amber"), e, .01)
        pts = [(2.02, s * 1.15, z1 + 1.1), (.05, s * 1.15, z1 + 1.1), (.05, s * 1.15, z1 + .1)]
        tube("rail", pts, .024, mat("yellow"), e, False)
        tube("rail", [(2.02, s * 1.15, z1 + .6), (.05, s * 1.15, z1 + .6)], .018, mat("yellow"), e, False)
        for x in (.7, 1.4):
            cyl("post", .018, (x, s * 1.15, z1), (x, s * 1.15, z1 + 1.1), mat("yellow"), e, 10)
    box("platform", (2.1, 2.35, .12), (1.0, 0, z1 - .02), plate, e, .02)
    box("bridge", (1.3, 1.5, .06), (-.45, 0, z1 + .03), plate, e, .02)
    for s in sides:
        tube("gate", [(.0, s * .78, z1 + 1.0), (-1.0, s * .72, z1 + .95), (-1.0, s * .72, z1 + .06)], .02, mat("yellow"), e, False)
        box("buffer", (.10, .2, .16), (-1.12, s * .6, z1 + .02), mat("rubber"), e, .04)
