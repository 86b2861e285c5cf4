"""Turnaround at blue hour, seen from the nose: marshaller, stairs, belt loader, ground power.

Wet ground, warm floodlight. Cost: 1920×1080, 2 × 24 samples. Render seeds: 11 and 108.
"""
import math

from aircraft import twin
from apron import chock, cone, edge_lights, ground, line, mast, stand
from buildings import control_tower, jet_bridge, terminal
from core import tube
from light import area, camera, spot, twilight
from materials import mat
from people import marshaller
from vehicles import bag_cart, belt_loader, ground_power, passenger_stairs, tug


def build():
    twilight(60, (.020, .050, .135), (.055, .13, .28), (.22, .27, .36), (1.15, .50, .20), 3.0, .85, clouds=dict(
        scale=(.35, .8, 1), rot=.4, freq=1.2, lo=.46, hi=.70, amt=.55, near=(1.1, .42, .28), far=(.10, .13, .22), core=(.05, .07, .14), pow=4.))
    ground(wet=.55)
    stand()
    twin(open_left=True, open_hold=True, lit=.55)
    passenger_stairs((5.03, -2.25), -math.pi / 2, 3.20)
    belt_loader((9.85, 2.2), math.pi / 2, top=2.35)
    tug((4.4, 11.6), math.radians(4))
    bag_cart((8.1, 11.8), math.radians(2), 1)
    bag_cart((11.8, 12.0), math.radians(3), 3)
    ground_power((.9, 8.7), math.radians(58))
    tube("cable", [(1.3, 7.9, .6), (1.2, 7.2, .06), (.9, 5.6, .03), (2.4, 4.4, .03), (2.6, 1.8, .03), (3.3, .8, .2), (3.5, .4, 1.9)], .045, mat("rubber"))
    for x, y in ((-1.6, .9), (-1.2, -1.8), (10.4, -8.6), (13.2, 9.2), (2.6, -5.6), (-2.4, 5.6)):
        cone(x, y)
    marshaller((-2.1, -5.56), math.radians(180 - 28))
    chock(4.9, 0)
    line([(-30, 9.5), (-6, 9.5), (2, 15), (60, 15)], .22, "white")
    line([(-30, -9.5), (-6, -9.5), (2, -15), (60, -15)], .22, "red")
    terminal((120, 40), math.radians(90), 210, 17)
    control_tower((150, -95), 52)
    jet_bridge((78, -34), math.radians(120))
    edge_lights([(70, y) for y in range(-80, 90, 12)], "lamp_blue")
    mast(64, 46, 26, 4, math.pi)
    mast(60, -50, 26, 4, math.pi)
    _lamps()
    camera((-14.6, 4.4, 1.3), (8.4, -.25, 3.35), 29)


def _lamps():
    spot((-12, 30, 22), (6, 3, 1.5), 26000, (1, .80, .56), 52, .7, .8)
    spot((-2, -34, 22), (5, -3, 2), 17000, (1, .78, .52), 50, .7, .8)
    spot((46, 26, 24), (18, 2, 2), 26000, (1, .74, .46), 60, .7, .8)
    area((-22, 2, 16), (4, 0, 2), 20, 1500, (.50, .68, 1.), 14)
    area((5, -2.9, 5.6), (5, -5, 2), 1.0, 60, (1, .78, .5))
