"""Cover picture: the engine intake and the wing at dusk, a tight crop from low down.

Wet ground. Cost: 1920×1080, 2 × 24 samples. Render seeds: 11 and 108.
"""
from aircraft import twin
from apron import edge_lights, ground, stand
from buildings import kuwait_towers, skyline
from light import area, camera, sky, sun

SUN = (2.6, 48)


def build():
    sky(*SUN, .24, dust=1.8, ozone=4.2, clouds=dict(
        scale=(.30, .9, 1), rot=-.5, freq=1.3, lo=.43, hi=.69, amt=.9, loc=(1.4, .8, 0),
        near=(6.0, 2.1, .9), far=(.6, .45, .62), core=(.30, .22, .34), pow=6.))
    sun(*SUN, 7.0, (1, .42, .17), .7, seen=True)
    ground(wet=.62)
    stand()
    twin(lit=.4)
    edge_lights([(x, 38) for x in range(-20, 160, 9)], "lamp_amber")
    kuwait_towers((760, 900), 1.0)
    skyline(-200, 1800, 1300, height=90)
    area((4, -18, 9), (12, -6, 1.5), 8, 620, (.55, .70, 1.), 5, mirrored=True)
    area((7.2, -7.6, .9), (12, -5.75, 1.6), 1.4, 70, (1, .66, .38), mirrored=True)
    camera((7.9, -8.35, .82), (13.6, -4.6, 2.15), 30)
