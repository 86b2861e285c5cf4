from aircraft import wheel
from core import box, cyl, empty, prism, tube
from materials import mat
from vehicles.parts import beacon


def ground_power(loc, yaw=0.0):
    e = empty("gpu", (*loc, 0), yaw)
    prof = [(-1.4, .45), (-1.4, 1.46), (-1.22, 1.66), (1.2, 1.66), (1.4, 1.46), (1.4, .45)]
    prism("cowl", prof, 1.35, mat("white"), e, .06)
    for s in (1, -1):
        y = s * .678
        for k in range(8):
            box("vent", (.66, .02, .03), (.78, y, .74 + k * .07), mat("black"), e, .005)
        box("line", (2.76, .014, .10), (0, y, .56), mat("gulf"), e, .004)
        tube("door", [(-.05, y, .66), (-.05, y, 1.40), (-1.15, y, 1.40), (-1.15, y, .66)], .008, mat("gasket"), e, False, True)
        box("panel", (.44, .02, .30), (-.78, y, 1.16), mat("charcoal"), e, .02)
        for k in range(3):
            box("led", (.04, .02, .03), (-.90 + k * .12, y + s * .01, 1.22), mat(("lamp_green", "lamp_amber", "lamp_green")[k]), e, .005)
        box("lock", (.08, .03, .05), (-.16, y, 1.0), mat("chrome"), e, .01)
        for x in (-.95, .95):
            wheel((x, s * .58, .30), .30, .20, e)
    box("frame", (2.7, 1.1, .12), (0, 0, .42), mat("dark"), e, .02)
    cyl("exhaust", .05, (1.0, .3, 1.6), (1.0, .3, 1.95), mat("steel"), e)
    tube("drawbar", [(-1.4, 0, .42), (-2.4, 0, .30), (-2.6, 0, .20)], .035, mat("yellow"), e, False)
    beacon(e, (-.9, .3, 1.66))
    return e
