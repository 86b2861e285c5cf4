"""Air ambulance in the blue hour: open ambulance and stretcher at the jet's stairs."""
import math

from aircraft import business_jet
from apron import chock, cone, edge_lights, ground, line, mast, stand
from buildings import control_tower, skyline, terminal
from light import area, camera, point, spot, twilight
from vehicles import ground_power, stretcher, van


def build():
    twilight(-20, (.016, .052, .120), (.050, .150, .260), (.26, .34, .38), (1.0, .62, .34), 5.0, .80, clouds=dict(
        scale=(.3, .9, 1), rot=.2, freq=1.25, lo=.47, hi=.72, amt=.5, near=(.9, .5, .36), far=(.12, .18, .26), core=(.06, .10, .16), pow=4.))
    ground(wet=.6)
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
    spot((-24, -18, 18), (4, -2, 1.5), 15000, (1, .82, .60), 46, .7, .7, mirrored=False)
    spot((30, -26, 18), (8, -4, 1.5), 9000, (1, .78, .52), 50, .7, .7, mirrored=False)
    area((0, -26, 14), (8, -2, 2), 18, 900, (.50, .70, 1.), 10)
    point((12.2, -7.2, 3.2), 90, (.15, .35, 1.), .2)
    point((4.75, -1.6, 3.0), 70, (1, .72, .42), .15)
    camera((-2.6, -14.6, 1.35), (7.35, -3.4, 2.15), 28)
