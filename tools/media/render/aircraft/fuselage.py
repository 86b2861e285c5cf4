"""Fuselage of oval sections, and shapes that follow its skin."""
import math

import numpy as np

from core import densify, grid_faces, mesh, outward, pchip


class Fuselage:
    """Loft through stations (x, top z, bottom z, half width), in metres."""

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
        """Angle of the skin point at (x, z)."""
        x = float(x)
        t, b = self.top(x), self.bottom(x)
        return math.acos(max(-1, min(1, (2 * z - t - b) / (t - b))))

    def on_skin(self, q, side, off, mode="z"):
        th = side * (self.theta(*q) if mode == "z" else q[1])
        return self.at(q[0], th) + off * self.normal(q[0], th)

    def build(self, skin, parent, nx=220, nt=96, hole=None, hole_side=-1):
        """Skin mesh. hole: (x0, x1, z0, z1) stays open on one side; -1 is port."""
        u = np.linspace(0, 1, nx)
        x = np.clip(self.length * (u - 0.108 * np.sin(2 * np.pi * u)), 0, self.length)
        tip = self.length * 0.02
        x = np.unique(np.concatenate([tip * np.linspace(0, 1, 18) ** 2, x[x > tip]]))
        th = 2 * np.pi * np.arange(nt) / nt
        if hole:
            a, b = sorted((hole_side * self.theta(hole[0], z)) % (2 * np.pi) for z in (hole[2], hole[3]))
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
        """Fill an outline [(x, z)] or [(x, theta)] and lay it on the skin."""
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
