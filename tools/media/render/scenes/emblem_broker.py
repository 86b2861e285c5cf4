"""Emblem: the tail of a business jet at last light.

Dry ground. Cost: 896×672, 2 × 6 samples. Render seeds: 11 and 108.
"""
from aircraft import business_jet
from apron import dry_ground, edge_lights, stand
from buildings import skyline
from light import area, camera, sky, sun

SUN = (1.4, -56)


def build():
    sky(*SUN, .26, dust=2.6, ozone=4.5, horizon=(.80, .36, .16), clouds=dict(
        scale=(.3, .9, 1), rot=-.4, freq=1.2, lo=.43, hi=.70, amt=.85, loc=(2.4, .7, 0),
        near=(5.5, 1.8, .8), far=(.7, .46, .66), core=(.30, .20, .34), pow=5.))
    sun(*SUN, 7.0, (1, .44, .18), .7)
    dry_ground(dust=.4, tone=.9)
    stand(3.25)
    business_jet(lit=(0, 1, 2, 3, 4, 5, 6))
    edge_lights([(x, 46) for x in range(-60, 40, 8)], "lamp_amber")
    skyline(-1500, 300, 1300, height=80)
    area((34, -22, 12), (18, 0, 4), 12, 1500, (.58, .72, 1.), 8)
    camera((29.5, -9.5, 1.3), (17.4, .6, 3.9), 36)
