"""Makes a film above the clouds, from the data in shots.py to its master."""
import os
import subprocess
import sys

import numpy as np
import OpenImageIO as oiio

import halves
import run
from shots import SHOTS


# Every fourth cloud frame is ray-marched in full; the others are mostly reprojected from those.
STRIDE = "4"


def shot(name):
    return SHOTS[name]


def _scaled(s, a):
    size = (a.width or s["size"][0], a.height or s["size"][1])
    clouds = size if a.width or a.height else s["clouds"]
    return {**s, "size": size, "clouds": clouds, "samples": a.samples or s["samples"],
            "made": min(a.frames or s["frames"], s["frames"])}


def _panorama(raw, exr):
    """Converts a panorama to EXR for Blender, clamped: the sun is a separate lamp."""
    pixels = np.ascontiguousarray(np.minimum(halves.read(raw)[0], 12))
    out = oiio.ImageOutput.create(exr)
    out.open(exr, oiio.ImageSpec(pixels.shape[1], pixels.shape[0], 3, oiio.FLOAT))
    out.write_image(pixels)
    out.close()


def _jet(s, clouds, scratch, threads):
    """Renders the jet's keyframes, then its layer for every frame. Returns the layer's file pattern."""
    step = s["key_step"]
    last = -(-(s["made"] - 1) // step) * step
    keys = sorted({k % s["frames"] for k in range(0, last + 1, step)})
    raw, exr = os.path.join(scratch, "panorama-%d.half"), os.path.join(scratch, "panorama-%d.exr")
    settings = os.path.join(scratch, "clouds.txt")
    subprocess.check_call([clouds, settings, "round", "768", "384", "2", "0", str(max(keys) + 1), str(step), "0", raw])
    for k in keys:
        if not os.path.exists(exr % k):
            _panorama(raw % k, exr % k)
    layer = os.path.join(scratch, "layer-%d.half")
    path = run.dump(os.path.join(scratch, "shot.json"), dict(
        {k: s[k] for k in ("size", "aim", "frames", "jet", "jet_sway", "jet_roll", "jet_heading", "lamps", "seed", "key_step")},
        samples=s["jet_samples"], keys=keys, panoramas=exr, out=os.path.join(scratch, "key-%d"), layer=layer,
        first=0, end=s["made"], threads=threads))
    run.blender("jet.py", path, threads)
    subprocess.check_call([sys.executable, os.path.join(run.HERE, "layer.py"), path])
    return layer


def make(a, out):
    """Clouds, the jet lit by them, then the grade. Existing frames are kept."""
    s = _scaled(SHOTS[a.film], a)
    w, h = s["clouds"]
    scratch = os.path.join(a.scratch, f"{a.film}-{s['size'][0]}-{s['samples']}")
    os.makedirs(scratch, exist_ok=True)
    os.environ["OMP_NUM_THREADS"] = str(a.threads)
    clouds, grade = run.build("clouds", a.scratch), run.build("grade", a.scratch)
    settings = run.settings(os.path.join(scratch, "clouds.txt"), dict(
        s["air"], frames=s["frames"], camera=s["camera"], aim=s["aim"]))
    frames = os.path.join(scratch, "clouds-%d.half")
    subprocess.check_call([clouds, settings, "flat", str(w), str(h), str(s["samples"]), "0", str(s["made"]), STRIDE, "1", frames])
    look = dict(s["grade"], size=s["size"], frames=frames)
    if "jet" in s:
        look["layer"] = _jet(s, clouds, scratch, a.threads)
    if "strobe" in s:
        look["lamps"] = _strobe(s, scratch)
    run.finish(grade, run.settings(os.path.join(scratch, "grade.txt"), look), s["size"], s["rate"], s["made"], scratch, out)


def _strobe(s, scratch):
    """A distant aircraft: a steady red light and a white double flash, drifting slightly."""
    pattern = os.path.join(scratch, "lamps-%d.txt")
    w, h = s["size"]
    x, y, flashes = s["strobe"]
    for k in range(s["made"]):
        a = 2 * np.pi * k / s["frames"]
        at = (w * (x + .004 * np.sin(a)), h * (y + .003 * np.sin(a + .7)))
        beat = (k * flashes / s["frames"]) % 1 * s["frames"] / flashes  # frames since the last flash
        white = 5.0 * (np.exp(-beat) + .8 * np.exp(-max(beat - 5, 0)) * (beat >= 5))
        r = w / 1280
        with open(pattern % k, "w") as f:
            f.write(f"{at[0]:.3f} {at[1]:.3f} {.9 * r:.3f} {white + .5:.4f} {white + .06:.4f} {white + .04:.4f}\n")
    return pattern
