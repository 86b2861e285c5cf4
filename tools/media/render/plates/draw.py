"""Draws orthographic views of the models as line art with hidden lines removed.

    blender -b --factory-startup -P plates/draw.py -- list
    blender -b --factory-startup -P plates/draw.py -- jet            # writes plates/masters/jet.json

For each view, a master has a bounding box in metres and SVG paths in millimetres (y down; nose or
centre line at x = 0, ground at y = 0): `outline`, closed; `edges`, the visible edges inside it;
`details`, such as windows, doors and hinges. No randomness; cost: ../README.md.
"""
import itertools
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.dirname(HERE), HERE]

import numpy as np  # noqa: E402

import core  # noqa: E402
import materials  # noqa: E402
from edges import feature_chains, junctions, ring_chain, scribed  # noqa: E402
from ink import SHORTEST, Ink, joined, length, path, runs, simplified  # noqa: E402
from outline import Shadow  # noqa: E402
from parts import parts  # noqa: E402
from subjects import SUBJECTS  # noqa: E402
from views import VIEWS, Sight, sampled  # noqa: E402

# These parts are too fine to draw or are out of sight, but still hide what is behind them.
UNDRAWN = {"fan", "nut", "link", "hub", "seam", "probe", "frame", "surround", "handle", "doorframe", "nosing",
           "lamp", "taxi lamp", "roller", "liner", "floor", "bulkhead", "axle", "duct",
           "nav", "beacon", "ram", "hinge", "brace", "stay", "sleeve", "cargo rim", "post", "drip"}
RINGS = {"doorline", "hatch", "cargo frame"}
DETAILS = {"window", "cockpit", "door window", "doorway", "antenna", "flap fairing", "tyre", "leg", *RINGS}
MEET = {"fuselage", "wing", "fairing", "fin", "pylon", "tailplane", "cowl", "bullet"}


def intersections(found, undrawn):
    """Intersection lines of the main parts, which are the same in every view."""
    pairs = itertools.combinations([p for p in found if p.name in MEET - undrawn], 2)
    return [chain for a, b in pairs if a.name != b.name for chain in junctions(a, b)]


def view_chains(found, view, crossings, subject, name):
    edges, details = list(crossings), []
    for part in found:
        if part.name in RINGS:
            details += ring_chain(part)
        elif part.name not in UNDRAWN.union(subject.undrawn):
            (details if part.name in DETAILS else edges).extend(feature_chains(part, view.toward, part.name != "tyre"))
        for line in subject.controls.get(name, {}).get(part.name, ()):
            details += scribed(part, *line)
    return edges, details


def draw_view(found, crossings, subject, name):
    view = VIEWS[name]
    shadow, sight = Shadow(found, view), Sight(found, view)
    ink = Ink(shadow.low, shadow.high)
    outline = shadow.contours()
    for line in outline:
        ink.mark(line, 2)
    sets = {"outline": path([simplified(l) for l in outline], closed=True)}
    for kind, chains in zip(("edges", "details"), view_chains(found, view, crossings, subject, name)):
        lines = []
        for chain in sorted(chains, key=len, reverse=True):
            points, normals = sampled(chain)
            flat = view.flat(points)
            seen = ink.free(flat)
            seen[seen] = [sight.sees(p, n) for p, n in zip(points[seen], normals[seen])]
            for run in runs(flat, seen):
                lines.append(run)
                ink.mark(run, 1)
        sets[kind] = path([simplified(l) for l in joined(lines) if length(l) > SHORTEST])
    low, high = np.round(shadow.low, 2).tolist(), np.round(shadow.high, 2).tolist()
    return {"box": [low[0], low[1], high[0], high[1]], **sets}


def master(name):
    core.reset()
    materials.forget()
    subject = SUBJECTS[name]
    subject.build()
    found = subject.shape(parts())
    crossings = intersections(found, set(subject.undrawn))
    return {view: draw_view(found, crossings, subject, view) for view in subject.views}


def main():
    wanted = sys.argv[sys.argv.index("--") + 1:]
    if wanted == ["list"]:
        print("\n".join(SUBJECTS))
        return
    for name in wanted:
        start = time.time()
        data = master(name)
        out = os.path.join(HERE, "masters", name + ".json")
        os.makedirs(os.path.dirname(out), exist_ok=True)
        with open(out, "w") as f:
            json.dump(data, f, indent=1)
            f.write("\n")
        print(f"{name}: {os.path.getsize(out) / 1000:.1f} kB in {time.time() - start:.0f} s", flush=True)


main()
