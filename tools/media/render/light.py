"""Skies, lamps, camera and Cycles settings.

Azimuths are degrees clockwise from +Y, elevations degrees above the horizon.
"""
import math

import bpy
from mathutils import Vector

from core import Nodes, link, mesh
from materials import lamp, new


def direction(elev, azim):
    """Unit vector toward a point of the sky."""
    e, r = math.radians(elev), math.radians(azim)
    return Vector((math.sin(r) * math.cos(e), math.cos(r) * math.cos(e), math.sin(e)))


def _aim(ob, vec):
    ob.rotation_mode = "QUATERNION"
    ob.rotation_quaternion = Vector(vec).to_track_quat("Z", "Y")
    return ob


def _clouds(t, base, azim, elev, c):
    """Cirrus over a sky colour: stretched noise, brighter toward the sun."""
    tc, sep = t.new("ShaderNodeTexCoord"), t.new("ShaderNodeSeparateXYZ")
    gen = tc.outputs["Generated"]
    t.link(gen, sep.inputs[0])
    z = t.math("ADD", t.math("MAXIMUM", sep.outputs[2], 0.015), 0.07)
    plane = t.new("ShaderNodeCombineXYZ")
    for k in (0, 1):
        t.link(t.math("DIVIDE", sep.outputs[k], z), plane.inputs[k])
    mp = t.new("ShaderNodeMapping")
    mp.inputs["Scale"].default_value = c.get("scale", (0.35, 0.8, 1))
    mp.inputs["Rotation"].default_value = (0, 0, c.get("rot", 0.5))
    mp.inputs["Location"].default_value = c.get("loc", (0, 0, 0))
    t.link(plane.outputs[0], mp.inputs[0])
    freq = c.get("freq", 1.1)
    n = t.noise(mp.outputs[0], freq, 10, 0.56, c.get("warp", 0.6))
    n2 = t.noise(mp.outputs[0], freq * 0.35, 3)
    d = t.math("MULTIPLY", t.smooth(n, c.get("lo", 0.46), c.get("hi", 0.72)), t.smooth(n2, 0.40, 0.62))
    d = t.math("MULTIPLY", d, t.smooth(sep.outputs[2], 0.01, 0.10, 0.0, c.get("amt", 0.75)))
    dot = t.new("ShaderNodeVectorMath", operation="DOT_PRODUCT")
    t.link(gen, dot.inputs[0])
    dot.inputs[1].default_value = direction(elev, azim)
    k = t.math("MAXIMUM", t.math("MULTIPLY_ADD", dot.outputs["Value"], 0.5, 0.5), 0.0)
    k = t.math("POWER", k, c.get("pow", 5.0))
    lit = t.mix(k, (*c.get("far", (0.20, 0.16, 0.20)), 1), (*c.get("near", (2.2, 0.85, 0.32)), 1))
    core = t.smooth(n, 0.60, 0.80, 0.0, 0.45)
    lit = t.mix(core, lit, (*c.get("core", (0.10, 0.085, 0.12)), 1))
    return t.mix(d, base, lit)


def _world():
    w = bpy.data.worlds.new("World")
    bpy.context.scene.world = w
    w.use_nodes = True
    w.cycles.sampling_method = "MANUAL"
    w.cycles.sample_map_resolution = 1024
    return w, Nodes(w.node_tree), w.node_tree.nodes["Background"]


def sky(elev, azim, strength, dust=2.0, ozone=3.0, air=1.0, clouds=None, horizon=None):
    """Nishita sky without the sun's disc, for day, golden hour and dusk.

    horizon: linear RGB of dusty air, mixed in below about 9 degrees.
    """
    w, t, bg = _world()
    s = t.new("ShaderNodeTexSky", sky_type="NISHITA", sun_disc=False)
    s.sun_elevation, s.sun_rotation = math.radians(elev), math.radians(azim)
    s.dust_density, s.ozone_density, s.air_density = dust, ozone, air
    c = s.outputs[0]
    if clouds:
        c = _clouds(t, c, azim, elev, clouds)
    if horizon:
        sep = t.new("ShaderNodeSeparateXYZ")
        t.link(t.new("ShaderNodeTexCoord").outputs["Generated"], sep.inputs[0])
        low = t.smooth(sep.outputs[2], 0.16, -0.02, 0.0, 0.8)
        c = t.mix(low, c, (*(v / strength for v in horizon), 1))
    t.link(c, bg.inputs[0])
    bg.inputs[1].default_value = strength


def twilight(azim, zenith, middle, horizon, glow, glow_width=3.0, strength=1.0, clouds=None):
    """Painted sky for blue hour and night: three bands and a glow at the sun's azimuth."""
    w, t, bg = _world()
    tc, sep = t.new("ShaderNodeTexCoord"), t.new("ShaderNodeSeparateXYZ")
    t.link(tc.outputs["Generated"], sep.inputs[0])
    z = t.math("MAXIMUM", sep.outputs[2], 0.0)
    c = t.mix(t.smooth(z, 0.0, 0.22), (*horizon, 1), (*middle, 1))
    c = t.mix(t.smooth(z, 0.12, 0.75), c, (*zenith, 1))
    dot = t.new("ShaderNodeVectorMath", operation="DOT_PRODUCT")
    t.link(tc.outputs["Generated"], dot.inputs[0])
    dot.inputs[1].default_value = direction(0, azim)
    k = t.math("MAXIMUM", t.math("MULTIPLY_ADD", dot.outputs["Value"], 0.5, 0.5), 0.0)
    k = t.math("MULTIPLY", t.math("POWER", k, glow_width), t.smooth(z, 0.30, 0.0))
    c = t.mix(t.math("MULTIPLY", k, t.smooth(z, 0.34, 0.02)), c, (*glow, 1))
    if clouds:
        c = _clouds(t, c, azim, 1.0, clouds)
    t.link(c, bg.inputs[0])
    bg.inputs[1].default_value = strength


def sun(elev, azim, strength=4.0, color=(1, 0.62, 0.34), size_deg=0.6, seen=False):
    """Directional key light; strength in W/m².

    seen: also draw the disc and its glow, for the camera only.
    """
    if seen:
        _sun_disc(elev, azim, color, size_deg)
    key = bpy.data.lights.new("sun", "SUN")
    key.energy, key.color, key.angle = strength, color, math.radians(size_deg)
    return _aim(link(bpy.data.objects.new("sun", key)), direction(elev, azim))


def _sun_disc(elev, azim, color, size_deg, far=22000):
    """The sun's disc and glow, visible to the camera only: they light nothing."""
    warm = tuple(0.35 + 0.65 * c for c in color)
    size = far * math.tan(math.radians(size_deg) / 2)
    for name, m, r, away in (("sun disc", lamp(f"sun disc {elev}", warm, 80), size, far),
                             ("sun glow", _sun_glow(elev, color, 16.0, 14 * size), 14 * size, far + 200)):
        v = [(r * math.cos(a), r * math.sin(a), 0) for a in (2 * math.pi * k / 64 for k in range(64))]
        ob = _aim(mesh(name, v, [tuple(range(64))], m, smooth=False), direction(elev, azim))
        ob.location = direction(elev, azim) * away
        for ray in ("diffuse", "glossy", "transmission", "shadow", "volume_scatter"):
            setattr(ob, f"visible_{ray}", False)


def _sun_glow(elev, color, strength, r):
    """Additive emission that fades from the centre of a disc to its edge at ``r`` metres."""
    m, t, _ = new(f"sun glow {elev}")
    tc, far = t.new("ShaderNodeTexCoord"), t.new("ShaderNodeVectorMath", operation="DISTANCE")
    t.link(tc.outputs["Object"], far.inputs[0])
    near = t.math("MAXIMUM", t.math("SUBTRACT", 1.0, t.math("DIVIDE", far.outputs["Value"], r)), 0.0)
    em, add = t.new("ShaderNodeEmission"), t.new("ShaderNodeAddShader")
    em.inputs[0].default_value = (*color, 1)
    t.link(t.math("MULTIPLY", t.math("POWER", near, 4.0), strength), em.inputs[1])
    t.link(em.outputs[0], add.inputs[0])
    t.link(t.new("ShaderNodeBsdfTransparent").outputs[0], add.inputs[1])
    t.link(add.outputs[0], m.node_tree.nodes["Material Output"].inputs[0])
    m.cycles.sample_as_light = False
    return m


def area(loc, target, size, power, color=(1, 1, 1), size_y=None, spread_deg=180, mirrored=False):
    """Area light of ``size`` × ``size_y`` metres and ``power`` watts, invisible to the camera.

    mirrored: whether glossy surfaces reflect it.
    """
    box = bpy.data.lights.new("area", "AREA")
    box.energy, box.color, box.size = power, color, size
    box.spread = math.radians(spread_deg)
    if size_y:
        box.shape, box.size_y = "RECTANGLE", size_y
    ob = link(bpy.data.objects.new("area", box))
    ob.location = loc
    ob.visible_camera = False
    ob.visible_glossy = mirrored
    return _aim(ob, Vector(loc) - Vector(target))


def spot(loc, target, power, color=(1, 0.85, 0.65), cone_deg=70, blend=0.6, radius=0.15, mirrored=True):
    """Spot light of ``power`` watts; a larger ``radius`` (m) softens shadows.

    mirrored: whether glossy surfaces show it as a highlight.
    """
    beam = bpy.data.lights.new("spot", "SPOT")
    beam.energy, beam.color, beam.shadow_soft_size = power, color, radius
    beam.spot_size, beam.spot_blend = math.radians(cone_deg), blend
    ob = link(bpy.data.objects.new("spot", beam))
    ob.location = loc
    ob.visible_glossy = mirrored
    return _aim(ob, Vector(loc) - Vector(target))


def point(loc, power, color=(1, 0.8, 0.55), radius=0.1, parent=None):
    bulb = bpy.data.lights.new("point", "POINT")
    bulb.energy, bulb.color, bulb.shadow_soft_size = power, color, radius
    ob = link(bpy.data.objects.new("point", bulb), parent)
    ob.visible_glossy = False
    ob.location = loc
    return ob


def camera(loc, target, lens=35, fstop=None, focus=None, shift=(0, 0)):
    """Full-frame camera. lens: mm; focus: point to focus on (m); a negative vertical shift raises the horizon."""
    cam = bpy.data.cameras.new("camera")
    cam.lens, cam.clip_start, cam.clip_end = lens, 0.05, 30000
    cam.shift_x, cam.shift_y = shift
    ob = link(bpy.data.objects.new("camera", cam))
    ob.location = loc
    _aim(ob, Vector(loc) - Vector(target))
    if fstop:
        cam.dof.use_dof, cam.dof.aperture_fstop = True, fstop
        cam.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
        cam.dof.aperture_blades = 7
    bpy.context.scene.camera = ob
    return ob


def level_camera(loc, azim, lens=35, shift_y=0.0, **kw):
    """Camera without pitch, so verticals stay vertical, looking toward an azimuth."""
    return camera(loc, Vector(loc) + direction(0, azim) * 10, lens, shift=(0, shift_y), **kw)


def setup(width, height, samples, seed=0, bounces=6, threads=2):
    """Cycles on the CPU with fixed sampling and the passes that ``post.py`` needs.

    The film is transparent and the sky is a separate pass, so that haze covers the ground alone
    and edges stay anti-aliased.
    """
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device, c.samples, c.seed = "CPU", samples, seed
    c.use_adaptive_sampling, c.use_denoising = False, False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = bounces, 3, 4
    c.transmission_bounces, c.transparent_max_bounces = 4, 8
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.blur_glossy = 3.0, 0.6
    c.pixel_filter_type, c.filter_width = "BLACKMAN_HARRIS", 1.5
    r = s.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = width, height, 100
    r.film_transparent = True
    r.threads_mode, r.threads = "FIXED", threads
    r.use_persistent_data = True
    v = bpy.context.view_layer
    v.use_pass_normal = v.use_pass_mist = v.use_pass_environment = True
    v.use_pass_diffuse_color = v.use_pass_glossy_color = True
    mist = s.world.mist_settings
    mist.start, mist.depth, mist.falloff = 15.0, 1800.0, "LINEAR"
    return s


def render_exr(path, seed):
    s = bpy.context.scene
    s.cycles.seed = seed
    f = s.render.image_settings
    f.file_format, f.color_depth, f.exr_codec = "OPEN_EXR_MULTILAYER", "32", "ZIP"
    s.render.filepath = path
    bpy.ops.render.render(write_still=True)
