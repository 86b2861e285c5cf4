"""Buildings around the apron and the Kuwait skyline. Positions in metres, yaw in radians."""
import math
import random

import numpy as np

from core import box, cyl, empty, lathe, mesh, polygon, prism, tube
from light import area
from materials import lamp, mat, mosaic


def kuwait_towers(loc, scale=1.0, material="silhouette", discs=False):
    """The three towers, at true height if scale is 1; loc is the foot of the main one.

    discs: clad the spheres in coloured discs, for towers close to the camera.
    """
    e = empty("kuwait towers", (*loc, 0), scale=scale)

    def tower(x, y, h, balls, r0):
        prof = [(0, r0)] + [(h * t, r0 * (1 - t) ** 1.15 + .25) for t in np.linspace(.05, 1, 18)]
        lathe("tower", prof, mat(material), e, "z", 32, (x, y, 0))
        for z, r in balls:
            arc = np.linspace(-math.pi / 2, math.pi / 2, 40)
            skin = mosaic(r, 2.4) if discs else mat(material)
            lathe("sphere", [(r * math.sin(a), r * math.cos(a)) for a in arc], skin, e, "z", 72, (x, y, z))

    tower(0, 0, 187, [(82, 16), (123, 10)], 10)
    tower(38, 18, 147, [(72, 15)], 8.5)
    tower(-26, 24, 113, [], 5)
    return e


def skyline(x0, x1, y, seed=4, height=70, count=60, material="silhouette", lights=False):
    """Row of distant blocks along X at depth ``y``. lights: light some of their windows."""
    skin = mat("city" if lights else material)
    rnd = random.Random(seed)
    e = empty("skyline")
    for _ in range(count):
        x, w = rnd.uniform(x0, x1), rnd.uniform(12, 34)
        h = height * rnd.random() ** 2.4 + 8
        yy = y + rnd.uniform(-40, 40)
        box("block", (w, 20, h), (x, yy, h / 2), skin, e, 0)
        if rnd.random() < .3:
            box("top", (w * .5, 14, h * .25), (x, yy, h * 1.1), skin, e, 0)
    return e


def terminal(loc, yaw=0.0, length=160, height=15):
    e = empty("terminal", (*loc, 0), yaw)
    h = height
    box("glass", (length, 16, h * .58), (0, 0, h * .47), mat("office_glass"), e, 0)
    box("plinth", (length, 17, h * .19), (0, 0, h * .09), mat("cladding"), e, .1)
    roof = [(-12, h * .74), (-12, h * .82), (12, h * .97), (12, h * .89)]
    prism("roof", roof, length + 8, mat("cladding"), e, .1).rotation_euler = (0, 0, math.pi / 2)
    for i in range(int(length / 3) + 1):
        box("mullion", (.14, 16.4, h * .58), (-length / 2 + i * 3, 0, h * .47), mat("cladding"), e, 0)
    for z in (.32, .50):
        box("transom", (length, 16.3, .16), (0, 0, h * z), mat("cladding"), e, 0)
    return e


def control_tower(loc, height=48):
    e = empty("control tower", (*loc, 0))
    lathe("shaft", [(0, 3.4), (height * .5, 2.6), (height * .8, 2.6), (height * .88, 5.0), (height * .9, 5.2)], mat("concrete_wall"), e, "z", 32)
    lathe("cab", [(height * .9, 4.6), (height * .97, 5.4)], mat("office_glass"), e, "z", 12)
    lathe("roof", [(height * .97, 5.8), (height, 5.4), (height * 1.01, 0)], mat("cladding"), e, "z", 32)
    cyl("aerial", .12, (0, 0, height), (0, 0, height + 7), mat("dark"), e, 8)
    lathe("light", [(0, .35), (.4, .3), (.6, 0)], mat("lamp_red"), e, "z", 12, (0, 0, height + 7))
    return e


def jet_bridge(loc, yaw=0.0, length=26, z=3.4):
    """Passenger bridge: rotunda at the origin, glazed tunnel along +X to the cab."""
    e = empty("bridge", (*loc, 0), yaw)
    cyl("rotunda", 2.2, (0, 0, 0), (0, 0, z + 3.2), mat("cladding"), e, 32)
    for a, b, w, h in ((1, length * .55, 2.6, 2.5), (length * .5, length, 3.0, 2.9)):
        box("tunnel", (b - a, w, h), ((a + b) / 2, 0, z + 1.3), mat("white"), e, .05)
        box("windows", (b - a - 1.0, w + .02, h * .36), ((a + b) / 2, 0, z + 1.6), mat("office_glass"), e, .02)
        for x in np.arange(a + 1, b, 1.6):
            box("rib", (.12, w + .08, h), (x, 0, z + 1.3), mat("grey"), e, .01)
    box("cab", (3.6, 3.8, 3.3), (length + 1.4, 0, z + 1.4), mat("cladding"), e, .1)
    for s in (-1, 1):
        box("leg", (.3, .3, z), (length * .78, s * 1.3, z / 2), mat("steel"), e, .02)
        cyl("wheel", .5, (length * .78 - .2, s * 1.3, .5), (length * .78 + .2, s * 1.3, .5), mat("rubber"), e)
    return e


def hangar(loc, yaw=0.0, width=46, depth=40, height=12, power=14000):
    e = empty("hangar", (*loc, 0), yaw)
    n, rise = 28, 3.4
    arc = [(-width / 2 + width * i / n, height + rise * (1 - (2 * i / n - 1) ** 2)) for i in range(n + 1)]
    for off, m in ((0, "cladding"), (-.35, "inside")):
        v = [(x, y, z + off) for y in (0, depth) for x, z in arc]
        mesh("roof", v, [(i, i + 1, n + 2 + i, n + 1 + i) for i in range(n)], mat(m), e)
    sill = height - 1.9
    v = [(x, 0, z + .25) for x, z in arc] + [(x, 0, sill) for x, z in arc]
    mesh("fascia", v, [(i, i + 1, n + 2 + i, n + 1 + i) for i in range(n)], mat("cladding"), e, smooth=False)
    box("line", (width, .1, .18), (0, -.08, sill + .1), mat("brass"), e, .02)
    for s in (1, -1):
        box("wall", (.4, depth, height + .3), (s * width / 2, depth / 2, height / 2), mat("cladding"), e, .02)
        box("lining", (.05, depth, height), (s * (width / 2 - .25), depth / 2, height / 2), mat("inside"), e, 0)
        for k, dy in ((0, -.3), (1, .15)):
            x = s * (width / 2 - 2.4 - 3.2 * k)
            box("door", (4.6, .3, sill), (x, dy, sill / 2), mat("cladding"), e, .02)
            for j in range(9):
                box("rib", (.08, .34, sill), (x - 2.1 + j * .52, dy, sill / 2), mat("midgrey"), e, 0)
        for y in np.arange(2, depth, 5):
            box("column", (.35, .35, height), (s * (width / 2 - .5), y, height / 2), mat("white"), e, .02)
        box("stripe", (.06, depth, .9), (s * (width / 2 - .30), depth / 2, 1.6), mat("gulf"), e, 0)
    _hangar_back(e, width, depth, height)
    _hangar_roof(e, arc, depth, height)
    floor = [(-width / 2, 0, .01), (width / 2, 0, .01), (width / 2, depth, .01), (-width / 2, depth, .01)]
    polygon("floor", floor, mat("hangar_floor"), e)
    for k in range(2):
        lamp_ = area((0, depth * (.3 + .4 * k), height - .9), (0, depth * (.3 + .4 * k), 0), width * .7, power, (1, .80, .55), depth * .3)
        lamp_.parent = e
    return e


def _hangar_back(e, width, depth, height):
    box("back", (width, .3, height + 3.4), (0, depth, height / 2 + 1.7), mat("inside"), e, 0)
    box("offices", (width * .8, 4, 6.2), (0, depth - 2, 3.1), mat("cladding"), e, .05)
    box("glazing", (width * .76, .1, 1.5), (0, depth - 4.05, 4.7), mat("office_glass"), e, 0)
    box("slab", (width * .8, 4.4, .3), (0, depth - 2.2, 3.2), mat("white"), e, .02)
    for k in range(7):
        box("door", (1.6, .1, 2.3), (-width * .36 + k * width * .12, depth - 4.05, 1.15), mat("gulf" if k % 3 == 0 else "grey"), e, .02)
    rnd = random.Random(2)
    for k in range(9):
        box("crate", (1.2, 1.0, rnd.uniform(.7, 1.5)), (-width * .42 + .2 * (k % 2) + (0 if k < 5 else width * .84), depth * .35 + k % 5 * 2.6, .6), mat("steel"), e, .03)


def _hangar_roof(e, arc, depth, height):
    for y in np.arange(1.5, depth, 5):
        tube("chord", [(x, y, height - .4) for x in (arc[0][0], arc[-1][0])], .10, mat("white"), e, False)
        tube("arch", [(x, y, z - .5) for x, z in arc], .09, mat("white"), e, False)
        low = [(x, height - .4) for x, _ in arc]
        for i in range(1, len(arc) - 1):
            a, b = low[i], arc[i + (1 if i % 2 else -1)]
            cyl("web", .045, (a[0], y, a[1]), (b[0], y, b[1] - .5), mat("white"), e, 8)
    tubes = lamp("hangar lamp", (1, .84, .60), 9)
    width = arc[-1][0] * 2
    for i in range(5):
        for k in range(int(depth / 5)):
            box("lamp", (.5, 2.6, .08), (-width / 2 + width * (i + .5) / 5, 4 + k * 5, height - .55), tubes, e, 0)


def palm(loc, height=8.0, seed=1):
    e = empty("palm", (*loc, 0))
    rnd = random.Random(seed)
    prof = []
    for k in range(26):
        z = height * k / 25
        prof += [(z, .24 - .004 * k), (z + height / 60, .30 - .004 * k)]
    lathe("trunk", prof, mat("canvas"), e, "z", 20)
    for k in range(26):
        a, lift = k * 2.4, rnd.uniform(-.25, 1.0)
        pts = []
        for t in np.linspace(0, 1, 10):
            r = 3.0 * t
            z = height + lift * r * .9 - 1.15 * t * t * (1.6 + .4 * lift)
            pts.append((r * math.cos(a), r * math.sin(a), z))
        v, f = [], []
        for j, p in enumerate(pts[:-1]):
            for s in (1, -1):
                for q in range(3):
                    u = q / 3
                    b = [p[i] + (pts[j + 1][i] - p[i]) * u for i in range(3)]
                    ln = .75 * math.sin(math.pi * min(1, (j + u + 1.2) / 10.5)) + .1
                    d = (-math.sin(a) * s * ln + math.cos(a) * .3, math.cos(a) * s * ln + math.sin(a) * .3, -.35 * ln)
                    w = .05
                    i0 = len(v)
                    v += [b, [b[0] + math.cos(a) * w, b[1] + math.sin(a) * w, b[2]], [b[i] + d[i] for i in range(3)]]
                    f.append((i0, i0 + 1, i0 + 2))
        mesh("frond", v, f, mat("leaf"), e, smooth=False)
        tube("rib", pts, .022, mat("leaf"), e, False)
    return e
