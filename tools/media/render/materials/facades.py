"""Lit windows of offices and of the distant city."""
from core import rgba
from materials.registry import levels, new, surface


@surface
def office_glass():
    m, t, i = new("office_glass")
    i["Base Color"].default_value = (0.02, 0.02, 0.022, 1)
    i["Roughness"].default_value = 0.05
    vec, x, y, z = t.position()
    snap = t.new("ShaderNodeCombineXYZ")
    t.link(t.math("FLOOR", t.math("DIVIDE", x, 3.0)), snap.inputs[0])
    t.link(t.math("FLOOR", t.math("DIVIDE", z, 3.6)), snap.inputs[2])
    wn = t.new("ShaderNodeTexWhiteNoise")
    t.link(snap.outputs[0], wn.inputs["Vector"])
    level = t.smooth(wn.outputs["Value"], 0.05, 1.0, 0.25, 1.15)
    rise = t.math("FRACT", t.math("DIVIDE", z, 3.6))
    level = t.math("MULTIPLY", level, t.smooth(rise, 0.0, 1.0, 0.55, 1.25))
    fine = t.new("ShaderNodeTexWhiteNoise", noise_dimensions="1D")
    t.link(t.math("FLOOR", t.math("DIVIDE", x, 0.75)), fine.inputs["W"])
    level = t.math("MULTIPLY", level, t.smooth(fine.outputs["Value"], 0.0, 1.0, 0.82, 1.12))
    level = t.math("MULTIPLY", level, levels["offices"])
    t.feed(i["Emission"], (1.0, 0.68, 0.36, 1))
    t.link(level, i["Emission Strength"])
    m.cycles.sample_as_light = False
    return m


@surface
def city():
    """Distant block at dusk; each block has its own share of lit windows."""
    m, t, i = new("city")
    i["Roughness"].default_value = 0.55
    _, x, y, z = t.position()
    u = t.math("DIVIDE", t.math("ADD", x, y), 2.9)
    v = t.math("DIVIDE", z, 3.4)
    own = t.new("ShaderNodeObjectInfo").outputs["Random"]
    cell = t.new("ShaderNodeCombineXYZ")
    t.link(t.math("FLOOR", u), cell.inputs[0])
    t.link(t.math("MULTIPLY", own, 97.0), cell.inputs[1])
    t.link(t.math("FLOOR", v), cell.inputs[2])
    wn = t.new("ShaderNodeTexWhiteNoise")
    t.link(cell.outputs[0], wn.inputs["Vector"])
    lit = t.math("GREATER_THAN", wn.outputs["Value"], t.math("MULTIPLY_ADD", own, 0.42, 0.50))
    pane = t.math("MULTIPLY", t.math("LESS_THAN", t.math("ABSOLUTE", t.math("SUBTRACT", t.math("FRACT", u), 0.5)), 0.34),
                  t.math("LESS_THAN", t.math("ABSOLUTE", t.math("SUBTRACT", t.math("FRACT", v), 0.5)), 0.24))
    wall = t.mix(own, rgba("#3B3A40"), rgba("#6A645E"))
    t.link(t.mix(pane, wall, rgba("#15191F")), i["Base Color"])
    tone = t.new("ShaderNodeSeparateXYZ")
    t.link(wn.outputs["Color"], tone.inputs[0])
    t.link(t.mix(t.smooth(tone.outputs[1], 0.75, 0.80), (1.0, 0.60, 0.27, 1), (1.0, 0.84, 0.62, 1)), i["Emission"])
    level = t.math("MULTIPLY_ADD", tone.outputs[0], 0.75, 0.15)
    t.link(t.math("MULTIPLY", t.math("MULTIPLY", lit, pane), level), i["Emission Strength"])
    m.cycles.sample_as_light = False
    return m
