import numpy as np

from aircraft import wheel
from core import box, cyl, empty, polygon, prism, tube
from materials import mat
from vehicles.parts import beacon, beam


def passenger_stairs(loc, yaw=0.0, height=3.22):
    """Self-propelled stairs: platform at x = 0, the aircraft side, and their foot toward +X."""
    e = empty("stairs", (*loc, 0), yaw)
    run, n = height * 1.62, int(height / .185)
    x0 = 1.5
    for k in range(n):
        x = x0 + run * (k + .5) / n
        z = height * (1 - (k + 1) / (n + 1))
        box("tread", (run / n + .05, 1.5, .05), (x, 0, z), mat("alu"), e, .01)
        box("nosing", (.03, 1.5, .055), (x + run / n / 2, 0, z), mat("yellow"), e, .005)
    box("platform", (1.7, 1.7, .10), (.65, 0, height), mat("alu"), e, .02)
    box("buffer", (.12, 1.7, .16), (-.24, 0, height - .02), mat("rubber"), e, .05)
    foot = (x0 + run, .28)
    for s in (1, -1):
        y = s * .80
        side = [(-.15, height - .16), (x0, height - .16), (foot[0] + .1, foot[1] - .16), (foot[0] + .1, foot[1] + .12), (x0 + .1, height + .14), (-.15, height + .14)]
        prism("stringer", side, .07, mat("white"), e, .02, loc=(0, y, 0))
        pane = [(-.1, height + .16), (x0, height + .16), (foot[0] - .2, foot[1] + .26), (foot[0] - .2, foot[1] + .92), (x0, height + .92), (-.1, height + .92)]
        polygon("pane", [(p[0], y, p[1]) for p in pane], mat("clear"), e)
        rail = [(-.2, y, height + 1.02), (x0, y, height + 1.02), (foot[0] + .05, y, foot[1] + 1.0), (foot[0] + .2, y, foot[1] + .1)]
        tube("handrail", rail, .03, mat("chrome"), e, False)
        for t in np.linspace(0, 1, 7):
            x = x0 + run * t
            cyl("post", .02, (x, y, height - t * (height - .28)), (x, y, height + 1.0 - t * (height - .28)), mat("chrome"), e, 12)
        stripe = [(x0 - .1, height - .03), (foot[0], foot[1] - .05), (foot[0], foot[1] + .03), (x0 - .1, height + .05)]
        polygon("stripe", [(p[0], y + s * .04, p[1]) for p in stripe], mat("brass"), e)
        tube("strip light", [(x0, y - s * .06, height + .10), (foot[0] - .1, y - s * .06, foot[1] + .12)], .012, mat("strip_warm"), e, False)
        for x in (1.3, 5.3):
            wheel((x, s * .78, .36), .36, .26, e)
            box("guard", (.95, .30, .06), (x, s * .80, .80), mat("black"), e, .02)
        box("jack", (.14, .14, .55), (2.6, s * 1.0, .33), mat("yellow"), e, .02)
    box("base", (6.0, 1.35, .34), (3.2, 0, .58), mat("white"), e, .04)
    box("base line", (6.0, 1.36, .06), (3.2, 0, .60), mat("gulf"), e, .005)
    for a, b in (((1.0, .75), (2.4, height - .55)), ((2.9, .75), (1.1, height - .25))):
        beam(e, a, b, .45, .16, "steel")
        beam(e, a, b, -.45, .16, "steel")
    prism("cabin", [(4.9, .75), (4.75, 1.3), (5.0, 1.36), (6.1, .92), (6.1, .75)], 1.2, mat("charcoal"), e, .03)
    beacon(e, (4.9, .45, 1.38))
    return e
