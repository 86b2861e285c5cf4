"""Every surface of the set.  ``mat(name)`` builds a material once and returns it."""
import math

import bpy

from core import Nodes, rgba

PEARL, NAVY, BRASS, GULF, SAND = "#F3F4F2", "#0B1E3B", "#C89B4A", "#0A5A78", "#C9B28C"

# name: (colour, roughness, metallic, clearcoat)
PLAIN = {
    "white": (PEARL, 0.28, 0, 1.0), "navy": (NAVY, 0.30, 0, 1.0),
    "gulf": (GULF, 0.30, 0, 1.0), "brass": (BRASS, 0.24, 0.9, 0.5),
    "sand": (SAND, 0.35, 0, 0.8), "grey": ("#9AA3AD", 0.40, 0, 0.3),
    "midgrey": ("#5E6670", 0.45, 0, 0.2), "charcoal": ("#23272D", 0.5, 0, 0.2),
    "chrome": ("#E8E9EC", 0.09, 1, 0), "alu": ("#CBCDD0", 0.30, 1, 0),
    "steel": ("#9FA3A8", 0.36, 0.9, 0), "dark": ("#303338", 0.45, 0.5, 0),
    "black": ("#0C0D0F", 0.5, 0, 0.1), "rubber": ("#1B1B1D", 0.68, 0, 0),
    "gasket": ("#08090A", 0.6, 0, 0), "yellow": ("#E3A313", 0.36, 0, 0.6),
    "orange": ("#E4571B", 0.5, 0, 0), "green": ("#2F7D5B", 0.4, 0, 0.6),
    "teal": ("#1C7F86", 0.3, 0, 1.0), "burgundy": ("#6E2B3A", 0.32, 0, 1.0),
    "terracotta": ("#B4643C", 0.32, 0, 1.0), "olive": ("#5E6B45", 0.4, 0, 0.4),
    "canvas": ("#5A4632", 0.8, 0, 0), "linen": ("#E9E4DA", 0.85, 0, 0),
    "pearl_carpet": ("#D9CFBC", 0.95, 0, 0), "silhouette": ("#30343C", 0.9, 0, 0),
    "concrete_wall": ("#B9B2A6", 0.75, 0, 0), "cladding": ("#3A4450", 0.45, 0.4, 0),
    "inside": ("#CFD2D3", 0.65, 0, 0), "leather": ("#B99B78", 0.45, 0, 0.15),
    "wood": ("#4A2C18", 0.3, 0, 0.7), "leaf": ("#2E4A2C", 0.6, 0, 0),
    "navy_cloth": ("#141D30", 0.85, 0, 0), "skin": ("#8A5A3C", 0.55, 0, 0.1),
    "china": ("#F4F2EC", 0.16, 0, 0.8), "carpet": ("#4A4F57", 0.95, 0, 0), "ceiling": ("#5A626B", 0.9, 0, 0),
    "desk": ("#5B3620", 0.5, 0, 0.12), "soffit": ("#5A3720", 0.75, 0, 0), "panel": ("#DFE2E2", 0.35, 0, 0.4),
}
# name: (colour, strength) - small lamps are seen, not sampled as light sources
LAMPS = {
    "lamp": ((1, 0.86, 0.66), 22), "lamp_cool": ((0.86, 0.93, 1), 22),
    "lamp_red": ((1, 0.06, 0.03), 22), "lamp_green": ((0.05, 1, 0.35), 16),
    "lamp_amber": ((1, 0.45, 0.05), 22), "lamp_blue": ((0.04, 0.16, 1), 14),
    "tail_red": ((1, 0.05, 0.03), 5), "flood": ((1, 0.80, 0.55), 60),
    "strip_warm": ((1, 0.74, 0.46), 7), "strip_cool": ((0.85, 0.93, 1), 6),
    "letter": ((1, 0.70, 0.36), 3.2),
    "wand": ((1, 0.20, 0.04), 9),
}
_made = {}
levels = {"offices": 1.0}      # share of the lit windows' strength; daylight scenes lower it


def bsdf(m):
    """The Principled node of a material."""
    return m.node_tree.nodes["Principled BSDF"]


def new(name):
    """Fresh node material and its helpers (material, nodes, principled inputs)."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    return m, Nodes(m.node_tree), bsdf(m).inputs


def forget():
    """Drop the cache after the Blender file was reset."""
    _made.clear()
    levels["offices"] = 1.0


def mat(name):
    """A material by name, from the tables above or a ``make_<name>`` function."""
    if name not in _made:
        if name in PLAIN:
            _made[name] = _plain(name, *PLAIN[name])
        elif name in LAMPS:
            _made[name] = lamp(name, *LAMPS[name])
        else:
            _made[name] = globals()["make_" + name]()
    return _made[name]


def _plain(name, hexs, rough, metal, coat):
    """Painted or bare surface with a faint uneven gloss, as real paint has."""
    m, t, i = new(name)
    i["Base Color"].default_value = rgba(hexs)
    i["Metallic"].default_value = metal
    i["Clearcoat"].default_value = coat
    i["Clearcoat Roughness"].default_value = 0.03
    vec, *_ = t.position()
    n = t.noise(vec, 1.7, 5, 0.6)
    t.link(t.smooth(n, 0.3, 0.75, max(0.02, rough - 0.05), rough + 0.08), i["Roughness"])
    return m


def lamp(name, colour, strength, sampled=False):
    """Emitting surface.  Unless ``sampled`` it costs no light sampling."""
    m, _, i = new(name)
    i["Base Color"].default_value = (0, 0, 0, 1)
    i["Emission"].default_value = (*colour, 1)
    i["Emission Strength"].default_value = strength
    m.cycles.sample_as_light = sampled
    return m


def tinted(hexs, rough=0.3, coat=1.0, metal=0.0):
    """Plain paint of any colour (cached by its value)."""
    key = f"tint{hexs}{rough}{metal}"
    if key not in _made:
        _made[key] = _plain(key, hexs, rough, metal, coat)
    return _made[key]


def make_glass():
    """Dark window seen from outside."""
    m, _, i = new("glass")
    i["Base Color"].default_value = (0.006, 0.008, 0.012, 1)
    i["Roughness"].default_value = 0.03
    i["Specular"].default_value = 0.9
    i["Clearcoat"].default_value = 1.0
    i["Clearcoat Roughness"].default_value = 0.01
    return m


def make_clear():
    """Real see-through glass that lets light pass (thin)."""
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


def make_window_warm():
    """Cabin window lit from inside: brighter toward the ceiling, some blinds half down."""
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


def make_doorway():
    """Warm vestibule behind an open door: lit ceiling, wooden bulkhead, darker floor."""
    m, t, i = new("doorway")
    i["Base Color"].default_value = (0.10, 0.07, 0.05, 1)
    _, x, y, z = t.position("Generated")
    panel = t.smooth(x, 0.60, 0.62)
    edge = t.smooth(t.math("ABSOLUTE", t.math("SUBTRACT", x, 0.61)), 0.020, 0.012)
    c = t.mix(panel, (1.0, 0.70, 0.42, 1), (0.62, 0.30, 0.13, 1))
    c = t.mix(edge, c, (1.0, 0.82, 0.58, 1))
    t.link(c, i["Emission"])
    level = t.math("MULTIPLY", t.smooth(z, 0.0, 1.05, 0.25, 1.0), t.smooth(z, 0.10, 0.12, 0.35, 1.0))
    t.link(level, i["Emission Strength"])
    m.cycles.sample_as_light = False
    return m


def make_ambulance_cabin():
    """Bright cabin seen through the open rear doors."""
    m, t, i = new("ambulance_cabin")
    i["Base Color"].default_value = (0.5, 0.5, 0.5, 1)
    _, x, y, z = t.position()
    shelf = t.math("MAXIMUM", t.line(z, 0.55, 0.12), t.line(t.math("ADD", y, 0.2), 0.52, 0.09))
    c = t.mix(shelf, (0.42, 0.46, 0.46, 1), (0.05, 0.11, 0.14, 1))
    c = t.mix(t.smooth(z, 0.55, 0.80), c, (2.2, 2.0, 1.7, 1))
    t.link(c, i["Emission"])
    i["Emission Strength"].default_value = 0.55
    m.cycles.sample_as_light = False
    return m


def make_lobby():
    """Hotel lobby behind glass: warm, brighter low down, with darker bays."""
    m, t, i = new("lobby")
    i["Base Color"].default_value = (0.02, 0.015, 0.01, 1)
    i["Roughness"].default_value = 0.05
    vec, x, y, z = t.position()
    level = t.smooth(t.noise(vec, 0.30, 2, 0.5), 0.3, 0.75, 0.8, 1.5)
    level = t.math("MULTIPLY", level, t.smooth(z, 2.0, -1.6, 0.6, 1.3))
    t.feed(i["Emission"], (1.0, 0.64, 0.32, 1))
    t.link(level, i["Emission Strength"])
    m.cycles.sample_as_light = False
    return m


def make_hotel_room():
    """Room window with curtains drawn to both sides, each lit a little differently."""
    m, t, i = new("hotel_room")
    i["Base Color"].default_value = (0.02, 0.015, 0.01, 1)
    i["Roughness"].default_value = 0.08
    _, x, y, z = t.position()
    info = t.new("ShaderNodeObjectInfo")
    side = t.smooth(t.math("ABSOLUTE", x), 0.36, 0.42)
    fold = t.math("MULTIPLY_ADD", t.math("SINE", t.math("MULTIPLY", x, 46.0)), 0.16, 0.62)
    level = t.math("ADD", t.math("MULTIPLY", side, fold), t.math("MULTIPLY", t.math("SUBTRACT", 1.0, side), t.smooth(z, -1.1, 0.8, 0.35, 1.25)))
    level = t.math("MULTIPLY", level, t.math("MULTIPLY_ADD", info.outputs["Random"], 0.8, 0.45))
    t.feed(i["Emission"], (1.0, 0.62, 0.32, 1))
    t.link(level, i["Emission Strength"])
    m.cycles.sample_as_light = False
    return m


def make_hangar_floor():
    """Sealed, polished hangar floor."""
    m, t, i = new("hangar_floor")
    vec, x, y, z = t.position()
    j = t.math("MAXIMUM", t.line(x, 6.0, 0.03), t.line(y, 6.0, 0.03))
    c = t.mix(t.noise(vec, 0.8, 5), (0.20, 0.20, 0.205, 1), (0.30, 0.30, 0.30, 1))
    t.link(t.mix(t.math("MULTIPLY", j, 0.6), c, (0.05, 0.05, 0.05, 1)), i["Base Color"])
    i["Roughness"].default_value = 0.13
    return m


def make_map_wall():
    """Flight-watch wall: dark sea, contour coast lines, graticule; local x, z in metres."""
    m, t, i = new("map_wall")
    i["Base Color"].default_value = (0.005, 0.006, 0.008, 1)
    i["Roughness"].default_value = 0.25
    vec, x, y, z = t.position()
    n = t.noise(vec, 0.42, 7, 0.55, 0.25)
    land = t.smooth(n, 0.515, 0.525)
    coast = t.smooth(t.math("ABSOLUTE", t.math("SUBTRACT", n, 0.52)), 0.006, 0.002)
    grid = t.math("MAXIMUM", t.line(x, 0.5, 0.008), t.line(z, 0.5, 0.008))
    c = t.mix(land, (0.010, 0.055, 0.085, 1), (0.030, 0.105, 0.120, 1))
    c = t.mix(t.math("MULTIPLY", grid, 0.35), c, (0.12, 0.35, 0.45, 1))
    c = t.mix(coast, c, (0.20, 0.75, 0.85, 1))
    t.link(c, i["Emission"])
    i["Emission Strength"].default_value = 1.6
    m.cycles.sample_as_light = False
    return m


def make_desk_screen():
    """Desk monitor: rows of strips in gulf blue and brass on dark."""
    m, t, i = new("desk_screen")
    i["Base Color"].default_value = (0.005, 0.006, 0.008, 1)
    vec, x, y, z = t.position()
    row = t.math("FLOOR", t.math("DIVIDE", z, 0.045))
    info = t.new("ShaderNodeObjectInfo")
    wn = t.new("ShaderNodeTexWhiteNoise", noise_dimensions="2D")
    cmb = t.new("ShaderNodeCombineXYZ")
    t.link(row, cmb.inputs[0])
    t.link(t.math("FLOOR", t.math("ADD", t.math("DIVIDE", x, 0.11), t.math("MULTIPLY", info.outputs["Random"], 50.0))), cmb.inputs[1])
    t.link(cmb.outputs[0], wn.inputs["Vector"])
    bar = t.math("MULTIPLY", t.smooth(wn.outputs["Value"], 0.45, 0.46), t.smooth(t.math("FRACT", t.math("DIVIDE", z, 0.045)), 0.35, 0.40))
    brass = t.smooth(wn.outputs["Value"], 0.86, 0.87)
    c = t.mix(bar, (0.012, 0.030, 0.045, 1), t.mix(brass, (0.16, 0.55, 0.68, 1), (1.0, 0.62, 0.18, 1)))
    t.link(c, i["Emission"])
    i["Emission Strength"].default_value = 1.5
    m.cycles.sample_as_light = False
    return m


def make_hold():
    """Dim cargo hold behind an open hatch."""
    m, _, i = new("hold")
    i["Base Color"].default_value = (0.05, 0.05, 0.05, 1)
    i["Emission"].default_value = (1.0, 0.78, 0.5, 1)
    i["Emission Strength"].default_value = 0.16
    m.cycles.sample_as_light = False
    return m


def make_office_glass():
    """Lit curtain wall: bays of warm rooms, some dark, behind a reflecting pane."""
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


def make_city():
    """Distant block at dusk: a grid of small windows, some lit, each block with its own share."""
    m, t, i = new("city")
    i["Base Color"].default_value = rgba("#30343C")
    i["Roughness"].default_value = 0.9
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
    lit = t.math("GREATER_THAN", wn.outputs["Value"], t.math("MULTIPLY_ADD", own, 0.16, 0.78))
    pane = t.math("MULTIPLY", t.math("LESS_THAN", t.math("ABSOLUTE", t.math("SUBTRACT", t.math("FRACT", u), 0.5)), 0.30),
                  t.math("LESS_THAN", t.math("ABSOLUTE", t.math("SUBTRACT", t.math("FRACT", v), 0.5)), 0.24))
    tone = t.new("ShaderNodeSeparateXYZ")
    t.link(wn.outputs["Color"], tone.inputs[0])
    t.link(t.mix(t.smooth(tone.outputs[1], 0.75, 0.80), (1.0, 0.60, 0.27, 1), (1.0, 0.84, 0.62, 1)), i["Emission"])
    level = t.math("MULTIPLY_ADD", tone.outputs[0], 1.4, 0.5)
    t.link(t.math("MULTIPLY", t.math("MULTIPLY", lit, pane), level), i["Emission Strength"])
    m.cycles.sample_as_light = False
    return m


def mosaic(radius, disc=1.5):
    """Sphere of enamelled steel discs in rings; object space centred on the sphere (m)."""
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


def make_vest():
    """Hi-vis vest with two reflective belts and braces; object space of a standing figure."""
    m, t, i = new("vest")
    _, x, y, z = t.position()

    def band(v, at, half):
        return t.smooth(t.math("ABSOLUTE", t.math("SUBTRACT", v, at)), half + 0.003, half - 0.003)

    strips = t.math("MAXIMUM", band(z, 0.97, 0.026), band(z, 1.13, 0.026))
    brace = t.math("MULTIPLY", band(t.math("ABSOLUTE", y), 0.105, 0.026), t.smooth(z, 1.12, 1.14))
    strips = t.math("MAXIMUM", strips, brace)
    t.link(t.mix(strips, rgba("#C9E02A"), rgba("#DADFE2")), i["Base Color"])
    t.link(t.mix(strips, (.8, .8, .8, 1), (.3, .3, .3, 1)), i["Roughness"])
    t.link(t.mix(strips, rgba("#C9E02A"), rgba("#DADFE2")), i["Emission"])
    t.link(t.math("MULTIPLY_ADD", strips, 0.10, 0.06), i["Emission Strength"])
    m.cycles.sample_as_light = False
    return m


def make_spinner():
    """Engine spinner with the white spiral that warns of turning blades."""
    m, t, i = new("spinner")
    _, x, y, z = t.position()
    ang = t.math("DIVIDE", t.math("ARCTAN2", z, y), 6.28318)
    rad = t.math("SQRT", t.math("ADD", t.math("MULTIPLY", y, y), t.math("MULTIPLY", z, z)))
    f = t.math("FRACT", t.math("ADD", ang, t.math("MULTIPLY", rad, 2.4)))
    t.link(t.mix(t.smooth(f, 0.86, 0.88), rgba("#2A2D31"), rgba(PEARL)), i["Base Color"])
    i["Roughness"].default_value = 0.35
    return m


def make_fan():
    """Fan blades: bright metal with a dark root."""
    m, _, i = new("fan")
    i["Base Color"].default_value = (0.36, 0.37, 0.40, 1)
    i["Metallic"].default_value = 0.95
    i["Roughness"].default_value = 0.30
    return m


# ----------------------------------------------------------------- aircraft paint
def livery(radius, sweep_from, sweep_len, sweep_rise, line_w, belly=NAVY, line=BRASS,
           nose_rise=0.0, frame=1.9):
    """Pearl over a coloured belly; a fine line follows the edge and sweeps up aft.

    radius: fuselage radius (m); sweep_*: where the edge starts to rise (m), over
    which length and how high; line_w: unit of the line's width (m); frame: spacing
    of the skin's circumferential seams (m).
    """
    key = f"livery{radius}{belly}{line}"
    if key in _made:
        return _made[key]
    m, t, i = new(key)
    vec, x, y, z = t.position()
    aft = t.math("MAXIMUM", t.math("SUBTRACT", x, sweep_from), 0.0)
    rise = t.math("MULTIPLY", t.math("POWER", t.math("DIVIDE", aft, sweep_len), 2.0), sweep_rise)
    fore = t.math("MAXIMUM", t.math("SUBTRACT", 4.2, x), 0.0)
    nose = t.math("MULTIPLY", t.math("POWER", t.math("DIVIDE", fore, 4.2), 2.0), nose_rise)
    edge = t.math("ADD", t.math("ADD", rise, nose), -0.61 * radius)
    d = t.math("SUBTRACT", z, edge)
    under = t.smooth(d, 0.006, -0.006)
    gold = t.math("MULTIPLY", t.smooth(d, line_w * 2.2, line_w * 2.2 + 0.006),
                  t.smooth(d, line_w * 6.6, line_w * 6.6 - 0.006))
    seams = t.math("MAXIMUM", t.line(x, frame, 0.014),
                   t.line(t.math("ADD", z, 0.31 * radius), radius * 0.62, 0.012))
    c = t.mix(under, rgba(PEARL), rgba(belly))
    c = t.mix(gold, c, rgba(line))
    c = t.mix(t.math("MULTIPLY", seams, 0.42), c, (0.05, 0.05, 0.06, 1))
    t.link(c, i["Base Color"])
    t.link(t.math("MULTIPLY", gold, 0.85), i["Metallic"])
    n = t.noise(vec, 0.9, 5, 0.6)
    t.link(t.smooth(n, 0.3, 0.7, 0.22, 0.33), i["Roughness"])
    i["Clearcoat"].default_value = 1.0
    i["Clearcoat Roughness"].default_value = 0.02
    _made[key] = m
    return m


def fin_paint(sweep, start, body=NAVY, line=BRASS, base=PEARL):
    """Tail paint: bands parallel to the leading edge.  start: x (m) of the first band."""
    key = f"fin{sweep}{start}{body}{line}{base}"
    if key in _made:
        return _made[key]
    m, t, i = new(key)
    vec, x, y, z = t.position()
    q = t.math("SUBTRACT", x, t.math("MULTIPLY", z, sweep))
    g = t.math("MULTIPLY", t.smooth(q, start, start + 0.02), t.smooth(q, start + 0.17, start + 0.15))
    c = t.mix(t.smooth(q, start + 0.34, start + 0.36), rgba(base), rgba(body))
    c = t.mix(g, c, rgba(line))
    ch, sp, _ = t.attribute("chord")
    rud = t.math("MULTIPLY", t.smooth(t.math("ABSOLUTE", t.math("SUBTRACT", ch, 0.70)), 0.006, 0.002),
                 t.smooth(sp, 0.12, 0.14))
    c = t.mix(t.math("MULTIPLY", rud, 0.7), c, (0.01, 0.01, 0.012, 1))
    t.link(c, i["Base Color"])
    t.link(t.math("MULTIPLY", g, 0.85), i["Metallic"])
    i["Roughness"].default_value = 0.28
    i["Clearcoat"].default_value = 1.0
    i["Clearcoat Roughness"].default_value = 0.02
    _made[key] = m
    return m


def make_wing():
    """Wing skin: bare leading edge, slat, flap, aileron and panel lines from 'chord'."""
    m, t, i = new("wing")
    ch, sp, _ = t.attribute("chord")

    def at(v, pos, w):
        return t.smooth(t.math("ABSOLUTE", t.math("SUBTRACT", v, pos)), w, w * 0.4)

    def within(v, a, b):
        return t.math("MULTIPLY", t.smooth(v, a, a + 0.002), t.smooth(v, b, b - 0.002))

    lines = t.math("MULTIPLY", at(ch, 0.15, 0.004), within(sp, 0.08, 0.86))
    for pos, a, b in ((0.70, 0.06, 0.66), (0.74, 0.68, 0.86), (0.60, 0.20, 0.60)):
        lines = t.math("MAXIMUM", lines, t.math("MULTIPLY", at(ch, pos, 0.004), within(sp, a, b)))
    for pos in (0.10, 0.22, 0.34, 0.46, 0.58, 0.67, 0.77, 0.86):
        lines = t.math("MAXIMUM", lines, t.math("MULTIPLY", at(sp, pos, 0.0014), 0.8))
    edge = t.math("MULTIPLY", t.smooth(ch, 0.05, 0.042), t.smooth(sp, 0.9, 0.88))
    c = t.mix(edge, rgba("#B4BBC2"), rgba("#D4D6D9"))
    c = t.mix(t.math("MULTIPLY", lines, 0.75), c, (0.012, 0.012, 0.014, 1))
    t.link(c, i["Base Color"])
    t.link(t.math("MULTIPLY", edge, 0.95), i["Metallic"])
    t.link(t.mix(edge, (0.34, 0.34, 0.34, 1), (0.18, 0.18, 0.18, 1)), i["Roughness"])
    i["Clearcoat"].default_value = 0.5
    return m


# ------------------------------------------------------------------------ ground
def apron_ground(wet=0.5, slab=7.5, tone=1.0):
    """Concrete slabs with joints, stains and puddles.  wet: 0 dry to 1 flooded."""
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


def marking(hexs, worn=0.5):
    """Road paint, worn through to the concrete in places."""
    key = f"mark{hexs}"
    if key not in _made:
        m, t, i = new(key)
        vec, *_ = t.position()
        n = t.noise(vec, 2.2, 8, 0.7)
        c = t.mix(t.smooth(n, 0.72 - 0.4 * worn, 0.92 - 0.4 * worn), rgba(hexs), (0.07, 0.07, 0.07, 1))
        t.link(c, i["Base Color"])
        i["Roughness"].default_value = 0.26
        _made[key] = m
    return _made[key]


def make_water():
    """Calm bay with small ripples."""
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
