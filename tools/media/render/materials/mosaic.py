import math

from core import rgba
from materials.registry import new


def mosaic(radius, disc=1.5):
    """Coloured steel discs of the Kuwait Towers, in rings; object space centred on the sphere (m)."""
    m, t, i = new(f"mosaic{radius}")
    _, x, y, z = t.position()
    step = disc / radius
    lat = t.math("ARCSINE", t.math("DIVIDE", z, radius))
    row = t.math("ROUND", t.math("DIVIDE", lat, step))
    mid = t.math("MULTIPLY", row, step)
    ring = t.math("MULTIPLY", t.math("MAXIMUM", t.math("COSINE", mid), 0.02), 2 * math.pi)
    count = t.math("MAXIMUM", t.math("FLOOR", t.math("DIVIDE", ring, step)), 1.0)
    turn = t.math("MULTIPLY", t.math("MULTIPLY_ADD", t.math("ARCTAN2", y, x), 1 / (2 * math.pi), 0.5), count)
    across = t.math("MULTIPLY", t.math("SUBTRACT", t.math("FRACT", turn), 0.5), t.math("DIVIDE", ring, count))
    up = t.math("SUBTRACT", lat, mid)
    off = t.math("SQRT", t.math("ADD", t.math("MULTIPLY", across, across), t.math("MULTIPLY", up, up)))
    plate = t.smooth(off, step * 0.48, step * 0.42)
    cell = t.new("ShaderNodeCombineXYZ")
    t.link(t.math("FLOOR", turn), cell.inputs[0])
    t.link(row, cell.inputs[1])
    wn = t.new("ShaderNodeTexWhiteNoise")
    t.link(cell.outputs[0], wn.inputs["Vector"])
    ramp = t.new("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "CONSTANT"
    stops = ((0, "#14458C"), (.26, "#1E7FB4"), (.48, "#1FA09A"), (.66, "#3FA86F"), (.80, "#9DB6C2"), (.93, "#E2E7E8"))
    for k, (at, hexs) in enumerate(stops):
        stop = ramp.color_ramp.elements[k] if k < 2 else ramp.color_ramp.elements.new(at)
        stop.position, stop.color = at, rgba(hexs)
    t.link(wn.outputs["Value"], ramp.inputs[0])
    t.link(t.mix(plate, rgba("#8E959B"), ramp.outputs[0]), i["Base Color"])
    i["Roughness"].default_value = 0.30
    i["Clearcoat"].default_value = 0.3
    return m
