"""Private jet at dusk (test composition)."""
from aircraft import business_jet
from apron import ground, stand
from light import camera, sky, sun


def build():
    sky(2.2, 22, .22, dust=2.2, clouds=dict(scale=(.30, .9, 1), rot=-.6, freq=1.3, lo=.44, hi=.70, amt=.85,
        near=(5.5, 1.9, .75), far=(.55, .42, .60), core=(.30, .22, .32), pow=7.))
    sun(2.2, 22, 6., (1, .42, .16), .7)
    ground(wet=.62)
    stand(3.25)
    business_jet()
    camera((-8.6, -13.2, 1.15), (8.6, 0, 3.05), 33)
