import math

from aircraft.forward_galley import forward_galley
from aircraft.heights import TWIN_Z
from aircraft.lights import navigation_lights
from aircraft.nacelle import nacelle
from aircraft.twin_doors import twin_doors
from aircraft.twin_panes import twin_cockpit, twin_windows
from aircraft.twin_parts import twin_gear, twin_surfaces
from aircraft.twin_shape import CARGO_DOOR, L1, TWIN
from aircraft.wing import wing
from core import empty
from materials import livery, mat, tinted


def twin(loc=(0, 0), yaw=0.0, freighter=False, open_left=False, open_right=False, open_hold=False,
         belly="#0B1E3B", line="#C89B4A", tail=None, lit=0.0, detail=True, z=TWIN_Z, gear=True, galley=False):
    """37 m twin with its nose at ``loc`` (m).

    open_*: doors that stand open; lit: share of lit cabin windows; detail=False: for distant aircraft.
    tail: (body, line, base) colours of the fin.
    galley: cut the front right door open, with the forward galley behind it.
    """
    root = empty("twin", (loc[0], loc[1], z), yaw)
    skin = livery(2.0, 19., 17., 5.4, .03, belly, line, frame=3.18)
    hole = CARGO_DOOR if freighter else L1 if galley else None
    TWIN.build(skin, root, nx=260 if detail else 120, nt=96 if detail else 48, hole=hole, hole_side=1 if galley else -1)
    if not freighter:
        twin_windows(root, lit)
    twin_cockpit(root)
    twin_doors(root, freighter, open_left, open_right or galley, open_hold, galley)
    if galley:
        forward_galley(root)
    twin_surfaces(root, belly, tail or (belly, line, "#F3F4F2"))
    cowl = tinted(belly)
    for s in (1, -1):
        nacelle(root, (11.7, s * 5.75, -2.2), 3.5, 1.12, cowl, 28)
        wing("pylon", [(12.6, s * 5.75, -1.35, 3.6, .07, math.radians(90)), (13.6, s * 5.75, -.75, 4.2, .06, math.radians(90))],
             mat("grey"), root, 4)
    if gear:
        twin_gear(root)
    navigation_lights(root, (21.35, 16.6, .22), 15, 2.0, -2.42)
    return root
