"""About banner (21:9): an airliner touches down on a dry runway at sunrise, seen against the sun.

Cost: 2100×900, 2 × 8 samples, 3 bounces; 2 to 3 minutes on two cores.
Render seeds: 11 and 108; tyre smoke: 0 to 7; skyline: 4.
"""
import math

from aircraft import twin
from buildings import control_tower, kuwait_towers, skyline
from light import level_camera, sky, sun
from runway import lead_on, puff, runway, runway_lights

SUN = (2.1, 89.2)
FLARE = math.radians(2.5)


def build():
    sky(*SUN, .24, dust=1.5, ozone=4.6, clouds=dict(
        scale=(.30, .8, 1), rot=1.2, freq=1.25, lo=.42, hi=.66, amt=.95, loc=(2.4, .3, 0),
        near=(6.0, 2.2, .95), far=(.7, .5, .7), core=(.34, .25, .38), pow=6.))
    sun(*SUN, 7.0, (1, .46, .18), .7, seen=True)
    runway()
    lead_on()
    runway_lights()
    jet = twin((182, 1.4), math.pi, lit=.3)
    jet.rotation_euler[1] = FLARE  # keeps the main wheels, 17.5 m aft, on the ground
    jet.location[2] += 17.5 * math.sin(FLARE)
    for k, (back, r) in enumerate(((18, 1.3), (22, 1.9), (28, 2.3), (36, 2.2))):
        for s in (1, -1):
            puff(182 - back, 1.4 + s * 3.8 + .3 * k * s, r, 2 * k + (s > 0))
    control_tower((900, 196), 50)
    kuwait_towers((6000, 1880), 1.0, "haze_mid")
    for far, height, count, seed, skin in ((2500, 20, 90, 4, "silhouette"), (3600, 58, 90, 6, "haze_near"), (5200, 130, 120, 9, "haze_mid"), (7600, 260, 110, 12, "haze_far")):
        blocks = skyline(-far * .55, far * .55, 0, seed, height, count, skin)
        blocks.location, blocks.rotation_euler = (far, 0, 0), (0, 0, math.pi / 2)
    level_camera((-27, -6.2, 2.3), 90, 56, shift_y=.03).data.shift_x = -.15
