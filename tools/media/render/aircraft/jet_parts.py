import math

from aircraft.gear import leg
from aircraft.heights import JET_Z
from aircraft.wing import wing
from core import box, cyl, lathe, mirror_y
from materials import fin_paint, mat


def jet_surfaces(root):
    d = math.radians
    w = wing("wing", [(7.7, .55, -1.02, 4.5, .13, d(2.5)), (8.55, 1.5, -.97, 3.55, .12, d(2.5)),
                      (9.55, 3.6, -.86, 2.6, .11, d(3)), (12.0, 8.6, -.56, 1.45, .10, d(4)),
                      (12.32, 9.0, -.50, 1.32, .095, d(18)), (12.62, 9.28, -.33, 1.18, .09, d(48)),
                      (12.95, 9.43, .02, 1.0, .085, d(70)), (13.75, 9.66, .86, .55, .08, d(76)),
                      (13.86, 9.68, .93, .40, .05, d(76))], mat("wing"), root)
    mirror_y(w)
    for y in (2.9, 5.0, 7.0):
        xl = 7.9 + (y - .55) * .534
        chord = 4.5 - (y - .55) * .37
        for s in (1, -1):
            lathe("flap fairing", [(0, 0), (.12, .05), (.5, .10), (1.0, .09), (1.45, .03), (1.55, 0)], mat("white"),
                  root, "x", 20, (xl + chord * .55, s * y, -1.02 + .045 * y))
    wing("fin", [(14.5, 0, 1.0, 5.0, .05, d(90)), (15.5, 0, 1.30, 4.0, .085, d(90)), (16.3, 0, 2.0, 3.35, .10, d(90)),
                 (18.15, 0, 4.35, 2.35, .10, d(90)), (18.25, 0, 4.5, 2.25, .09, d(90))], fin_paint(.95, 14.98), root, 8)
    lathe("bullet", [(0, 0), (.05, .05), (.25, .12), (.8, .17), (1.6, .16), (2.4, .09), (2.75, 0)], mat("white"), root,
          "x", 32, (17.95, 0, 4.48))
    mirror_y(wing("tailplane", [(18.15, 0, 4.50, 2.3, .09, d(1)), (20.15, 3.75, 4.44, 1.12, .085, d(-1)),
                                (20.35, 3.95, 4.44, .7, .06, d(-1))], mat("wing"), root, 8))


def jet_gear(root):
    g = -JET_Z
    leg(root, 3.25, 0, -1.0, g, .075, (-.2, .2), .29, .2, back=-.05)
    cyl("brace", .04, (2.5, 0, -1.05), (3.26, 0, -1.62), mat("alu"), root)
    cyl("lamp", .09, (3.12, 0, -1.45), (3.08, 0, -1.45), mat("lamp"), root, 20)
    for s in (1, -1):
        box("door", (1.0, .02, .42), (2.75, s * .36, -1.3), mat("navy"), root, .008, rot=(s * .12, 0, 0))
        leg(root, 10.7, s * 1.75, -.85, g, .10, (-.24, .24), .42, .26)
        cyl("stay", .05, (10.6, s * .9, -1.1), (10.65, s * 1.75, -1.6), mat("alu"), root)
        box("door", (.9, .03, .85), (10.6, s * 2.03, -1.25), mat("white"), root, .01, rot=(s * .1, 0, 0))
