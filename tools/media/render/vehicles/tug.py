from aircraft import wheel
from core import arch, box, empty, prism, tube
from materials import mat
from vehicles.parts import beacon, headlamp


def tug(loc, yaw=0.0):
    e = empty("tug", (*loc, 0), yaw)
    prof = [(0, .35), (.02, .95), (.12, 1.02), (1.15, 1.08), (1.2, .82), (2.2, .82), (2.3, 1.25), (2.85, 1.25), (2.9, .35)] + arch(2.35, .35, .42) + arch(.6, .35, .42)
    prism("body", prof, 1.5, mat("white"), e, .05)
    for s in (1, -1):
        for x in (.6, 2.35):
            wheel((x, s * .64, .36), .36, .26, e)
        box("line", (2.86, .014, .08), (1.45, s * .756, .72), mat("gulf"), e, .003)
        for x0, x1 in ((1.15, 1.05), (2.75, 2.65)):
            tube("post", [(x0, s * .66, 1.05), (x1 + .05, s * .62, 2.02)], .03, mat("charcoal"), e, False)
        headlamp(e, (-.01, s * .48, .76), .24, .16)
    box("roof", (1.9, 1.4, .06), (1.9, 0, 2.05), mat("white"), e, .03)
    box("seat", (.5, 1.2, .14), (1.95, 0, .95), mat("black"), e, .05)
    beacon(e, (1.9, 0, 2.08))
    return e
