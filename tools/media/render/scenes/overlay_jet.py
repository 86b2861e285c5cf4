"""The jet of the cards' overlay, alone and cut out: from behind, heading right, in clear light."""
import math

from aircraft import JET_Z, business_jet
from light import area, camera, sky, sun


def build():
    sky(14, 20, .16, dust=.8, ozone=3.0, horizon=(.9, .72, .60))
    sun(14, 20, 7.0, (1, .74, .50), .6)
    jet = business_jet(airstair=False, gear=False, lit=(0, 1, 2, 4, 5), lights=False)
    jet.rotation_euler = (math.radians(8), math.radians(3), math.radians(180))
    jet.location = (20, 0, JET_Z)
    # The tail is navy, which a screen blend would swallow: a soft lamp on this side lifts it.
    area((16, -46, 14), (8, 0, 3), 26, 26000, (.86, .92, 1.), 18)
    camera((-9, -27, -5.5), (8.6, 0, 3.9), 44)
