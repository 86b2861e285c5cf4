from core import rgba
from materials import new


def car_paint(hexs):
    """Car paint; the attribute 'chord' = (height share, part) places glass, trim and shut lines."""
    m, t, i = new("car" + hexs)
    _, x, y, z = t.position()
    h, part, _ = t.attribute("chord")
    lean = t.math("MULTIPLY_ADD", z, .35, x)
    band = t.math("MULTIPLY", t.smooth(h, .44, .45), t.smooth(h, .90, .88))
    for px in (3.62, 4.86):
        band = t.math("MULTIPLY", band, t.smooth(t.math("ABSOLUTE", t.math("SUBTRACT", lean, px)), .035, .04))
    ends = t.math("MAXIMUM", t.smooth(x, 2.52, 2.50), t.smooth(x, 4.36, 4.38))
    ends = t.math("MULTIPLY", ends, t.math("MULTIPLY", t.smooth(h, .50, .52), 1.0))
    side_post = t.math("MULTIPLY", t.smooth(h, .93, .92), t.smooth(h, .86, .87))
    glass = t.math("MULTIPLY", t.math("MAXIMUM", band, t.math("SUBTRACT", ends, t.math("MULTIPLY", ends, side_post))), part)
    trim = t.math("MULTIPLY", part, t.math("MULTIPLY", t.smooth(h, .40, .41), t.smooth(h, .445, .44)))
    shut = 0.0
    for px in (2.18, 3.42, 4.50):
        shut = t.math("MAXIMUM", shut, t.smooth(t.math("ABSOLUTE", t.math("SUBTRACT", x, px)), .008, .004))
    low = t.math("SUBTRACT", 1.0, part)
    shut = t.math("MULTIPLY", t.math("MULTIPLY", shut, low), t.smooth(z, .30, .31))
    c = t.mix(glass, rgba(hexs), (.004, .005, .007, 1))
    c = t.mix(trim, c, (.8, .8, .82, 1))
    c = t.mix(shut, c, (.002, .002, .002, 1))
    t.link(c, i["Base Color"])
    t.link(t.math("MULTIPLY", trim, 1.0), i["Metallic"])
    t.link(t.mix(glass, (.12, .12, .12, 1), (.03, .03, .03, 1)), i["Roughness"])
    i["Clearcoat"].default_value, i["Clearcoat Roughness"].default_value = 1.0, .015
    return m
