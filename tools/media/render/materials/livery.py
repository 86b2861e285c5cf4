"""Aircraft paint: fuselage, fin, wing skin."""
from core import rgba
from materials.registry import made, new, surface
from materials.tables import BRASS, NAVY, PEARL


def livery(radius, sweep_from, sweep_len, sweep_rise, line_w, belly=NAVY, line=BRASS,
           nose_rise=0.0, frame=1.9):
    """Pearl over a coloured belly; a fine line follows the edge and sweeps up aft.

    radius: of the fuselage (m); sweep_*: where the edge starts to rise, over which length and how high (m).
    line_w: unit of the line's width (m); frame: spacing of the skin's circumferential seams (m).
    """
    key = f"livery{radius}{belly}{line}"
    if key in made:
        return made[key]
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
    made[key] = m
    return m


def fin_paint(sweep, start, body=NAVY, line=BRASS, base=PEARL):
    """Fin paint: bands parallel to the leading edge. start: x of the first band (m)."""
    key = f"fin{sweep}{start}{body}{line}{base}"
    if key in made:
        return made[key]
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
    made[key] = m
    return m


@surface
def wing():
    """Wing skin: bare leading edge and the lines of the control surfaces, from the attribute 'chord'."""
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
