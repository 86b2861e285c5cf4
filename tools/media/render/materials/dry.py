"""Dry apron: concrete, worn paint, drifted sand."""
import math

from core import rgba
from materials.registry import made, new

SAND, RUBBER, OIL = "#B79E78", "#1E1C1B", "#17130F"


def flat_noise(t, vec, scale, detail=4, rough=.5, distortion=0.0):
    """2D noise: about half the cost of 3D noise on the ground, which fills most of the picture."""
    out = t.noise(vec, scale, detail, rough, distortion)
    out.node.noise_dimensions = "2D"
    return out


def stretched(t, vec, scale, yaw=0.0):
    """Coordinates scaled per axis and turned by ``yaw`` (rad), for directional noise."""
    mp = t.new("ShaderNodeMapping", vector_type="POINT")
    turn = t.new("ShaderNodeMapping")
    turn.inputs["Rotation"].default_value = (0, 0, yaw)
    mp.inputs["Scale"].default_value = scale
    t.link(vec, turn.inputs[0])
    t.link(turn.outputs[0], mp.inputs[0])
    return mp.outputs[0]


def _slabs(t, x, y, slab):
    """Random value per slab, and masks of the joints and of the dirt beside them."""
    snap = t.new("ShaderNodeCombineXYZ")
    for k, s in enumerate((x, y)):
        t.link(t.math("FLOOR", t.math("ADD", t.math("DIVIDE", s, slab), 0.5)), snap.inputs[k])
    wn = t.new("ShaderNodeTexWhiteNoise")
    t.link(snap.outputs[0], wn.inputs["Vector"])
    joint = t.math("MAXIMUM", t.line(x, slab, 0.05), t.line(y, slab, 0.05))
    halo = t.math("MAXIMUM", t.line(x, slab, 0.7), t.line(y, slab, 0.7))
    return wn.outputs["Value"], joint, halo


def _spots(t, vec, scale, radius, share):
    """Round spots with noisy edges in ``share`` of the cells of a Voronoi pattern."""
    v = t.new("ShaderNodeTexVoronoi", voronoi_dimensions="2D")
    v.inputs["Scale"].default_value = scale
    t.link(vec, v.inputs["Vector"])
    own = t.new("ShaderNodeSeparateXYZ")
    t.link(v.outputs["Color"], own.inputs[0])
    chosen = t.math("LESS_THAN", own.outputs[0], share)
    r = t.math("MULTIPLY", t.math("MULTIPLY_ADD", own.outputs[1], 0.8, 0.2), radius * scale)
    d = t.math("ADD", v.outputs["Distance"], t.math("MULTIPLY_ADD", flat_noise(t, vec, 7 * scale, 4), 0.5 * radius * scale, -0.25 * radius * scale))
    edge = t.math("SUBTRACT", d, r)
    return t.math("MULTIPLY", chosen, t.smooth(edge, 0.0, -0.6 * radius * scale))


def dry_concrete(tone=1.0, dust=0.5, lane=0.0, wind=0.5, slab=7.5):
    """Concrete slabs with sealed joints, cracks, oil drips, tyre marks and sand.

    tone: factor on the reflectance (about 0.27 at 1); dust: 0 swept to 1 after a storm.
    lane, wind: directions of wheel tracks and of sand streaks (rad).
    """
    m, t, i = new("dry apron")
    vec, x, y, _ = t.position()
    own, joint, halo = _slabs(t, x, y, slab)
    big, mid, fine = flat_noise(t, vec, 0.05, 4), flat_noise(t, vec, 0.9, 5, 0.62), flat_noise(t, vec, 22, 3, 0.7)
    lo, hi = [v * tone for v in (.190, .176, .156)], [v * tone for v in (.345, .322, .285)]
    c = t.mix(t.smooth(mid, .25, .75), (*lo, 1), (*hi, 1))
    c = t.mix(t.smooth(own, .0, 1.0, .0, .38), c, [v * tone for v in (.150, .142, .130)] + [1])
    c = t.mix(t.math("MULTIPLY", t.math("GREATER_THAN", own, .93), .5), c, [v * tone for v in (.44, .42, .385)] + [1])
    c = t.mix(t.smooth(fine, .35, .75, .0, .35), c, [v * tone for v in (.13, .12, .11)] + [1])
    c = t.mix(t.smooth(flat_noise(t, vec, .35, 6, .72, .6), .52, .74, 0, .40), c, [v * tone for v in (.095, .088, .078)] + [1])
    c = t.mix(t.math("MULTIPLY", halo, .16), c, (.06, .054, .048, 1))
    streak = flat_noise(t, stretched(t, vec, (.018, .9, 1), lane), 1.0, 6, .6)
    rubber = t.math("MULTIPLY", t.smooth(streak, .53, .72, 0, .62), t.smooth(big, .42, .60))
    c = t.mix(rubber, c, rgba(RUBBER))
    crack = t.new("ShaderNodeTexVoronoi", voronoi_dimensions="2D", feature="DISTANCE_TO_EDGE")
    crack.inputs["Scale"].default_value = .13
    bent = t.new("ShaderNodeVectorMath", operation="ADD")
    t.link(vec, bent.inputs[0])
    t.link(flat_noise(t, vec, .6, 4, .6), bent.inputs[1])
    t.link(bent.outputs[0], crack.inputs["Vector"])
    hair = t.math("MULTIPLY", t.smooth(crack.outputs["Distance"], .0035, .0012), t.smooth(mid, .50, .58))
    c = t.mix(t.math("MULTIPLY", hair, .7), c, (.03, .028, .026, 1))
    drip = t.math("MAXIMUM", _spots(t, vec, .42, .55, .16), _spots(t, vec, 1.6, .13, .20))
    drip = t.math("MULTIPLY", drip, t.smooth(flat_noise(t, vec, .11, 3), .46, .60, .15, .85))
    c = t.mix(drip, c, rgba(OIL))
    seal = t.math("MULTIPLY", joint, .85)
    c = t.mix(seal, c, (.020, .019, .018, 1))
    ripple = flat_noise(t, stretched(t, vec, (.10, .55, 1), wind), 1.0, 6, .62, .5)
    lie = t.smooth(t.math("ADD", ripple, t.math("MULTIPLY", t.math("SUBTRACT", big, .5), .9)), .66 - .22 * dust, .92 - .22 * dust, 0, .85)
    held = t.math("MULTIPLY", t.smooth(halo, .2, 1.0), t.smooth(ripple, .45, .62, 0, .55 * dust))
    sand = t.math("MAXIMUM", lie, held)
    c = t.mix(sand, c, [v * tone for v in rgba(SAND)[:3]] + [1])
    t.link(c, i["Base Color"])
    shine = t.math("MAXIMUM", t.math("MULTIPLY", drip, .10), t.math("MULTIPLY", rubber, .06))
    r = t.math("SUBTRACT", t.math("MULTIPLY_ADD", mid, .12, .70), shine)
    t.link(t.math("MINIMUM", t.math("ADD", r, t.math("MULTIPLY", sand, .25)), 1.0), i["Roughness"])
    i["Specular"].default_value = 0.35
    broom = flat_noise(t, stretched(t, vec, (1.2, 26, 1), math.pi / 2), 1.0, 3)
    height = t.math("ADD", t.math("MULTIPLY", broom, .4), t.math("MULTIPLY", flat_noise(t, vec, 5, 4, .6), .6))
    height = t.math("SUBTRACT", height, t.math("MULTIPLY", joint, 1.2))
    bump = t.new("ShaderNodeBump")
    bump.inputs["Distance"].default_value = 0.012
    t.feed(bump.inputs["Strength"], t.math("MULTIPLY_ADD", sand, -.25, .55))
    t.link(height, bump.inputs["Height"])
    t.link(bump.outputs[0], i["Normal"])
    seen_by_camera(m, t, [v * tone for v in (.225, .205, .175)])
    return m


def seen_by_camera(m, t, mean):
    """Uses the full shader for camera rays only; bounced rays get the mean colour, which is cheaper."""
    out = m.node_tree.nodes["Material Output"].inputs[0]
    whole, plain, pick = out.links[0].from_socket, t.new("ShaderNodeBsdfDiffuse"), t.new("ShaderNodeMixShader")
    plain.inputs[0].default_value = (*mean, 1)
    t.link(t.new("ShaderNodeLightPath").outputs["Is Camera Ray"], pick.inputs[0])
    t.link(plain.outputs[0], pick.inputs[1])
    t.link(whole, pick.inputs[2])
    t.link(pick.outputs[0], out)


def worn_paint(hexs, worn=0.5):
    """Sun-bleached, flaked and tyre-marked road paint. worn: 0 (fresh) to 1."""
    key = f"dry paint {hexs}{worn}"
    if key in made:
        return made[key]
    m, t, i = new(key)
    vec, x, y, _ = t.position()
    flake, rub = flat_noise(t, vec, 3.2, 9, .74), flat_noise(t, vec, .35, 5, .6)
    bare = t.smooth(t.math("ADD", flake, t.math("MULTIPLY", t.math("SUBTRACT", rub, .5), .5)), .70 - .18 * worn, .78 - .18 * worn)
    c = t.mix(t.smooth(rub, .35, .65, .06, .34), rgba(hexs), rgba(SAND))
    c = t.mix(t.smooth(flat_noise(t, vec, 1.1, 6), .55, .75, 0, .45), c, (.05, .047, .043, 1))
    c = t.mix(t.math("MULTIPLY", bare, .88), c, (.20, .186, .165, 1))
    joint = t.math("MAXIMUM", t.line(x, 7.5, .05), t.line(y, 7.5, .05))
    t.link(t.mix(t.math("MULTIPLY", joint, .8), c, (.02, .019, .018, 1)), i["Base Color"])
    i["Roughness"].default_value = 0.62
    i["Specular"].default_value = 0.3
    made[key] = m
    return m
