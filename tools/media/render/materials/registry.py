"""Materials by name, each built once.  A file that makes one registers it with ``@surface``."""
import bpy

from core import Nodes, rgba
from materials.tables import LAMPS, PLAIN

made = {}
makers = {}
levels = {"offices": 1.0}      # share of the lit windows' strength; daylight scenes lower it


def surface(make):
    """Register a function that builds a material under its own name."""
    makers[make.__name__] = make
    return make


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
    made.clear()
    levels["offices"] = 1.0


def mat(name):
    """A material by name, from the tables or a function registered with ``@surface``."""
    if name not in made:
        if name in PLAIN:
            made[name] = _plain(name, *PLAIN[name])
        elif name in LAMPS:
            made[name] = lamp(name, *LAMPS[name])
        else:
            made[name] = makers[name]()
    return made[name]


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
    if key not in made:
        made[key] = _plain(key, hexs, rough, metal, coat)
    return made[key]
