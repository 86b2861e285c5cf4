"""Wear of a dry apron: tyre marks, oil, spilt fuel, sand. Lengths in metres."""
import math

import numpy as np

from core import mesh, rgba
from materials.dry import OIL, RUBBER, SAND, flat_noise, stretched
from materials.registry import made, new

# kind: (colour, opacity, roughness, noise scale, share of the width that fades)
FILMS = {
    "rubber": (RUBBER, .46, .80, (.5, 7, 1), .95), "oil": (OIL, .70, .50, (2.2, 2.2, 1), .8),
    "fuel": ("#3A3129", .5, .6, (1.3, 1.3, 1), .7), "sand": (SAND, .92, .95, (.8, 2.2, 1), .9),
}


def _film(kind):
    """Translucent layer that fades out where the attribute 'lay' approaches 0."""
    key = f"film {kind}"
    if key in made:
        return made[key]
    hexs, most, rough, scale, feather = FILMS[kind]
    m, t, i = new(key)
    vec, *_ = t.position()
    lay, along, _ = t.attribute("lay")
    grain = flat_noise(t, stretched(t, vec, scale), 1.0, 7, .65)
    depth = t.math("ADD", lay, t.math("MULTIPLY", t.math("SUBTRACT", grain, .5), 1.7 * feather))
    t.feed(i["Base Color"], rgba(hexs))
    i["Roughness"].default_value, i["Specular"].default_value = rough, .4
    t.link(t.math("MULTIPLY", t.smooth(depth, .08, .08 + feather), t.math("MULTIPLY", along, most)), i["Alpha"])
    made[key] = m
    return m


def track(pts, width=.30, strength=1.0, kind="rubber", z=.0075):
    """Strip along XY points with faded ends: a tyre mark (rubber) or drifted sand."""
    p = [np.array(q[:2], float) for q in pts]
    at = np.linspace(0, 1, len(p) * 12)
    dense = np.array([[np.interp(a, np.linspace(0, 1, len(p)), [q[k] for q in p]) for k in (0, 1)] for a in at])
    v, lay = [], []
    for k, q in enumerate(dense):
        d = dense[min(k + 1, len(dense) - 1)] - dense[max(k - 1, 0)]
        n = np.array([-d[1], d[0]]) / np.linalg.norm(d) * width / 2
        fade = min(1, at[k] * 5, (1 - at[k]) * 5) * strength
        for s in (-1, -.4, .4, 1):
            v.append((*(q + n * s), z))
            lay.append((0.0 if abs(s) == 1 else 1.0, fade, 0))
    f = [(4 * k + j, 4 * k + j + 1, 4 * k + j + 5, 4 * k + j + 4) for k in range(len(dense) - 1) for j in range(3)]
    return mesh("track", v, f, _film(kind), smooth=False, attr={"lay": lay})


def stain(x, y, r=.6, kind="oil", strength=1.0, z=.008):
    n = 40
    v, lay = [(x, y, z)], [(1.0, strength, 0)]
    for k in range(n):
        a = 2 * math.pi * k / n
        v.append((x + r * math.cos(a), y + r * math.sin(a), z))
        lay.append((0.0, strength, 0))
    return mesh("stain", v, [(0, 1 + k, 1 + (k + 1) % n) for k in range(n)], _film(kind), smooth=False, attr={"lay": lay})
