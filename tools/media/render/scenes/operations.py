"""Operations room after dusk: the flight-watch wall, desks just left, an airliner outside the window.

Cost: 1920×1080, 2 × 12 samples. Render seeds: 11 and 108; the boards' and the plant's are in this file.
"""
import math

import numpy as np

from aircraft import business_jet, twin
from apron import dry_ground, line, mast
from buildings import control_tower, terminal
from core import box, empty, lathe
from hotel import shrub
from light import area, level_camera, spot, twilight
from materials import lamp, levels, mat, tinted
from office import (chair, clock, desk, desk_lamp, headset, jacket, keyboard, monitor, mug, papers, strip_rack,
                    telephone)
from screens import boards
from screens.pen import screen
from screens.world import world
from vehicles import ground_power, passenger_stairs, tug

FLOOR = 3.6  # height of the room's floor above the apron (m)
X0, X1, Y1, TOP = -5.6, 6.4, 8.2, 3.3  # side walls, far wall and ceiling (m)
WINDOW = .75  # x at which the window in the far wall begins (m)


def build():
    twilight(12, (.012, .030, .085), (.035, .075, .165), (.20, .20, .26), (.80, .38, .18), 4.0, .9)
    _apron()
    room = empty("room", (0, 0, FLOOR))
    _shell(room)
    _wall(room)
    _plant(room, -4.95, 7.3)
    _middle(room)
    _front(room)
    _light(room)
    cam = level_camera((-1.70, -1.95, 1.56), 13.5, 26.5, shift_y=-.06)
    cam.parent = room


def _apron():
    """Dry stand outside the window, under its masts, with an airliner on turnaround."""
    levels["offices"] = .14
    dry_ground(dust=.4, tone=.9)
    line([(-28, 3.2), (8.8, 22.8)], .28)
    line([(-40, 12.6), (70, 12.6)], .2, "red")
    twin((4.5, 20.5), math.radians(28), lit=.55, open_left=True)
    passenger_stairs((10.1, 20.75), math.radians(-62))
    ground_power((1.6, 16.6), math.radians(30))
    tug((17.5, 15.5), math.radians(160))
    terminal((60, 150), math.radians(-8), 210, 14)
    control_tower((34, 150), 52)
    mast(44, 92, 26, 4, math.radians(-110))
    mast(16, 96, 26, 4, math.radians(-80))
    spot((-8, 8, 24), (14, 24, 3), 62000, (1, .78, .52), 70, .7, .8)
    spot((48, 18, 24), (24, 30, 3), 46000, (1, .76, .5), 66, .7, .8)


def _shell(room):
    """Slightly glossy floor, slatted ceiling, and windows with deep mullions in the far and right walls."""
    floor = tinted("#383532", .34, .12)
    box("floor", (X1 - X0 + .4, 12.4, .1), ((X0 + X1) / 2, 2.1, -.05), floor, room, 0)
    box("ceiling", (X1 - X0 + .4, 12.4, .1), ((X0 + X1) / 2, 2.1, TOP + .25), mat("black"), room, 0)
    for x in np.arange(X0 + .1, X1, .26):
        box("baffle", (.045, 10.4, .20), (x, 3.0, TOP + .10), mat("soffit"), room, 0)
    box("left wall", (.1, 12.4, 3.7), (X0, 2.1, 1.8), mat("cladding"), room, 0)
    box("rear wall", (12.4, .1, 3.7), (.4, -4.0, 1.8), mat("cladding"), room, 0)
    box("back wall", (WINDOW - X0, .1, 3.7), ((WINDOW + X0) / 2, Y1, 1.8), tinted("#1B2431", .7, 0), room, 0)
    for a, b, z, h in ((WINDOW, X1, .12, .24), (WINDOW, X1, TOP + .02, .36)):
        box("rail", (b - a, .30, h), ((a + b) / 2, Y1, z), mat("charcoal"), room, .01)
    for x in np.linspace(WINDOW, X1, 4):
        box("mullion", (.09, .22, TOP), (x, Y1, TOP / 2), mat("charcoal"), room, .01)
    for y in np.linspace(-3.6, Y1, 7):
        box("mullion", (.22, .09, TOP), (X1, y, TOP / 2), mat("charcoal"), room, .01)
    for z, h in ((.12, .24), (TOP + .02, .36)):
        box("rail", (.30, 12, h), (X1, 2.1, z), mat("charcoal"), room, .01)
    box("ledge", (X1 - WINDOW, .42, .04), ((X1 + WINDOW) / 2, Y1 - .25, .46), mat("desk"), room, .01)
    for k, x in enumerate((1.25, 1.33, 1.42, 1.52, 1.60)):
        box("binder", (.07, .24, .30), (x, Y1 - .26, .63), mat(("navy", "gulf", "burgundy", "sand", "navy")[k]), room, .006, rot=(0, (.0, 0, .02, 0, .12)[k], 0))


def _plant(room, x, y):
    lathe("pot", [(0, 0), (0, .20), (.46, .26), (.46, .22), (.40, 0)], mat("brass"), room, "z", 36, (x, y, 0))
    lathe("trunk", [(.38, .03), (1.2, .02), (1.25, 0)], mat("canvas"), room, "z", 12, (x, y, 0))
    shrub((x, y, 1.55), .52, 3, room, 500)


def _wall(room):
    w, h, cx, cz = 4.4, 1.98, -2.45, 1.86
    box("map", (w, .04, h), (cx, Y1 - .10, cz), screen("map", world(2640, 1188, 1.22, (1330, 640)), w, h, 1.15), room, 0)
    for k in range(3):
        box("joint", (.010, .02, h), (cx - w / 4 + w / 4 * k, Y1 - .125, cz), mat("black"), room, 0)
    box("joint", (w, .02, .010), (cx, Y1 - .125, cz), mat("black"), room, 0)
    box("frame", (w + .08, .03, h + .08), (cx, Y1 - .09, cz), mat("black"), room, .01)
    for k, (im, z) in enumerate(((boards.strips(5, 640, 800, 1), 2.30), (boards.strips(9, 640, 800, 1), 1.40))):
        box("board", (.72, .04, .90), (.26, Y1 - .10, z), screen(f"board {k}", im, .72, .90, 1.3), room, 0)
    for k, (hour, minute) in enumerate(((19, 42), (22, 42), (14, 42))):
        clock(room, (-3.5 + 1.05 * k, Y1 - .08, 3.10), hour, minute, .12)


def _middle(room):
    """Two desks turned slightly toward each other, a jacket and a hi-vis vest on their chairs."""
    a = desk(room, (-2.7, 5.2), .10, 2.7)
    for k, im in enumerate((boards.timeline(4), boards.strips(12), boards.weather())):
        monitor(a, ((k - 1) * .76, .14 - .09 * abs(k - 1), 1.13), -(k - 1) * .30, f"a{k}", im)
    keyboard(a, -.1, -.24)
    mug(a, .52, -.20, "gulf")
    papers(a, -.72, -.22, .2)
    telephone(a, 1.05, -.18, -.2)
    desk_lamp(a, -1.18, .12, 0)
    chair(room, -3.05, 4.05, -.5)
    b = desk(room, (1.9, 5.2), -.16, 2.7)
    for k, im in enumerate((boards.aerodrome(), boards.timeline(8), boards.strips(21))):
        monitor(b, ((k - 1) * .76, .14 - .09 * abs(k - 1), 1.13), -(k - 1) * .30, f"b{k}", im)
    keyboard(b, .05, -.24, .04)
    strip_rack(b, -.62, -.24, .1)
    mug(b, .62, -.26, "linen")
    headset(b, 1.0, -.20, .7)
    desk_lamp(b, 1.22, .14, math.pi)
    jacket(chair(room, 2.45, 3.95, .5), "vest", sleeves=False)


def _front(room):
    """The near desk, just left: chair turned away, headset on the papers, flight strips half sorted."""
    e = desk(room, (.62, 1.02), .06, 3.0)
    monitor(e, (1.02, .16, 1.10), -.42, "front", boards.strips(31), (.62, .36))
    papers(e, -.18, -.10, -.25, 6)
    headset(e, -.46, .12, 2.4)
    mug(e, .34, .16, "navy_cloth")
    strip_rack(e, .52, -.20, -.12, 6)
    keyboard(e, 1.0, -.22, -.1)
    telephone(e, -1.12, .10, .3)
    papers(e, -.82, -.18, .5, 2, False)
    for z in (.14, .36, .58):
        box("drawer", (.42, .62, .20), (1.16, .02, z), mat("charcoal"), e, .01)
        box("pull", (.14, .02, .015), (1.16, -.30, z + .04), mat("brass"), e, .004)
    jet = business_jet(airstair=False, gear=False, lit=())
    jet.parent, jet.scale, jet.rotation_euler = e, (.021,) * 3, (0, -.10, math.radians(200))
    jet.location = (-.62, .30, .93)
    mug(e, -.30, -.34, "linen", yaw=2.2)
    lathe("stand", [(0, 0), (0, .06), (.010, .055), (.012, .008), (.16, .005)], mat("brass"), e, "z", 32, (-.84, .22, .765))
    jacket(chair(room, -1.72, .72, -.75))


def _light(room):
    spot((20, 30, 13), (.2, 3.4, .2), 190000, (1, .68, .40), 26, .5, .12, mirrored=False).parent = room
    area(((WINDOW + X1) / 2, Y1 + .6, 1.9), (1.0, 2.0, .6), X1 - WINDOW, 520, (.46, .62, 1.), 2.8).parent = room
    area((-2.4, Y1 - .5, 1.9), (-2.0, 3.0, .6), 4.2, 190, (.36, .74, .95), 1.8).parent = room
    line = lamp("ceiling line", (1, .76, .48), 2.2)
    for x in (-3.0, 2.0):
        box("line", (.035, 7.0, .02), (x, 3.6, TOP - .01), line, room, 0)
        area((x, 3.6, TOP - .05), (x, 3.6, 0), .15, 250, (1, .76, .5), 6.6).parent = room
