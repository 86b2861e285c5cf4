"""Cargo flight at night: a freighter with its cargo door up, a high loader at the sill, pallets on dollies.

Dry ground under low floodlight. Cost: 1920×1080, 2 × 10 samples.
Render seeds: 11 and 108; pallets: 2, 4, 5, 6 and 8.
"""
import math

from aircraft import twin
from apron import chock, cone, double_line, edge_lights, dry_ground, mast, stand
from buildings import control_tower, skyline, terminal
from light import area, camera, spot, twilight
from traces import stain, track
from vehicles import container, dolly, high_loader, pallet, tug


def build():
    twilight(40, (.004, .009, .026), (.012, .018, .040), (.062, .056, .060), (.21, .115, .065), 4.0, .9, clouds=dict(
        scale=(.4, .8, 1), rot=.6, freq=1.1, lo=.46, hi=.72, amt=.5, near=(.10, .06, .04), far=(.02, .025, .04), core=(.01, .012, .02), pow=4.))
    dry_ground(dust=.35, lane=.0, wind=.4, tone=.75)
    _traces()
    stand()
    twin(freighter=True)
    high_loader((9.3, -2.15), -math.pi / 2, 3.10)
    pallet((9.3, -7.6, 3.08), 0, (2.3, 3.0, 1.85), seed=4)
    pallet((9.3, -.35, 3.18), 0, (2.3, 2.6, 1.75), seed=2)
    for x, y, yaw, seed in ((4.9, -14.6, .45, 5), (9.3, -15.4, .10, 6), (14.2, -15.6, 0, 8)):
        dolly((x, y), yaw, (3.6, 2.7))
        pallet((x, y, .52), yaw, (3.0, 2.3, 1.5), seed=seed)
    for x, y, yaw in ((-1.6, -7.6, -.5), (.6, -5.4, -.5)):
        dolly((x, y), yaw, (2.2, 2.1))
        container((x, y, .52), yaw)
    for x, y in ((2.6, -12.6), (-3.4, -10.4), (13.6, -10.2)):
        cone(x, y)
    chock(4.9, 0)
    double_line([(-40, -18.5), (60, -18.5)])
    tug((20, -15.8), 0)
    terminal((150, 130), math.radians(-40), 220, 17)
    control_tower((34, 210), 50)
    skyline(-500, 1500, 1500, height=90, lights=True)
    mast(58, 60, 26, 4, math.radians(-120))
    mast(-4, 95, 26, 4, math.radians(-80))
    edge_lights([(x, 48) for x in range(-60, 140, 10)], "lamp_blue")
    _lamps()
    camera((-7.4, -19.4, 1.55), (8.3, -4.2, 3.35), 30)


def _traces():
    for dy in (0, 1.5):
        track([(-40, -22 + dy), (-12, -18 + dy), (6, -15.4 + dy), (30, -15.2 + dy), (60, -17 + dy)], .28)
        track([(-30, -3 + dy), (-6, -8 + dy), (4, -14 + dy), (9, -24 + dy)], .28, .8)
    for x, y, r in ((8.4, -6.0, .9), (10.6, -9.4, .6), (1.6, -11.2, .5), (-3.6, -14.2, .45), (5.6, -17.6, .4)):
        stain(x, y, r)


def _lamps():
    spot((-20, -30, 24), (8, -8, 2), 11000, (1, .80, .55), 46, .7, .8, mirrored=False)
    spot((34, -36, 24), (9, -8, 2), 9000, (1, .76, .48), 46, .7, .8, mirrored=False)
    spot((-30, -17, 19), (8, -8.5, 1), 340000, (1, .77, .50), 44, .6, .30, mirrored=False)
    spot((30, 46, 26), (8, 0, 4), 95000, (.60, .78, 1.), 52, .7, .8, mirrored=False)
    area((-26, 6, 14), (4, 0, 3), 16, 900, (.55, .72, 1.), 10)
