"""Wet apron, hangar floor and their paint."""
from core import rgba
from materials.registry import made, new, surface


def apron_ground(wet=0.5, slab=7.5, tone=1.0):
    """Concrete slabs with joints, stains and puddles. wet: 0 (dry) to 1 (flooded)."""
    m, t, i = new("apron")
    vec, x, y, z = t.position()
    big, mid, fine = t.noise(vec, 0.16, 5, 0.55), t.noise(vec, 1.1, 6), t.noise(vec, 9, 4)
    stain = t.noise(vec, 0.45, 7, 0.7, 0.8)
    joint = t.math("MAXIMUM", t.line(x, slab, 0.035), t.line(y, slab, 0.035))
    snap = t.new("ShaderNodeCombineXYZ")
    for k, s in enumerate((x, y)):
        t.link(t.math("FLOOR", t.math("ADD", t.math("DIVIDE", s, slab), 0.5)), snap.inputs[k])
    wn = t.new("ShaderNodeTexWhiteNoise")
    t.link(snap.outputs[0], wn.inputs["Vector"])
    puddle = t.smooth(big, 0.56 - 0.18 * wet, 0.66 - 0.18 * wet) if wet > 0 else 0.0
    lo, hi = [v * tone for v in (0.052, 0.054, 0.057)], [v * tone for v in (0.112, 0.114, 0.116)]
    c = t.mix(mid, (*lo, 1), (*hi, 1))
    c = t.mix(t.math("MULTIPLY", wn.outputs["Value"], 0.28), c, (0.045 * tone, 0.045 * tone, 0.046 * tone, 1))
    c = t.mix(t.smooth(stain, 0.55, 0.75, 0.0, 0.45), c, (0.03, 0.03, 0.031, 1))
    c = t.mix(t.math("MULTIPLY", joint, 0.8), c, (0.012, 0.012, 0.013, 1))
    c = t.mix(t.math("MULTIPLY", puddle, 0.55), c, (0.018, 0.020, 0.024, 1))
    t.link(c, i["Base Color"])
    dry = t.math("SUBTRACT", 1.0, puddle)
    rough = 0.30 if wet > 0.1 else 0.55
    r = t.math("ADD", t.math("MULTIPLY", dry, rough), 0.045)
    r = t.math("ADD", r, t.math("MULTIPLY", mid, 0.07))
    t.link(r, i["Roughness"])
    bump = t.new("ShaderNodeBump")
    bump.inputs["Distance"].default_value = 0.01
    t.link(t.math("MULTIPLY", dry, 0.35), bump.inputs["Strength"])
    t.link(fine, bump.inputs["Height"])
    t.link(bump.outputs[0], i["Normal"])
    i["Specular"].default_value = 0.6
    return m


@surface
def hangar_floor():
    m, t, i = new("hangar_floor")
    vec, x, y, z = t.position()
    j = t.math("MAXIMUM", t.line(x, 6.0, 0.03), t.line(y, 6.0, 0.03))
    c = t.mix(t.noise(vec, 0.8, 5), (0.20, 0.20, 0.205, 1), (0.30, 0.30, 0.30, 1))
    t.link(t.mix(t.math("MULTIPLY", j, 0.6), c, (0.05, 0.05, 0.05, 1)), i["Base Color"])
    i["Roughness"].default_value = 0.13
    return m


def marking(hexs, worn=0.5):
    key = f"mark{hexs}"
    if key not in made:
        m, t, i = new(key)
        vec, *_ = t.position()
        n = t.noise(vec, 2.2, 8, 0.7)
        c = t.mix(t.smooth(n, 0.72 - 0.4 * worn, 0.92 - 0.4 * worn), rgba(hexs), (0.07, 0.07, 0.07, 1))
        t.link(c, i["Base Color"])
        i["Roughness"].default_value = 0.26
        made[key] = m
    return made[key]
