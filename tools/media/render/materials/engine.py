from core import rgba
from materials.registry import new, surface
from materials.tables import PEARL


@surface
def spinner():
    """Engine spinner with the white spiral that shows whether the fan is turning."""
    m, t, i = new("spinner")
    _, x, y, z = t.position()
    ang = t.math("DIVIDE", t.math("ARCTAN2", z, y), 6.28318)
    rad = t.math("SQRT", t.math("ADD", t.math("MULTIPLY", y, y), t.math("MULTIPLY", z, z)))
    f = t.math("FRACT", t.math("ADD", ang, t.math("MULTIPLY", rad, 2.4)))
    t.link(t.mix(t.smooth(f, 0.86, 0.88), rgba("#2A2D31"), rgba(PEARL)), i["Base Color"])
    i["Roughness"].default_value = 0.35
    return m


@surface
def fan():
    m, _, i = new("fan")
    i["Base Color"].default_value = (0.36, 0.37, 0.40, 1)
    i["Metallic"].default_value = 0.95
    i["Roughness"].default_value = 0.30
    return m
