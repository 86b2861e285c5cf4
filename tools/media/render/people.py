"""People, small and without faces: a marshaller with two lit wands, others from behind.

Figures stand on z = 0 and face -X, as vehicles do.
"""
import math

import numpy as np
from mathutils import Vector

from core import box, empty, grid_faces, lathe, mesh, oval, outward, pchip, tube
from materials import mat


def limb(name, pts, radii, material, parent, n=18, steps=14):
    """Rounded limb along points (m); ``radii`` are its half thicknesses there."""
    t = np.linspace(0, 1, len(pts))
    p = [pchip(t, [q[k] for q in pts]) for k in range(3)]
    r = pchip(t, radii)
    v = []
    fine = np.linspace(0, 1, steps)
    for u in fine:
        a, b = (Vector([float(f(min(1, max(0, u + d)))) for f in p]) for d in (-.02, .02))
        quat = (b - a).to_track_quat("Z", "Y")
        c = Vector([float(f(u)) for f in p])
        v += [c + quat @ Vector((float(r(u)) * math.cos(k), float(r(u)) * math.sin(k), 0))
              for k in np.linspace(0, 2 * math.pi, n + 1)[:-1]]
    caps = [tuple(range(n)), tuple((steps - 1) * n + k for k in range(n))]
    return outward(mesh(name, v, grid_faces(steps, n) + caps, material, parent, autosmooth=50))


def loft(name, stations, material, parent, n=36):
    """Trunk lofted through ovals (z, centre x, depth, width), in metres."""
    v = [(x, y, z) for z, cx, d, w in stations for x, y in oval(cx, 0, d, w, 2.5, n)]
    rows = len(stations)
    caps = [tuple(range(n)), tuple((rows - 1) * n + k for k in range(n))]
    return outward(mesh(name, v, grid_faces(rows, n) + caps, material, parent, autosmooth=60))


def _arm(e, side, elbow, wrist, tip):
    s = Vector((1, side, 1))
    shoulder = Vector((0.01, side * .19, 1.425))
    elbow, wrist, tip = (Vector(q) * s for q in (elbow, wrist, tip))
    limb("sleeve", [shoulder, elbow, wrist], [.066, .052, .040], mat("navy_cloth"), e)
    along = (tip - wrist).normalized()
    limb("glove", [wrist - along * .03, wrist + along * .05, wrist + along * .12], [.036, .046, .034], mat("black"), e)
    limb("wand grip", [wrist, wrist + along * .15], [.019, .019], mat("black"), e)
    limb("wand", [wrist + along * .14, wrist + along * .17, tip - along * .04, tip], [.020, .030, .026, .010], mat("wand"), e)


def marshaller(loc, yaw=0.0):
    e = empty("marshaller", (*loc, 0), yaw)
    cloth = mat("navy_cloth")
    for s in (1, -1):
        limb("leg", [(.0, s * .095, .90), (-.012, s * .115, .50), (.02, s * .135, .10)], [.094, .070, .056], cloth, e)
        loft("boot", [(.0, -.03, .27, .095), (.05, -.03, .27, .10), (.085, -.01, .20, .095), (.15, .02, .12, .10)],
             mat("black"), e).location = (0, s * .135, 0)
    loft("hips", [(.80, 0, .20, .34), (.92, 0, .23, .37), (1.02, 0, .22, .35)], cloth, e)
    loft("vest", [(.84, 0, .25, .395), (.95, 0, .25, .385), (1.08, 0, .235, .36), (1.25, 0, .255, .40), (1.38, 0, .245, .43),
                  (1.445, .005, .19, .36), (1.485, .01, .13, .19)], mat("vest"), e)
    limb("neck", [(.01, 0, 1.46), (.0, 0, 1.56)], [.058, .054], mat("skin"), e)
    head = lathe("head", [(.128 * math.sin(a), .094 * math.cos(a)) for a in np.linspace(-math.pi / 2, math.pi / 2, 20)], mat("skin"), e, "z", 28, (-.01, 0, 1.645))
    head.scale = (1.12, 1, 1)
    cap = lathe("cap", [(.02, .104), (.06, .104), (.10, .088), (.13, .055), (.142, 0)], mat("navy_cloth"), e, "z", 28, (-.005, 0, 1.645))
    cap.scale = (1.12, 1, 1)
    box("peak", (.11, .15, .012), (-.145, 0, 1.675), mat("navy_cloth"), e, .005)
    for s in (1, -1):
        lathe("ear cup", [(s * .085, 0), (s * .085, .052), (s * .115, .052), (s * .13, .040), (s * .13, 0)], mat("yellow"), e, "y", 24, (-.005, 0, 1.635))
    _arm(e, 1, (.0, .43, 1.53), (-.03, .46, 1.79), (-.08, .43, 2.24))
    _arm(e, -1, (.0, .44, 1.50), (-.03, .60, 1.71), (-.07, .80, 2.11))
    return e


def figure(loc, yaw=0.0, hands=None, coat="suit", cap=None, stride=0.0, lean=0.0):
    """Person, 1.78 m, to be seen from behind or the side.

    hands: (elbow, wrist) of the left (-Y) and right arm in the figure's frame (m); None lets them hang.
    coat: material of the upper body, "vest" for hi-vis; cap: its material, None for bare hair.
    stride: half the length of a step (m); lean: forward lean of the trunk (rad).
    """
    e = empty("figure", (*loc, 0) if len(loc) == 2 else loc, yaw)
    cloth = mat("navy_cloth")
    for s in (1, -1):
        foot = s * stride
        limb("leg", [(0, s * .095, .90), (-.02 - foot * .35, s * .105, .50), (.02 - foot, s * .115, .10)], [.094, .070, .052], cloth, e)
        loft("shoe", [(.0, -.03, .28, .095), (.05, -.03, .28, .10), (.085, -.01, .20, .095), (.13, .02, .12, .10)],
             mat("black"), e).location = (-foot, s * .115, 0)
    loft("hips", [(.78, 0, .20, .34), (.92, 0, .23, .36), (1.02, 0, .22, .34)], cloth, e)
    top = empty("trunk", (0, 0, .92), (0, -lean, 0), e)
    low = .80 if coat == "suit" else .86
    loft("coat", [(low - .92, 0, .26, .40), (.05, 0, .25, .375), (.18, 0, .235, .355), (.34, 0, .255, .40), (.46, 0, .245, .43),
                  (.525, .005, .19, .36), (.565, .01, .12, .17)], mat(coat), top)
    limb("neck", [(.01, 0, .54), (.0, 0, .64)], [.058, .054], mat("skin"), top)
    ball = [(.128 * math.sin(a), .094 * math.cos(a)) for a in np.linspace(-math.pi / 2, math.pi / 2, 20)]
    lathe("head", ball, mat("skin"), top, "z", 28, (-.01, 0, .725)).scale = (1.12, 1, 1)
    hair = [(.134 * math.sin(a), .101 * math.cos(a)) for a in np.linspace(-.25, math.pi / 2, 14)]
    lathe("hair", hair, mat(cap or "black"), top, "z", 28, (.008, 0, .735)).scale = (1.12, 1, 1)
    if coat == "vest":
        box("peak", (.11, .15, .012), (-.145, 0, .755), mat("navy_cloth"), top, .005)
        for s in (1, -1):
            lathe("ear cup", [(s * .085, 0), (s * .085, .052), (s * .115, .052), (s * .13, .040), (s * .13, 0)], mat("yellow"), top, "y", 24, (-.005, 0, .715))
        tube("band", [(0, .12 * math.cos(a), .73 + .125 * math.sin(a)) for a in np.linspace(0, math.pi, 16)], .010, mat("black"), top, False)
    sleeve = mat("navy_cloth" if coat == "vest" else coat)
    for s, (elbow, wrist) in zip((-1, 1), hands or (((.03, -.27, 1.17), (-.02, -.27, .92)), ((.03, .27, 1.17), (-.02, .27, .92)))):
        at = Vector((.01, s * .195, .50))
        elbow, wrist = (top.matrix_basis.inverted() @ Vector(q) for q in (elbow, wrist))
        limb("sleeve", [at, elbow, wrist], [.070, .054, .040], sleeve, top)
        along = (wrist - elbow).normalized()
        limb("hand", [wrist - along * .02, wrist + along * .06, wrist + along * .13], [.032, .042, .026], mat("skin"), top)
    return e
