"""Ground equipment and road vehicles, each on z = 0 with its nose at x = 0.

Every function takes a ground position (m) and a yaw (rad) and returns the root node.
"""
from vehicles.bag_cart import bag_cart
from vehicles.belt_loader import belt_loader
from vehicles.catering_truck import catering_truck
from vehicles.container import container
from vehicles.dolly import dolly
from vehicles.fuel_truck import fuel_truck
from vehicles.ground_power import ground_power
from vehicles.high_loader import high_loader
from vehicles.limousine import limousine
from vehicles.pallet import pallet
from vehicles.passenger_stairs import passenger_stairs
from vehicles.stretcher import stretcher
from vehicles.suitcase import suitcase
from vehicles.tug import tug
from vehicles.van import van

__all__ = ["bag_cart", "belt_loader", "catering_truck", "container", "dolly", "fuel_truck", "ground_power", "high_loader",
           "limousine", "pallet", "passenger_stairs", "stretcher", "suitcase", "tug", "van"]
