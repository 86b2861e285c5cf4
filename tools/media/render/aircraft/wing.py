import math

import numpy as np

from aircraft.fuselage import Fuselage
from core import grid_faces, mesh, outward, pchip


def airfoil(t=0.12, n=26):
    """Slightly cambered airfoil of unit chord and thickness ``t``, as a closed outline."""
    x = 0.5 * (1 - np.cos(np.linspace(0, math.pi, n)))
    y = 5 * t * (0.2969 * np.sqrt(x) - 0.126 * x - 0.3516 * x**2 + 0.2843 * x**3 - 0.1036 * x**4)
    upper, lower = np.stack([x[::-1], y[::-1]], 1), np.stack([x[1:-1], -0.75 * y[1:-1]], 1)
    return np.concatenate([upper, lower])


def wing(name, stations, material, parent, sub=6):
    """Loft through stations (leading edge x, y, z, chord, thickness, cant in rad; 90° is upright)."""
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
    b = Fuselage(stations)
    xs = np.linspace(stations[0][0], stations[-1][0], n)
    v = [b.at(x, 2 * math.pi * k / nt) for x in xs for k in range(nt)]
    return outward(mesh("fairing", v, grid_faces(n, nt), material, parent))
