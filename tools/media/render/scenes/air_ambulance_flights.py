"""Air ambulance at blue hour: an open ambulance and a stretcher by the stairs of the business jet.

Dry ground, pools of lamplight. Cost: 1920×1080, 2 × 10 samples. Render seeds: 11 and 108.
"""
import math

from aircraft import business_jet
from apron import chock, cone, dry_ground, edge_lights, line, mast, stand
from buildings import control_tower, skyline, terminal
from light import area, camera, point, spot, twilight
from traces import stain, track
from vehicles import ground_power, stretcher, van


def build():
    twilight(-20, (.016, .052, .120), (.050, .150, .260), (.26, .34, .38), (1.0, .62, .34), 5.0, .62, clouds=dict(
        scale=(.3, .9, 1), rot=.2, freq=1.25, lo=.47, hi=.72, amt=.5, near=(.9, .5, .36), far=(.12, .18, .26), core=(.06, .10, .16), pow=4.))
    dry_ground(dust=.45, lane=.0, wind=.2, tone=.9)
    for s in (.85, -.85):
        track([(40, -20 + s), (24, -12.5 + s), (12, -7.6 + s), (9.6, -7 + s)], .26)
        track([(-30, -12 + s), (2, -9.6 + s), (30, -15.6 + s), (60, -17 + s)], .28, .8)
    stain(1.4, -9.4, .5)
    stain(13.3, -1.1, .8)
    stain(5.8, -10.2, .35)
    stand(3.25)
    business_jet(lit=(0, 1, 2, 3, 4, 5, 6))
    van((13.7, -8.7), math.radians(163), ambulance=True, rear_open=True)
    stretcher((5.2, -6.7), math.radians(170))
    ground_power((-.8, 4.6), math.radians(30))
    for x, y in ((2.0, -3.6), (-1.4, 1.2)):
        cone(x, y)
    chock(3.25, 0)
    line([(-40, -10.5), (60, -10.5)], .2, "white")
    terminal((20, 190), math.radians(4), 190, 16)
    control_tower((-52, 170), 50)
    skyline(-700, 1500, 1600, height=90, lights=True)
    edge_lights([(x, 44) for x in range(-60, 120, 8)], "lamp_blue")
    mast(46, 84, 24, 4, math.radians(-110))
    spot((-27, -14, 12), (6, -5, .8), 85000, (1, .80, .56), 44, .7, .35, mirrored=False)
    spot((30, -26, 18), (8, -4, 1.5), 9000, (1, .78, .52), 50, .7, .7, mirrored=False)
    area((0, -26, 14), (8, -2, 2), 18, 900, (.50, .70, 1.), 10)
    area((7.4, -6.8, 1.95), (4.4, -6.4, 0), 1.2, 170, (.86, .94, 1.), 1.6)
    spot((4.3, -2.5, 2.7), (3.4, -6.6, 0), 6500, (1, .70, .38), 84, .9, .2, mirrored=False)
    point((12.2, -7.2, 3.2), 420, (.15, .35, 1.), .2)
    point((4.75, -1.6, 3.0), 70, (1, .72, .42), .15)
    camera((-2.6, -14.6, 1.35), (7.35, -3.4, 2.15), 28)
