"""Procedural aircraft: a 20 m business jet and a 37 m twin (passenger or freighter).

Local frame: nose tip at the origin, +X aft, -Y port. ``heights.py`` has its height above the ground.
"""
from aircraft.business_jet import business_jet
from aircraft.fuselage import Fuselage
from aircraft.gear import wheel
from aircraft.heights import JET_Z, TWIN_Z
from aircraft.twin import twin

__all__ = ["JET_Z", "TWIN_Z", "Fuselage", "business_jet", "twin", "wheel"]
