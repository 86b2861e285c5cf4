"""Cache of materials by name. ``@surface`` registers the function that builds one."""
import bpy

from core import Nodes, rgba
from materials.tables import LAMPS, PLAIN

made = {}
makers = {}
levels = {"offices": 1.0}  # factor on the brightness of lit windows; daylight scenes lower it


def surface(make):
    """Register a function as the builder of the material with its name."""
    makers[make.__name__] = make
    return make


def bsdf(m):
    return m.node_tree.nodes["Principled BSDF"]


def new(name):
    """New node material: the material, its nodes, and the inputs of its Principled node."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    return m, Nodes(m.node_tree), bsdf(m).inputs


def forget():
    """Drop the cache, which refers to materials of the previous Blender file."""
    made.clear()
    levels["offices"] = 1.0


def mat(name):
    """A material by name, from the tables or from a ``@surface`` function."""
    if name not in made:
        if name in PLAIN:
            made[name] = _plain(name, *PLAIN[name])
        elif name in LAMPS:
            made[name] = lamp(name, *LAMPS[name])
        else:
            made[name] = makers[name]()
    return made[name]


def _plain(name, hexs, rough, metal, coat):
    """Paint or bare surface; the gloss varies slightly, as on real paint."""
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
    """Emissive surface. Cycles does not sample it as a light unless ``sampled``, which keeps small lamps cheap."""
    m, _, i = new(name)
    i["Base Color"].default_value = (0, 0, 0, 1)
    i["Emission"].default_value = (*colour, 1)
    i["Emission Strength"].default_value = strength
    m.cycles.sample_as_light = sampled
    return m


def tinted(hexs, rough=0.3, coat=1.0, metal=0.0):
    """Paint of any colour, cached by its values."""
    key = f"tint{hexs}{rough}{metal}"
    if key not in made:
        made[key] = _plain(key, hexs, rough, metal, coat)
    return made[key]
