"""Procedural aircraft: a 20 m business jet and a 37 m twin (passenger or freighter).

Local frame: nose at the origin, +X aft, -Y left (port).  The origin is the nose
tip's axis; wheels touch the ground 2.32 m (jet) or 3.75 m (twin) below it.
"""
import math

import numpy as np

from core import (box, cyl, densify, empty, grid_faces, lathe, mesh, mirror_y, outward, oval,
                  pchip, round_poly, tube)
from light import point
from materials import fin_paint, livery, mat, tinted

JET_Z, TWIN_Z = 2.32, 3.75          # height of the local origin above ground (m)
RAD = math.radians


class Fuselage:
    """Body of oval sections through stations (x, top z, bottom z, half width)."""

    def __init__(self, stations):
        s = np.array(stations, float)
        self.length = s[-1, 0]
        self.top, self.bottom, self.half = (pchip(s[:, 0], s[:, k]) for k in (1, 2, 3))

    def at(self, x, theta):
        """Skin point; theta runs from the crown toward +Y."""
        x = float(x)
        t, b, w = self.top(x), self.bottom(x), self.half(x)
        return np.array([x, w * math.sin(theta), (t + b) / 2 + (t - b) / 2 * math.cos(theta)])

    def normal(self, x, theta):
        e = 1e-3
        du = self.at(min(x + e, self.length), theta) - self.at(max(x - e, 0), theta)
        a, b = du.tolist(), (self.at(x, theta + e) - self.at(x, theta - e)).tolist()
        n = np.array([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]])
        n /= math.sqrt(float(n @ n)) + 1e-12
        return n if np.dot(n, self.at(x, theta) - self.at(x, theta + math.pi)) > 0 else -n

    def theta(self, x, z):
        """Angle of the skin point at height z."""
        x = float(x)
        t, b = self.top(x), self.bottom(x)
        return math.acos(max(-1, min(1, (2 * z - t - b) / (t - b))))

    def on_skin(self, q, side, off, mode="z"):
        th = side * (self.theta(*q) if mode == "z" else q[1])
        return self.at(q[0], th) + off * self.normal(q[0], th)

    def build(self, skin, parent, nx=220, nt=96, hole=None):
        """Skin mesh.  hole: (x0, x1, z0, z1) is left open on the left side."""
        u = np.linspace(0, 1, nx)
        x = np.clip(self.length * (u - 0.108 * np.sin(2 * np.pi * u)), 0, self.length)
        tip = self.length * 0.02
        x = np.unique(np.concatenate([tip * np.linspace(0, 1, 18) ** 2, x[x > tip]]))
        th = 2 * np.pi * np.arange(nt) / nt
        if hole:
            a, b = (2 * np.pi - self.theta(hole[0], z) for z in (hole[2], hole[3]))
            x = np.unique(np.concatenate([x, hole[:2]]))
            th = np.unique(np.concatenate([th, [a, b]]))
        nt = len(th)
        v = [self.at(q, t) for q in x for t in th]
        f = []
        for i in range(len(x) - 1):
            for k in range(nt):
                tm = (th[k] + (th[(k + 1) % nt] or 2 * np.pi)) / 2
                xm = (x[i] + x[i + 1]) / 2
                if hole and hole[0] < xm < hole[1] and a < tm < b:
                    continue
                f.append((i * nt + k, (i + 1) * nt + k, (i + 1) * nt + (k + 1) % nt, i * nt + (k + 1) % nt))
        return outward(mesh("fuselage", v, f, skin, parent), weld=1e-4)

    def patch(self, name, outline, material, parent, off=0.005, rings=8, mode="z", sides=(1, -1)):
        """Outline [(x, z)] or [(x, theta)] filled and laid on the skin."""
        o = np.array(densify(outline, 0.05) if len(outline) < 40 else outline, float)
        c, n = o.mean(0), len(o)
        for side in sides:
            v = [self.on_skin(c, side, off, mode)]
            v += [self.on_skin(c + (q - c) * r / rings, side, off, mode)
                  for r in range(1, rings + 1) for q in o]
            f = [(0, 1 + k, 1 + (k + 1) % n) for k in range(n)]
            for r in range(rings - 1):
                a, b = 1 + r * n, 1 + (r + 1) * n
                f += [(a + k, b + k, b + (k + 1) % n, a + (k + 1) % n) for k in range(n)]
            ob = mesh(name, v, f, material, parent)
        return ob

    def ring(self, name, outline, width, material, parent, off=0.002, height=0.008, mode="z",
             sides=(1, -1)):
        """Raised frame of ``width`` metres around an outline."""
        o = np.array(densify(outline, 0.06), float)
        c, n = o.mean(0), len(o)
        d = (o - c) / np.linalg.norm(o - c, axis=1)[:, None]
        for side in sides:
            v = [self.on_skin(o[k] + d[k] * width * w, side, h, mode)
                 for w, h in ((0, off), (0.2, off + height), (0.8, off + height), (1, 0)) for k in range(n)]
            mesh(name, v, grid_faces(4, n), material, parent)


def airfoil(t=0.12, n=26):
    """Closed airfoil of unit chord and thickness ``t``, slightly cambered."""
    x = 0.5 * (1 - np.cos(np.linspace(0, math.pi, n)))
    y = 5 * t * (0.2969 * np.sqrt(x) - 0.126 * x - 0.3516 * x**2 + 0.2843 * x**3 - 0.1036 * x**4)
    upper, lower = np.stack([x[::-1], y[::-1]], 1), np.stack([x[1:-1], -0.75 * y[1:-1]], 1)
    return np.concatenate([upper, lower])


def wing(name, stations, material, parent, sub=6):
    """Loft through (x leading edge, y, z, chord, thickness, cant rad; 90 deg = upright)."""
    s = np.array(stations, float)
    dist = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(s[:, :3], axis=0), axis=1))])
    fs = [pchip(dist, s[:, k]) for k in range(6)]
    q = np.unique(np.concatenate([np.linspace(dist[i], dist[i + 1], sub + 1) for i in range(len(s) - 1)]))
    v, chord = [], []
    for u in q:
        xl, y, z, c, t, cant = (float(f(u)) for f in fs)
        for px, pz in airfoil(t):
            v.append((xl + px * c, y - pz * c * math.sin(cant), z + pz * c * math.cos(cant)))
            chord.append((px, u / dist[-1], 0))
    n = len(airfoil())
    f = grid_faces(len(q), n)
    f += [tuple(range(n - 1, -1, -1)), tuple((len(q) - 1) * n + k for k in range(n))]
    return outward(mesh(name, v, f, material, parent, autosmooth=50, attr={"chord": chord}))


def fairing(stations, material, parent, n=60, nt=48):
    """Belly fairing between the wings."""
    b = Fuselage(stations)
    xs = np.linspace(stations[0][0], stations[-1][0], n)
    v = [b.at(x, 2 * math.pi * k / nt) for x in xs for k in range(nt)]
    return outward(mesh("fairing", v, grid_faces(n, nt), material, parent))


def wheel(loc, r, w, parent, hub="alu"):
    """Tyre with grooves and a dished hub, axle along Y."""
    e = 0.22 * r
    prof = [(-w / 2, r * 0.56), (-w / 2, r - e), (-w * 0.44, r - e * 0.25), (-w * 0.3, r)]
    for g in (-0.15, 0.0, 0.15):
        prof += [(w * (g - 0.035), r), (w * (g - 0.03), r * 0.975), (w * (g + 0.03), r * 0.975), (w * (g + 0.035), r)]
    prof += [(w * 0.3, r), (w * 0.44, r - e * 0.25), (w / 2, r - e), (w / 2, r * 0.56)]
    lathe("tyre", prof, mat("rubber"), parent, "y", 48, loc, autosmooth=30)
    side = [(-w * 0.44, 0), (-w * 0.44, r * 0.16), (-w * 0.32, r * 0.2), (-w * 0.26, r * 0.45), (-w * 0.40, r * 0.5), (-w * 0.42, r * 0.57)]
    hub_prof = side + [(-a, b) for a, b in reversed(side)]
    lathe("hub", hub_prof, mat(hub), parent, "y", 36, loc, autosmooth=30)
    for k in range(8):
        a = 2 * math.pi * k / 8
        p = (loc[0] + r * 0.32 * math.cos(a), loc[1], loc[2] + r * 0.32 * math.sin(a))
        cyl("nut", r * 0.035, (p[0], p[1] - w * 0.34, p[2]), (p[0], p[1] + w * 0.34, p[2]), mat("steel"), parent, 8)


def nacelle(parent, loc, length, r, paint, blades=24):
    """Engine pod with lip, fan, spinner, core and plug; intake toward -X."""
    e = empty("nacelle", loc, parent=parent)
    l = length
    outer = [(0, r * 0.86), (-0.03 * l, r * 0.885), (-0.035 * l, r * 0.92), (0, r * 0.955), (0.08 * l, r * 0.99),
             (0.25 * l, r * 1.03), (0.45 * l, r * 1.03), (0.7 * l, r * 0.95), (0.92 * l, r * 0.76), (l, r * 0.68)]
    lathe("lip", [(0.12 * l, r * 0.80), (0.05 * l, r * 0.82)] + outer[:5], mat("chrome"), e, n=96, autosmooth=80)
    lathe("cowl", outer[4:], paint, e, n=96, autosmooth=80)
    for x, rr in ((0.30, 1.033), (0.56, 1.018)):
        lathe("seam", [(x * l, r * rr), (x * l + 0.014, r * rr)], mat("gasket"), e, n=96)
    lathe("exit", [(l, r * 0.68), (l, r * 0.655), (0.8 * l, r * 0.6), (0.7 * l, 0.3 * r)], mat("dark"), e)
    lathe("duct", [(0.10 * l, r * 0.80), (0.34 * l, r * 0.80), (0.34 * l, 0)], mat("midgrey"), e, n=96)
    lathe("core", [(0.7 * l, r * 0.5), (0.95 * l, r * 0.44), (1.06 * l, r * 0.36), (1.06 * l, r * 0.32), (0.9 * l, r * 0.3)], mat("steel"), e)
    lathe("plug", [(0.9 * l, r * 0.26), (1.1 * l, r * 0.2), (1.22 * l, 0)], mat("dark"), e)
    lathe("spinner", [(0.10 * l, 0), (0.105 * l, r * 0.06), (0.14 * l, r * 0.15), (0.20 * l, r * 0.23), (0.26 * l, r * 0.26)], mat("spinner"), e, autosmooth=80)
    v, f = [], []
    for k in range(blades):
        base = len(v)
        for i, rr in enumerate(np.linspace(0.22, 0.795, 8)):
            tw = RAD(20 + 45 * i / 7)
            ch = (0.17 + 0.15 * i / 7) * r
            for s in np.linspace(-1, 1, 4):
                bow = 0.03 * r * (1 - s * s)
                dx, dt = s * ch / 2 * math.cos(tw) - bow, s * ch / 2 * math.sin(tw)
                a = 2 * math.pi * k / blades + dt / (rr * r) + 0.12 * (i / 7) ** 2
                v.append((0.22 * l + dx, rr * r * math.cos(a), rr * r * math.sin(a)))
        f += [tuple(base + q for q in face) for face in grid_faces(8, 4, closed=False)]
    mesh("fan", v, f, mat("fan"), e)
    return e


def _leg(parent, x, y, top, ground, r, wheels, wr, ww, back=0.1):
    """Landing-gear leg with outer cylinder, torque link, axle and wheels."""
    axle = ground + wr
    cyl("leg", r, (x - back, y, top), (x, y, axle), mat("chrome"), parent)
    cyl("sleeve", r * 1.45, (x - back, y, top + 0.1), (x - back * 0.4, y, axle + (top - axle) * 0.42), mat("white"), parent)
    knee = (x + 0.28 * (top - axle), y, axle + (top - axle) * 0.28)
    for end in ((x, y, axle + 0.08), (x - back * 0.4, y, axle + (top - axle) * 0.48)):
        cyl("link", r * 0.4, knee, end, mat("alu"), parent, 12)
    cyl("axle", r * 0.7, (x, y - max(map(abs, wheels)), axle), (x, y + max(map(abs, wheels)), axle), mat("steel"), parent)
    for w in wheels:
        wheel((x, y + w, axle), wr, ww, parent)


# ------------------------------------------------------------------ business jet
def business_jet(loc=(0, 0), yaw=0.0, airstair=True, gear=True, lit=(1, 2, 4, 5), lights=True):
    """20 m business jet standing at ``loc`` (nose, m).  lit: lit cabin windows."""
    root = empty("jet", (loc[0], loc[1], JET_Z), yaw)
    body = Fuselage([
        (0, -.42, -.42, 0), (.02, -.345, -.495, .075), (.08, -.27, -.57, .155), (.2, -.18, -.655, .26),
        (.45, -.045, -.77, .41), (.9, .14, -.90, .60), (1.5, .34, -1.02, .785), (2.0, .50, -1.085, .90),
        (2.45, .70, -1.13, .985), (2.9, .915, -1.16, 1.05), (3.3, 1.06, -1.18, 1.10), (3.8, 1.155, -1.195, 1.15),
        (4.6, 1.2, -1.2, 1.19), (5.4, 1.2, -1.2, 1.2), (12.6, 1.2, -1.2, 1.2), (13.8, 1.2, -1.14, 1.165),
        (15.2, 1.18, -.90, 1.04), (16.8, 1.11, -.46, .80), (18.3, 1.0, .04, .50), (19.3, .90, .36, .27),
        (19.85, .82, .52, .12), (20.05, .70, .66, .02), (20.06, .68, .68, 0)])
    skin = livery(1.2, 8.5, 10.5, 2.6, .018, nose_rise=.30, frame=2.04)
    body.build(skin, root)
    _jet_openings(body, root, lit, airstair)
    fairing([(6.9, -1.02, -1.06, .05), (7.4, -.85, -1.22, .75), (8.4, -.70, -1.38, 1.22), (9.6, -.66, -1.44, 1.36),
             (11.2, -.68, -1.42, 1.30), (12.4, -.80, -1.32, .95), (13.3, -1.0, -1.18, .35), (13.6, -1.08, -1.10, .05)],
            mat("navy"), root)
    _jet_surfaces(root)
    for s in (1, -1):
        nacelle(root, (13.15, s * 2.02, .62), 3.7, .78, mat("white"))
        wing("pylon", [(13.9, s * .85, .55, 2.5, .12, 0), (14.1, s * 1.6, .60, 2.3, .11, 0)], mat("white"), root, 4)
    if gear:
        _jet_gear(root)
    if lights:
        _lights(root, (12.45, 9.12, -.44), 9.6, 1.19, -1.43)
    return root


def _jet_openings(body, root, lit, airstair):
    """Cabin and cockpit windows, door, small probes."""
    for i in range(7):
        o = oval(5.75 + i * 1.02, .40, .60, .43)
        body.patch("window", o, mat("window_warm" if i in lit else "glass"), root, .004)
        body.ring("frame", o, .035, mat("alu"), root)
    front = round_poly([(2.06, .03), (2.84, .03), (2.93, .46), (2.34, .68)], .10)
    body.patch("cockpit", front, mat("glass"), root, .006, 12, "theta")
    for o in ([(2.43, .44), (2.98, .81), (3.20, .80), (3.15, .40)],
              [(3.24, .40), (3.29, .80), (3.60, .80), (3.93, .52), (3.88, .42)]):
        body.patch("cockpit", round_poly(o, .12), mat("glass"), root, .006, 12)
    door = round_poly([(4.35, -.72), (5.15, -.72), (5.15, .93), (4.35, .93)], .12)
    if airstair:
        body.patch("doorway", door, mat("doorway"), root, .006, 8, sides=(-1,))
        body.ring("doorframe", door, .06, mat("alu"), root, sides=(-1,), height=.02)
        _airstair(body, root)
    else:
        body.ring("doorline", door, .012, mat("gasket"), root, height=.002)
    hold = round_poly([(14.0, -.35), (14.7, -.28), (14.7, .25), (14.0, .25)], .12)
    body.ring("hatch", hold, .010, mat("gasket"), root, height=.002)
    for x, z in ((1.35, -.2), (1.6, -.32)):
        p = body.on_skin((x, z), -1, 0.0)
        cyl("probe", .014, p, p + np.array([-.16, -.09, 0]), mat("steel"), root, 10)
    box("antenna", (.30, .02, .15), (6.9, 0, 1.265), mat("white"), root, .01)
    box("antenna", (.34, .02, .26), (6.2, 0, -1.3), mat("white"), root, .01)


def _airstair(body, root):
    """Folding door stair: two stringers, six treads, rails; foot on the ground."""
    top, foot = (-1.12, -.74), (-2.78, -JET_Z + .05)           # (y, z) of the hinge and the foot
    for x in (4.38, 5.12):
        box_len = math.hypot(top[0] - foot[0], top[1] - foot[1])
        ang = math.atan2(foot[1] - top[1], foot[0] - top[0])
        mid = ((top[0] + foot[0]) / 2, (top[1] + foot[1]) / 2)
        box("stringer", (.05, box_len, .20), (x, mid[0], mid[1] - .02), mat("white"), root, .02,
            rot=(ang - math.pi, 0, 0))
        rail = [(x, top[0] + .05, .42), (x, top[0] - .35, .22), (x, foot[0] + .15, foot[1] + .82), (x, foot[0] + .02, foot[1] + .1)]
        tube("rail", rail, .018, mat("chrome"), root)
        for t in (.35, .7):
            y, z = top[0] + t * (foot[0] - top[0]), top[1] + t * (foot[1] - top[1])
            cyl("post", .013, (x, y, z), (x, y, z + .83 - .1 * t), mat("chrome"), root, 10)
    for k in range(6):
        t = (k + .5) / 6
        y, z = top[0] + t * (foot[0] - top[0]), top[1] + t * (foot[1] - top[1])
        box("tread", (.70, .27, .035), (4.75, y, z + .06), mat("sand"), root, .01)
        box("nosing", (.70, .02, .02), (4.75, y - .13, z + .082), mat("strip_warm"), root, .004)


def _jet_surfaces(root):
    """Wings with winglets, fin, T-tail."""
    d = RAD
    w = wing("wing", [(7.7, .55, -1.02, 4.5, .13, d(2.5)), (8.55, 1.5, -.97, 3.55, .12, d(2.5)),
                      (9.55, 3.6, -.86, 2.6, .11, d(3)), (12.0, 8.6, -.56, 1.45, .10, d(4)),
                      (12.32, 9.0, -.50, 1.32, .095, d(18)), (12.62, 9.28, -.33, 1.18, .09, d(48)),
                      (12.95, 9.43, .02, 1.0, .085, d(70)), (13.75, 9.66, .86, .55, .08, d(76)),
                      (13.86, 9.68, .93, .40, .05, d(76))], mat("wing"), root)
    mirror_y(w)
    for y in (2.9, 5.0, 7.0):
        xl = 7.9 + (y - .55) * .534
        chord = 4.5 - (y - .55) * .37
        for s in (1, -1):
            lathe("flap fairing", [(0, 0), (.12, .05), (.5, .10), (1.0, .09), (1.45, .03), (1.55, 0)], mat("white"),
                  root, "x", 20, (xl + chord * .55, s * y, -1.02 + .045 * y))
    wing("fin", [(14.5, 0, 1.0, 5.0, .05, d(90)), (15.5, 0, 1.30, 4.0, .085, d(90)), (16.3, 0, 2.0, 3.35, .10, d(90)),
                 (18.15, 0, 4.35, 2.35, .10, d(90)), (18.25, 0, 4.5, 2.25, .09, d(90))], fin_paint(.95, 14.98), root, 8)
    lathe("bullet", [(0, 0), (.05, .05), (.25, .12), (.8, .17), (1.6, .16), (2.4, .09), (2.75, 0)], mat("white"), root,
          "x", 32, (17.95, 0, 4.48))
    mirror_y(wing("tailplane", [(18.15, 0, 4.50, 2.3, .09, d(1)), (20.15, 3.75, 4.44, 1.12, .085, d(-1)),
                                (20.35, 3.95, 4.44, .7, .06, d(-1))], mat("wing"), root, 8))


def _jet_gear(root):
    g = -JET_Z
    _leg(root, 3.25, 0, -1.0, g, .075, (-.2, .2), .29, .2, back=-.05)
    cyl("brace", .04, (2.5, 0, -1.05), (3.26, 0, -1.62), mat("alu"), root)
    cyl("lamp", .09, (3.12, 0, -1.45), (3.08, 0, -1.45), mat("lamp"), root, 20)
    for s in (1, -1):
        box("door", (1.0, .02, .42), (2.75, s * .36, -1.3), mat("navy"), root, .008, rot=(s * .12, 0, 0))
        _leg(root, 10.7, s * 1.75, -.85, g, .10, (-.24, .24), .42, .26)
        cyl("stay", .05, (10.6, s * .9, -1.1), (10.65, s * 1.75, -1.6), mat("alu"), root)
        box("door", (.9, .03, .85), (10.6, s * 2.03, -1.25), mat("white"), root, .01, rot=(s * .1, 0, 0))


def _lights(root, tip, beacon_x, top, bottom):
    """Red and green at the wing tips, beacons above and below."""
    for s, m in ((1, "lamp_green"), (-1, "lamp_red")):
        lathe("nav", [(-.06, 0), (-.05, .04), (0, .06), (.1, .06), (.16, 0)], mat(m), root, "x", 16,
              (tip[0], s * tip[1], tip[2]))
    lathe("beacon", [(0, .09), (.07, .08), (.11, 0)], mat("lamp_red"), root, "z", 20, (beacon_x, 0, top))
    lathe("beacon", [(0, .09), (-.07, .08), (-.11, 0)], mat("lamp_red"), root, "z", 20, (beacon_x, 0, bottom))


# ------------------------------------------------------------------- 37 m twin
TWIN = Fuselage([
    (0, -.66, -.66, 0), (.03, -.47, -.86, .19), (.12, -.28, -1.05, .40), (.35, -.02, -1.33, .72), (.8, .30, -1.60, 1.08),
    (1.35, .55, -1.78, 1.36), (1.75, .76, -1.86, 1.52), (2.2, 1.16, -1.92, 1.65), (2.65, 1.48, -1.955, 1.76),
    (3.1, 1.70, -1.975, 1.84), (3.7, 1.87, -1.99, 1.92), (4.5, 1.965, -2.0, 1.97), (5.6, 2.0, -2.0, 2.0),
    (24.5, 2.0, -2.0, 2.0), (27, 2.0, -1.75, 1.93), (30, 1.97, -1.05, 1.66), (33, 1.84, -.20, 1.18),
    (35.5, 1.65, .52, .66), (36.8, 1.48, .95, .32), (37.3, 1.30, 1.14, .08), (37.32, 1.2, 1.2, 0)])
CARGO_DOOR = (7.6, 11.0, -.62, 1.45)        # x0, x1, z0, z1 of the freighter's main-deck door (m)
L1 = (4.62, 5.45, -.55, 1.30)               # front passenger door
HOLD = (8.9, 10.8, -1.62, -.62)             # forward hold hatch (right side)


def _rect(d, share=.12):
    x0, x1, z0, z1 = d
    return round_poly([(x0, z0), (x1, z0), (x1, z1), (x0, z1)], share)


def twin(loc=(0, 0), yaw=0.0, freighter=False, open_left=False, open_right=False, open_hold=False,
         belly="#0B1E3B", line="#C89B4A", tail=None, lit=0.0, detail=True, z=TWIN_Z, gear=True):
    """37 m twin at ``loc`` (nose, m).

    open_*: which doors stand open.  lit: share of lit cabin windows.
    tail: (body, line, base) colours of the fin; detail=False for distant ones.
    """
    root = empty("twin", (loc[0], loc[1], z), yaw)
    skin = livery(2.0, 19., 17., 5.4, .03, belly, line, frame=3.18)
    TWIN.build(skin, root, nx=260 if detail else 120, nt=96 if detail else 48, hole=CARGO_DOOR if freighter else None)
    if not freighter:
        _twin_windows(root, lit)
    _twin_cockpit(root)
    _twin_doors(root, freighter, open_left, open_right, open_hold)
    _twin_surfaces(root, belly, tail or (belly, line, "#F3F4F2"))
    cowl = tinted(belly)
    for s in (1, -1):
        nacelle(root, (11.7, s * 5.75, -2.2), 3.5, 1.12, cowl, 28)
        wing("pylon", [(12.6, s * 5.75, -1.35, 3.6, .07, RAD(90)), (13.6, s * 5.75, -.75, 4.2, .06, RAD(90))],
             mat("grey"), root, 4)
    if gear:
        _twin_gear(root)
    _lights(root, (21.35, 16.6, .22), 15, 2.0, -2.42)
    return root


def _twin_windows(root, lit):
    for i in range(44):
        cx = 6.6 + i * .53
        if 17.2 < cx < 17.6:
            continue
        on = lit > 0 and (i * 7919 % 100) / 100 < lit
        o = oval(cx, .62, .25, .36, 2.8, 20)
        TWIN.patch("window", o, mat("window_warm" if on else "glass"), root, .004, 2)
        TWIN.ring("frame", o, .03, mat("grey"), root, height=.003)


def _twin_cockpit(root):
    """Six-pane windscreen with a dark surround that reads as one band."""
    panes = [[(1.90, .035), (2.52, .035), (2.66, .42), (2.02, .52)], [(2.07, .57), (2.70, .46), (2.93, .80), (2.36, .95)],
             [(2.43, 1.0), (2.98, .84), (3.42, .93), (3.34, 1.10), (2.78, 1.16)]]
    for o in panes:
        o = round_poly(o, .12)
        TWIN.patch("cockpit", o, mat("glass"), root, .008, 12, "theta")
        TWIN.ring("surround", o, .035, mat("charcoal"), root, mode="theta", height=.006)
    for s in (1, -1):
        for x, z in ((1.6, -.35), (1.85, -.5), (2.5, -.9)):
            p = TWIN.on_skin((x, z), s, 0)
            cyl("probe", .02, p, p + np.array([-.2, s * .12, 0]), mat("steel"), root, 10)
    for x in (7.4, 12.5, 21.0):
        box("antenna", (.46, .025, .26), (x, 0, 2.11), mat("white"), root, .01)


def _leaf(d, side, root, shift):
    """Door leaf standing open: the skin piece moved out and along by ``shift`` m."""
    moved = _rect((d[0] + shift, d[1] + shift, d[2], d[3]))
    TWIN.patch("leaf", moved, mat("white"), root, .42, 10, sides=(side,))
    TWIN.patch("leaf inside", moved, mat("grey"), root, .34, 10, sides=(side,))
    x = (d[0] if shift < 0 else d[1])
    a = TWIN.on_skin((x, .2), side, .0)
    b = TWIN.on_skin((x + shift * .6, .2), side, .36)
    cyl("hinge", .06, a, b, mat("alu"), root)


def _twin_doors(root, freighter, open_left, open_right, open_hold):
    aft = (30.0, 30.8, -.35, 1.4)
    for d in (L1, aft):
        for side, is_open in ((-1, open_left), (1, open_right)):
            if is_open and d is L1:
                TWIN.patch("doorway", _rect(d), mat("doorway"), root, .006, 8, sides=(side,))
                TWIN.ring("doorframe", _rect(d), .07, mat("alu"), root, sides=(side,), height=.02)
                _leaf(d, side, root, -1.0)
            elif not (freighter and d is aft):
                TWIN.ring("doorline", _rect(d), .016, mat("gasket"), root, height=.002, sides=(side,))
                cx = (d[0] + d[1]) / 2
                TWIN.patch("door window", oval(cx, .72, .2, .28, 2.6, 20), mat("glass"), root, .005, 2, sides=(side,))
                TWIN.ring("handle", oval(cx, .05, .26, .10, 3, 20), .012, mat("gasket"), root, height=.002, sides=(side,))
    for d in (HOLD, (24.2, 25.8, -1.5, -.6)):
        if open_hold and d is HOLD:
            TWIN.patch("hold", _rect(d, .1), mat("hold"), root, .006, 8, sides=(1,))
            TWIN.ring("hold frame", _rect(d, .1), .06, mat("alu"), root, sides=(1,), height=.02)
            y = TWIN.on_skin((9.8, -.6), 1, .0)
            box("hold door", (1.9, 1.0, .06), (9.85, y[1] + .50, y[2] + .30), mat("white"), root, .02, rot=(.55, 0, 0))
        else:
            TWIN.ring("doorline", _rect(d, .1), .016, mat("gasket"), root, height=.002, sides=(1,))
    if freighter:
        _cargo_door(root)


def _cargo_door(root):
    """Main-deck door swung up, lit cargo bay behind the opening."""
    x0, x1, z0, z1 = CARGO_DOOR
    frame = densify([(x0, z0), (x1, z0), (x1, z1), (x0, z1)], .08)
    TWIN.ring("cargo frame", frame, .09, mat("alu"), root, sides=(-1,), height=.02)
    hinge = TWIN.on_skin(((x0 + x1) / 2, z1), -1, .03)
    piv = empty("cargo door", tuple(hinge), (RAD(-104), 0, 0), root)
    o = np.array(densify([(x0 + .03, z0 + .02), (x1 - .03, z0 + .02), (x1 - .03, z1 - .02), (x0 + .03, z1 - .02)], .08))
    c, n = o.mean(0), len(o)
    for off, m in ((.04, livery(2.0, 19., 17., 5.4, .03, frame=3.18)), (-.10, mat("grey"))):
        v = [TWIN.on_skin(c, -1, off) - hinge]
        v += [TWIN.on_skin(c + (q - c) * r / 10, -1, off) - hinge for r in range(1, 11) for q in o]
        f = [(0, 1 + k, 1 + (k + 1) % n) for k in range(n)]
        for r in range(9):
            a, b = 1 + r * n, 1 + (r + 1) * n
            f += [(a + k, b + k, b + (k + 1) % n, a + (k + 1) % n) for k in range(n)]
        mesh("cargo leaf", v, f, mat("white") if off > 0 else m, piv)
    edge = [TWIN.on_skin(q, -1, off) - hinge for off in (.04, -.10) for q in o]
    mesh("cargo rim", edge, grid_faces(2, n), mat("alu"), piv, smooth=False)
    for x in (x0 + .25, x1 - .25):
        cyl("ram", .045, (x, hinge[1] + .12, hinge[2] - .35), (x, hinge[1] - .75, hinge[2] + .42), mat("chrome"), root)
    _bay(root, x0, x1, z0)


def _bay(root, x0, x1, z0):
    """Inside of the freighter around the door: floor, liner, ribs, lamps, a container."""
    a, b = x0 - 2.6, x1 + 5.0
    r, nt = 1.86, 40
    th = np.linspace(RAD(-112), RAD(112), nt)
    v = [(x, r * math.sin(t), r * math.cos(t)) for x in (a, b) for t in th]
    keep = [k for k in range(nt - 1) if not (RAD(-112) <= th[k] < RAD(-38))]
    mesh("liner", v, [(k, k + 1, nt + k + 1, nt + k) for k in keep], mat("inside"), root)
    left = [k for k in range(nt - 1) if RAD(-112) <= th[k] < RAD(-38)]
    for p, q in ((a, x0 - .05), (x1 + .05, b)):
        w = [(x, r * math.sin(t), r * math.cos(t)) for x in (p, q) for t in th]
        mesh("liner", w, [(k, k + 1, nt + k + 1, nt + k) for k in left], mat("inside"), root)
    box("floor", (b - a, 3.5, .05), ((a + b) / 2, 0, z0 - .03), mat("steel"), root, 0)
    for x in (a, b):
        box("bulkhead", (.05, 2.5, 2.6), (x, 0, .2), mat("inside"), root, 0)
    for x in np.arange(a + .3, b, .9):
        box("lamp", (.5, .16, .05), (x, .25, 1.74), mat("strip_warm"), root, .01)
    for x in (x0 - .8, (x0 + x1) / 2, x1 + 2):
        point((x, .6, 1.45), 130, (1, .78, .5), .2, root)
    for y in np.linspace(-1.4, 1.4, 5):
        box("roller", (b - a, .10, .03), ((a + b) / 2, y, z0 + .02), mat("dark"), root, 0)


def _twin_surfaces(root, belly, tail):
    d = RAD
    mirror_y(wing("wing", [(11.6, 1.0, -1.35, 7.6, .14, d(4)), (13.5, 2.2, -1.25, 6.2, .13, d(4)),
                           (15.6, 6.0, -.95, 4.1, .12, d(5)), (20.6, 15.6, -.1, 1.75, .105, d(6)),
                           (21.1, 16.3, .06, 1.55, .10, d(22)), (21.5, 16.75, .4, 1.35, .10, d(55)),
                           (21.95, 16.98, 1.0, 1.1, .09, d(76)), (23.0, 17.25, 2.4, .55, .08, d(80))], mat("wing"), root))
    fairing([(10.6, -1.7, -1.75, .1), (11.6, -1.3, -2.12, 1.5), (13.5, -1.0, -2.35, 2.1), (17, -1.0, -2.4, 2.15),
             (19.5, -1.2, -2.25, 1.7), (21.2, -1.7, -1.95, .5), (21.6, -1.82, -1.85, .05)], tinted(belly), root)
    wing("fin", [(28.4, 0, 1.7, 7.0, .06, d(90)), (29.6, 0, 2.2, 6.0, .09, d(90)), (34.4, 0, 7.9, 2.2, .09, d(90)),
                 (34.6, 0, 8.05, 1.9, .06, d(90))], fin_paint(.78, 27.85, *tail), root, 8)
    mirror_y(wing("tailplane", [(31.6, .4, 1.25, 4.0, .09, d(5)), (35.4, 6.0, 1.75, 1.5, .08, d(5)),
                                (35.6, 6.2, 1.77, 1.2, .05, d(5))], mat("wing"), root))
    for y in (7.5, 10, 12.6):
        for s in (1, -1):
            lathe("flap fairing", [(0, 0), (.2, .1), (.8, .2), (1.8, .17), (2.6, .05), (2.8, 0)], mat("grey"), root, "x", 20,
                  (15.6 + (y - 6) * .521 + (4.1 - (y - 6) * .245) * .55, s * y, -1.15 + .085 * (y - 6)))


def _twin_gear(root):
    g = -TWIN_Z
    _leg(root, 4.9, 0, -1.8, g, .12, (-.28, .28), .4, .27, back=-.1)
    cyl("brace", .06, (3.7, 0, -1.85), (4.93, 0, -2.8), mat("alu"), root)
    for s in (1, -1):
        cyl("taxi lamp", .10, (4.78, s * .2, -2.45), (4.72, s * .2, -2.45), mat("lamp"), root, 20)
        box("door", (1.5, .03, .55), (4.0, s * .48, -2.15), mat("white"), root, .01, rot=(s * .1, 0, 0))
        _leg(root, 17.5, s * 3.8, -1.2, g, .16, (-.42, .42), .58, .42)
        cyl("stay", .08, (17.5, s * 2.0, -1.7), (17.5, s * 3.8, -2.6), mat("alu"), root)
        box("door", (1.3, .04, 1.3), (17.4, s * 4.25, -1.75), mat("white"), root, .01)
