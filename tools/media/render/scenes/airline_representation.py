"""Airline representation at dawn: a row of plain-coloured tails at the gates.

Dry ground, low sun. Cost: 1920×1080, 2 × 8 samples. Render seeds: 11 and 108.
"""
import math

from aircraft import twin
from apron import dry_ground, line, mast
from buildings import control_tower, jet_bridge, skyline, terminal
from light import camera, sky, sun
from traces import stain, track
from vehicles import bag_cart, tug

SUN = (8.0, 112)
TAILS = ("#0A5A78", "#9C5B3A", "#1C7F86", "#C89B4A", "#0B1E3B", "#6E2B3A")


def build():
    sky(*SUN, .16, dust=3.5, ozone=3.0, horizon=(.74, .54, .42), clouds=dict(
        scale=(.3, .8, 1), rot=.1, freq=1.1, lo=.44, hi=.68, amt=.22, loc=(.7, 2.2, 0),
        near=(4.5, 2.4, 1.7), far=(2.2, 1.35, 1.35), core=(.9, .7, .85), pow=2.))
    sun(*SUN, 11.0, (1, .63, .38), .6)
    dry_ground(dust=.45, lane=1.57, wind=1.2)
    for k, c in enumerate(TAILS):
        y = 36.5 * k
        twin((0, y), 0, belly=c, line="#E8E2D2" if c != "#0B1E3B" else "#C89B4A", tail=(c, "#F3F4F2", "#F3F4F2"), detail=k < 2)
        line([(-10, y), (60, y), (72, y - 10)], .3)
        for s in (3.8, -3.8):
            track([(8, y + s), (40, y + s), (56, y + s - 3), (70, y + s - 18), (74, y - 60)], .8, .9)
        stain(17, y + 5.7, 1.2)
        stain(17, y - 5.7, 1.2)
        jet_bridge((-17, y - 15), math.radians(32), 18)
    twin((122, -24), math.pi, detail=False)  # off camera: only its fin's shadow crosses the foreground
    line([(78, -200), (78, 400)], .4)
    line([(46, -200), (46, 400)], .22, "red")
    terminal((-32, 90), math.radians(90), 330, 20)
    control_tower((-70, 260), 60)
    skyline(-700, 500, 1500, height=80)
    tug((47.2, 5.5), math.radians(80))
    for k in range(3):
        bag_cart((47.6 + .25 * k, 9.3 + 3.9 * k), math.radians(86), k)
    mast(-14, 200, 28, 4, 0)
    camera((52.5, -19, 1.6), (30.0, 29.0, 8.8), 33)
