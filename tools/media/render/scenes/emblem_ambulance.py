"""Emblem: the stretcher bay of an ambulance jet, with dusk in the windows.

Cost: 896×672, 2 × 6 samples. Render seeds: 11 and 108.
"""
import math

from core import box, cyl, empty, lathe, oval, polygon, tube
from light import area, camera, point, twilight
from materials import lamp, mat, new
from vehicles import stretcher


def build():
    twilight(0, (.02, .05, .12), (.05, .12, .24), (.3, .3, .32), (1, .5, .25), 4.0, .35)
    _cabin()
    _hide_apron_equipment(stretcher((.10, .26), math.pi))
    _drip()
    _oxygen()
    _monitor()
    area((-.2, .35, 2.03), (.1, .35, 0), 2.6, 95, (1, .84, .64), .3)
    area((-.4, -1.3, 1.9), (.2, .9, .9), 1.4, 22, (1, .80, .58), .8)
    point((-.2, -1.4, 1.6), 9, (1, .78, .52), .4)
    point((2.0, -.3, 1.5), 16, (.42, .66, 1.), .3)
    camera((-2.0, -1.12, 1.66), (.42, .48, 1.04), 30)


def _cabin():
    wall = [(1.02, .0), (1.10, .45), (1.12, 1.0), (1.06, 1.5), (.90, 1.86), (.55, 2.08), (0, 2.14)]
    for (y0, z0), (y1, z1) in zip(wall, wall[1:]):
        polygon("wall", [(-3, y0, z0), (3.2, y0, z0), (3.2, y1, z1), (-3, y1, z1)], mat("inside"))
    polygon("ceiling", [(-3, 0, 2.14), (3.2, 0, 2.14), (3.2, -1.6, 2.14), (-3, -1.6, 2.14)], mat("inside"))
    box("floor", (8, 4, .04), (0, -.4, -.02), mat("carpet"), None, 0)
    box("bulkhead", (.06, 3.6, 2.3), (2.5, -.4, 1.1), mat("wood"), None, .01)
    box("door", (.03, .72, 1.86), (2.45, -.35, .93), mat("leather"), None, .02)
    box("ledge", (6, .22, .05), (0, .98, .74), mat("wood"), None, .015)
    box("trim", (6, .03, .02), (0, .865, .755), mat("brass"), None, .004)
    box("cove", (6, .05, .035), (-.2, .80, 1.93), lamp("cove", (1, .80, .56), 9), None, .01)
    dusk = _dusk()
    for x in (-1.25, -.25, .75, 1.75):
        at = lambda q, y: [(x + p[0], y, 1.28 + p[1]) for p in q]          # noqa: E731
        polygon("pane", at(oval(0, 0, .40, .54), 1.062), dusk)
        tube("frame", at(oval(0, 0, .44, .58, n=28), 1.05), .030, mat("panel"), None, True, True)


def _dusk():
    """View through the windows: amber near the horizon, blue above. Uses object space in metres."""
    m, t, i = new("dusk pane")
    _, _, _, z = t.position()
    i["Base Color"].default_value = (0, 0, 0, 1)
    low = t.mix(t.smooth(z, 1.10, 1.24), (.16, .10, .09, 1), (1.5, .62, .22, 1))
    t.link(t.mix(t.smooth(z, 1.20, 1.52), low, (.20, .30, .62, 1)), i["Emission"])
    i["Emission Strength"].default_value = 1.25
    m.cycles.sample_as_light = False
    return m


def _hide_apron_equipment(bed):
    """Hides the apron stretcher's drip stand and monitor: this cabin has its own."""
    for part in bed.children:
        part.hide_render = part.name.split(".")[0] in ("stand", "drip", "monitor", "screen")


def _drip():
    tube("hook", [(.62, .62, 2.10), (.62, .62, 1.92)], .012, mat("chrome"))
    box("bag", (.05, .13, .22), (.62, .62, 1.79), mat("linen"), None, .02)
    tube("line", [(.62, .62, 1.68), (.64, .60, 1.4), (.70, .50, 1.25), (.66, .40, 1.12)], .006, mat("clear"))


def _oxygen():
    for k, x in enumerate((1.62, 1.86)):
        lathe("bottle", [(0, 0), (0, .095), (.62, .095), (.70, .06), (.74, .03), (.80, .03)], mat("white"), None, "z", 32, (x, .70, .02))
        lathe("shoulder", [(.60, .097), (.63, .097), (.70, .062)], mat("gulf"), None, "z", 32, (x, .70, .02))
        cyl("valve", .035, (x, .70, .80), (x, .70, .90), mat("brass"))
        tube("hose", [(x, .70, .88), (x, .84, 1.02), (x - .2 + .1 * k, .98, 1.02), (1.2, 1.02, .98)], .010, mat("green"))
    for z in (.25, .6):
        tube("strap", [(1.48, .66, z), (1.74, .59, z), (2.0, .66, z)], .014, mat("black"))
    box("outlets", (.52, .05, .14), (.95, .99, .90), mat("alu"), None, .01)
    for k, c in enumerate(("white", "green", "yellow", "navy")):
        cyl("outlet", .032, (.77 + .12 * k, .97, .90), (.77 + .12 * k, .94, .90), mat(c))


def _monitor():
    """Patient monitor on an arm above the stretcher: three traces, each with its reading."""
    e = empty("monitor", (.95, .80, 1.42), math.radians(-52))
    tube("arm", [(1.0, 1.02, 1.2), (1.0, .95, 1.3), (.97, .86, 1.36)], .022, mat("steel"))
    box("shell", (.50, .07, .36), (0, .03, 0), mat("charcoal"), e, .02)
    box("glass", (.45, .01, .31), (0, -.008, 0), lamp("monitor dark", (.006, .016, .024), 1), e, 0)
    beat = [(0, 0), (.02, 0), (.03, .012), (.04, 0), (.05, -.012), (.06, .07), (.07, -.03), (.08, 0), (.11, .018), (.13, 0)]
    for z, m in ((.075, lamp("trace", (.2, 1, .5), 5)), (-.005, lamp("trace gulf", (.2, .7, 1), 4))):
        pts = [(-.21 + .13 * k + p[0] * .98, -.017, z + p[1] * (1 if z > 0 else .5)) for k in range(2) for p in beat]
        tube("trace", pts, .0030, m, e, False)
    wave = [(-.21 + .013 * k, -.017, -.095 + .022 * math.sin(k * .9)) for k in range(21)]
    tube("trace", wave, .0030, lamp("trace brass", (1, .6, .2), 4), e)
    for z, w, m in ((.07, .07, "trace"), (-.01, .055, "trace gulf"), (-.09, .06, "trace brass")):
        box("figure", (w, .004, .035), (.13, -.017, z), lamp(m + " figure", {"trace": (.2, 1, .5), "trace gulf": (.2, .7, 1), "trace brass": (1, .6, .2)}[m], 3), e, 0)
