"""Motion in the ground-handling film, as plain numbers shared by apron_film.py and apron_parts.py.

A tug crosses from left to right, a marshaller circles a wand, beacons flash. The loop has no seam: the
tug enters and leaves within the film, and everything periodic repeats a whole number of times.
Cost: 1280×720, 168 frames, still 2 × 24 samples; about 12 minutes (README.md). Render seeds: 11 and 108.
"""
import math

# Starts with the tug in view: it is on the poster, and its motion masks the codec's jump at the loop seam.
SHOT = dict(size=(1280, 720), frames=168, rate=24, start=45, samples=24, window_samples=6, seed=11,
            haze=(.14, .17, .25, .55), grade=dict(ev=.25, contrast=1.17, saturation=1.18, vignette=.24, bloom=.06, warmth=0))
CIRCLES = 6
CAMERA, TARGET, LENS = (-21.0, -9.0, 1.35), (4.5, 0.0, 2.75), 33
MARSHALLER, TUG_X = (-6.5, 2.2), -8.5
# Y of the tug's nose at frame 0, and metres per frame.
TUG_FROM, TUG_STEP = 12.0, -.25
TUG_LENGTH, WHEEL, HIDDEN = 2.95, .36, -400.0
VISIBLE = (6.4, -15.2)


def tug_y(k):
    """Y of the tug's nose at frame k, or None while it is out of the picture."""
    y = TUG_FROM + TUG_STEP * k
    return y if VISIBLE[1] < y < VISIBLE[0] else None


def arms(k):
    """Euler angles of the right and left forearm: one circles overhead, one points at an engine."""
    a = 2 * math.pi * k * CIRCLES / SHOT["frames"]
    right = (.10 + .34 * math.cos(a), .34 * math.sin(a), 0)
    left = (.62 + .03 * math.sin(a), -.25, 0)
    return right, left


def flash(k, count, delay=0.0, width=.16):
    """Brightness (0..1) at frame k of a lamp that flashes ``count`` times per film."""
    x = (k * count / SHOT["frames"] + delay + .5) % 1 - .5
    return math.exp(-(x / width) ** 2 * 4)


def turning(k, count, delay=0.0):
    """Brightness (0..1) at frame k of a rotating lamp: a sweeping beam over a dim glow."""
    c = .5 + .5 * math.cos(2 * math.pi * (k * count / SHOT["frames"] + delay))
    return .06 + .94 * c ** 8


# Emission of a lamp dome at full brightness and between flashes.
DOME, DOME_DIM = 22, 2
BEACONS, TUG_BEACON, CART_BEACON = 7, 14, 14
