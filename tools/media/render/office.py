"""Furniture of the operations room and small objects on it. Metres; desks and chairs face +Y."""
import math

import numpy as np

from core import box, cyl, empty, lathe, tube
from light import spot
from materials import lamp, mat, tinted
from people import limb, loft
from screens.pen import screen


def monitor(parent, loc, yaw, name, im, size=(.70, .40)):
    """Monitor that shows a picture; ``loc`` is the centre of its screen, which faces -Y."""
    w, h = size
    m = empty("monitor", loc, yaw, parent)
    box("shell", (w + .03, .03, h + .03), (0, .03, 0), mat("black"), m, .012)
    box("picture", (w, .01, h), (0, .008, 0), screen(name, im, w, h), m, 0)
    drop = loc[2] - .77
    box("neck", (.05, .03, drop), (0, .06, -drop / 2), mat("dark"), m, .01)
    box("foot", (.26, .20, .014), (0, .06, -drop + .007), mat("dark"), m, .005)
    return m


def desk(parent, loc, yaw, width=2.5):
    """Desk with its top at 0.765 m; returns its node."""
    e = empty("desk", (*loc, 0), yaw, parent)
    box("top", (width, .95, .045), (0, 0, .742), tinted("#412C1F", .42, .12), e, .012)
    box("edge", (width, .015, .02), (0, -.476, .735), mat("brass"), e, .004)
    box("front", (width - .1, .03, .46), (0, .40, .50), mat("navy"), e, .01)
    for s in (1, -1):
        box("leg", (.05, .80, .72), (s * (width / 2 - .06), 0, .36), mat("charcoal"), e, .01)
    return e


def keyboard(e, x, y, yaw=0.0):
    k = empty("keys", (x, y, .765), yaw, e)
    box("board", (.44, .15, .016), (0, 0, .010), mat("charcoal"), k, .006)
    for r in range(5):
        for c in range(14):
            box("key", (.024, .021, .008), (-.195 + .030 * c, -.055 + .028 * r, .021), mat("midgrey" if c in (0, 13) else "black"), k, .003)
    box("mouse", (.06, .10, .03), (.33, .0, .015), mat("black"), k, .013)


def mug(e, x, y, colour="linen", full=True, yaw=.6):
    m = empty("mug", (x, y, .765), yaw, e)
    lathe("coaster", [(0, 0), (0, .055), (.005, .055), (.005, 0)], mat("canvas"), m, "z", 32)
    lathe("mug", [(.005, 0), (.005, .036), (.010, .040), (.095, .041), (.098, .039), (.095, .036), (.014, .034), (.014, 0)], mat(colour), m, "z", 36)
    if full:
        lathe("coffee", [(.062, 0), (.062, .0355)], tinted("#2A1509", .12, .8), m, "z", 28)
    tube("ear", [(.038, 0, .080), (.070, 0, .080), (.070, 0, .032), (.038, 0, .028)], .006, mat(colour), m)


def headset(e, x, y, yaw=0.0):
    h = empty("headset", (x, y, .765), yaw, e)
    arc = [(.085 * math.cos(a), .02 + .105 * math.sin(a), .035 + .012 * math.sin(a)) for a in np.linspace(0, math.pi, 18)]
    tube("band", arc, .008, mat("black"), h)
    for s in (1, -1):
        lathe("cushion", [(-.018, .020), (-.014, .036), (.014, .036), (.018, .020)], mat("rubber"), h, "x", 24, (s * .085, .01, .038))
        lathe("cup", [(0, 0), (0, .030), (s * .014, .024), (s * .016, 0)], mat("alu"), h, "x", 24, (s * .100, .01, .038))
    tube("boom", [(-.09, 0, .03), (-.10, -.06, .025), (-.04, -.115, .022)], .004, mat("black"), h)
    lathe("foam", [(-.014, 0), (-.010, .011), (.010, .011), (.014, 0)], mat("rubber"), h, "x", 16, (-.03, -.118, .022))
    tube("cord", [(.09, -.01, .01), (.16, -.08, .006), (.12, -.20, .006), (.24, -.26, .006), (.34, -.16, .006)], .0035, mat("black"), h)


def papers(e, x, y, yaw=0.0, sheets=4, pen=True):
    p = empty("papers", (x, y, .766), yaw, e)
    for k in range(sheets):
        box("sheet", (.21, .297, .0015), (.008 * math.sin(k * 2.1), .006 * k, .001 + .0017 * k), mat("linen"), p, 0, rot=(0, 0, .11 * math.sin(k * 1.7)))
    top = .002 + .0017 * sheets
    turn = .11 * math.sin((sheets - 1) * 1.7)
    for r in range(9):
        box("text", (.15 - .03 * (r % 3), .005, .0004), (-.01 - .015 * (r % 3), .10 - .022 * r, top), mat("midgrey"), p, 0, rot=(0, 0, turn))
    if pen:
        cyl("pen", .0045, (.05, -.13, top + .005), (.13, -.03, top + .005), mat("brass"), p, 12)


def strip_rack(e, x, y, yaw=0.0, count=7):
    r = empty("rack", (x, y, .765), yaw, e)
    s = empty("slope", (0, 0, .05), (.30, 0, 0), r)
    box("tray", (.26, .26, .012), (0, 0, -.008), mat("charcoal"), s, .006)
    for k in range(count):
        z = -.115 + .034 * k
        skew = .012 * math.sin(k * 5.1)
        box("holder", (.24, .030, .010), (skew, z, .004), mat(("gulf", "brass", "gulf", "sand", "gulf", "burgundy", "gulf")[k % 7]), s, .003)
        box("strip", (.205, .024, .003), (.012 + skew, z, .010), mat("linen"), s, 0)
        for a, w in ((-.06, .05), (.01, .06), (.075, .03)):
            box("ink", (w, .004, .0006), (.012 + skew + a, z + .003, .012), mat("charcoal"), s, 0)


def telephone(e, x, y, yaw=0.0):
    t = empty("phone", (x, y, .765), yaw, e)
    box("phone", (.20, .19, .045), (0, 0, .03), mat("black"), t, .014, rot=(.16, 0, 0))
    box("handset", (.055, .21, .035), (-.065, 0, .066), mat("charcoal"), t, .016, rot=(.16, 0, 0))
    box("display", (.09, .04, .004), (.04, .055, .064), lamp("phone display", (.35, .8, 1), .8), t, 0, rot=(.16, 0, 0))
    for k in range(12):
        box("key", (.018, .013, .006), (.012 + .027 * (k % 3), .014 - .020 * (k // 3), .056 - .003 * (k // 3)), mat("midgrey"), t, .003, rot=(.16, 0, 0))


def desk_lamp(e, x, y, yaw=0.0, power=150):
    d = empty("lamp", (x, y, .765), yaw, e)
    lathe("foot", [(0, 0), (0, .085), (.012, .085), (.018, .03), (.02, 0)], mat("brass"), d, "z", 36)
    tube("arm", [(0, 0, .01), (-.09, 0, .34), (.16, 0, .50)], .007, mat("brass"), d, False)
    lathe("shade", [(0, .085), (.012, .083), (.10, .03), (.115, .018), (.12, 0)], mat("navy"), d, "z", 36, (.18, 0, .42))
    lathe("bulb", [(.02, 0), (.012, .03), (.03, .04), (.06, .02)], lamp("bulb", (1, .80, .52), 16), d, "z", 20, (.18, 0, .42))
    spot((.18, 0, .43), (.18, 0, 0), power, (1, .76, .46), 110, .7, .03, mirrored=False).parent = d


def chair(parent, x, y, yaw):
    """Operator's chair, seen from behind at yaw 0; returns its node."""
    c = empty("chair", (x, y, 0), yaw, parent)
    box("seat", (.52, .50, .09), (0, 0, .50), mat("charcoal"), c, .04)
    box("back", (.48, .07, .62), (0, -.26, .94), mat("charcoal"), c, .035, rot=(.12, 0, 0))
    box("spine", (.07, .05, .50), (0, -.29, .74), mat("dark"), c, .02, rot=(.12, 0, 0))
    cyl("stem", .03, (0, 0, .10), (0, 0, .48), mat("chrome"), c)
    for s in (1, -1):
        box("arm", (.05, .28, .03), (s * .29, -.02, .70), mat("charcoal"), c, .012)
        box("arm post", (.035, .04, .20), (s * .29, -.08, .60), mat("dark"), c, .01)
    for k in range(5):
        a = 2 * math.pi * k / 5
        tip = (.29 * math.cos(a), .29 * math.sin(a), .06)
        cyl("foot", .018, (0, 0, .10), tip, mat("chrome"), c, 10)
        lathe("castor", [(-.012, 0), (-.012, .03), (.012, .03), (.012, 0)], mat("rubber"), c, "x", 16, (tip[0], tip[1], .03))
    return c


def jacket(c, material="suit", sleeves=True):
    j = empty("jacket", (0, -.285, 0), (.10, 0, 0), c)
    cloth = mat(material)
    loft("body", [(.56, -.0, .40, .10), (.70, .01, .44, .11), (.95, .01, .47, .13), (1.15, 0, .50, .15), (1.26, 0, .52, .15), (1.305, 0, .44, .11), (1.32, 0, .20, .05)],
         cloth, j)
    tube("collar", [(-.11, -.03, 1.31), (-.05, -.085, 1.29), (.05, -.085, 1.29), (.11, -.03, 1.31)], .020, cloth, j)
    tube("seam", [(0, -.072, .60), (0, -.074, .95), (0, -.085, 1.24)], .004, mat("black"), j)
    if sleeves:
        for s in (1, -1):
            limb("sleeve", [(s * .235, .0, 1.25), (s * .285, -.02, 1.0), (s * .275, -.01, .76)], [.060, .058, .050], cloth, j)
            for k in range(3):
                z = .80 + .022 * k
                lathe("stripe", [(-.005, .0565), (.005, .0565)], mat("brass"), j, "z", 28, (s * .277, -.011, z))
    return j


def clock(parent, loc, hour, minute, r=.17):
    c = empty("clock", loc, 0, parent)
    lathe("rim", [(-.03, r), (-.03, r * 1.07), (.02, r * 1.07)], mat("brass"), c, "y", 48)
    lathe("dial", [(-.02, 0), (-.02, r)], tinted("#EFE9DC", .5, .1), c, "y", 48)
    for k in range(12):
        a = k * math.pi / 6
        box("mark", (.008, .006, .030 if k % 3 else .05), (r * .84 * math.sin(a), -.024, r * .84 * math.cos(a)), mat("black"), c, 0, rot=(0, a, 0))
    for turn, l, w in (((hour % 12 + minute / 60) / 12, .52, .014), (minute / 60, .78, .009)):
        a = 2 * math.pi * turn
        box("hand", (w, .006, r * l), (r * l / 2 * math.sin(a), -.03, r * l / 2 * math.cos(a)), mat("black"), c, 0, rot=(0, a, 0))
