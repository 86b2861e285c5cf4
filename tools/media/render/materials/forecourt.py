"""Dry forecourt of a hotel: asphalt drive and stone under the canopy."""
from materials.dry import seen_by_camera
from materials.registry import new, surface


@surface
def drive_asphalt():
    m, t, i = new("drive asphalt")
    vec, x, y, z = t.position()
    mid, grain = t.noise(vec, .8, 6, .62), t.noise(vec, 30, 3, .6)
    c = t.mix(t.smooth(mid, .3, .7), (.030, .029, .028, 1), (.066, .061, .055, 1))
    c = t.mix(t.smooth(grain, .56, .68, 0, .4), c, (.15, .14, .125, 1))
    c = t.mix(t.smooth(t.noise(vec, .23, 5, .6), .55, .66, 0, .5), c, (.10, .088, .072, 1))
    c = t.mix(t.smooth(t.noise(vec, 1.3, 4, .5), .66, .71, 0, .8), c, (.012, .011, .010, 1))
    seal = t.smooth(t.math("ABSOLUTE", t.math("SUBTRACT", t.noise(vec, .16, 6, .6, .5), .5)), .004, .0015, 0, .8)
    t.link(t.mix(seal, c, (.010, .010, .010, 1)), i["Base Color"])
    t.link(t.math("MULTIPLY_ADD", mid, .2, .52), i["Roughness"])
    i["Specular"].default_value = .3
    bump = t.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = .45, .01
    t.link(grain, bump.inputs["Height"])
    t.link(bump.outputs[0], i["Normal"])
    seen_by_camera(m, t, (.058, .054, .049))
    return m


@surface
def forecourt_stone():
    """Stone slabs, 1.2 × 0.6 m in staggered courses, each with its own tone, with tyre marks."""
    m, t, i = new("forecourt stone")
    vec, x, y, z = t.position()
    row = t.math("FLOOR", t.math("DIVIDE", y, .6))
    xs = t.math("ADD", x, t.math("MULTIPLY", t.math("FRACT", t.math("MULTIPLY", row, .382)), 1.2))
    cell = t.new("ShaderNodeCombineXYZ")
    t.link(t.math("FLOOR", t.math("DIVIDE", xs, 1.2)), cell.inputs[0])
    t.link(row, cell.inputs[1])
    own = t.new("ShaderNodeTexWhiteNoise")
    t.link(cell.outputs[0], own.inputs["Vector"])
    joint = t.math("MAXIMUM", t.line(t.math("ADD", xs, .6), 1.2, .012), t.line(t.math("ADD", y, .3), .6, .012))
    mid = t.noise(vec, 1.4, 8, .66)
    c = t.mix(own.outputs["Value"], (.20, .165, .125, 1), (.285, .24, .185, 1))
    c = t.mix(t.smooth(mid, .35, .7, 0, .6), c, (.15, .125, .097, 1))
    stretched = t.new("ShaderNodeMapping")
    stretched.inputs["Scale"].default_value = (.05, 1.6, 1)
    t.link(vec, stretched.inputs[0])
    tyres = t.math("MULTIPLY", t.smooth(t.noise(stretched.outputs[0], 1, 4), .52, .66, 0, .55), t.smooth(y, -3.5, -5.5))
    c = t.mix(tyres, c, (.045, .040, .036, 1))
    t.link(t.mix(t.math("MULTIPLY", joint, .75), c, (.035, .03, .026, 1)), i["Base Color"])
    t.link(t.math("MULTIPLY_ADD", mid, .28, t.math("MULTIPLY_ADD", own.outputs["Value"], .10, .22)), i["Roughness"])
    i["Specular"].default_value = .4
    seen_by_camera(m, t, (.20, .168, .128))
    return m
