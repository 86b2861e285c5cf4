"""Contents of a catering truck: galley trolleys and a laid tray. Lengths in metres."""
import math
import random

import numpy as np

from core import box, cyl, empty, lathe, tube
from materials import mat, tinted

WIDTH, LENGTH, TOP = .305, .81, 1.03


def trolley(loc, yaw=0.0):
    """Full-size galley trolley, 1.03 m high, its door toward -X. ``loc`` is (x, y), or (x, y, z) to raise it."""
    e = empty("trolley", (*loc, 0)[:3], yaw)
    box("base", (LENGTH, WIDTH, .05), (0, 0, .135), mat("charcoal"), e, .01)
    box("body", (LENGTH - .01, WIDTH - .01, .84), (0, 0, .57), mat("panel"), e, .012)
    for s in (1, -1):
        y = s * (WIDTH / 2 - .003)
        box("side", (LENGTH - .10, .006, .70), (0, y, .56), mat("panel"), e, .002)
        box("band", (LENGTH - .052, .010, .085), (0, y, .815), mat("gulf"), e, .002)
        box("line", (LENGTH - .052, .010, .014), (0, y, .873), mat("brass"), e, .002)
        for x in (-LENGTH / 2 + .012, LENGTH / 2 - .012):
            box("corner", (.024, .011, .86), (x, y, .57), mat("alu"), e, .003)
        for x in (-.30, .30):
            cyl("castor", .055, (x, s * .115 - .014, .055), (x, s * .115 + .014, .055), mat("rubber"), e, 24)
            box("fork", (.05, .05, .06), (x, s * .115, .105), mat("steel"), e, .01)
    for s in (1, -1):
        x = s * LENGTH / 2
        tube("door", [(x, -.13, .18), (x, -.13, .96), (x, .13, .96), (x, .13, .18)], .004, mat("gasket"), e, False, True)
        box("latch", (.02, .09, .05), (x, 0, .90), mat("charcoal"), e, .008)
        tube("handle", [(x, -.11, .985), (x + s * .045, -.11, .99), (x + s * .045, .11, .99), (x, .11, .985)], .010, mat("charcoal"), e, False)
        for y, c in ((-.05, "burgundy"), (.05, "green")):
            box("pedal", (.06, .05, .02), (x + s * .02, y, .135), mat(c), e, .006)
    box("top", (LENGTH, WIDTH, .03), (0, 0, TOP - .025), mat("alu"), e, .008)
    for s in (1, -1):
        box("rim", (LENGTH, .012, .03), (0, s * (WIDTH / 2 - .006), TOP - .002), mat("alu"), e, .005)
        box("rim", (.012, WIDTH, .03), (s * (LENGTH / 2 - .006), 0, TOP - .002), mat("alu"), e, .005)
    return e


def laid_tray(parent, loc, yaw=0.0, covered=False):
    """Tray for one, 0.42 × 0.30 m: main course, salad, bread, fruit, juice, coffee."""
    e = empty("tray", loc, yaw, parent)
    box("tray", (.42, .30, .012), (0, 0, .006), mat("navy"), e, .005)
    for s in (1, -1):
        box("edge", (.42, .010, .022), (0, s * .147, .013), mat("navy"), e, .004)
        box("edge", (.010, .30, .022), (s * .207, 0, .013), mat("navy"), e, .004)
    box("cloth", (.395, .275, .003), (0, 0, .0135), mat("linen"), e, .001)
    z = .015
    _plate(e, (-.075, -.035, z), .102)
    _cover(e, (-.075, -.035, z)) if covered else _course(e, (-.075, -.035, z + .012))
    _plate(e, (.10, .09, z), .052)
    lathe("roll", [(-.020, 0), (-.019, .022), (.0, .036), (.016, .027), (.022, 0)], tinted("#B5752F", .55, .2), e, "z", 28, (.10, .09, z + .030))
    _bowl(e, (-.135, .10, z))
    _glass(e, (.165, .015, z))
    _cup(e, (.115, -.085, z))
    box("napkin", (.036, .16, .016), (.045, -.045, z + .008), mat("gulf"), e, .008, rot=(0, 0, .06))
    lathe("ring", [(-.012, .0), (-.012, .023), (.012, .023), (.012, 0)], mat("brass"), e, "y", 24, (.045, -.045, z + .010))
    for k, x in enumerate((.018, .030)):
        box("cutlery", (.007, .17, .003), (x - .002, -.04, z + .004), mat("chrome"), e, .001)
        box("blade", (.013 + .004 * k, .05, .003), (x - .002, .05, z + .004), mat("chrome"), e, .001)
    return e


def _plate(e, p, r):
    lathe("plate", [(0, 0), (0, r * .58), (.004, r * .66), (.013, r), (.016, r), (.009, r * .70), (.006, r * .6), (.006, 0)], mat("china"), e, "z", 56, p)
    lathe("edge", [(.0150, r * .985), (.0168, r * 1.0), (.0165, r * .955)], mat("gulf"), e, "z", 56, p)


def _course(e, p):
    rnd = random.Random(5)
    rice = tinted("#E8B94E", .7, 0)
    for _ in range(90):
        a, r = rnd.uniform(0, 6.28), .030 * math.sqrt(rnd.random())
        box("rice", (.010, .004, .004), (p[0] - .026 + r * math.cos(a), p[1] + .012 + r * math.sin(a), p[2] + .010 * (1 - r / .034) + rnd.uniform(0, .004)), rice, e, .001,
            rot=(0, rnd.uniform(-.4, .4), rnd.uniform(0, 3.1)))
    box("fish", (.068, .032, .018), (p[0] + .026, p[1] + .016, p[2] + .008), tinted("#D9805A", .4, .3), e, .008, rot=(.05, -.06, .5))
    box("crust", (.060, .026, .006), (p[0] + .026, p[1] + .016, p[2] + .018), tinted("#B85F35", .5, .2), e, .003, rot=(.05, -.06, .5))
    for k in range(7):
        x = p[0] - .020 + .013 * k
        cyl("bean", .0042, (x, p[1] - .050, p[2] + .002 + .003 * (k % 2)), (x + .020, p[1] - .020, p[2] + .006), tinted("#4F8A35", .4, .3), e, 10)
    for x, y in ((.052, -.030), (.060, -.014), (.043, -.014)):
        _ball(e, (p[0] + x, p[1] + y, p[2] + .007), .0085, tinted("#C33322", .25, .8))
    cyl("lemon", .016, (p[0] + .036, p[1] + .034, p[2] + .018), (p[0] + .040, p[1] + .036, p[2] + .022), tinted("#F2CE3B", .4, .3), e, 24)


def _cover(e, p):
    arc = [(.064 * math.sin(a), .088 * math.cos(a)) for a in np.linspace(0, math.pi / 2, 22)]
    lathe("dome", [(.012, .086), (.012, .092), (.016, .092), *[(.016 + h, r) for h, r in arc]], mat("chrome"), e, "z", 64, p)
    lathe("knob", [(.078, .006), (.088, .005), (.092, .011), (.100, .012), (.105, 0)], mat("brass"), e, "z", 28, p)


def _ball(e, p, r, m):
    lathe("ball", [(r * math.sin(a), r * math.cos(a)) for a in np.linspace(-math.pi / 2, math.pi / 2, 12)], m, e, "z", 18, p)


def _bowl(e, p):
    lathe("bowl", [(0, 0), (0, .026), (.006, .030), (.036, .052), (.038, .050), (.010, .030), (.008, 0)], mat("china"), e, "z", 48, p)
    rnd = random.Random(3)
    for k in range(16):
        a, r = k * 2.4, .011 * math.sqrt(k)
        c = ("#8A1F3A", "#E07A1F", "#6E9A2E", "#D94A2B", "#F0C24A")[k % 5]
        _ball(e, (p[0] + r * math.cos(a), p[1] + r * math.sin(a), p[2] + .040 - .010 * (r / .04) + rnd.uniform(0, .004)), .0115, tinted(c, .3, .6))


def _glass(e, p):
    lathe("juice", [(.006, 0), (.006, .024), (.066, .029), (.066, 0)], tinted("#F0941E", .2, .6), e, "z", 36, p)
    lathe("glass", [(0, 0), (0, .028), (.092, .033), (.092, .0315), (.008, .026), (.008, 0)], mat("clear"), e, "z", 40, p)


def _cup(e, p):
    lathe("saucer", [(0, 0), (0, .036), (.010, .058), (.012, .057), (.004, .034), (.004, 0)], mat("china"), e, "z", 48, p)
    lathe("cup", [(.006, 0), (.006, .020), (.016, .028), (.056, .037), (.056, .0345), (.018, .026), (.010, 0)], mat("china"), e, "z", 48, p)
    lathe("coffee", [(.046, 0), (.046, .0335)], tinted("#2A1509", .15, .8), e, "z", 36, p)
    x, y, z = p
    tube("ear", [(x + .034, y, z + .048), (x + .056, y, z + .048), (x + .054, y, z + .024), (x + .030, y, z + .020)], .0038, mat("china"), e)


def coffee_pot(parent, loc, yaw=0.0):
    e = empty("pot", loc, yaw, parent)
    lathe("pot", [(0, 0), (0, .058), (.012, .062), (.13, .056), (.185, .044), (.20, .046), (.205, .040), (.235, .030), (.24, 0)], mat("chrome"), e, "z", 56)
    lathe("knob", [(.238, .008), (.25, .013), (.262, .010), (.266, 0)], mat("black"), e, "z", 24)
    tube("spout", [(-.045, 0, .15), (-.075, 0, .185), (-.095, 0, .205)], .012, mat("chrome"), e)
    tube("handle", [(.045, 0, .19), (.105, 0, .19), (.11, 0, .10), (.058, 0, .05)], .009, mat("black"), e)
    return e
