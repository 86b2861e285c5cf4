from core import box
from materials import mat


def ambulance_trim(b, e):
    """Turns the van into an ambulance: bands, blue lights and a plain cross."""
    b.side([(.95, .98), (5.98, .98), (5.98, 1.24), (1.02, 1.24)], mat("gulf"), .006)
    b.side([(1.0, 1.27), (5.98, 1.27), (5.98, 1.31), (1.02, 1.31)], mat("brass"), .006)
    for k in range(14):
        x = 2.2 + k * .27
        b.side([(x, .80), (x + .135, .80), (x + .135, .94), (x, .94)], mat("yellow" if k % 2 else "white"), .006)
    for s in (1, -1):
        for w, h in ((.54, .18), (.18, .54)):
            c = (4.35, 1.86)
            b.side([(c[0] - w / 2, c[1] - h / 2), (c[0] + w / 2, c[1] - h / 2), (c[0] + w / 2, c[1] + h / 2), (c[0] - w / 2, c[1] + h / 2)],
                   mat("gulf"), .008 + .001 * (w > h), sides=(s,))
    b.window([(2.3, 1.62), (3.2, 1.62), (3.2, 2.08), (2.3, 2.08)])
    box("light bar", (.34, 1.5, .09), (2.15, 0, 2.68), mat("charcoal"), e, .03)
    for y in (-.55, -.22, .22, .55):
        box("blue", (.28, .26, .12), (2.15, y, 2.75), mat("lamp_blue"), e, .04)
    for s in (1, -1):
        box("corner", (.16, .10, .10), (5.8, s * .86, 2.60), mat("lamp_blue"), e, .03)
