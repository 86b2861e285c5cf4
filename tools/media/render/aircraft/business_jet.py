from aircraft.fuselage import Fuselage
from aircraft.heights import JET_Z
from aircraft.jet_openings import jet_openings
from aircraft.jet_parts import jet_gear, jet_surfaces
from aircraft.lights import navigation_lights
from aircraft.nacelle import nacelle
from aircraft.wing import fairing, wing
from core import empty
from materials import livery, mat


def business_jet(loc=(0, 0), yaw=0.0, airstair=True, gear=True, lit=(1, 2, 4, 5), lights=True):
    """20 m business jet with its nose at ``loc`` (m). lit: indices of the lit cabin windows."""
    root = empty("jet", (loc[0], loc[1], JET_Z), yaw)
    body = Fuselage([
        (0, -.42, -.42, 0), (.02, -.345, -.495, .075), (.08, -.27, -.57, .155), (.2, -.18, -.655, .26),
        (.45, -.045, -.77, .41), (.9, .14, -.90, .60), (1.5, .34, -1.02, .785), (2.0, .50, -1.085, .90),
        (2.45, .70, -1.13, .985), (2.9, .915, -1.16, 1.05), (3.3, 1.06, -1.18, 1.10), (3.8, 1.155, -1.195, 1.15),
        (4.6, 1.2, -1.2, 1.19), (5.4, 1.2, -1.2, 1.2), (12.6, 1.2, -1.2, 1.2), (13.8, 1.2, -1.14, 1.165),
        (15.2, 1.18, -.90, 1.04), (16.8, 1.11, -.46, .80), (18.3, 1.0, .04, .50), (19.3, .90, .36, .27),
        (19.85, .82, .52, .12), (20.05, .70, .66, .02), (20.06, .68, .68, 0)])
    skin = livery(1.2, 8.5, 10.5, 2.6, .018, nose_rise=.30, frame=2.04)
    body.build(skin, root)
    jet_openings(body, root, lit, airstair)
    fairing([(6.9, -1.02, -1.06, .05), (7.4, -.85, -1.22, .75), (8.4, -.70, -1.38, 1.22), (9.6, -.66, -1.44, 1.36),
             (11.2, -.68, -1.42, 1.30), (12.4, -.80, -1.32, .95), (13.3, -1.0, -1.18, .35), (13.6, -1.08, -1.10, .05)],
            mat("navy"), root)
    jet_surfaces(root)
    for s in (1, -1):
        nacelle(root, (13.15, s * 2.02, .62), 3.7, .78, mat("white"))
        wing("pylon", [(13.9, s * .85, .55, 2.5, .12, 0), (14.1, s * 1.6, .60, 2.3, .11, 0)], mat("white"), root, 4)
    if gear:
        jet_gear(root)
    if lights:
        navigation_lights(root, (12.45, 9.12, -.44), 9.6, 1.19, -1.43)
    return root
