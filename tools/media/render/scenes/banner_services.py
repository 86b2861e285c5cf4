"""Services banner (21:9): three stands seen from above in early-morning haze, with a low sun.

Cost: 2100×900, 2 × 8 samples. Render seeds: 11 and 108; pallets: 0 to 2.
"""
import math

from aircraft import business_jet, twin
from apron import cone, dry_ground, line
from buildings import terminal
from light import camera, sky, sun
from materials import levels
from traces import stain, track
from vehicles import (bag_cart, belt_loader, catering_truck, dolly, fuel_truck, ground_power, limousine, pallet,
                      passenger_stairs, tug, van)

SUN = (17, -66)


def build():
    levels["offices"] = .03
    sky(*SUN, .07, dust=6.0, ozone=2.0)
    sun(*SUN, 8.0, (1, .76, .50), .8)
    dry_ground(dust=.5, lane=math.pi / 2, wind=.7)
    for k, (c, l) in enumerate((("#0B1E3B", "#C89B4A"), ("#0A5A78", "#E8E2D2"), ("#B4643C", "#E8E2D2"))):
        x = -44 + 44 * k
        twin((x, 0), -math.pi / 2, belly=c, line=l, open_left=True, open_right=k == 0, open_hold=True)
        _service(x, k)
        for s in (3.8, -3.8):
            track([(x + s, 0), (x + s, -30), (x + s + 1, -52), (x + s + 14, -62), (x + 60, -64)], .8, .7)
        for s in (5.8, -5.8):
            stain(x + s, -17, 1.3)
            stain(x + s * .6, -20, .8)
        line([(x, 26), (x, -52), (x + 12, -60)], .4)
        line([(x - 20, 20), (x - 20, -44)], .25, "white")
    line([(-140, -60), (140, -60)], .5)
    line([(-140, -44), (140, -44)], .3, "red")
    business_jet((70, -26), math.radians(200))
    limousine((70, -20), math.radians(40))
    terminal((0, 40), math.pi, 210, 16)
    camera((-34, -78, 44), (2, -12, 0), 36)


def _service(x, k):
    """Equipment around one stand. The aircraft's nose is at (x, 0), its tail toward -Y; k varies the set."""
    passenger_stairs((x - 2.2, -5.0), math.pi, 3.2)
    belt_loader((x + 2.2, -9.85), 0, top=2.35)
    tug((x + 16, -10.2), math.radians(182))
    bag_cart((x + 12.6, -8.4), .1, k)
    bag_cart((x + 16.4, -8.0), .1, k + 2)
    ground_power((x - 5, 2.5), math.radians(60))
    if k == 0:
        catering_truck((x + 3.1, -5.05), math.pi, 2.09)
    if k != 2:
        fuel_truck((x - 17, -9), math.radians(78))
    for dx, dy in ((-4, 1), (4, 1), (-17.5, -22), (17.5, -22), (0, -39)):
        cone(x + dx, dy)
    van((x + 14, 9), math.radians(170 + 6 * k), paint="white")
    dolly((x - 10, 8), .2)
    pallet((x - 10, 8, .52), .2, (3.0, 2.3, 1.4), seed=k)
