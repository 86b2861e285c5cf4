from aircraft import wheel
from core import box, cyl, empty, tube
from materials import mat
from vehicles.suitcase import suitcase


def bag_cart(loc, yaw=0.0, kind=0):
    e = empty("cart", (*loc, 0), yaw)
    box("bed", (2.9, 1.5, .10), (1.45, 0, .55), mat("steel"), e, .02)
    for s in (1, -1):
        for x in (.5, 2.4):
            wheel((x, s * .6, .24), .24, .16, e)
        for x in (.05, 2.85):
            cyl("post", .03, (x, s * .7, .55), (x, s * .7, 1.9), mat("steel"), e, 10)
    box("roof", (3.0, 1.6, .05), (1.45, 0, 1.92), mat("gulf"), e, .02)
    for x in (.05, 2.85):
        box("end", (.03, 1.4, 1.2), (x, 0, 1.2), mat("grey"), e, .01)
    for i in range(6):
        suitcase((.5 + .95 * (i % 3), -.32 + .6 * (i // 3 % 2), .60 + .34 * (i % 2 and i > 3)), .2 * i, i + kind, e)
    tube("bar", [(0, 0, .45), (-.7, 0, .40)], .03, mat("yellow"), e, False)
    return e
