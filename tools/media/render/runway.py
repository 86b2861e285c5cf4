"""Dry runway along +X with paint and lights. Metres; threshold at x = 0, centre line at y = 0."""
import math

import numpy as np

from core import lathe, mesh, polygon, ribbon
from materials import lamp, mat
from materials.runway import desert, runway_asphalt, runway_paint, tyre_smoke

WIDTH, LENGTH = 45, 3000


def _bar(x0, x1, y0, y1, z=.012):
    """Painted bar in runway coordinates, so that wear and rubber marks continue across it."""
    polygon("bar", [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], runway_paint())


def runway():
    s = 6000
    mesh("desert", [(-s, -s, -.06), (s, -s, -.06), (s, s, -.06), (-s, s, -.06)], [(0, 1, 2, 3)], desert(), smooth=False)
    h = WIDTH / 2 + 7.5
    polygon("runway", [(-260, -h, 0), (LENGTH, -h, 0), (LENGTH, h, 0), (-260, h, 0)], runway_asphalt())
    for s in (1, -1):
        for k in range(6):
            y = s * (2.6 + k * 3.3)
            _bar(6, 36, y - .9, y + .9)
        _bar(0, LENGTH, s * WIDTH / 2 - .45, s * WIDTH / 2 + .45)
        _bar(400, 445, s * 11 - 3, s * 11 + 3)
        for d, n in ((150, 3), (300, 2), (600, 2), (750, 1)):
            for k in range(n):
                y = s * (9 + k * 3.2)
                _bar(d, d + 22.5, y - .9, y + .9)
    for k in range(48):
        _bar(66 + k * 50, 96 + k * 50, -.45, .45)


def lead_on(yellow="#D8941A"):
    """Line from the holding point to the centre line."""
    a, b, c = np.array((-26., -36.)), np.array((-4., -.9)), np.array((66., -.9))
    ribbon("lead-on", [(1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for t in np.linspace(0, 1, 60)], .36, runway_paint(yellow), z=.016)


def _fitting(x, y, cap, height=.30):
    lathe("plate", [(0, .17), (.02, .17), (.03, .15), (.03, 0)], mat("dark"), None, "z", 20, (x, y, 0))
    lathe("stem", [(.02, .035), (height - .10, .035), (height - .10, .075), (height - .05, .085)], mat("yellow"), None, "z", 16, (x, y, 0))
    lathe("cap", [(height - .05, .075), (height + .03, .065), (height + .07, .03), (height + .08, 0)], cap, None, "z", 16, (x, y, 0))


def runway_lights(far=1500):
    """White edge lights in pairs every 60 m, green lights flush in the threshold."""
    white, green = lamp("edge", (1, .80, .52), 30), lamp("threshold", (.04, 1, .36), 10)
    for x in range(0, far, 60):
        for s in (1, -1):
            _fitting(x, s * (WIDTH / 2 + 1.6), white)
    for k in range(-9, 10):
        lathe("flush", [(0, .15), (.02, .13), (.03, .06)], mat("steel"), None, "z", 24, (-1.2, k * 2.4, 0))
        lathe("lens", [(.012, .085), (.045, .06), (.05, 0)], green, None, "z", 20, (-1.2, k * 2.4, 0))


def puff(x, y, r, seed):
    """Tyre smoke of radius ``r``, facing along the runway."""
    v = [(math.cos(2 * math.pi * k / 32), math.sin(2 * math.pi * k / 32), 0) for k in range(32)]
    ob = mesh("puff", v, [tuple(range(32))], tyre_smoke(seed), smooth=False)
    ob.location, ob.scale, ob.rotation_euler = (x, y, r * .62), (r * 1.25, r, 1), (math.pi / 2, 0, math.pi / 2)
    ob.visible_shadow = ob.visible_diffuse = False
