"""Small parts shared by vehicles."""
import math

import bpy
import numpy as np

from core import box, empty, grid_faces, lathe, mesh, outward
from materials import mat


def text(string, size, loc, rot, material, parent):
    cu = bpy.data.curves.new("text", "FONT")
    cu.body, cu.size, cu.extrude = string, size, .002
    cu.align_x = cu.align_y = "CENTER"
    ob = bpy.data.objects.new("text", cu)
    cu.materials.append(material)
    bpy.context.scene.collection.objects.link(ob)
    ob.parent, ob.location, ob.rotation_euler = parent, loc, rot
    return ob


def fender(parent, x, y, z, r, width, a0=.15, a1=math.pi - .15):
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
    e = empty("headlamp", p, yaw, parent)
    box("bezel", (.06, w, h), (0, 0, 0), mat("black"), e, .02)
    for s in (-1, 1):
        lathe("bowl", [(-.045, 0), (-.045, h * .30), (-.03, h * .36)], mat("lamp" if lit else "chrome"), e, "x", 24, (0, s * w * .23, 0))
    return e


def beacon(parent, loc, colour="lamp_amber", r=.09):
    lathe("beacon base", [(0, r * 1.1), (.04, r * 1.1), (.05, r)], mat("black"), parent, "z", 20, loc)
    lathe("beacon", [(.05, r), (.14, r * .9), (.18, r * .5), (.19, 0)], mat(colour), parent, "z", 24, loc)


def beam(parent, a, b, y, h, material="yellow"):
    """Flat bar in the XZ plane from a to b, at a given y."""
    length, ang = math.dist(a, b), math.atan2(b[1] - a[1], b[0] - a[0])
    box("beam", (length, .09, h), ((a[0] + b[0]) / 2, y, (a[1] + b[1]) / 2), mat(material), parent, .03, rot=(0, -ang, 0))
