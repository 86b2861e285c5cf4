"""The twin's forward galley, seen through the open front right door."""
import numpy as np

from aircraft.twin_shape import L1, TWIN
from core import box, cyl, empty, lathe, mesh, polygon
from light import point
from materials import lamp, mat, tinted

FLOOR, CEILING = -.60, 1.62  # z in the aircraft's frame (m)


def forward_galley(root):
    """Vestibule between two bulkheads; the galley stands at the forward one and faces aft."""
    e = empty("galley", parent=root)
    fore, aft = 4.02, 6.35
    box("floor", (aft - fore, 3.5, .05), ((fore + aft) / 2, 0, FLOOR - .03), tinted("#6C6459", .55, .1), e, 0)
    box("ceiling", (aft - fore, 2.0, .05), ((fore + aft) / 2, 0, CEILING), mat("inside"), e, 0)
    box("strip", (.10, 1.7, .03), (5.2, 0, CEILING - .04), lamp("galley strip", (1, .80, .56), 9), e, .01)
    for x in (fore, aft):
        ring = [TWIN.at(x, 2 * np.pi * k / 40) * (1, .965, .965) for k in range(40)]
        polygon("bulkhead", ring, tinted("#D9CDB8", .6, .1), e)
    _far_side(e, fore, aft)
    _jambs(e)
    for k in range(5):
        _bay(e, 4.42, -1.30 + .56 * k, k)
    box("counter", (.74, 2.95, .05), (4.40, -.16, .52), tinted("#C9CCCB", .25, .3, .6), e, .01)
    box("splash", (.03, 2.9, .5), (4.16, -.16, .78), tinted("#B9A283", .4, .3), e, 0)
    for k in range(5):
        _locker(e, 4.46, -.96 + .47 * k)
    lathe("pot", [(0, 0), (0, .07), (.16, .06), (.20, .04), (.22, 0)], mat("chrome"), e, "z", 32, (4.45, .72, .55))
    for y in (-.6, -.5, .3, .4):
        lathe("cup", [(0, 0), (0, .03), (.08, .04), (.08, .036), (.01, .028)], mat("china"), e, "z", 20, (4.55, y, .55))
    box("urn", (.30, .26, .42), (4.36, -1.0, .76), tinted("#2A2E33", .3, .4), e, .02)
    box("urn light", (.01, .05, .02), (4.52, -1.0, .88), mat("lamp_green"), e, 0)
    point((5.25, .1, 1.40), 110, (1, .80, .56), .15, root)
    point((4.75, -.2, 1.0), 22, (1, .78, .52), .1, root)


def _bay(e, x, y, k):
    box("bay", (.66, .52, 1.04), (x - .05, y, FLOOR + .53), tinted("#8C8F8E", .4, .2), e, .01)
    box("front", (.02, .46, .92), (x + .29, y, FLOOR + .52), mat("panel"), e, .01)
    box("band", (.022, .46, .09), (x + .292, y, FLOOR + .78), mat("gulf"), e, .002)
    box("latch", (.03, .08, .05), (x + .31, y, FLOOR + .90), tinted(("#A33A2A", "#7F8A86")[k % 2], .4), e, .008)
    box("vent", (.012, .30, .03), (x + .302, y, FLOOR + .16), mat("charcoal"), e, .004)


def _locker(e, x, y):
    box("locker", (.52, .44, .42), (x - .1, y, 1.24), mat("panel"), e, .012)
    box("seam", (.012, .40, .38), (x + .165, y, 1.24), tinted("#E6E4DC", .35, .3), e, .01)
    cyl("turn", .022, (x + .16, y + .14, 1.11), (x + .19, y + .14, 1.11), mat("steel"), e, 16)
    box("label", (.006, .12, .04), (x + .173, y - .06, 1.36), mat("linen"), e, .001)


def _far_side(e, fore, aft):
    box("lining", (aft - fore, .05, 2.3), ((fore + aft) / 2, -1.72, .5), mat("inside"), e, 0)
    box("door", (.86, .06, 1.9), (5.05, -1.68, .38), mat("panel"), e, .03)
    box("window", (.2, .02, .28), (5.05, -1.64, .74), lamp("sky", (.62, .74, .90), .8), e, .06)
    box("handle", (.34, .05, .05), (5.05, -1.62, .12), tinted("#A33A2A", .4), e, .02)


def _jambs(e, depth=.20):
    """Gives the door opening the thickness of the wall."""
    x0, x1, z0, z1 = L1
    loop = [(x0, z) for z in np.linspace(z0, z1, 12)] + [(x, z1) for x in np.linspace(x0, x1, 6)[1:]] + \
           [(x1, z) for z in np.linspace(z1, z0, 12)[1:]] + [(x, z0) for x in np.linspace(x1, x0, 6)[1:-1]]
    n, v = len(loop), []
    for inner in (0.0, depth):
        for q in loop:
            p = TWIN.on_skin(q, 1, .0)
            v.append((p[0], p[1] - inner, p[2]))
    mesh("jamb", v, [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)], mat("grey"), e, smooth=False)
