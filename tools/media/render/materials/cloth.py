from core import rgba
from materials.registry import new, surface


@surface
def vest():
    """Hi-vis vest with reflective bands, in the object space of a standing figure."""
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
