"""Doors and hold hatches of the twin, open or closed."""
from aircraft.cargo_door import cargo_door
from aircraft.twin_shape import HOLD, L1, TWIN, rect
from core import box, cyl, oval
from materials import mat


def twin_doors(root, freighter, open_left, open_right, open_hold, galley=False):
    aft = (30.0, 30.8, -.35, 1.4)
    for d in (L1, aft):
        for side, is_open in ((-1, open_left), (1, open_right)):
            if is_open and d is L1:
                if not (galley and side == 1):
                    TWIN.patch("doorway", rect(d), mat("doorway"), root, .006, 8, sides=(side,))
                TWIN.ring("doorframe", rect(d), .07, mat("alu"), root, sides=(side,), height=.02)
                _leaf(d, side, root, -1.0)
            elif not (freighter and d is aft):
                TWIN.ring("doorline", rect(d), .016, mat("gasket"), root, height=.002, sides=(side,))
                cx = (d[0] + d[1]) / 2
                TWIN.patch("door window", oval(cx, .72, .2, .28, 2.6, 20), mat("glass"), root, .005, 2, sides=(side,))
                TWIN.ring("handle", oval(cx, .05, .26, .10, 3, 20), .012, mat("gasket"), root, height=.002, sides=(side,))
    for d in (HOLD, (24.2, 25.8, -1.5, -.6)):
        if open_hold and d is HOLD:
            TWIN.patch("hold", rect(d, .1), mat("hold"), root, .006, 8, sides=(1,))
            TWIN.ring("hold frame", rect(d, .1), .06, mat("alu"), root, sides=(1,), height=.02)
            y = TWIN.on_skin((9.8, -.6), 1, .0)
            box("hold door", (1.9, 1.0, .06), (9.85, y[1] + .50, y[2] + .30), mat("white"), root, .02, rot=(.55, 0, 0))
        else:
            TWIN.ring("doorline", rect(d, .1), .016, mat("gasket"), root, height=.002, sides=(1,))
    if freighter:
        cargo_door(root)


def _leaf(d, side, root, shift):
    """Open door: the skin patch, moved out and along the fuselage by ``shift`` metres."""
    moved = rect((d[0] + shift, d[1] + shift, d[2], d[3]))
    TWIN.patch("leaf", moved, mat("white"), root, .42, 10, sides=(side,))
    TWIN.patch("leaf inside", moved, mat("grey"), root, .34, 10, sides=(side,))
    x = (d[0] if shift < 0 else d[1])
    a = TWIN.on_skin((x, .2), side, .0)
    b = TWIN.on_skin((x + shift * .6, .2), side, .36)
    cyl("hinge", .06, a, b, mat("alu"), root)
