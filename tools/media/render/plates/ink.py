"""Turns visible points into few clean lines: no duplicates, none too short to see."""
import numpy as np

CELL = .0225  # size of a cell in the map of drawn lines (m)
SHORTEST = .2
SMOOTH = .006  # tolerance of the simplification (m)
JOIN = .045


class Ink:
    """Map of what has been drawn, so that a line over another one is skipped."""

    def __init__(self, low, high):
        self.low = low - 1
        self.used = np.zeros(tuple(np.ceil((high - low + 2) / CELL).astype(int)), bool)

    def cells(self, flat):
        return np.floor((flat - self.low) / CELL).astype(int)

    def free(self, flat):
        c = self.cells(flat)
        return ~self.used[c[:, 0], c[:, 1]]

    def mark(self, flat, reach=1):
        c = self.cells(flat)
        for dx in range(-reach, reach + 1):
            for dy in range(-reach, reach + 1):
                self.used[c[:, 0] + dx, c[:, 1] + dy] = True


def runs(flat, seen):
    """Visible stretches of a line; single-point gaps are closed."""
    seen = seen.copy()
    seen[1:-1] |= seen[:-2] & seen[2:]
    edge = np.flatnonzero(np.diff(np.r_[0, seen.astype(np.int8), 0]))
    return [flat[a:b] for a, b in zip(edge[::2], edge[1::2]) if b - a > 1]


def length(line):
    return np.linalg.norm(np.diff(line, axis=0), axis=1).sum()


def joined(lines):
    """Joins lines that meet end to end in nearly the same direction."""
    lines, still = [l for l in lines if len(l) > 1], 0
    while still < 2:
        ends, merged = {}, False
        for i, l in enumerate(lines):
            for end in (0, -1):
                ends.setdefault(tuple(np.round(l[end] / JOIN).astype(int)), []).append((i, end))
        for i in range(len(lines)):
            best = lines[i] is not None and _continuation(lines, ends, i)
            if best:
                j, end = best
                other = lines[j] if end == 0 else lines[j][::-1]
                lines[i], lines[j] = np.concatenate([lines[i], other]), None
                merged = True
        # Reverse the lines, so that the next pass tries their other ends.
        lines = [l[::-1] for l in lines if l is not None]
        still = 0 if merged else still + 1
    return lines


def _continuation(lines, ends, i):
    tip, way = lines[i][-1], lines[i][-1] - lines[i][-2]
    cell = np.round(tip / JOIN).astype(int)
    best = None
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            for j, end in ends.get((cell[0] + dx, cell[1] + dy), ()):
                if j == i or lines[j] is None:
                    continue
                l = lines[j]
                on = l[1] - l[0] if end == 0 else l[-2] - l[-1]
                gap = np.linalg.norm(l[end] - tip)
                straight = on @ way / (np.linalg.norm(on) * np.linalg.norm(way) + 1e-12)
                if gap < JOIN and straight > .7 and (best is None or gap < best[0]):
                    best = (gap, j, end)
    return best and best[1:]


def simplified(line, limit=SMOOTH):
    """Douglas-Peucker: the fewest points within `limit` of the line."""
    keep = np.zeros(len(line), bool)
    keep[[0, -1]] = True
    stack = [(0, len(line) - 1)]
    while stack:
        a, b = stack.pop()
        if b - a < 2:
            continue
        chord, rel = line[b] - line[a], line[a + 1:b] - line[a]
        size = chord @ chord
        t = np.clip(rel @ chord / size, 0, 1) if size > 1e-12 else np.zeros(len(rel))
        off = np.linalg.norm(rel - t[:, None] * chord, axis=1)
        k = int(off.argmax())
        if off[k] > limit:
            keep[a + 1 + k] = True
            stack += [(a, a + 1 + k), (a + 1 + k, b)]
    return line[keep]


def path(lines, closed=False):
    """SVG path data: millimetres, y down, relative commands."""
    out = ""
    for line in lines:
        q = np.round(line * (1000, -1000)).astype(int)
        q = q[np.r_[True, (np.diff(q, axis=0) != 0).any(1)]]
        if len(q) < 2:
            continue
        steps = np.diff(q, axis=0).tolist()
        out += f"M{_pair(*q[0])}l" + _steps(steps) + ("z" if closed else "")
    return out


def _pair(x, y):
    return f"{x}{y}" if y < 0 else f"{x} {y}"


def _steps(steps):
    out = ""
    for x, y in steps:
        out += ("" if x < 0 or not out else " ") + _pair(x, y)
    return out
