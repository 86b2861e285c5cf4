"""Concierge at golden hour: a limousine beside the business jet, a carpet to its stairs.

Dry ground, sun from the side. Cost: 1920×1080, 2 × 8 samples. Render seeds: 11 and 108.
"""
import math

from aircraft import business_jet
from apron import chock, dry_ground, line, mast, stand
from buildings import control_tower, kuwait_towers, skyline
from core import box, lathe, tube
from light import area, camera, point, sky, sun
from materials import mat
from traces import stain, track
from vehicles import limousine

SUN = (7.0, 77)


def build():
    sky(*SUN, .17, dust=4.0, ozone=2.4, horizon=(.95, .62, .36), clouds=dict(
        scale=(.35, .9, 1), rot=-.3, freq=1.2, lo=.44, hi=.70, amt=.85, loc=(1.2, .4, 0),
        near=(6.5, 2.9, 1.2), far=(1.5, 1.0, .95), core=(.6, .42, .5), pow=5.))
    sun(*SUN, 13.0, (1, .56, .28), .7, seen=True)
    dry_ground(dust=.55, lane=.0, wind=-.3)
    _traces()
    stand(3.25)
    business_jet(lit=(0, 1, 2, 4, 5))
    limousine((5.7, -7.6), math.radians(9))
    _carpet(4.75, -2.75, -7.4)
    chock(3.25, 0)
    line([(-40, 11), (80, 11)], .2, "white")
    control_tower((-12, 210), 48)
    kuwait_towers((640, 1450), 1.0)
    skyline(-400, 1900, 1800, height=100)
    mast(-30, 110, 24, 4, 0)
    area((-8, -26, 14), (5, -4, 1), 18, 2600, (.62, .76, 1.), 10)
    point((4.75, -1.7, 2.9), 60, (1, .74, .44), .15)
    camera((-2.6, -14.4, 1.15), (6.1, -3.2, 2.05), 30)


def _traces():
    for s in (.8, -.8):
        track([(26, -16 + s), (17, -11.4 + s), (9, -7.8 + s), (3.0, -8.6 + s)], .24)
        track([(-30, -4 + s), (-6, -9.4 + s), (10, -12.6 + s), (40, -13 + s)], .26, .7)
    stain(.4, -9.6, .45)
    stain(2.4, -11.6, .3)
    stain(13.2, -1.2, .8)


def _carpet(x, y0, y1, width=1.25):
    box("carpet", (width, y0 - y1, .024), (x, (y0 + y1) / 2, .014), mat("pearl_carpet"), None, .008)
    for s in (1, -1):
        box("border", (.05, y0 - y1, .026), (x + s * (width / 2 - .09), (y0 + y1) / 2, .0145), mat("brass"), None, .004)
        posts = [(x + s * (width / 2 + .22), y) for y in (y0 - .5, (y0 + y1) / 2, y1 + .35)]
        for px, py in posts:
            lathe("post", [(0, 0), (0, .16), (.025, .16), (.04, .03), (.06, .024), (.90, .024), (.91, .04), (.95, .045), (.99, .03), (1.0, 0)],
                  mat("brass"), None, "z", 32, (px, py, 0))
        for (ax, ay), (bx, by) in zip(posts, posts[1:]):
            tube("cord", [(ax, ay, .90), (ax, ay - .3, .72), ((ax + bx) / 2, (ay + by) / 2, .60), (bx, by + .3, .72), (bx, by, .90)], .022, mat("navy"))
