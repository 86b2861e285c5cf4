"""Interiors seen through an open door or hatch."""
from materials.registry import new, surface


@surface
def doorway():
    m, t, i = new("doorway")
    i["Base Color"].default_value = (0.10, 0.07, 0.05, 1)
    _, x, y, z = t.position("Generated")
    panel = t.smooth(x, 0.60, 0.62)
    edge = t.smooth(t.math("ABSOLUTE", t.math("SUBTRACT", x, 0.61)), 0.020, 0.012)
    c = t.mix(panel, (1.0, 0.70, 0.42, 1), (0.62, 0.30, 0.13, 1))
    c = t.mix(edge, c, (1.0, 0.82, 0.58, 1))
    t.link(c, i["Emission"])
    level = t.math("MULTIPLY", t.smooth(z, 0.0, 1.05, 0.25, 1.0), t.smooth(z, 0.10, 0.12, 0.35, 1.0))
    t.link(level, i["Emission Strength"])
    m.cycles.sample_as_light = False
    return m


@surface
def ambulance_cabin():
    m, t, i = new("ambulance_cabin")
    i["Base Color"].default_value = (0.5, 0.5, 0.5, 1)
    _, x, y, z = t.position()
    shelf = t.math("MAXIMUM", t.line(z, 0.55, 0.12), t.line(t.math("ADD", y, 0.2), 0.52, 0.09))
    c = t.mix(shelf, (0.42, 0.46, 0.46, 1), (0.05, 0.11, 0.14, 1))
    c = t.mix(t.smooth(z, 0.55, 0.80), c, (2.2, 2.0, 1.7, 1))
    t.link(c, i["Emission"])
    i["Emission Strength"].default_value = 0.55
    m.cycles.sample_as_light = False
    return m


@surface
def hold():
    m, _, i = new("hold")
    i["Base Color"].default_value = (0.05, 0.05, 0.05, 1)
    i["Emission"].default_value = (1.0, 0.78, 0.5, 1)
    i["Emission Strength"].default_value = 0.16
    m.cycles.sample_as_light = False
    return m
