"""Glass: opaque from outside, transparent, or a cabin window lit from inside."""
from materials.registry import new, surface


@surface
def glass():
    m, _, i = new("glass")
    i["Base Color"].default_value = (0.006, 0.008, 0.012, 1)
    i["Roughness"].default_value = 0.03
    i["Specular"].default_value = 0.9
    i["Clearcoat"].default_value = 1.0
    i["Clearcoat Roughness"].default_value = 0.01
    return m


@surface
def clear():
    m, t, _ = new("clear")
    out = m.node_tree.nodes["Material Output"]
    tr, gl = t.new("ShaderNodeBsdfTransparent"), t.new("ShaderNodeBsdfGlossy")
    tr.inputs[0].default_value = (0.82, 0.88, 0.88, 1)
    gl.inputs["Roughness"].default_value = 0.02
    fr = t.new("ShaderNodeFresnel")
    mx = t.new("ShaderNodeMixShader")
    t.link(fr.outputs[0], mx.inputs[0])
    t.link(tr.outputs[0], mx.inputs[1])
    t.link(gl.outputs[0], mx.inputs[2])
    t.link(mx.outputs[0], out.inputs[0])
    return m


@surface
def window_warm():
    """Lit cabin window: brighter toward the ceiling, some blinds half down."""
    m, t, i = new("window_warm")
    i["Base Color"].default_value = (0.02, 0.015, 0.01, 1)
    i["Roughness"].default_value = 0.05
    _, x, y, z = t.position("Generated")
    rnd = t.new("ShaderNodeObjectInfo").outputs["Random"]
    level = t.math("MULTIPLY", t.math("MULTIPLY_ADD", rnd, 0.8, 0.5), t.smooth(z, 0.0, 1.0, 0.55, 1.2))
    blind = t.smooth(t.math("SUBTRACT", z, t.math("MULTIPLY_ADD", rnd, 0.9, 0.35)), 0.0, 0.02, 1.0, 0.45)
    t.feed(i["Emission"], (1.0, 0.60, 0.28, 1))
    t.link(t.math("MULTIPLY", level, blind), i["Emission Strength"])
    m.cycles.sample_as_light = False
    return m
