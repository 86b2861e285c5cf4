from materials.registry import new, surface


@surface
def water():
    m, t, i = new("water")
    i["Base Color"].default_value = (0.008, 0.016, 0.022, 1)
    i["Roughness"].default_value = 0.06
    i["Specular"].default_value = 0.8
    tc = t.new("ShaderNodeTexCoord")
    mp = t.new("ShaderNodeMapping")
    mp.inputs["Scale"].default_value = (0.10, 0.35, 1)
    t.link(tc.outputs["Object"], mp.inputs[0])
    n = t.noise(mp.outputs[0], 1.0, 9, 0.62)
    bump = t.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.42
    bump.inputs["Distance"].default_value = 1.0
    t.link(n, bump.inputs["Height"])
    t.link(bump.outputs[0], i["Normal"])
    return m
