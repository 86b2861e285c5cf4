"""Operations desk at night: flight-watch wall, monitors, window onto the apron."""
import math

import numpy as np

from aircraft import twin
from apron import ground, mast
from buildings import terminal
from core import box, cyl, empty, lathe, mesh, tube
from light import area, camera, point, spot, twilight
from materials import lamp, mat

FLOOR = 1.2          # height of the room's floor above the apron (m)


def build():
    twilight(10, (.010, .022, .060), (.022, .045, .10), (.10, .10, .13), (.34, .18, .10), 4.0, .9)
    ground(wet=.55)
    twin((23.0, 50), math.radians(-8), lit=.5, open_left=True)
    terminal((60, 150), math.radians(-10), 160, 15)
    mast(34, 92, 26, 4, math.radians(-100))
    spot((-6, 60, 24), (22, 44, 3), 60000, (1, .80, .55), 60, .7, .8)
    spot((46, 30, 24), (24, 44, 3), 42000, (1, .76, .5), 60, .7, .8)
    room = empty("room", (0, 0, FLOOR))
    _shell(room)
    _wall_screen(room)
    for k, x in enumerate((-2.9, -.2, 2.5)):
        _desk(room, x, 3.1 + .12 * abs(k - 1), (k - 1) * -.10)
    for x, y, power in ((0.8, 7.0, 300), (-3, 4.2, 320), (1.6, 4.2, 300), (-1.0, 1.2, 260)):
        lamp_ = area((x, y, 2.9), (x, y, 0), 4.5, power, (1, .82, .62), .3)
        lamp_.parent = room
    point((-1.6, 6.9, 1.9), 42, (.35, .75, 1.), .8, room)
    cam = camera((-3.3, -.4, 1.5), (.75, 7.5, 1.58), 24)
    cam.parent = room


def _shell(room):
    """Floor, ceiling with light slots, walls, window wall on the right and behind."""
    box("floor", (13, 11, .1), (0, 3.6, -.05), mat("carpet"), room, 0)
    box("ceiling", (13, 11, .1), (0, 3.6, 3.15), mat("ceiling"), room, 0)
    box("left wall", (.1, 11, 3.2), (-5.2, 3.6, 1.55), mat("wood"), room, 0)
    box("back wall", (6.4, .1, 3.2), (-2.3, 8.0, 1.55), mat("cladding"), room, 0)
    box("rear wall", (13, .1, 3.2), (0, -1.8, 1.55), mat("cladding"), room, 0)
    slot = lamp("ceiling slot", (1, .82, .6), 3.2)
    for x in np.arange(-4.2, 6, 1.7):
        box("slot", (.07, 7.6, .03), (x, 4.0, 3.10), slot, room, 0)
    box("sill", (6.2, .25, .62), (3.95, 8.0, .31), mat("cladding"), room, .02)
    box("head", (6.2, .25, .35), (3.95, 8.0, 2.98), mat("cladding"), room, .02)
    for x in (.92, 2.9, 4.9):
        box("mullion", (.07, .12, 2.4), (x, 8.0, 1.7), mat("dark"), room, .01)
    box("sill right", (.25, 11, .62), (6.5, 3.6, .31), mat("cladding"), room, .02)
    box("head right", (.25, 11, .35), (6.5, 3.6, 2.98), mat("cladding"), room, .02)
    box("pillar", (.4, .4, 3.2), (6.5, 8.0, 1.55), mat("cladding"), room, .03)
    for y in (.5, 3, 5.5):
        box("mullion", (.12, .07, 2.4), (6.5, y, 1.7), mat("dark"), room, .01)


def _wall_screen(room):
    """Map wall of six panels with arcs of flights meeting at one point."""
    w, h, cx, cz = 5.2, 2.05, -2.15, 1.75
    wall = box("map", (w, .04, h), (cx, 7.90, cz), mat("map_wall"), room, 0)
    wall.name = "map wall"
    for k in range(4):
        box("joint", (.012, .02, h), (cx - w / 2 + w * k / 3, 7.875, cz), mat("black"), room, 0)
    for z in (cz - h / 2, cz, cz + h / 2):
        box("joint", (w, .02, .012), (cx, 7.875, z), mat("black"), room, 0)
    arc = lamp("arc", (1, .62, .20), 2.6)
    dot = lamp("dot", (1, .85, .6), 6)
    home = (cx + .35, cz - .12)
    ends = [(-2.3, .62), (-1.9, -.35), (-1.3, .85), (-.6, -.8), (.7, .8), (1.5, .45), (2.2, .05), (2.0, -.75), (.9, -.85), (-2.4, .05)]
    for k, (dx, dz) in enumerate(ends):
        a, b = np.array([cx + dx, cz + dz]), np.array(home)
        mid = (a + b) / 2 + np.array([0, .26 + .05 * (k % 3)])
        pts = [(1 - t) ** 2 * a + 2 * t * (1 - t) * mid + t * t * b for t in np.linspace(0, 1, 16)]
        tube("arc", [(p[0], 7.87, p[1]) for p in pts], .008, arc, room, False)
        lathe("dot", [(-.01, 0), (-.01, .028), (0, .028)], dot, room, "y", 16, (a[0], 7.865, a[1]))
        i = 4 + k % 8
        d = (pts[i + 1] - pts[i - 1]) / np.linalg.norm(pts[i + 1] - pts[i - 1])
        n = np.array([-d[1], d[0]])
        corners = [pts[i] + d * .09, pts[i] - d * .05 + n * .05, pts[i] - d * .05 - n * .05]
        mesh("plane", [(q[0], 7.86, q[1]) for q in corners], [(0, 1, 2)], dot, room)
    for r in (.07, .14):
        tube("home", [(home[0] + r * math.cos(t), 7.865, home[1] + r * math.sin(t)) for t in np.linspace(0, 6.283, 28)[:-1]], .008, dot, room, False, True)


def _desk(room, x, y, yaw):
    """One workplace: desk, three monitors, keyboard, telephone, lamp, chair."""
    e = empty("desk", (x, y, 0), yaw, room)
    box("top", (2.55, .95, .05), (0, 0, .74), mat("desk"), e, .015)
    box("edge", (2.55, .02, .02), (0, -.475, .725), mat("brass"), e, .004)
    box("front", (2.5, .04, .62), (0, .40, .42), mat("navy"), e, .01)
    for s in (1, -1):
        box("leg", (.05, .8, .72), (s * 1.22, 0, .36), mat("charcoal"), e, .01)
    for k in (-1, 0, 1):
        m = empty("monitor", (k * .72, .16 - .10 * abs(k), 1.12), -k * .34, e)
        box("shell", (.70, .035, .42), (0, .03, 0), mat("black"), m, .012)
        box("picture", (.67, .01, .385), (0, .008, 0), mat("desk_screen"), m, 0)
        box("neck", (.06, .04, .32), (0, .06, -.24), mat("dark"), m, .01)
        box("foot", (.26, .2, .015), (0, .06, -.355), mat("dark"), m, .005)
    box("keyboard", (.44, .15, .022), (0, -.24, .777), mat("charcoal"), e, .008)
    box("mouse", (.065, .11, .03), (.34, -.24, .78), mat("black"), e, .012)
    box("phone", (.22, .20, .05), (-.62, -.22, .79), mat("black"), e, .015, rot=(.15, 0, .2))
    box("handset", (.06, .21, .04), (-.69, -.22, .84), mat("charcoal"), e, .018, rot=(.15, 0, .2))
    for k in range(3):
        box("strip", (.20, .055, .008), (.72, -.30 + k * .075, .772), mat(("linen", "sand", "linen")[k]), e, .002, rot=(0, 0, .08))
    lathe("cup", [(0, 0), (0, .032), (.09, .042), (.09, .038), (.01, .03), (.01, 0)], mat("linen"), e, "z", 28, (1.0, -.18, .765))
    _chair(e, .15, -.95, .35)


def _chair(e, x, y, yaw):
    """Operator's chair seen from behind."""
    c = empty("chair", (x, y, 0), yaw, e)
    box("seat", (.52, .50, .09), (0, 0, .50), mat("charcoal"), c, .04)
    box("back", (.50, .08, .66), (0, -.26, .94), mat("charcoal"), c, .04, rot=(.12, 0, 0))
    box("head", (.30, .06, .18), (0, -.33, 1.38), mat("charcoal"), c, .03, rot=(.12, 0, 0))
    for s in (1, -1):
        cyl("head post", .010, (s * .07, -.30, 1.20), (s * .07, -.325, 1.34), mat("chrome"), c, 10)
    cyl("stem", .03, (0, 0, .10), (0, 0, .48), mat("chrome"), c)
    for s in (1, -1):
        box("arm", (.05, .30, .03), (s * .29, -.02, .70), mat("charcoal"), c, .012)
        box("arm post", (.04, .04, .20), (s * .29, -.08, .60), mat("dark"), c, .01)
    for k in range(5):
        a = 2 * math.pi * k / 5
        cyl("foot", .018, (0, 0, .10), (.28 * math.cos(a), .28 * math.sin(a), .06), mat("chrome"), c, 10)
