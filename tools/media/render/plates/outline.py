"""Outline of all parts together, traced from their silhouette."""
import numpy as np

PIXEL = .008  # pixel size of the silhouette (m)
MARGIN = 2.137  # border in pixels; a fraction, so that no straight edge passes through pixel centres
SMALLEST = .02  # smaller areas and holes are left out (m²)


class Shadow:
    """Silhouette of the parts in a view, as a bitmap."""

    def __init__(self, parts, view):
        flats = [view.flat(p.verts)[p.tris] for p in parts]
        t = np.concatenate(flats)
        self.low, self.high = t.min((0, 1)), t.max((0, 1))
        size = np.ceil((self.high - self.low) / PIXEL).astype(int) + 5
        self.covered = np.zeros(tuple(size), bool)
        t = (t - self.low) / PIXEL + MARGIN
        e, f = t[:, 1] - t[:, 0], t[:, 2] - t[:, 0]
        # Faces seen edge-on cover nothing, but would mark pixels in line with them.
        t = t[np.abs(e[:, 0] * f[:, 1] - e[:, 1] * f[:, 0]) > .01]
        box = np.ceil(t.max(1)).astype(int) - np.floor(t.min(1)).astype(int) + 1
        done = np.zeros(len(t), bool)
        for side in (4, 8, 12, 16, 24, 32, 48, 64, 96, 128):
            fits = ~done & (box <= side).all(1)
            done |= fits
            self._cover(t[fits], side)
        for one in t[~done]:
            self._cover(one[None], int((one.max(0) - one.min(0)).max()) + 2)

    def _cover(self, t, side, at_once=4_000_000):
        g = np.arange(side)
        for k in range(0, len(t), max(1, at_once // side**2)):
            c = t[k:k + max(1, at_once // side**2)]
            x = np.floor(c[:, :, 0].min(1))[:, None, None] + g[None, :, None]
            y = np.floor(c[:, :, 1].min(1))[:, None, None] + g[None, None, :]
            w = [(b[:, None, None, 0] - a[:, None, None, 0]) * (y + .5 - a[:, None, None, 1])
                 - (b[:, None, None, 1] - a[:, None, None, 1]) * (x + .5 - a[:, None, None, 0])
                 for a, b in ((c[:, i], c[:, (i + 1) % 3]) for i in range(3))]
            inside = (np.minimum.reduce(w) >= -1e-6) | (np.maximum.reduce(w) <= 1e-6)
            n, i, j = np.nonzero(inside)
            u, v = x[n, i, 0].astype(int), y[n, 0, j].astype(int)
            ok = (u >= 0) & (v >= 0) & (u < self.covered.shape[0]) & (v < self.covered.shape[1])
            self.covered[u[ok], v[ok]] = True

    def contours(self):
        """Closed lines in metres, of outlines and holes."""
        m, n = self.covered.astype(np.int8), {}
        for axis in (0, 1):
            d = np.diff(m, axis=axis)
            for sign in (1, -1):
                a = np.argwhere(d == sign)
                a[:, axis] += 1
                b = a.copy()
                b[:, 1 - axis] += 1
                if (sign == 1) == (axis == 0):
                    a, b = b, a
                for p, q in zip(map(tuple, a.tolist()), map(tuple, b.tolist())):
                    n.setdefault(p, []).append(q)
        lines = []
        while n:
            start, ahead = next(iter(n.items()))
            line, at = [start], start
            while True:
                ahead = n[at]
                nxt = ahead.pop()
                if not ahead:
                    del n[at]
                line.append(nxt)
                at = nxt
                if at == start or at not in n:
                    break
            q = np.array(line, float)
            x, y = q[:-1].T
            area = abs((x * np.roll(y, -1) - y * np.roll(x, -1)).sum()) / 2 * PIXEL**2
            if area > SMALLEST:
                middle = (q[:-1] + q[1:]) / 2
                lines.append((np.r_[middle, middle[:1]] - MARGIN) * PIXEL + self.low)
        return sorted(lines, key=len, reverse=True)
