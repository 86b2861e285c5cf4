"""Finds the lines to draw on a part: edges, intersections with other parts, lines on a wing."""
import math
from collections import defaultdict

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

SHARP = math.cos(math.radians(38))
TURN = math.cos(math.radians(50))


def feature_chains(part, toward, sharp=True):
    """Open edges, sharp edges and silhouette edges.

    Returns chains of points with normals: a list of (k, 2, 3) arrays.
    """
    a, b = part.sides[:, 0], part.sides[:, 1]
    with np.errstate(invalid="ignore"):
        is_open = np.isnan(b[:, 0]) & ~np.isnan(a[:, 0])
        is_sharp = sharp & ((a * b).sum(1) < SHARP)
        turns = (a @ toward) * (b @ toward) < 0
    edges = part.edges[is_open | is_sharp | turns]
    length = np.linalg.norm(part.verts[edges[:, 0]] - part.verts[edges[:, 1]], axis=1)
    return [np.stack([part.verts[c], np.nan_to_num(part.normals[c])], 1)
            for c in chains(edges[length > 1e-5], part.verts)]


def ring_chain(part):
    """A raised frame is drawn as one line, its inner edge: the first quarter of its vertices."""
    n = len(part.verts) // 4
    loop = np.r_[np.arange(n), 0]
    return [np.stack([part.verts[loop], np.nan_to_num(part.normals[loop])], 1)]


def chains(edges, verts):
    """Joins edges into runs of vertex indices that end at corners and branches."""
    beside = defaultdict(list)
    for i, (a, b) in enumerate(edges.tolist()):
        beside[a].append((i, b))
        beside[b].append((i, a))
    used, runs = set(), []

    def walk(at, before):
        run = []
        while len(beside[at]) == 2:
            onward = [(i, v) for i, v in beside[at] if i not in used]
            if not onward:
                break
            i, v = onward[0]
            p, q = verts[at] - verts[before], verts[v] - verts[at]
            if p @ q < TURN * np.linalg.norm(p) * np.linalg.norm(q):
                break
            used.add(i)
            run.append(v)
            before, at = at, v
        return run

    for i, (a, b) in enumerate(edges.tolist()):
        if i not in used:
            used.add(i)
            runs.append(np.array(walk(a, b)[::-1] + [a, b] + walk(b, a)))
    return runs


def tree(part):
    return BVHTree.FromPolygons([Vector(v) for v in part.verts], part.tris.tolist())


def junctions(one, other):
    """Intersection lines of two parts, as chains like those of `feature_chains`."""
    found = []
    for i, j in tree(one).overlap(tree(other)):
        cut = _triangles_cut(one.verts[one.tris[i]], other.verts[other.tris[j]])
        if cut is not None:
            a, b = one.tris[i], other.tris[j]
            n = np.nan_to_num(one.normals[a].mean(0) + other.normals[b].mean(0))
            found.append((cut, n / (np.linalg.norm(n) + 1e-9)))
    if not found:
        return []
    numbers, verts, normals, edges = {}, [], [], []
    for cut, n in found:
        ends = []
        for p in cut:
            key = tuple(np.round(p, 4))
            if key not in numbers:
                numbers[key] = len(verts)
                verts.append(p)
                normals.append(n)
            ends.append(numbers[key])
        if ends[0] != ends[1]:
            edges.append(ends)
    if not edges:
        return []
    verts, normals = np.array(verts), np.array(normals)
    return [np.stack([verts[c], normals[c]], 1) for c in chains(np.array(edges), verts)]


def _triangles_cut(p, q):
    """The segment where two triangles intersect, or None."""
    spans = []
    for a, b in ((p, q), (q, p)):
        n = np.cross(b[1] - b[0], b[2] - b[0])
        d = (a - b[0]) @ n
        hits = [a[k] + (a[k - 1] - a[k]) * (d[k] / (d[k] - d[k - 1])) for k in range(3) if d[k] * d[k - 1] < 0]
        if len(hits) != 2:
            return None
        spans.append(hits)
    along = spans[0][1] - spans[0][0]
    size = along @ along
    if size < 1e-14:
        return None
    t = sorted(((h - spans[0][0]) @ along) / size for h in spans[1])
    lo, hi = max(t[0], 0), min(t[1], 1)
    return None if hi <= lo else (spans[0][0] + lo * along, spans[0][0] + hi * along)


def scribed(part, axis, value, span):
    """A line on a lifting surface: `axis` 0 is at a share of the chord, 1 at a share of the span.

    span: its range along the other axis.
    """
    f, g = part.chord[:, axis] - value, part.chord[:, 1 - axis]
    found, normals = [], []
    for t in part.tris:
        hits = []
        for a, b in ((t[0], t[1]), (t[1], t[2]), (t[2], t[0])):
            if (f[a] < 0) != (f[b] < 0):
                s = f[a] / (f[a] - f[b])
                if span[0] <= g[a] + (g[b] - g[a]) * s <= span[1]:
                    hits.append((min(a, b), max(a, b), part.verts[a] + (part.verts[b] - part.verts[a]) * s))
        if len(hits) == 2:
            found.append(hits)
            normals.append(np.nan_to_num(part.normals[t]).mean(0))
    numbers, verts, ns, edges = {}, [], [], []
    for hits, n in zip(found, normals):
        ends = []
        for a, b, p in hits:
            if (a, b) not in numbers:
                numbers[(a, b)] = len(verts)
                verts.append(p)
                ns.append(n)
            ends.append(numbers[(a, b)])
        edges.append(ends)
    if not edges:
        return []
    verts, ns = np.array(verts), np.array(ns)
    return [np.stack([verts[c], ns[c]], 1) for c in chains(np.array(edges), verts)]
