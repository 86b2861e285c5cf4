"""Runway at first light, 21:9: threshold bars, edge lights, a departure far ahead."""
from aircraft import twin
from apron import edge_lights, ground, runway_marks
from buildings import control_tower, kuwait_towers, skyline
from light import camera, sky, sun

SUN = (1.8, 96)


def build():
    sky(*SUN, .26, dust=2.2, ozone=4.0, clouds=dict(
        scale=(.30, .8, 1), rot=1.2, freq=1.2, lo=.43, hi=.69, amt=.9, loc=(2.4, .3, 0),
        near=(6.0, 2.2, .95), far=(.7, .5, .7), core=(.34, .25, .38), pow=6.))
    sun(*SUN, 5.0, (1, .44, .18), .7, seen=True)
    ground(6000, wet=.5)
    runway_marks(45, 0)
    for s in (1, -1):
        edge_lights([(x, s * 25) for x in range(-10, 1500, 30)], "lamp")
    edge_lights([(-2, y) for y in range(-21, 22, 3)], "lamp_green")
    twin((176, 0), 3.14159, lit=.3)
    control_tower((700, 260), 50)
    kuwait_towers((1500, 620), 1.2)
    for ob in [skyline(-1600, 1600, 0, height=80, count=70)]:
        ob.location, ob.rotation_euler = (2300, 0, 0), (0, 0, 1.5708)
    camera((-15, -5.2, 1.5), (60, 3.0, 5.6), 36)
