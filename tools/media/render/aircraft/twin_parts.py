import math

from aircraft.gear import leg
from aircraft.heights import TWIN_Z
from aircraft.wing import fairing, wing
from core import box, cyl, lathe, mirror_y
from materials import fin_paint, mat, tinted


def twin_surfaces(root, belly, tail):
    d = math.radians
    mirror_y(wing("wing", [(11.6, 1.0, -1.35, 7.6, .14, d(4)), (13.5, 2.2, -1.25, 6.2, .13, d(4)),
                           (15.6, 6.0, -.95, 4.1, .12, d(5)), (20.6, 15.6, -.1, 1.75, .105, d(6)),
                           (21.1, 16.3, .06, 1.55, .10, d(22)), (21.5, 16.75, .4, 1.35, .10, d(55)),
                           (21.95, 16.98, 1.0, 1.1, .09, d(76)), (23.0, 17.25, 2.4, .55, .08, d(80))], mat("wing"), root))
    fairing([(10.6, -1.7, -1.75, .1), (11.6, -1.3, -2.12, 1.5), (13.5, -1.0, -2.35, 2.1), (17, -1.0, -2.4, 2.15),
             (19.5, -1.2, -2.25, 1.7), (21.2, -1.7, -1.95, .5), (21.6, -1.82, -1.85, .05)], tinted(belly), root)
    wing("fin", [(28.4, 0, 1.7, 7.0, .06, d(90)), (29.6, 0, 2.2, 6.0, .09, d(90)), (34.4, 0, 7.9, 2.2, .09, d(90)),
                 (34.6, 0, 8.05, 1.9, .06, d(90))], fin_paint(.78, 27.85, *tail), root, 8)
    mirror_y(wing("tailplane", [(31.6, .4, 1.25, 4.0, .09, d(5)), (35.4, 6.0, 1.75, 1.5, .08, d(5)),
                                (35.6, 6.2, 1.77, 1.2, .05, d(5))], mat("wing"), root))
    for y in (7.5, 10, 12.6):
        for s in (1, -1):
            lathe("flap fairing", [(0, 0), (.2, .1), (.8, .2), (1.8, .17), (2.6, .05), (2.8, 0)], mat("grey"), root, "x", 20,
                  (15.6 + (y - 6) * .521 + (4.1 - (y - 6) * .245) * .55, s * y, -1.15 + .085 * (y - 6)))


def twin_gear(root):
    g = -TWIN_Z
    leg(root, 4.9, 0, -1.8, g, .12, (-.28, .28), .4, .27, back=-.1)
    cyl("brace", .06, (3.7, 0, -1.85), (4.93, 0, -2.8), mat("alu"), root)
    for s in (1, -1):
        cyl("taxi lamp", .10, (4.78, s * .2, -2.45), (4.72, s * .2, -2.45), mat("lamp"), root, 20)
        box("door", (1.5, .03, .55), (4.0, s * .48, -2.15), mat("white"), root, .01, rot=(s * .1, 0, 0))
        leg(root, 17.5, s * 3.8, -1.2, g, .16, (-.42, .42), .58, .42)
        cyl("stay", .08, (17.5, s * 2.0, -1.7), (17.5, s * 3.8, -2.6), mat("alu"), root)
        box("door", (1.3, .04, 1.3), (17.4, s * 4.25, -1.75), mat("white"), root, .01)
