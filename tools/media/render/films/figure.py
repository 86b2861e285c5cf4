"""Simple figures seen from behind or far away. They face -X; lengths in metres."""
import math

from core import box, cyl, empty, lathe, tube
from light import point
from materials import lamp, mat, tinted

WAND = (1.0, .16, .03)


def _head(e, z):
    lathe("head", [(-.12, 0), (-.11, .045), (-.05, .085), (.03, .095), (.09, .075), (.125, 0)], tinted("#8A5F45", .6, 0), e, "z", 24, (0, 0, z))
    lathe("cap", [(.02, .102), (.08, .090), (.125, .045), (.135, 0)], mat("navy"), e, "z", 24, (0, 0, z))
    box("peak", (.10, .13, .015), (-.12, 0, z + .045), mat("navy"), e, .006)
    for s in (1, -1):
        cyl("ear defender", .042, (0, s * .085, z), (0, s * .125, z), mat("black"), e, 16)
    tube("band", [(0, s * .105, z + h) for s, h in ((-1, .02), (-.8, .13), (0, .165), (.8, .13), (1, .02))], .010, mat("black"), e)


def _torso(e, z, height=.58):
    vest, band = tinted("#C6E02A", .75, 0), tinted("#E6E8E4", .25, 0, .4)
    profile = [(0, .15), (.08, .165), (.28, .175), (.44, .185), (.52, .15), (.57, .075), (height, .05)]
    body = lathe("vest", profile, vest, e, "z", 32, (0, 0, z))
    body.scale = (.72, 1.12, 1)
    for a, r in ((.13, .172), (.30, .180)):
        stripe = lathe("stripe", [(a, r), (a + .05, r + .003)], band, e, "z", 32, (0, 0, z))
        stripe.scale = (.72, 1.12, 1)
    for s in (1, -1):
        tube("brace", [(.115, s * .10, z + .30), (.118, s * .10, z + .46), (.02, s * .115, z + .545)], .017, band, e)
    cyl("neck", .05, (0, 0, z + .54), (0, 0, z + .66), tinted("#8A5F45", .6, 0), e, 16)


def _limb(name, pts, radii, material, e):
    for a, b, r0, r1 in zip(pts, pts[1:], radii, radii[1:]):
        cyl(name, r0, a, b, material, e, 20, r2=r1)
        lathe(name, [(-r1, 0), (-r1 * .7, r1 * .7), (0, r1), (r1 * .7, r1 * .7), (r1, 0)], material, e, "z", 20, b)


def wand(e, power):
    """Lit baton along +Z; the hand is at the origin."""
    lathe("hand", [(-.05, 0), (-.04, .035), (.02, .042), (.05, 0)], mat("black"), e, "z", 16)
    cyl("grip", .020, (0, 0, -.04), (0, 0, .08), mat("black"), e, 16)
    lathe("glow", [(.08, .026), (.40, .024), (.43, .012), (.435, 0)], lamp("wand glow", WAND, 26), e, "z", 20)
    point((0, 0, .30), power, WAND, .06, e)


def marshaller(loc, yaw):
    """Standing figure. Returns the right and left forearm, which turn."""
    e = empty("marshaller", (*loc, 0), yaw)
    trousers = tinted("#141B2A", .8, 0)
    for s in (1, -1):
        _limb("leg", [(0, s * .095, .88), (-.01, s * .11, .48), (.01, s * .12, .09)], (.088, .068, .052), trousers, e)
        box("shoe", (.27, .095, .09), (-.05, s * .125, .045), mat("black"), e, .03)
    lathe("hips", [(0, .12), (.06, .155), (.14, .155), (.18, .14)], trousers, e, "z", 24, (0, 0, .80)).scale = (.75, 1.1, 1)
    _torso(e, .93)
    _head(e, 1.66)
    sleeve = tinted("#1B2536", .8, 0)
    joints = []
    for s, elbow in ((1, (-.05, .44, 1.50)), (-1, (-.06, -.46, 1.58))):
        _limb("upper arm", [(0, s * .195, 1.42), elbow], (.062, .052), sleeve, e)
        j = empty("forearm", elbow, parent=e)
        _limb("forearm", [(0, 0, 0), (0, 0, .24)], (.050, .038), sleeve, j)
        hand = empty("hand", (0, 0, .28), parent=j)
        wand(hand, 5)
        joints.append(j)
    return joints


def driver(parent, loc):
    e = empty("driver", loc, parent=parent)
    _torso(e, .06)
    _head(e, .80)
    sleeve = tinted("#1B2536", .8, 0)
    for s in (1, -1):
        _limb("arm", [(0, s * .195, .53), (-.20, s * .24, .30), (-.44, s * .14, .36)], (.060, .050, .038), sleeve, e)
        _limb("leg", [(0, s * .10, .06), (-.42, s * .12, .10), (-.50, s * .12, -.32)], (.088, .070, .055), tinted("#141B2A", .8, 0), e)
    tube("wheel", [(-.46, .17 * math.cos(t), .36 + .17 * math.sin(t)) for t in [k * math.tau / 16 for k in range(16)]], .014, mat("black"), e, closed=True)
    cyl("column", .02, (-.46, 0, .36), (-.62, 0, .16), mat("black"), e, 12)
