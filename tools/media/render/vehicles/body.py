import numpy as np

from core import grid_faces, mesh, polygon, prism, round_poly, tube
from materials import mat


class Body:
    """Vehicle body: an extruded side profile with tapered sides and rounded front corners.

    front: [(x, z)] upward along the nose, used to place the windscreen.
    taper: how much the sides lean in per metre above ``belt``; nose: setback of the front corners (m).
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
        c = np.mean(np.array(poly), 0)
        rim = [tuple(c + (np.array(p) - c) * 1.06 + np.sign(np.array(p) - c) * .012) for p in poly]
        self.side(round_poly(rim, .10), mat("gasket"), .004, sides)
        self.side(round_poly(poly, .10), mat(glass), .009, sides)

    def seam(self, pts, sides=(1, -1), closed=False, r=.006):
        for s in sides:
            tube("seam", [self.on_side(*p, s, .0) for p in pts], r, mat("gasket"), self.parent, False, closed)

    def screen(self, z0, z1, inset, material="glass", off=.010, nz=6, ny=14):
        """Windscreen that follows the nose between two heights."""
        v = []
        for z in np.linspace(z0, z1, nz):
            for y in np.linspace(-1, 1, ny):
                x, yy, zz = self.warp(self._fx(z), y * (self.half - inset), z)
                v.append((x - off, yy, zz))
        mesh("screen", v, grid_faces(nz, ny, False), mat(material), self.parent)

    def front_point(self, y, z, off=0.0):
        x, y, z = self.warp(self._fx(z), y, z)
        return (x - off, y, z)
