"""Ground equipment and road vehicles, each standing on z = 0 with its nose at x = 0.

Every function takes a ground position (m) and a yaw (rad) and returns the root node.
"""
import math
import random

import bpy
import numpy as np

from aircraft import Fuselage, wheel
from core import (arch, box, cyl, empty, grid_faces, lathe, mesh, outward, polygon, prism,
                  round_poly, tube)
from light import point
from materials import mat, rgba, tinted


class Body:
    """Vehicle body: a side profile extruded and softened in plan and upward.

    front: [(x, z)] upward along the nose, used to place the windscreen;
    taper: how much the sides lean in per metre above ``belt``;
    nose: how far (m) the front corners are drawn back.
    """

    def __init__(self, parent, profile, front, width, paint, belt, taper=.05, nose=.16, reach=.7):
        self.parent, self.half, self.belt = parent, width / 2, belt
        self.taper, self.nose, self.reach = taper, nose, reach
        self.front_x = min(p[0] for p in profile)
        f = np.array(front)
        self._fx = lambda z: float(np.interp(z, f[:, 1], f[:, 0]))
        prism("body", profile, width, paint, parent, .045, slices=10, warp=self.warp)

    def warp(self, x, y, z):
        s = y / self.half
        pull = max(0.0, 1 - (x - self.front_x) / self.reach)
        return (x + self.nose * abs(s) ** 3 * pull, y * (1 - self.taper * max(0.0, z - self.belt)), z)

    def on_side(self, x, z, side, off=0.0):
        x, y, z = self.warp(x, side * self.half, z)
        return (x, y + side * off, z)

    def side(self, poly, material, off=.006, sides=(1, -1)):
        for s in sides:
            polygon("side", [self.on_side(*p, s, off) for p in poly], material, self.parent)

    def window(self, poly, sides=(1, -1), glass="glass"):
        """Side window in a rubber frame."""
        c = np.mean(np.array(poly), 0)
        rim = [tuple(c + (np.array(p) - c) * 1.06 + np.sign(np.array(p) - c) * .012) for p in poly]
        self.side(round_poly(rim, .10), mat("gasket"), .004, sides)
        self.side(round_poly(poly, .10), mat(glass), .009, sides)

    def seam(self, pts, sides=(1, -1), closed=False, r=.006):
        for s in sides:
            tube("seam", [self.on_side(*p, s, .0) for p in pts], r, mat("gasket"), self.parent, False, closed)

    def screen(self, z0, z1, inset, material="glass", off=.010, nz=6, ny=14):
        """Windscreen following the nose between two heights."""
        v = []
        for z in np.linspace(z0, z1, nz):
            for y in np.linspace(-1, 1, ny):
                x, yy, zz = self.warp(self._fx(z), y * (self.half - inset), z)
                v.append((x - off, yy, zz))
        mesh("screen", v, grid_faces(nz, ny, False), mat(material), self.parent)

    def front_point(self, y, z, off=0.0):
        x, y, z = self.warp(self._fx(z), y, z)
        return (x - off, y, z)


def text(string, size, loc, rot, material, parent):
    """Flat lettering (used for product and hazard marks only)."""
    cu = bpy.data.curves.new("text", "FONT")
    cu.body, cu.size, cu.extrude = string, size, .002
    cu.align_x = cu.align_y = "CENTER"
    ob = bpy.data.objects.new("text", cu)
    cu.materials.append(material)
    bpy.context.scene.collection.objects.link(ob)
    ob.parent, ob.location, ob.rotation_euler = parent, loc, rot
    return ob


def fender(parent, x, y, z, r, width, a0=.15, a1=math.pi - .15):
    """Curved mudguard above a wheel with a flap behind it."""
    v = []
    for rr in (r, r + .03):
        for yy in (-width / 2, width / 2):
            v += [(x + rr * math.cos(a), y + yy, z + rr * math.sin(a)) for a in np.linspace(a0, a1, 18)]
    n = 18
    order = [0, 1, 3, 2]
    rings = [[v[o * n + k] for k in range(n)] for o in order]
    verts = [rings[o][k] for k in range(n) for o in range(4)]
    outward(mesh("fender", verts, grid_faces(n, 4), mat("black"), parent, autosmooth=40))
    box("flap", (.02, width, .34), (x + r * math.cos(a0) + .01, y, z + r * math.sin(a0) - .12), mat("rubber"), parent, .005)


def headlamp(parent, p, w=.30, h=.18, lit=True, yaw=0.0):
    """Rectangular lamp: bezel, reflector and two lit bowls, facing -X."""
    e = empty("headlamp", p, yaw, parent)
    box("bezel", (.06, w, h), (0, 0, 0), mat("black"), e, .02)
    for s in (-1, 1):
        lathe("bowl", [(-.045, 0), (-.045, h * .30), (-.03, h * .36)], mat("lamp" if lit else "chrome"), e, "x", 24, (0, s * w * .23, 0))
    return e


def beacon(parent, loc, colour="lamp_amber", r=.09):
    """Rotating-lamp dome."""
    lathe("beacon base", [(0, r * 1.1), (.04, r * 1.1), (.05, r)], mat("black"), parent, "z", 20, loc)
    lathe("beacon", [(.05, r), (.14, r * .9), (.18, r * .5), (.19, 0)], mat(colour), parent, "z", 24, loc)


# ------------------------------------------------------------------------ truck
def cab(parent, width=2.4, height=2.15, z=.62, paint="white", lit=True, wheel_x=1.15):
    """Forward-control truck cab, 1.95 m long, with one axle at ``wheel_x``."""
    h = z + height
    front = [(.05, z), (0, z + .25), (.03, z + .95), (.30, h - .22), (.46, h)]
    cut = arch(wheel_x, z, .56)
    profile = front + [(1.78, h), (1.93, h - .12), (1.95, z)] + cut
    b = Body(parent, profile, front, width, mat(paint), z + .95)
    b.screen(z + .93, h - .24, .06, "gasket", .006)
    b.screen(z + 1.0, h - .30, .14)
    b.window([(.27, z + 1.02), (1.30, z + 1.02), (1.30, h - .28), (.52, h - .28)])
    b.window([(1.42, z + 1.12), (1.78, z + 1.12), (1.78, h - .30), (1.42, h - .30)])
    b.seam([(.20, z + .62), (.22, z + .96), (.46, h - .18), (1.36, h - .18), (1.36, z + .62)], closed=True)
    b.seam([(.06, z + .50), (.56, z + .50)])
    for s in (1, -1):
        _cab_side(b, s, z, h, lit)
        wheel((wheel_x, s * (width / 2 - .20), .5), .5, .32, parent)
        for k, zz in enumerate((z - .22, z + .08)):
            box("step", (.42, .16, .05), (.42, s * (width / 2 - .02), zz), mat("alu"), parent, .01)
    for k in range(4):
        y0 = b.front_point(0, z + .36 + k * .11, .008)
        box("slat", (.03, width * .56, .045), y0, mat("black"), parent, .01)
    box("bumper", (.26, width + .02, .30), (.12, 0, z - .10), mat("charcoal"), parent, .06)
    box("plate", (.02, .46, .11), (-.02, 0, z - .10), mat("linen"), parent, .005)
    for y in (-.55, .25):
        a, c = b.front_point(y, z + .98, .02), b.front_point(y + .42, z + 1.32, .022)
        tube("wiper", [a, c], .010, mat("black"), parent, False)
    prism("visor", [(.10, h - .20), (.46, h + .01), (.46, h + .05), (.08, h - .14)], width * .86, mat("charcoal"), parent, .01)
    for s in (-1, 1):
        beacon(parent, (1.0, s * .75, h))
    box("rear wall", (.03, width * .9, height * .9), (1.96, 0, z + height * .5), mat("charcoal"), parent, .01)
    return b


def _cab_side(b, s, z, h, lit):
    """Lamp, indicator, mirrors and handle of one side of the cab."""
    p = b.front_point(s * (b.half - .30), z + .24, .02)
    headlamp(b.parent, p, .34, .20, lit, yaw=-s * .18)
    box("indicator", (.05, .12, .09), b.front_point(s * (b.half - .10), z + .40, .01), mat("lamp_amber"), b.parent, .02, rot=(0, 0, -s * .6))
    box("handle", (.16, .03, .035), b.on_side(1.18, z + .84, s, .015), mat("chrome"), b.parent, .01)
    a = b.on_side(.34, h - .28, s, 0)
    m = (a[0] - .16, a[1] + s * .26, a[2] - .22)
    for dz in (.12, -.26):
        tube("arm", [(a[0] + .02, a[1], a[2] + dz - .1), (m[0] + .04, m[1] - s * .03, m[2] + dz * .5)], .014, mat("black"), b.parent, False)
    box("mirror", (.07, .20, .44), m, mat("charcoal"), b.parent, .03)
    box("mirror glass", (.01, .16, .38), (m[0] + .04, m[1], m[2]), mat("chrome"), b.parent, .004)
    box("mirror wide", (.07, .19, .16), (m[0], m[1], m[2] - .34), mat("charcoal"), b.parent, .03)


def chassis(parent, x0, x1, axles, z=.82):
    """Ladder frame with cross members, rear axles with double tyres and guards."""
    for s in (1, -1):
        box("rail", (x1 - x0, .10, .26), ((x0 + x1) / 2, s * .42, z), mat("dark"), parent, .01)
        box("rear lamp", (.05, .36, .12), (x1 + .01, s * .85, z + .02), mat("tail_red"), parent, .02)
    for x in np.linspace(x0 + .3, x1 - .2, 5):
        box("cross", (.10, .9, .16), (x, 0, z), mat("dark"), parent, .01)
    box("rear bar", (.10, 2.3, .14), (x1, 0, z - .22), mat("charcoal"), parent, .02)
    for x in axles:
        cyl("axle", .09, (x, -1.0, .5), (x, 1.0, .5), mat("dark"), parent)
        for s in (1, -1):
            wheel((x, s * .90, .5), .5, .52, parent)
            fender(parent, x, s * .92, .5, .60, .58)


def _tank_section(k, n, sy, sz, y=1.20, z=.92, zc=1.98):
    t = 2 * math.pi * k / n
    c, s = math.cos(t), math.sin(t)
    return (y * sy * math.copysign(abs(c) ** .74, c), zc + z * sz * math.copysign(abs(s) ** .74, s))


def _tank_band(parent, x0, x1, a0, a1, grow, material, n=40):
    """Strip laid on the tank between two angles (rad from +Y upward)."""
    v = []
    for x in (x0, x1):
        for t in np.linspace(a0, a1, n):
            c, s = math.cos(t), math.sin(t)
            v.append((x, (1.20 + grow) * math.copysign(abs(c) ** .74, c), 1.98 + (.92 + grow) * math.copysign(abs(s) ** .74, s)))
    mesh("band", v, grid_faces(2, n, False), material, parent)


def fuel_truck(loc, yaw=0.0, lit=True):
    """Refueller, 9.2 m: tank with seams and walkway, hose reels, cabinets, meters."""
    e = empty("fuel truck", (*loc, 0), yaw)
    cab(e, lit=lit)
    chassis(e, 1.6, 9.1, (6.5, 7.75))
    n, prof = 64, [(2.25, 0), (2.25, .55), (2.28, .74), (2.34, .87), (2.44, .95), (2.6, 1.0), (8.3, 1.0), (8.46, .95),
                   (8.56, .87), (8.62, .74), (8.65, .55), (8.65, 0)]
    v = [(x, *_tank_section(k, n, s, s)) for x, s in prof for k in range(n)]
    outward(mesh("tank", v, grid_faces(len(prof), n), mat("white"), e, autosmooth=50))
    for x in (2.62, 4.05, 5.45, 6.85, 8.28):
        _tank_band(e, x - .03, x + .03, 0, 2 * math.pi, .010, mat("steel"), 80)
    for a, b in ((-.20, .16), (math.pi - .16, math.pi + .20)):
        _tank_band(e, 2.66, 8.24, a, b, .007, mat("gulf"))
    for a, b in ((.18, .225), (math.pi - .225, math.pi - .18)):
        _tank_band(e, 2.66, 8.24, a, b, .008, mat("brass"))
    for s in (1, -1):
        text("JET A-1", .36, (4.75, s * 1.214, 1.955), (math.pi / 2, 0, 0 if s < 0 else math.pi), mat("white"), e)
        _tank_side(e, s)
    box("walkway", (5.7, .55, .04), (5.45, 0, 2.95), mat("dark"), e, .01)
    for x in (3.3, 4.75, 6.15, 7.6):
        lathe("manhole", [(0, .28), (.10, .28), (.13, .22), (.15, 0)], mat("alu"), e, "z", 32, (x, 0, 2.93))
    _truck_rear(e)
    return e


def _tank_side(e, s):
    """Railing, cabinet, pump panel and placard of one side."""
    top = [(2.75, s * .55, 3.42), (8.15, s * .55, 3.42)]
    tube("handrail", [(2.75, s * .55, 2.95), *top, (8.15, s * .55, 2.95)], .022, mat("steel"), e, False)
    for x in np.linspace(3.8, 7.1, 4):
        cyl("post", .018, (x, s * .55, 2.9), (x, s * .55, 3.42), mat("steel"), e, 12)
    box("cabinet", (2.3, .36, .78), (3.55, s * 1.02, .86), mat("alu"), e, .03)
    for k in range(9):
        box("shutter", (1.02, .02, .06), (3.02, s * 1.205, .56 + k * .076), mat("grey"), e, .01)
    box("panel", (.95, .02, .62), (4.15, s * 1.205, .87), mat("charcoal"), e, .02)
    for k in range(3):
        lathe("gauge", [(0, .10), (s * .03, .10), (s * .035, .085)], mat("chrome"), e, "y", 28, (3.86 + k * .29, s * 1.21, .98))
        lathe("dial", [(s * .02, 0), (s * .02, .085)], mat("linen"), e, "y", 28, (3.86 + k * .29, s * 1.21, .98))
        cyl("valve", .03, (3.86 + k * .29, s * 1.21, .70), (3.86 + k * .29, s * 1.28, .70), mat("yellow"), e, 12)
    polygon("placard", [(8.86 + dx, s * 1.106, 1.55 + dz) for dx, dz in ((-.22, 0), (0, -.22), (.22, 0), (0, .22))], mat("orange"), e)
    tube("guard", [(5.0, s * 1.12, .45), (5.75, s * 1.12, .45), (5.75, s * 1.12, .85), (5.0, s * 1.12, .85)], .03, mat("yellow"), e, False, True)
    reel(e, (5.36, s * .95, .98))


def reel(parent, loc, r=.42):
    """Hose drum with wound hose, axis along Y."""
    for s in (-.24, .24):
        lathe("flange", [(s - .012, 0), (s - .012, r), (s + .012, r), (s + .012, 0)], mat("yellow"), parent, "y", 40, loc)
        for k in range(6):
            a = k * math.pi / 3
            p = (loc[0] + r * .6 * math.cos(a), loc[1] + s, loc[2] + r * .6 * math.sin(a))
            cyl("hole", r * .16, (p[0], p[1] - .014, p[2]), (p[0], p[1] + .014, p[2]), mat("black"), parent, 20)
        cyl("hub", r * .2, (loc[0], loc[1] + s - .04, loc[2]), (loc[0], loc[1] + s + .04, loc[2]), mat("steel"), parent)
    for k in range(5):
        v = [(loc[0] + r * .78 * math.cos(t), loc[1] - .19 + k * .095, loc[2] + r * .78 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 25)[:-1]]
        tube("wound", v, .048, mat("rubber"), parent, False, True)


def _truck_rear(e):
    """Rear cabinet with ladder and hazard stripes."""
    box("rear cabinet", (.55, 2.2, 1.15), (8.86, 0, 1.42), mat("white"), e, .04)
    for k in range(8):
        box("hazard", (.012, .16, .14), (9.14, -.98 + k * .28, .94), mat("yellow" if k % 2 else "black"), e, 0)
    for s in (-.22, .22):
        tube("ladder", [(9.18, .6 + s, .6), (9.18, .6 + s, 3.35), (8.5, .6 + s, 3.35)], .02, mat("steel"), e, False)
    for z in np.arange(.7, 3.2, .3):
        cyl("rung", .014, (9.18, .38, z), (9.18, .82, z), mat("steel"), e, 10)


def catering_truck(loc, yaw=0.0, lift=2.05, lit=False):
    """High-lift truck; the box floor stands ``lift`` m above the chassis (1.05 m)."""
    e = empty("catering truck", (*loc, 0), yaw)
    cab(e, height=1.85, lit=lit)
    chassis(e, 1.6, 8.0, (6.3,))
    z0, z1 = 1.05, 1.05 + lift
    box("deck", (5.9, 2.2, .12), (5.0, 0, z0), mat("charcoal"), e, .02)
    for s in (1, -1):
        for a, b in (((2.5, z0 + .1), (7.4, z1 - .1)), ((7.4, z0 + .1), (2.5, z1 - .1))):
            _beam(e, a, b, s * (.92 if a[0] < 5 else .78), .20)
        cyl("ram", .07, (3.4, s * .45, z0), (5.0, s * .45, (z0 + z1) / 2 + .1), mat("chrome"), e)
        for x in (2.35, 7.65):
            box("leg", (.18, .18, .62), (x, s * 1.16, .42), mat("yellow"), e, .02)
            box("foot", (.38, .38, .06), (x, s * 1.16, .09), mat("dark"), e, .02)
        cyl("pin", .09, (4.95, s * .98, (z0 + z1) / 2), (4.95, s * .70, (z0 + z1) / 2), mat("steel"), e)
    _catering_box(e, z1)
    return e


def _beam(parent, a, b, y, h, material="yellow"):
    """Flat bar in the XZ plane from a to b at a given y."""
    length, ang = math.dist(a, b), math.atan2(b[1] - a[1], b[0] - a[0])
    box("beam", (length, .09, h), ((a[0] + b[0]) / 2, y, (a[1] + b[1]) / 2), mat(material), parent, .03, rot=(0, -ang, 0))


def _catering_box(e, z1):
    """Insulated body with ribs, front platform, rails and bridge plate."""
    body = [(2.05, z1), (2.05, z1 + 2.2), (2.2, z1 + 2.35), (7.75, z1 + 2.35), (7.85, z1 + 2.25), (7.85, z1)]
    prism("box", body, 2.44, mat("white"), e, .04)
    box("sill", (5.86, 2.5, .16), (4.95, 0, z1 + .02), mat("alu"), e, .02)
    for s in (1, -1):
        box("band", (5.7, .014, .46), (4.95, s * 1.222, z1 + .62), mat("gulf"), e, .004)
        box("line", (5.7, .016, .06), (4.95, s * 1.222, z1 + .94), mat("brass"), e, .004)
        for x in np.linspace(2.5, 7.4, 8):
            box("rib", (.035, .02, 2.1), (x, s * 1.226, z1 + 1.18), mat("grey"), e, .006)
        tube("door", [(5.6, s * 1.236, z1 + .14), (5.6, s * 1.236, z1 + 2.05), (6.6, s * 1.236, z1 + 2.05), (6.6, s * 1.236, z1 + .14)], .012, mat("gasket"), e, False, True)
        for x, zz in ((2.2, .12), (7.7, .12), (4.9, .12)):
            box("marker", (.12, .02, .06), (x, s * 1.24, z1 + zz), mat("lamp_amber"), e, .01)
        pts = [(2.02, s * 1.15, z1 + 1.1), (.05, s * 1.15, z1 + 1.1), (.05, s * 1.15, z1 + .1)]
        tube("rail", pts, .024, mat("yellow"), e, False)
        tube("rail", [(2.02, s * 1.15, z1 + .6), (.05, s * 1.15, z1 + .6)], .018, mat("yellow"), e, False)
        for x in (.7, 1.4):
            cyl("post", .018, (x, s * 1.15, z1), (x, s * 1.15, z1 + 1.1), mat("yellow"), e, 10)
    box("cooler", (.55, 1.5, .62), (1.78, 0, z1 + 1.92), mat("grey"), e, .05)
    box("front door", (.02, 1.3, 1.55), (2.03, 0, z1 + .86), mat("charcoal"), e, .01)
    box("platform", (2.1, 2.35, .12), (1.0, 0, z1 - .02), mat("alu"), e, .02)
    box("bridge", (1.3, 1.5, .06), (-.45, 0, z1 + .03), mat("alu"), e, .02)
    for s in (1, -1):
        tube("gate", [(.0, s * .78, z1 + 1.0), (-1.0, s * .72, z1 + .95), (-1.0, s * .72, z1 + .06)], .02, mat("yellow"), e, False)
        box("buffer", (.10, .2, .16), (-1.12, s * .6, z1 + .02), mat("rubber"), e, .04)


# --------------------------------------------------------------- turnaround kit
def passenger_stairs(loc, yaw=0.0, height=3.22):
    """Self-propelled stairs: platform at x = 0 (aircraft side), foot toward +X."""
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
        _beam(e, a, b, .45, .16, "steel")
        _beam(e, a, b, -.45, .16, "steel")
    prism("cabin", [(4.9, .75), (4.75, 1.3), (5.0, 1.36), (6.1, .92), (6.1, .75)], 1.2, mat("charcoal"), e, .03)
    beacon(e, (4.9, .45, 1.38))
    return e


def belt_loader(loc, yaw=0.0, reach=7.6, top=2.15, bags=5):
    """Belt conveyor on a low chassis; belt rises toward -X to ``top`` m (aircraft side)."""
    e = empty("belt loader", (*loc, 0), yaw)
    body = [(1.1, .45), (1.1, .92), (1.3, 1.0), (6.6, 1.0), (6.7, .9), (6.7, .45)] + arch(5.7, .45, .5) + arch(2.2, .45, .5)
    prism("chassis", body, 1.75, mat("white"), e, .04)
    for s in (1, -1):
        box("line", (5.5, .014, .10), (3.9, s * .882, .80), mat("gulf"), e, .003)
        for x in (2.2, 5.7):
            wheel((x, s * .74, .42), .42, .28, e)
    a, b = (-.2, top), (reach, .78)
    ang = math.atan2(a[1] - b[1], b[0] - a[0])
    length = math.dist(a, b)
    m = empty("boom", ((a[0] + b[0]) / 2, 0, (a[1] + b[1]) / 2), (0, ang, 0), e)
    box("boom", (length, 1.05, .16), (0, 0, -.06), mat("alu"), m, .03)
    box("belt", (length + .06, .78, .10), (0, 0, 0), mat("rubber"), m, .05)
    for s in (1, -1):
        box("edge", (length, .10, .16), (0, s * .48, .02), mat("yellow"), m, .02)
        rail = [(-length / 2 + .2, s * .52, .05), (-length / 2 + .4, s * .52, .85), (length / 2 - 1.2, s * .52, .85), (length / 2 - .8, s * .52, .05)]
        if s < 0:
            continue
        tube("rail", rail, .022, mat("yellow"), m, False)
        for x in np.linspace(-length / 2 + 1, length / 2 - 1.6, 5):
            cyl("post", .016, (x, .52, .02), (x, .52, .85), mat("yellow"), m, 10)
    for x in (2.0, 4.8):
        for s in (.35, -.35):
            cyl("lift", .06, (x + .6, s, .9), (x, s, top - (x + .2) * math.tan(ang) - .1), mat("chrome"), e)
    box("seat", (.5, .5, .16), (5.9, -.58, 1.18), mat("black"), e, .05)
    box("back", (.12, .5, .5), (6.2, -.58, 1.48), mat("black"), e, .05)
    tube("wheel", [(5.35 + .02 * math.cos(t), -.58 + .17 * math.cos(t), 1.5 + .17 * math.sin(t)) for t in np.linspace(0, 6.28, 20)[:-1]], .016, mat("black"), e, False, True)
    beacon(e, (6.4, .6, 1.0))
    rnd = random.Random(3)
    for i in range(bags):
        suitcase((-length / 2 + .9 + i * (length - 2.2) / max(1, bags - 1), rnd.uniform(-.08, .08), .06), rnd.uniform(-.3, .3), i, m)
    return e


def suitcase(loc, yaw, kind, parent=None):
    """Suitcase lying on its side, with ribs, handle and wheels."""
    e = empty("bag", loc, yaw, parent)
    m = mat(("navy", "burgundy", "charcoal", "sand", "teal", "olive")[kind % 6])
    l, w, h = ((.74, .50, .28), (.66, .46, .26), (.78, .52, .32))[kind % 3]
    box("case", (l, w, h), (0, 0, h / 2), m, e, .06)
    for k in (-.3, -.1, .1, .3):
        box("rib", (.03, w + .012, h + .012), (k * l, 0, h / 2), m, e, .05)
    box("zip", (l + .008, w + .008, .012), (0, 0, h / 2), mat("gasket"), e, 0)
    tube("handle", [(l / 2, -.09, h / 2), (l / 2 + .05, -.08, h / 2), (l / 2 + .05, .08, h / 2), (l / 2, .09, h / 2)], .012, mat("black"), e, False)
    return e


def ground_power(loc, yaw=0.0):
    """Ground power unit: cowled generator on a cart with vents, panel and drawbar."""
    e = empty("gpu", (*loc, 0), yaw)
    prof = [(-1.4, .45), (-1.4, 1.46), (-1.22, 1.66), (1.2, 1.66), (1.4, 1.46), (1.4, .45)]
    prism("cowl", prof, 1.35, mat("white"), e, .06)
    for s in (1, -1):
        y = s * .678
        for k in range(8):
            box("vent", (.66, .02, .03), (.78, y, .74 + k * .07), mat("black"), e, .005)
        box("line", (2.76, .014, .10), (0, y, .56), mat("gulf"), e, .004)
        tube("door", [(-.05, y, .66), (-.05, y, 1.40), (-1.15, y, 1.40), (-1.15, y, .66)], .008, mat("gasket"), e, False, True)
        box("panel", (.44, .02, .30), (-.78, y, 1.16), mat("charcoal"), e, .02)
        for k in range(3):
            box("led", (.04, .02, .03), (-.90 + k * .12, y + s * .01, 1.22), mat(("lamp_green", "lamp_amber", "lamp_green")[k]), e, .005)
        box("lock", (.08, .03, .05), (-.16, y, 1.0), mat("chrome"), e, .01)
        for x in (-.95, .95):
            wheel((x, s * .58, .30), .30, .20, e)
    box("frame", (2.7, 1.1, .12), (0, 0, .42), mat("dark"), e, .02)
    cyl("exhaust", .05, (1.0, .3, 1.6), (1.0, .3, 1.95), mat("steel"), e)
    tube("drawbar", [(-1.4, 0, .42), (-2.4, 0, .30), (-2.6, 0, .20)], .035, mat("yellow"), e, False)
    beacon(e, (-.9, .3, 1.66))
    return e


def tug(loc, yaw=0.0):
    """Small baggage tractor."""
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


def bag_cart(loc, yaw=0.0, kind=0):
    """Covered baggage cart with a few bags."""
    e = empty("cart", (*loc, 0), yaw)
    box("bed", (2.9, 1.5, .10), (1.45, 0, .55), mat("steel"), e, .02)
    for s in (1, -1):
        for x in (.5, 2.4):
            wheel((x, s * .6, .24), .24, .16, e)
        for x in (.05, 2.85):
            cyl("post", .03, (x, s * .7, .55), (x, s * .7, 1.9), mat("steel"), e, 10)
    box("roof", (3.0, 1.6, .05), (1.45, 0, 1.92), mat("gulf"), e, .02)
    for x in (.05, 2.85):
        box("end", (.03, 1.4, 1.2), (x, 0, 1.2), mat("grey"), e, .01)
    for i in range(6):
        suitcase((.5 + .95 * (i % 3), -.32 + .6 * (i // 3 % 2), .60 + .34 * (i % 2 and i > 3)), .2 * i, i + kind, e)
    tube("bar", [(0, 0, .45), (-.7, 0, .40)], .03, mat("yellow"), e, False)
    return e


# ------------------------------------------------------------------------ cargo
def pallet(loc, yaw=0.0, size=(2.4, 3.1, 1.9), wrap="linen", parent=None, seed=1):
    """Netted air-cargo pallet; loc is its base centre (x, y, z)."""
    e = empty("pallet", loc, yaw, parent)
    sx, sy, sz = size
    box("sheet", (sx, sy, .05), (0, 0, .025), mat("alu"), e, .01)
    rnd = random.Random(seed)
    nx, ny, nz = 2, 3, 3
    dx, dy, dz = (sx - .16) / nx, (sy - .16) / ny, (sz - .05) / nz
    for i in range(nx):
        for j in range(ny):
            for k in range(nz):
                if k == nz - 1 and rnd.random() < .22:
                    continue
                box("carton", (dx - .015, dy - .015, dz - .01), (-sx / 2 + .08 + dx * (i + .5), -sy / 2 + .08 + dy * (j + .5), .05 + dz * (k + .5)),
                    tinted(rnd.choice(("#B08D62", "#A98458", "#C2A277", "#D9D6CE")), .75, 0), e, .02)
    x, y, h = sx / 2 - .05, sy / 2 - .05, sz + .02
    for t in np.linspace(-1, 1, 8):
        for s in (1, -1):
            tube("net", [(s * x, t * y, .06), (s * x, t * y, h)], .012, mat("yellow"), e, False)
            tube("net", [(t * x, s * y, .06), (t * x, s * y, h)], .012, mat("yellow"), e, False)
    for z in np.linspace(.3, h, 5):
        tube("net", [(-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)], .012, mat("yellow"), e, False, True)
    return e


def container(loc, yaw=0.0, parent=None, size=(1.53, 2.0, 1.62), tint="gulf"):
    """Lower-deck unit load device: aluminium box with one slanted foot and ribs."""
    e = empty("uld", loc, yaw, parent)
    sx, sy, sz = size
    prof = [(-sy / 2, .45), (-sy / 2, sz), (sy / 2, sz), (sy / 2, .06), (-sy / 2 + .42, .06)]
    ob = prism("shell", prof, sx, mat("alu"), e, .015)
    ob.rotation_euler = (0, 0, math.pi / 2)
    box("base", (sx, sy - .42, .06), (0, .21, .03), mat("steel"), e, .01)
    for y, z0, h in ((sy / 2 + .004, .14, sz - .24), (-sy / 2 - .004, .54, sz - .62)):
        box("side", (sx - .16, .02, h), (0, y, z0 + h / 2), mat("linen"), e, .01)
        box("band", (sx - .16, .024, .18), (0, y, sz * .72), mat(tint), e, .004)
        for x in np.linspace(-sx / 2 + .04, sx / 2 - .04, 6):
            box("rib", (.035, .034, h + .06), (x, y, z0 + h / 2), mat("steel"), e, .004)
    box("lid", (sx + .02, sy + .02, .05), (0, 0, sz), mat("steel"), e, .01)
    for s in (1, -1):
        for y in (-sy / 2 + .05, sy / 2 - .05):
            box("post", (.06, .08, sz - .5), (s * sx / 2, y, sz / 2 + .22), mat("steel"), e, .01)
        box("panel", (.02, sy * .62, sz * .62), (s * (sx / 2 + .003), .16, sz * .52), mat("linen"), e, .01)
        box("band", (.024, sy * .62, .18), (s * (sx / 2 + .004), .16, sz * .70), mat(tint), e, .004)
        for t in np.linspace(-.36, .36, 5):
            box("rib", (.028, .025, sz * .60), (s * (sx / 2 + .004), .16 + t * sy * .8, sz * .52), mat("steel"), e, .004)
    return e


def dolly(loc, yaw=0.0, size=(3.4, 2.5)):
    """Cargo dolly with rollers, four wheels and a drawbar toward -X; deck at 0.52 m."""
    e = empty("dolly", (*loc, 0), yaw)
    sx, sy = size
    for s in (1, -1):
        box("rail", (sx, .10, .16), (0, s * (sy / 2 - .05), .44), mat("yellow"), e, .02)
        box("stop", (.08, .12, .16), (s * (sx / 2 - .05), 0, .56), mat("yellow"), e, .02)
        for x in (-sx * .32, sx * .32):
            wheel((x, s * (sy / 2 - .35), .24), .24, .17, e)
    for x in np.linspace(-sx / 2 + .1, sx / 2 - .1, 12):
        cyl("roller", .045, (x, -sy / 2 + .1, .47), (x, sy / 2 - .1, .47), mat("steel"), e, 14)
    box("frame", (sx * .98, .3, .12), (0, 0, .36), mat("dark"), e, .02)
    tube("bar", [(-sx / 2, 0, .38), (-sx / 2 - 1.0, 0, .34)], .035, mat("yellow"), e, False)
    return e


def high_loader(loc, yaw=0.0, deck=3.10):
    """Main-deck loader: bridge at x = 0 toward the aircraft, platform behind, both raised."""
    e = empty("loader", (*loc, 0), yaw)
    box("base", (8.6, 2.6, .46), (4.4, 0, .68), mat("white"), e, .05)
    for s in (1, -1):
        box("line", (8.5, .014, .10), (4.4, s * 1.306, .74), mat("gulf"), e, .003)
        for x in (1.0, 2.0, 7.2, 8.1):
            wheel((x, s * 1.15, .42), .42, .36, e)
        for x in (.2, 4.4, 8.6):
            box("jack", (.2, .2, .7), (x, s * 1.45, .36), mat("yellow"), e, .02)
    for x0, x1 in ((.2, 2.6), (3.2, 8.2)):
        for s in (1, -1):
            _beam(e, (x0 + .2, .95), (x1 - .2, deck - .28), s * 1.12, .20)
            _beam(e, (x1 - .2, .95), (x0 + .2, deck - .28), s * .98, .20)
        _loader_deck(e, x0, x1, deck)
    for s in (1, -1):
        cyl("ram", .09, (4.2, s * .5, 1.0), (5.6, s * .5, deck - .5), mat("chrome"), e)
    _loader_cabin(e, deck)
    return e


def _loader_deck(e, x0, x1, deck):
    """Roller bed between side guides."""
    cx, l = (x0 + x1) / 2, x1 - x0
    box("deck", (l, 3.3, .20), (cx, 0, deck - .20), mat("dark"), e, .03)
    for x in np.arange(x0 + .15, x1 - .05, .24):
        cyl("roller", .05, (x, -1.4, deck - .07), (x, 1.4, deck - .07), mat("steel"), e, 14)
    for s in (1, -1):
        box("guide", (l, .16, .22), (cx, s * 1.60, deck - .05), mat("yellow"), e, .03)
        tube("rail", [(x0 + .1, s * 1.72, deck), (x0 + .1, s * 1.72, deck + 1.0), (x1 - .1, s * 1.72, deck + 1.0), (x1 - .1, s * 1.72, deck)], .025, mat("yellow"), e, False)
        tube("rail", [(x0 + .1, s * 1.72, deck + .5), (x1 - .1, s * 1.72, deck + .5)], .02, mat("yellow"), e, False)
        for k in range(int(l / .5)):
            box("hazard", (.25, .012, .20), (x0 + .25 + k * .5, s * 1.686, deck - .05), mat("black"), e, 0)


def _loader_cabin(e, deck):
    """Operator's stand beside the bridge, glazed."""
    box("cabin floor", (1.1, 1.0, .08), (1.7, 2.2, deck - .1), mat("white"), e, .02)
    box("cabin low", (1.1, 1.0, .9), (1.7, 2.2, deck + .38), mat("white"), e, .03)
    box("cabin glass", (1.04, .94, .85), (1.7, 2.2, deck + 1.22), mat("glass"), e, .03)
    box("cabin roof", (1.25, 1.15, .09), (1.7, 2.2, deck + 1.70), mat("white"), e, .03)
    for dx in (-.53, .53):
        for dy in (-.48, .48):
            box("pillar", (.06, .06, .9), (1.7 + dx, 2.2 + dy, deck + 1.22), mat("white"), e, .01)
    beacon(e, (1.7, 2.2, deck + 1.74))


# ------------------------------------------------------------------------- vans
def van(loc, yaw=0.0, ambulance=False, paint="white", lit=True, rear_open=False):
    """High-roof van, 6 m; as an ambulance it has bands, a light bar and a plain cross."""
    e = empty("van", (*loc, 0), yaw)
    front = [(.06, .34), (-.02, .62), (.02, .92), (.18, 1.08), (.92, 1.30), (1.66, 2.32), (1.95, 2.58)]
    profile = front + [(2.4, 2.66), (5.8, 2.70), (5.95, 2.6), (6.02, 1.5), (6.02, .34)] + arch(4.75, .34, .45) + arch(1.05, .34, .45)
    b = Body(e, profile, front, 2.02, mat(paint), 1.25, .055, .26, 1.3)
    b.screen(1.33, 2.27, .05, "gasket", .006)
    b.screen(1.37, 2.23, .12)
    b.window([(1.20, 1.34), (1.98, 1.34), (1.98, 2.10), (1.66, 2.10)])
    if not ambulance:
        for x0, x1 in ((2.12, 3.30), (3.42, 4.62), (4.74, 5.80)):
            b.window([(x0, 1.34), (x1, 1.34), (x1, 2.10), (x0, 2.10)])
    b.seam([(1.0, .52), (1.0, 1.30), (1.60, 2.20), (2.05, 2.20), (2.05, .52)], closed=True)
    b.seam([(2.12, .46), (2.12, 2.34), (3.38, 2.34), (3.38, .46)], closed=True)
    b.seam([(2.1, .74), (5.98, .74)])
    for s in (1, -1):
        _van_side(b, s, lit)
    box("grille", (.04, .95, .24), b.front_point(0, .74, .01), mat("black"), e, .02)
    box("bumper", (.14, 1.8, .26), (.10, 0, .44), mat("charcoal"), e, .06)
    box("plate", (.02, .46, .11), (.02, 0, .50), mat("linen"), e, .005)
    if ambulance:
        _ambulance_trim(b, e)
    _van_rear(e, rear_open, paint)
    return e


def _van_side(b, s, lit):
    e = b.parent
    for x in (1.05, 4.75):
        wheel((x, s * .84, .36), .36, .25, e)
    headlamp(e, b.front_point(s * .74, .86, .01), .36, .22, lit, yaw=-s * .35)
    p = b.on_side(1.22, 1.42, s, 0)
    box("mirror", (.12, .26, .30), (p[0] - .10, p[1] + s * .18, p[2]), mat("charcoal"), e, .05)
    for x in (1.86, 2.26):
        box("handle", (.16, .03, .035), b.on_side(x, 1.18, s, .015), mat("chrome"), e, .01)
    box("tail lamp", (.05, .10, .55), (6.02, s * .93, 1.15), mat("tail_red"), e, .02)
    box("trim", (3.2, .03, .10), (3.0, s * 1.012, .62), mat("charcoal"), e, .01)


def _ambulance_trim(b, e):
    """Gulf-blue band, brass line, blue light bar and a plain gulf-blue cross."""
    b.side([(.95, .98), (5.98, .98), (5.98, 1.24), (1.02, 1.24)], mat("gulf"), .006)
    b.side([(1.0, 1.27), (5.98, 1.27), (5.98, 1.31), (1.02, 1.31)], mat("brass"), .006)
    for k in range(14):
        x = 2.2 + k * .27
        b.side([(x, .80), (x + .135, .80), (x + .135, .94), (x, .94)], mat("yellow" if k % 2 else "white"), .006)
    for s in (1, -1):
        for w, h in ((.54, .18), (.18, .54)):
            c = (4.35, 1.86)
            b.side([(c[0] - w / 2, c[1] - h / 2), (c[0] + w / 2, c[1] - h / 2), (c[0] + w / 2, c[1] + h / 2), (c[0] - w / 2, c[1] + h / 2)],
                   mat("gulf"), .008 + .001 * (w > h), sides=(s,))
    b.window([(2.3, 1.62), (3.2, 1.62), (3.2, 2.08), (2.3, 2.08)])
    box("light bar", (.34, 1.5, .09), (2.15, 0, 2.68), mat("charcoal"), e, .03)
    for y in (-.55, -.22, .22, .55):
        box("blue", (.28, .26, .12), (2.15, y, 2.75), mat("lamp_blue"), e, .04)
    for s in (1, -1):
        box("corner", (.16, .10, .10), (5.8, s * .86, 2.60), mat("lamp_blue"), e, .03)


def _van_rear(e, rear_open, paint):
    """Rear doors closed (windows, handles) or swung out with a lit cabin."""
    if not rear_open:
        for s in (1, -1):
            box("rear glass", (.02, .62, .62), (6.03, s * .44, 1.78), mat("glass"), e, .04)
        box("rear seam", (.02, .012, 1.9), (6.035, 0, 1.45), mat("gasket"), e, 0)
        return
    box("cabin", (.03, 1.55, 1.75), (6.03, 0, 1.48), mat("ambulance_cabin"), e, .02)
    for s in (1, -1):
        piv = empty("rear door", (6.03, s * .90, 1.48), s * math.radians(105), e)
        box("door", (.06, .84, 1.95), (.03, -s * .42, 0), mat(paint), piv, .03)
        box("door glass", (.07, .56, .55), (.03, -s * .42, .45), mat("glass"), piv, .04)
        box("door band", (.065, .84, .26), (.03, -s * .42, -.37), mat("gulf"), piv, .01)
    point((6.9, 0, 1.9), 32, (1, .93, .82), .25, e)
    box("step", (.35, 1.4, .05), (6.2, 0, .42), mat("alu"), e, .01)


def stretcher(loc, yaw=0.0):
    """Wheeled stretcher with mattress, pillow, blanket, side rails and drip stand."""
    e = empty("stretcher", (*loc, 0), yaw)
    for s in (1, -1):
        tube("frame", [(-.95, s * .27, .82), (.95, s * .27, .82)], .022, mat("chrome"), e, False)
        tube("rail", [(-.45, s * .31, .84), (-.40, s * .31, 1.08), (.35, s * .31, 1.08), (.40, s * .31, .84)], .016, mat("chrome"), e)
        _beam(e, (-.70, .18), (.55, .78), s * .22, .04, "steel")
        _beam(e, (.70, .18), (-.55, .78), s * .19, .04, "steel")
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


# -------------------------------------------------------------------------- car
CAR_BODY = Fuselage([
    (0, .52, .40, .40), (.03, .62, .30, .62), (.10, .70, .24, .74), (.25, .76, .20, .84), (.6, .83, .18, .92),
    (1.2, .90, .17, .955), (1.75, .97, .17, .965), (2.4, .99, .17, .965), (4.0, 1.00, .17, .965), (4.7, 1.00, .18, .955),
    (5.1, .99, .20, .93), (5.36, .96, .26, .86), (5.46, .90, .34, .74), (5.50, .80, .42, .60)])
CAR_ROOF = Fuselage([
    (1.62, .96, .70, .70), (1.95, 1.14, .70, .76), (2.3, 1.30, .70, .77), (2.6, 1.40, .70, .765), (3.0, 1.455, .70, .76),
    (3.5, 1.46, .70, .76), (4.0, 1.43, .70, .75), (4.35, 1.36, .70, .745), (4.7, 1.22, .70, .74), (5.05, 1.06, .70, .72), (5.2, .98, .70, .70)])


def car_paint(hexs):
    """Car paint whose glass, trim and shut lines come from 'chord' = (height share, part)."""
    from materials import new
    m, t, i = new("car" + hexs)
    _, x, y, z = t.position()
    h, part, _ = t.attribute("chord")
    lean = t.math("MULTIPLY_ADD", z, .35, x)
    band = t.math("MULTIPLY", t.smooth(h, .44, .45), t.smooth(h, .90, .88))
    for px in (3.62, 4.86):
        band = t.math("MULTIPLY", band, t.smooth(t.math("ABSOLUTE", t.math("SUBTRACT", lean, px)), .035, .04))
    ends = t.math("MAXIMUM", t.smooth(x, 2.52, 2.50), t.smooth(x, 4.36, 4.38))
    ends = t.math("MULTIPLY", ends, t.math("MULTIPLY", t.smooth(h, .50, .52), 1.0))
    side_post = t.math("MULTIPLY", t.smooth(h, .93, .92), t.smooth(h, .86, .87))
    glass = t.math("MULTIPLY", t.math("MAXIMUM", band, t.math("SUBTRACT", ends, t.math("MULTIPLY", ends, side_post))), part)
    trim = t.math("MULTIPLY", part, t.math("MULTIPLY", t.smooth(h, .40, .41), t.smooth(h, .445, .44)))
    shut = 0.0
    for px in (2.18, 3.42, 4.50):
        shut = t.math("MAXIMUM", shut, t.smooth(t.math("ABSOLUTE", t.math("SUBTRACT", x, px)), .008, .004))
    low = t.math("SUBTRACT", 1.0, part)
    shut = t.math("MULTIPLY", t.math("MULTIPLY", shut, low), t.smooth(z, .30, .31))
    c = t.mix(glass, rgba(hexs), (.004, .005, .007, 1))
    c = t.mix(trim, c, (.8, .8, .82, 1))
    c = t.mix(shut, c, (.002, .002, .002, 1))
    t.link(c, i["Base Color"])
    t.link(t.math("MULTIPLY", trim, 1.0), i["Metallic"])
    t.link(t.mix(glass, (.12, .12, .12, 1), (.03, .03, .03, 1)), i["Roughness"])
    i["Clearcoat"].default_value, i["Clearcoat Roughness"].default_value = 1.0, .015
    return m


def _shell(body, paint, parent, part, power, n=64, nx=90):
    """Rounded-box loft of a Fuselage's stations; power 2 is an ellipse, 5 nearly a box."""
    x0, x1 = (0.0, body.length) if part == 0 else (1.62, body.length)
    v, attr = [], []
    for x in np.linspace(x0, x1, nx):
        t, b, w = float(body.top(x)), float(body.bottom(x)), float(body.half(x))
        for k in range(n):
            a = 2 * math.pi * k / n
            c, s = math.cos(a), math.sin(a)
            y = w * math.copysign(abs(c) ** (2 / power), c)
            zz = (t + b) / 2 + (t - b) / 2 * math.copysign(abs(s) ** (2 / power), s)
            if part:
                y *= 1 - .24 * max(0.0, (zz - .98) / .46)
            v.append((x, y, zz))
            attr.append(((zz - b) / (t - b), part, 0))
    f = grid_faces(nx, n) + [tuple(range(n)), tuple((nx - 1) * n + k for k in range(n))[::-1]]
    return outward(mesh("shell", v, f, paint, parent, autosmooth=60, attr={"chord": attr}))


def limousine(loc, yaw=0.0, hexs="#0A1220", lit=True):
    """Long saloon, 5.5 m, with cut wheel arches, alloy wheels, lamps and chrome grille."""
    e = empty("car", (*loc, 0), yaw)
    paint = car_paint(hexs)
    low = _shell(CAR_BODY, paint, e, 0, 4.2)
    _shell(CAR_ROOF, paint, e, 1, 3.2)
    for x in (1.02, 4.36):
        cutter = cyl("cutter", .40, (x, -1.3, .36), (x, 1.3, .36), mat("gasket"), e, 48)
        cutter.hide_render = True
        mod = low.modifiers.new("arch", "BOOLEAN")
        mod.operation, mod.object, mod.solver = "DIFFERENCE", cutter, "EXACT"
        box("well", (.86, 1.5, .5), (x, 0, .52), mat("gasket"), e, .02)
        for s in (1, -1):
            _alloy((x, s * .84, .35), .35, .23, s, e)
    for s in (1, -1):
        _car_side(e, s, lit)
    for k in range(9):
        box("grille", (.03, .018, .24), (.045 - .0, -.32 + k * .08, .54), mat("chrome"), e, .005)
    box("grille frame", (.04, .80, .03), (.04, 0, .67), mat("chrome"), e, .01)
    box("grille dark", (.03, .76, .26), (.075, 0, .54), mat("gasket"), e, .01)
    box("plate", (.02, .46, .11), (.02, 0, .36), mat("linen"), e, .005)
    box("rear plate", (.02, .5, .11), (5.50, 0, .62), mat("linen"), e, .005)
    return e


def _alloy(loc, r, w, side, parent):
    """Low-profile tyre and a ten-spoke wheel."""
    prof = [(-w / 2, r * .74), (-w / 2, r * .93), (-w * .42, r * .985), (-w * .3, r), (w * .3, r), (w * .42, r * .985), (w / 2, r * .93), (w / 2, r * .74)]
    lathe("tyre", prof, mat("rubber"), parent, "y", 56, loc, autosmooth=30)
    lathe("rim", [(side * w * .46, r * .75), (side * w * .40, r * .70), (side * w * .1, r * .66)], mat("chrome"), parent, "y", 56, loc)
    lathe("disc", [(side * w * .05, 0), (side * w * .05, r * .66)], mat("dark"), parent, "y", 40, loc)
    lathe("cap", [(side * w * .44, 0), (side * w * .44, r * .12), (side * w * .30, r * .16)], mat("chrome"), parent, "y", 28, loc)
    for k in range(10):
        a = 2 * math.pi * k / 10
        p = [(loc[0] + rr * r * math.cos(a), loc[1] + side * w * d, loc[2] + rr * r * math.sin(a)) for rr, d in ((.12, .38), (.72, .42))]
        tube("spoke", p, .016, mat("chrome"), parent, False)


def _car_side(e, s, lit):
    """Lamps, mirror, handles of one side."""
    head = [(.10, .60), (.13, .68), (.40, .72), (.42, .66)]
    for p, m in ((head, "lamp" if lit else "chrome"),):
        v = []
        for x, z in p:
            w = float(CAR_BODY.half(x)) * 1.0
            v.append((x - .012, s * (w * .99), z))
            v.append((x - .030, s * (w * .70), z + .01))
        mesh("head", v, [(0, 1, 3, 2), (2, 3, 5, 4), (4, 5, 7, 6)], mat(m), e)
    box("tail", (.05, .42, .07), (5.455, s * .55, .78), mat("tail_red"), e, .02)
    tube("mirror arm", [(2.26, s * .84, .94), (2.22, s * .93, .985), (2.19, s * 1.0, 1.0)], .022, mat("black"), e)
    box("mirror", (.12, .20, .13), (2.18, s * 1.03, 1.01), tinted("#0A1220"), e, .05)
    box("sill", (2.5, .03, .03), (2.7, s * .955, .26), mat("chrome"), e, .01)
    for x in (3.22, 4.28):
        box("handle", (.18, .025, .025), (x, s * .965, .80), mat("chrome"), e, .01)
