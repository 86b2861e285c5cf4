from materials.registry import new, surface


@surface
def hotel_room():
    """Hotel room window with open curtains; the brightness varies from room to room."""
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
