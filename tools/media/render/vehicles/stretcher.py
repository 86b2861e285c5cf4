from aircraft import wheel
from core import box, empty, tube
from materials import mat
from vehicles.parts import beam


def stretcher(loc, yaw=0.0):
    e = empty("stretcher", (*loc, 0), yaw)
    for s in (1, -1):
        tube("frame", [(-.95, s * .27, .82), (.95, s * .27, .82)], .022, mat("chrome"), e, False)
        tube("rail", [(-.45, s * .31, .84), (-.40, s * .31, 1.08), (.35, s * .31, 1.08), (.40, s * .31, .84)], .016, mat("chrome"), e)
        beam(e, (-.70, .18), (.55, .78), s * .22, .04, "steel")
        beam(e, (.70, .18), (-.55, .78), s * .19, .04, "steel")
        tube("under", [(-.75, s * .22, .18), (.75, s * .22, .18)], .02, mat("chrome"), e, False)
        for x in (-.72, .72):
            wheel((x, s * .24, .09), .09, .04, e, "steel")
    for x in (-.95, .95):
        tube("end", [(x, -.27, .82), (x, .27, .82)], .022, mat("chrome"), e, False)
    box("mattress", (1.25, .56, .10), (.30, 0, .89), mat("navy"), e, .04)
    box("head part", (.72, .56, .10), (-.60, 0, 1.02), mat("navy"), e, .04, rot=(0, .42, 0))
    box("pillow", (.34, .44, .11), (-.74, 0, 1.16), mat("linen"), e, .05, rot=(0, .42, 0))
    box("blanket", (1.0, .60, .06), (.40, 0, .955), mat("teal"), e, .03)
    box("fold", (.16, .61, .075), (-.08, 0, .965), mat("linen"), e, .03)
    for x in (.1, .6):
        box("strap", (.05, .63, .08), (x, 0, .955), mat("black"), e, .01)
    tube("stand", [(.85, .25, .82), (.85, .25, 1.95), (.70, .25, 2.0)], .012, mat("chrome"), e, False)
    box("drip", (.05, .12, .20), (.72, .25, 1.86), mat("clear"), e, .02)
    box("monitor", (.12, .26, .20), (.78, -.12, 1.06), mat("charcoal"), e, .02)
    box("screen", (.01, .20, .13), (.715, -.12, 1.07), mat("lamp_green"), e, 0)
    return e
