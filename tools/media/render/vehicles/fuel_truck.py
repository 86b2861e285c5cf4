import math

import numpy as np

from core import box, cyl, empty, grid_faces, lathe, mesh, outward, polygon, tube
from materials import mat
from vehicles.parts import text
from vehicles.reel import reel
from vehicles.truck import cab, chassis


def fuel_truck(loc, yaw=0.0, lit=True):
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
        tank_side(e, s)
    box("walkway", (5.7, .55, .04), (5.45, 0, 2.95), mat("dark"), e, .01)
    for x in (3.3, 4.75, 6.15, 7.6):
        lathe("manhole", [(0, .28), (.10, .28), (.13, .22), (.15, 0)], mat("alu"), e, "z", 32, (x, 0, 2.93))
    _truck_rear(e)
    return e


def _tank_section(k, n, sy, sz, y=1.20, z=.92, zc=1.98):
    t = 2 * math.pi * k / n
    c, s = math.cos(t), math.sin(t)
    return (y * sy * math.copysign(abs(c) ** .74, c), zc + z * sz * math.copysign(abs(s) ** .74, s))


def _tank_band(parent, x0, x1, a0, a1, grow, material, n=40):
    """Strip on the tank between two angles (rad, from +Y upward)."""
    v = []
    for x in (x0, x1):
        for t in np.linspace(a0, a1, n):
            c, s = math.cos(t), math.sin(t)
            v.append((x, (1.20 + grow) * math.copysign(abs(c) ** .74, c), 1.98 + (.92 + grow) * math.copysign(abs(s) ** .74, s)))
    mesh("band", v, grid_faces(2, n, False), material, parent)


def tank_side(e, s):
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


def _truck_rear(e):
    box("rear cabinet", (.55, 2.2, 1.15), (8.86, 0, 1.42), mat("white"), e, .04)
    for k in range(8):
        box("hazard", (.012, .16, .14), (9.14, -.98 + k * .28, .94), mat("yellow" if k % 2 else "black"), e, 0)
    for s in (-.22, .22):
        tube("ladder", [(9.18, .6 + s, .6), (9.18, .6 + s, 3.35), (8.5, .6 + s, 3.35)], .02, mat("steel"), e, False)
    for z in np.arange(.7, 3.2, .3):
        cyl("rung", .014, (9.18, .38, z), (9.18, .82, z), mat("steel"), e, 10)
