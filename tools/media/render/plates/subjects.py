"""Subjects of the plates: the render models, and their cabin or cargo on a charter."""
import math
from dataclasses import dataclass, field, replace
from typing import Callable


from aircraft import business_jet, twin
from core import box
from materials import mat
from vehicles import stretcher

# Control surface lines by view and part: (axis, position, range). Axis 0 is at a share of the chord,
# 1 at a share of the span; the range is along the other axis.
CONTROLS = {
    "jet": {"top": {"wing": [(0, .70, (.10, .86)), (1, .10, (.70, 1)), (1, .56, (.70, 1)), (1, .86, (.70, 1)),
                     (0, .52, (.16, .52)), (1, .16, (.52, .70)), (1, .34, (.52, .70)), (1, .52, (.52, .70))],
            "tailplane": [(0, .68, (.06, .93)), (1, .93, (.68, 1)), (1, .06, (.68, 1))]},
            "side": {"fin": [(0, .70, (.36, .90)), (1, .36, (.70, 1))]}},
    "twin": {"top": {"wing": [(0, .72, (.12, .88)), (1, .12, (.72, 1)), (1, .30, (.72, 1)), (1, .66, (.72, 1)),
                      (1, .88, (.72, 1)), (0, .58, (.20, .66)), (0, .13, (.33, .86)), (1, .33, (0, .13)),
                      *((1, u, (.58, .72)) for u in (.20, .32, .44, .55, .66)),
                      *((1, u, (0, .13)) for u in (.46, .60, .73, .86))],
             "tailplane": [(0, .68, (.10, .94)), (1, .94, (.68, 1))]},
             "side": {"fin": [(0, .66, (.12, .94)), (1, .94, (.66, 1)), (1, .12, (.66, 1))]}},
}


FLOOR = 0  # cabins are drawn alone from above, so their height is irrelevant
JET_DOOR = (4.35, 5.15)  # front and rear edge of the jet's door (m)
PITCH = 1.02  # spacing of the jet's windows (m)
GROUP_ROWS = 27
PYLON = ("pylon",)  # not drawn on the twin, where it passes through the wing and shows just above the skin


@dataclass
class Subject:
    build: Callable[[], object]
    views: tuple[str, ...]
    controls: dict = field(default_factory=dict)
    shape: Callable[[list], list] = lambda found: found
    undrawn: tuple[str, ...] = ()


def _resized(windows, scale):
    """The jet with `windows` cabin windows added or removed, then scaled as a whole."""
    plug = windows * PITCH

    def shift(part):
        x = part.verts[:, 0]
        if part.name == "fuselage":
            return plug * ((x - 5.4) / 7.2).clip(0, 1)
        if part.name in ("wing", "fairing", "flap fairing") or 9 < x.mean() < 12.2 and part.name != "window":
            return .55 * plug
        return plug if x.mean() > 12.2 else 0

    def shape(found):
        panes = sorted((p for p in found if p.name == "window"), key=lambda p: p.verts[0, 0])
        found = [p for p in found if p.name != "window"] + panes[:len(panes) + 2 * min(windows, 0)]
        for k in range(windows):
            found += [replace(p, verts=p.verts + ((k + 1) * PITCH, 0, 0)) for p in panes[-2:]]
        for p in found:
            if p.name != "window":
                p.verts[:, 0] += shift(p)
            p.verts *= scale
        return found

    return shape


def _jet(**more):
    return lambda: business_jet(lights=False, lit=(), **more)


def _twin(**more):
    return lambda: twin(**more)


def _walls(x0, x1, half, door=None):
    """Cabin walls from above, open at the door on the left."""
    spans = {1: [(x0, x1)], -1: [(x0, door[0]), (door[1], x1)] if door else [(x0, x1)]}
    for side, stretches in spans.items():
        for a, b in stretches:
            box("wall", (b - a, .06, .6), ((a + b) / 2, side * half, FLOOR), mat("navy"), round_=0)
    for x in (x0, x1):
        box("wall", (.06, 2 * half, .6), (x, 0, FLOOR), mat("navy"), round_=0)


def _chair(x, y, flip=1):
    """Armchair facing the nose, or the tail if `flip` is -1."""
    box("seat", (.5, .44, .2), (x, y, FLOOR + .4), mat("navy"), round_=0)
    box("seat", (.16, .62, .9), (x + flip * .33, y, FLOOR + .6), mat("navy"), round_=.05)
    for s in (1, -1):
        box("arm", (.5, .09, .2), (x, y + s * .265, FLOOR + .55), mat("navy"), round_=0)


def _private_cabin():
    _walls(4.25, 13.0, 1.09, JET_DOOR)
    for x, flip in ((6.1, -1), (7.9, 1)):
        for s in (1, -1):
            _chair(x, s * .68, flip)
    for x, flip in ((9.6, -1), (11.4, 1)):
        _chair(x, -.68, flip)
    for x, y in ((7.0, .72), (7.0, -.72), (10.5, -.72)):
        box("table", (.6, .52, .05), (x, y, FLOOR + .7), mat("navy"), round_=.02)
    for k in (-1, 0, 1):
        box("sofa", (.73, .6, .3), (10.5 + .735 * k, .64, FLOOR + .3), mat("navy"), round_=0)
    box("sofa", (2.2, .14, .7), (10.5, .99, FLOOR + .5), mat("navy"), round_=0)
    box("galley", (.9, .55, 1.5), (4.8, .76, FLOOR + .8), mat("navy"), round_=0)
    box("lavatory", (.9, 2.1, 1.5), (12.5, 0, FLOOR + .8), mat("navy"), round_=0)


def _ambulance_cabin():
    _walls(4.25, 13.0, 1.09, JET_DOOR)
    for x in (7.0, 10.0):
        stretcher((x, .62), math.pi)
    for x in (6.3, 8.4, 10.5):
        _chair(x, -.68)
    box("chest", (.9, .55, 1.2), (4.8, .76, FLOOR + .8), mat("navy"), round_=0)
    box("chest", (.6, 2.1, 1.2), (12.6, 0, FLOOR + .8), mat("navy"), round_=0)


def _row(x):
    for y in (.50, .98, 1.46):
        for s in (1, -1):
            box("seat", (.46, .44, .14), (x, s * y, -.15), mat("navy"), round_=0)
            box("seat", (.14, .44, .75), (x + .30, s * y, .15), mat("navy"), round_=0)


def _group_cabin():
    for k in range(GROUP_ROWS):
        _row(6.9 + .80 * k)
    box("galley", (.85, 1.2, 1.7), (5.0, .95, .3), mat("navy"), round_=0)
    box("galley", (.7, 2.6, 1.7), (29.5, 0, .4), mat("navy"), round_=0)


def _group_section():
    _row(0)
    for s in (1, -1):
        box("leg", (.08, .8, .4), (0, s * .98, -.42), mat("navy"), round_=0)
        box("bin", (.08, .44, .30), (0, s * 1.10, 1.08), mat("navy"), round_=0)
    box("floor panel", (.5, 3.5, .06), (0, 0, -.65), mat("navy"), round_=0)


def _pallet(x):
    """318 × 244 cm pallet, its long side across the cabin, loaded to 1.6 m."""
    box("pallet", (2.44, 3.18, .08), (x, 0, -.58), mat("steel"), round_=0)
    box("load", (2.28, 2.90, 1.52), (x, 0, .22), mat("navy"), round_=0)


def _main_deck():
    for k in range(8):
        _pallet(9.2 + 2.54 * k)


def _deck_section():
    _pallet(0)
    box("floor panel", (.5, 3.5, .06), (0, 0, -.65), mat("navy"), round_=0)


SUBJECTS = {
    "jet": Subject(_jet(airstair=False), ("side", "top", "front"), CONTROLS["jet"]),
    "jet-open": Subject(_jet(airstair=True), ("side", "top", "front"), CONTROLS["jet"]),
    "twin": Subject(_twin(), ("side", "top", "front"), CONTROLS["twin"], undrawn=PYLON),
    "freighter": Subject(_twin(freighter=True), ("side", "top", "front"), CONTROLS["twin"], undrawn=PYLON),
    "light-jet": Subject(_jet(airstair=False), ("side",), CONTROLS["jet"], _resized(-2, .74)),
    "long-jet": Subject(_jet(airstair=False), ("side",), CONTROLS["jet"], _resized(4, 1.16)),
    "private-cabin": Subject(_private_cabin, ("top",)),
    "group-cabin": Subject(_group_cabin, ("top",)),
    "group-section": Subject(_group_section, ("front",)),
    "ambulance-cabin": Subject(_ambulance_cabin, ("top",)),
    "main-deck": Subject(_main_deck, ("top",)),
    "deck-section": Subject(_deck_section, ("front",)),
}

