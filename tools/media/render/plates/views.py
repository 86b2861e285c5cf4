"""The three orthographic views, and the visibility of points in them."""
from dataclasses import dataclass

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

STEP = .02  # distance between tested points of a line (m)
CLEAR = .02  # offset of a tested point toward the eye (m), to clear windows laid on the skin


@dataclass
class View:
    """Right and up on the paper, and the direction to the eye."""

    right: np.ndarray
    up: np.ndarray
    toward: np.ndarray

    def flat(self, points):
        """Projects (n, 3) to (n, 2): metres on the paper, y up."""
        return np.stack([points @ self.right, points @ self.up], 1)


def _view(right, up, toward):
    return View(*(np.array(v, float) for v in (right, up, toward)))


# Noses point left; the front view faces the nose.
VIEWS = {
    "side": _view((1, 0, 0), (0, 0, 1), (0, -1, 0)),
    "top": _view((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "front": _view((0, -1, 0), (0, 0, 1), (-1, 0, 0)),
}


class Sight:
    """Tests whether any part hides a point."""

    def __init__(self, parts, view):
        start = np.cumsum([0] + [len(p.verts) for p in parts])
        verts = np.concatenate([p.verts for p in parts])
        tris = np.concatenate([p.tris + s for p, s in zip(parts, start)])
        self.tree = BVHTree.FromPolygons([Vector(v) for v in verts], tris.tolist())
        self.toward = Vector(view.toward)

    def sees(self, point, normal):
        start = Vector(point + .006 * normal) + CLEAR * self.toward
        return self.tree.ray_cast(start, self.toward)[0] is None


def sampled(chain):
    """Points STEP apart along a chain, and their normals: two (n, 3) arrays."""
    p, n = chain[:, 0], chain[:, 1]
    length = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    at = np.unique(np.r_[np.linspace(0, length[-1], max(2, int(length[-1] / STEP) + 1)), length])
    return tuple(np.stack([np.interp(at, length, a[:, k]) for k in range(3)], 1) for a in (p, n))
