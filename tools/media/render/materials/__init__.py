"""All materials. ``mat(name)`` builds one at first use and returns it."""
from materials import cloth, engine, facades, forecourt, glass, hotel, rooms, water  # noqa: F401  they register surfaces
from materials.dry import dry_concrete, worn_paint
from materials.ground import apron_ground, marking
from materials.livery import fin_paint, livery
from materials.mosaic import mosaic
from materials.registry import bsdf, forget, lamp, levels, mat, new, tinted

__all__ = ["apron_ground", "bsdf", "dry_concrete", "fin_paint", "forget", "lamp", "levels", "livery", "marking", "mat", "mosaic", "new", "tinted", "worn_paint"]
