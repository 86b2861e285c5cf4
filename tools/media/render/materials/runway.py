"""Dry runway: grooved asphalt, paint, rubber, sand and tyre smoke."""
from core import rgba
from materials.dry import seen_by_camera
from materials.registry import made, new


def _stretched(t, vec, sx, sy, scale, detail=4, rough=.55):
    mp = t.new("ShaderNodeMapping")
    mp.inputs["Scale"].default_value = (sx, sy, 1)
    t.link(vec, mp.inputs[0])
    return t.noise(mp.outputs[0], scale, detail, rough)


def _rubber(t, vec, x, y):
    """Share of rubber: streaks along the main and nose gear tracks, densest in the touchdown zone."""
    ay = t.math("ABSOLUTE", y)
    track = t.math("MAXIMUM", t.smooth(t.math("ABSOLUTE", t.math("SUBTRACT", ay, 4.1)), 3.4, .3), t.smooth(ay, 1.6, .1, 0, .7))
    wide = _stretched(t, vec, .012, .9, 1.0, 5)
    fine = _stretched(t, vec, .006, 6.5, 1.0, 3)
    streak = t.math("ADD", t.smooth(wide, .36, .62, 0, .75), t.smooth(fine, .50, .64, 0, .6))
    zone = t.math("MULTIPLY", t.smooth(x, -20, 110, .30, 1), t.smooth(x, 1100, 600))
    return t.math("MINIMUM", t.math("MULTIPLY", t.math("MULTIPLY", track, streak), zone), .94)


def _near_camera(t, full, none):
    """1 nearer than ``full`` m, 0 beyond ``none``: fades detail before it becomes finer than a pixel."""
    return t.smooth(t.new("ShaderNodeCameraData").outputs["View Distance"], none, full)


def runway_asphalt():
    """Grooved asphalt; local x along the runway, y = 0 at the centre line (m)."""
    m, t, i = new("runway")
    vec, x, y, z = t.position()
    broad, mid, grain = t.noise(vec, .05, 5, .6), t.noise(vec, .9, 6, .6), t.noise(vec, 42, 3, .6)
    along = _stretched(t, vec, .01, .5, 1.0, 5)
    c = t.mix(t.smooth(mid, .3, .7), (.040, .036, .032, 1), (.078, .069, .060, 1))
    c = t.mix(t.smooth(along, .42, .66, 0, .5), c, (.115, .098, .080, 1))
    c = t.mix(t.smooth(broad, .52, .66, 0, .45), c, (.035, .034, .034, 1))
    lane = t.line(t.math("ADD", y, t.math("MULTIPLY", _stretched(t, vec, .05, .05, 1.0, 3), .35)), 4.6, .07)
    c = t.mix(t.math("MULTIPLY", lane, .8), c, (.016, .016, .016, 1))
    crack = t.noise(vec, .11, 6, .62, .6)
    seal = t.smooth(t.math("ABSOLUTE", t.math("SUBTRACT", crack, .5)), .0035, .0012, 0, .8)
    c = t.mix(seal, c, (.014, .014, .015, 1))
    dust = t.math("MULTIPLY", t.smooth(t.math("ABSOLUTE", y), 9, 27), t.smooth(_stretched(t, vec, .03, .25, 1.0, 6), .40, .62, .15, .9))
    c = t.mix(dust, c, (.23, .175, .115, 1))
    rubber = _rubber(t, vec, x, y)
    c = t.mix(rubber, c, (.009, .009, .010, 1))
    speck = t.math("MULTIPLY", _near_camera(t, 8, 45), t.smooth(grain, .56, .68, 0, .5))
    c = t.mix(speck, c, (.19, .175, .155, 1))
    t.link(c, i["Base Color"])
    r = t.math("ADD", t.mix(rubber, (.62,) * 3 + (1,), (.40,) * 3 + (1,)), t.math("MULTIPLY", mid, .12))
    shimmer = t.math("MULTIPLY", t.smooth(x, 330, 800), t.smooth(_stretched(t, vec, .018, .10, 1.0, 4), .40, .56))
    t.link(t.mix(shimmer, r, (.05, .05, .05, 1)), i["Roughness"])  # distant hot air mirrors the sky
    i["Specular"].default_value = .22
    groove = t.math("MULTIPLY", t.line(x, .11, .045), _near_camera(t, 5, 26))
    height = t.math("SUBTRACT", t.math("MULTIPLY", grain, .8), t.math("MULTIPLY", groove, .9))
    bump = t.new("ShaderNodeBump")
    bump.inputs["Distance"].default_value = .012
    t.link(t.math("MULTIPLY", _near_camera(t, 10, 90), .6), bump.inputs["Strength"])
    t.link(height, bump.inputs["Height"])
    t.link(bump.outputs[0], i["Normal"])
    seen_by_camera(m, t, (.06, .053, .047))
    return m


def runway_paint(hexs="#D9D4C6"):
    """Worn paint under the same dust and rubber as the asphalt."""
    key = f"runway paint{hexs}"
    if key not in made:
        m, t, i = new(key)
        vec, x, y, z = t.position()
        worn = t.noise(vec, 1.6, 9, .72)
        c = t.mix(t.noise(vec, .35, 4), rgba(hexs), (.44, .38, .30, 1))
        c = t.mix(t.smooth(worn, .54, .66, 0, .85), c, (.075, .070, .065, 1))
        c = t.mix(t.math("MULTIPLY", _rubber(t, vec, x, y), .92), c, (.014, .014, .015, 1))
        t.link(c, i["Base Color"])
        i["Roughness"].default_value = .5
        made[key] = m
    return made[key]


def desert():
    m, t, i = new("desert")
    vec, *_ = t.position()
    broad, mid, fine = t.noise(vec, .012, 6, .6), t.noise(vec, .35, 8, .68), t.noise(vec, 6, 5, .6)
    c = t.mix(t.smooth(mid, .35, .65), (.20, .145, .09, 1), (.34, .255, .165, 1))
    c = t.mix(t.smooth(broad, .48, .62, 0, .5), c, (.14, .105, .07, 1))
    c = t.mix(t.smooth(t.noise(vec, 1.1, 7, .75), .60, .68, 0, .7), c, (.075, .06, .042, 1))
    t.link(c, i["Base Color"])
    i["Roughness"].default_value, i["Specular"].default_value = .95, .1
    bump = t.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = .7, .06
    t.link(t.math("ADD", mid, t.math("MULTIPLY", fine, .3)), bump.inputs["Height"])
    t.link(bump.outputs[0], i["Normal"])
    seen_by_camera(m, t, (.24, .18, .115))
    return m


def tyre_smoke(seed):
    """Backlit rubber smoke on a disc of radius 1 m in object space."""
    m, t, _ = new(f"tyre smoke {seed}")
    vec, x, y, z = t.position()
    at = t.new("ShaderNodeVectorMath", operation="ADD")
    t.link(vec, at.inputs[0])
    at.inputs[1].default_value = (seed * 3.7, seed * 1.9, 0)
    r = t.new("ShaderNodeVectorMath", operation="LENGTH")
    t.link(vec, r.inputs[0])
    body = t.math("ADD", t.smooth(r.outputs["Value"], 1.0, .1), t.math("MULTIPLY_ADD", t.noise(at.outputs[0], 2.2, 7, .62), 1.5, -.85))
    em, mix = t.new("ShaderNodeEmission"), t.new("ShaderNodeMixShader")
    t.link(t.mix(t.smooth(body, .2, 1.0), (1.0, .62, .36, 1), (.62, .36, .22, 1)), em.inputs[0])
    em.inputs[1].default_value = .9
    t.link(t.math("MULTIPLY", t.smooth(body, .05, .9, 0, .5), t.smooth(r.outputs["Value"], 1.0, .75)), mix.inputs[0])
    t.link(t.new("ShaderNodeBsdfTransparent").outputs[0], mix.inputs[1])
    t.link(em.outputs[0], mix.inputs[2])
    t.link(mix.outputs[0], m.node_tree.nodes["Material Output"].inputs[0])
    m.cycles.sample_as_light = False
    return m
