"""Hotel front facing -Y: room windows, glazed lobby, canopy over the drive, planting."""
import math
import random

import bpy
import numpy as np

from core import box, cyl, empty, lathe, link, mesh, polygon
from light import area, spot
from materials import lamp, mat, tinted

WARM = (1, .70, .40)
GLASS_Y, FLOOR, CEILING = .9, .16, 4.5  # y of the lobby's panes; z of its floor and ceiling (m)


def hotel(loc, yaw=0.0, width=44, floors=7):
    """The whole front; the pavement's edge is at y = -1.8."""
    e = empty("hotel", (*loc, 0), yaw)
    top = 5.2 + floors * 3.3
    box("block", (width, 16, top - 4.9), (0, 9, (top + 4.9) / 2), mat("concrete_wall"), e, .05)
    for s in (1, -1):
        box("flank", (width / 2 - 11, 16, 5), (s * (width / 4 + 5.5), 9, 2.45), mat("concrete_wall"), e, .05)
    rnd = random.Random(7)
    for f in range(floors):
        for k in range(13):
            x, z = -width / 2 + width * (k + .5) / 13, 7.4 + f * 3.3
            box("reveal", (2.0, .3, 2.1), (x, .95, z), mat("dark"), e, .02)
            box("room", (1.7, .1, 1.8), (x, .82, z), mat("hotel_room" if rnd.random() < .38 else "glass"), e, 0)
            box("fin", (.25, .7, 3.3), (x + width / 26, .75, z), mat("sand"), e, .02)
    for x in np.linspace(-width / 2 + 3.4, width / 2 - 3.4, 6):
        spot((x, -.5, 5.4), (x, 1.2, 16), 1500, WARM, 64, .9, .1, mirrored=False).parent = e
    for k, c in enumerate("HOTEL"):
        lettering(c, .52, (-1.2 + .55 * k, -9.76, 4.98), e)
    _panes(e)
    _lobby(e)
    _canopy(e)
    return e


def lettering(char, size, loc, parent):
    """One upright brass letter, backlit, facing -Y; loc is its foot."""
    cu = bpy.data.curves.new("letter", "FONT")
    cu.body, cu.size, cu.extrude, cu.align_x = char, size, .05, "CENTER"
    cu.materials.append(mat("letter"))
    ob = link(bpy.data.objects.new("letter", cu), parent)
    ob.location, ob.rotation_euler = loc, (math.pi / 2, 0, 0)
    return ob


def _panes(e):
    for k in range(10):
        if k != 5:
            box("pane", (2.14, .02, 4.2), (-11 + 2.2 * (k + .5), GLASS_Y, 2.3), mat("clear"), e, 0)
    for x in np.linspace(-11, 11, 11):
        box("mullion", (.07, .16, 4.4), (x, GLASS_Y, 2.3), mat("dark"), e, .01)
    for z in (.22, 3.15, 4.44):
        box("transom", (22, .12, .09), (0, GLASS_Y, z), mat("dark"), e, .01)
    for x in (0, 2.2):
        box("jamb", (.10, .24, 3.1), (x, GLASS_Y - .05, 1.7), mat("brass"), e, .01)
    box("head", (2.3, .3, .14), (1.1, GLASS_Y - .05, 3.2), mat("brass"), e, .01)
    box("over", (2.14, .02, 1.2), (1.1, GLASS_Y, 3.8), mat("clear"), e, 0)


def _lobby(e):
    back = 8.4
    box("floor", (22, 9.2, .1), (0, 4.4, FLOOR - .05), tinted("#B9A283", .16, .4), e, 0)
    box("ceiling", (22, 9, .1), (0, 4.6, CEILING + .1), mat("linen"), e, 0)
    box("back", (22, .1, 4.6), (0, back, 2.3), tinted("#3A2416", .5, .1), e, 0)
    for s in (1, -1):
        box("side", (.1, 8, 4.6), (s * 11, 4.6, 2.3), mat("sand"), e, 0)
    for x in np.arange(-10.8, 10.9, .30):
        if not -4.4 < x < 1.6:
            box("slat", (.11, .12, 4.2), (x, back - .1, 2.3), mat("wood"), e, .01)
    box("niche", (5.8, .06, 2.3), (-1.4, back - .08, 2.5), lamp("niche", (1, .66, .34), 2.4), e, 0)
    for k in range(3):
        lathe("ring", [(-.03, .62 - .16 * k), (-.03, .66 - .16 * k), (.03, .66 - .16 * k), (.03, .62 - .16 * k)], mat("brass"), e, "y", 64, (-1.4, back - .2, 2.55))
    box("desk", (4.4, .8, 1.05), (-1.4, 6.2, .68), mat("wood"), e, .03)
    box("desk top", (4.7, 1.0, .07), (-1.4, 6.2, 1.24), tinted("#E4DBCB", .15, .6), e, .02)
    box("desk glow", (4.3, .03, .05), (-1.4, 5.78, .20), lamp("desk glow", (1, .72, .40), 5), e, 0)
    for x in (-3.0, -1.4, .2):
        cyl("cord", .012, (x, 5.9, CEILING), (x, 5.9, 2.75), mat("black"), e, 6)
        lathe("pendant", [(0, 0), (0, .24), (.14, .20), (.30, .05), (.31, 0)], mat("lamp"), e, "z", 28, (x, 5.9, 2.45))
    for x, s in ((-8.3, 1), (6.9, -1)):
        _seats(e, x, 3.6, s)
    for x in (-5.9, 4.2):
        box("column", (.6, .6, 4.4), (x, 5.0, 2.3), mat("sand"), e, .04)
    area((0, 4.2, 4.4), (0, 4.2, 0), 20, 2700, WARM, 5).parent = e
    area((-1.4, 6.9, 4.3), (-1.4, 8.4, 2.0), 8, 800, WARM, .4).parent = e
    shrub((9.4, 2.6, 1.75), .85, 5, e)
    lathe("pot", [(0, 0), (0, .32), (.7, .42), (.7, 0)], mat("brass"), e, "z", 32, (9.4, 2.6, FLOOR))
    cyl("trunk", .05, (9.4, 2.6, .8), (9.4, 2.6, 1.6), mat("canvas"), e, 10)


def _seats(e, x, y, s):
    cloth = tinted("#2F4C58", .8, 0)
    box("sofa", (2.2, .85, .40), (x, y + .9, .40), cloth, e, .08)
    box("sofa back", (2.2, .22, .55), (x, y + 1.25, .80), cloth, e, .08)
    for dx in (-1.15, 1.15):
        box("sofa arm", (.20, .85, .62), (x + dx, y + .9, .52), cloth, e, .07)
        box("armchair", (.75, .75, .38), (x + dx * .9, y - .75, .38), tinted("#B99B78", .7, 0), e, .09)
        box("armchair back", (.75, .16, .75), (x + dx * .9, y - 1.1, .60), tinted("#B99B78", .7, 0), e, .07)
    box("table", (1.1, .6, .05), (x, y, .48), mat("brass"), e, .02)
    cyl("foot", .05, (x, y, FLOOR), (x, y, .48), mat("brass"), e)
    lx = x + s * 1.75
    cyl("lamp pole", .02, (lx, y + 1.2, FLOOR), (lx, y + 1.2, 1.75), mat("brass"), e, 10)
    lathe("lamp shade", [(1.55, .26), (1.95, .18)], lamp("shade", (1, .70, .38), 3.5), e, "z", 32, (lx, y + 1.2, 0))


def _canopy(e, w=20.0, d=10.5, z=4.9):
    box("canopy", (w, d, .55), (0, -d / 2 + .8, z + .3), mat("charcoal"), e, .05)
    box("edge", (w + .1, d + .1, .10), (0, -d / 2 + .8, z + .02), mat("brass"), e, .02)
    box("soffit", (w - .6, d - .6, .04), (0, -d / 2 + .8, z - .02), mat("soffit"), e, 0)
    for x in np.arange(-w / 2 + .5, w / 2 - .4, .36):
        box("slat", (.10, d - .8, .10), (x, -d / 2 + .8, z - .09), mat("soffit"), e, .01)
    for x in (-7.2, -3.6, 0, 3.6, 7.2):
        for y in (-7.9, -4.6, -1.3):
            cyl("recess", .16, (x, y, z - .16), (x, y, z - .10), mat("dark"), e, 24)
            cyl("downlight", .11, (x, y, z - .175), (x, y, z - .15), mat("lamp"), e, 20)
            spot((x, y, z - .2), (x, y, 0), 2300, (1, .72, .43), 58, .7, .08).parent = e
    area((0, -4.4, z - .25), (0, -4.4, 0), w * .8, 170, WARM, d * .7).parent = e
    area((0, -5.5, .25), (0, -5.5, 5), w * .7, 120, WARM, 6).parent = e
    for x in (-w / 2 + 1.2, w / 2 - 1.2):
        for y in (-d + 2.0, -1.2):
            box("column", (.62, .62, z), (x, y, z / 2), mat("sand"), e, .04)
            box("foot", (.80, .80, .22), (x, y, .11), mat("dark"), e, .02)
            box("collar", (.66, .66, .05), (x, y, z - .35), mat("brass"), e, .01)
    box("pavement", (w + 24, 2.9, FLOOR), (0, -.45, FLOOR / 2), tinted("#A8977C", .45, .1), e, .03)
    stone = [(-w / 2 - 3, -d - .3, .008), (w / 2 + 3, -d - .3, .008), (w / 2 + 3, -1.8, .008), (-w / 2 - 3, -1.8, .008)]
    polygon("stone", stone, mat("forecourt_stone"), e)
    for x in (-9.0, -6.4, 4.6, 8.2):
        planter(e, x, -.1, 1.9, int(x * 10))


def planter(e, x, y, length, seed):
    box("trough", (length, .62, .62), (x, y, FLOOR + .31), mat("dark"), e, .03)
    box("line", (length + .01, .63, .03), (x, y, FLOOR + .54), mat("brass"), e, .005)
    for k in range(3):
        shrub((x + (k - 1) * length * .31, y, FLOOR + .92), .40, seed + k, e)


def shrub(loc, r, seed, parent=None, leaves=900):
    """Round shrub of radius ``r``, made of single leaves."""
    rnd = np.random.default_rng(abs(seed) + 1)
    n = rnd.normal(size=(leaves, 3))
    n /= np.linalg.norm(n, axis=1)[:, None]
    at = n * (r * rnd.uniform(.55, 1.05, leaves) ** .5)[:, None]
    side = np.cross(n, rnd.normal(size=(leaves, 3)))
    side /= np.linalg.norm(side, axis=1)[:, None]
    long = np.cross(n, side) + .5 * n
    size = r * rnd.uniform(.10, .20, leaves)[:, None]
    v = np.stack([at - side * size * .4, at + long * size, at + side * size * .4, at - long * size * .5], 1).reshape(-1, 3)
    f = [tuple(range(4 * k, 4 * k + 4)) for k in range(leaves)]
    ob = mesh("shrub", v, f, mat("leaf"), parent, smooth=False)
    ob.location = loc
    return ob


def crew_board(parent, loc, yaw=0.0):
    """Driver's board that reads CREW, facing -Y."""
    b = empty("board", loc, yaw, parent)
    box("frame", (.62, .022, .34), (0, 0, 0), mat("brass"), b, .008)
    box("face", (.58, .026, .30), (0, 0, 0), mat("navy"), b, .004)
    cu = bpy.data.curves.new("crew", "FONT")
    cu.body, cu.size, cu.extrude = "CREW", .19, .001
    cu.align_x = cu.align_y = "CENTER"
    cu.materials.append(lamp("board ink", (1, .88, .70), .8))
    ob = link(bpy.data.objects.new("crew", cu), b)
    ob.location, ob.rotation_euler = (0, -.015, 0), (math.pi / 2, 0, 0)
    return b
