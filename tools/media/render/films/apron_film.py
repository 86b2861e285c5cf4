"""The ground-handling film: one clean still, small windows around moving objects, and flashing lamps.

A window uses the seeds of a noisy copy of the still. Pixels that no moving object affects are therefore
identical in both, and the difference is the exact mask of object, shadow, reflection and lamplight.
"""
import os
import sys

import numpy as np
from scipy.ndimage import gaussian_filter, grey_dilation

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.dirname(HERE)]
import apron_shot as plan  # noqa: E402
import halves  # noqa: E402
import run  # noqa: E402
from post import haze, load, nlm, without_fireflies  # noqa: E402

# Flashing lamps, each rendered alone: dome material, (x, y, z, watts), colour, brightness at frame k.
LAMPS = {
    "beacon": ("lamp_red", [(14.6, 0, .95, 150), (15, 0, 6.2, 60)], (1, .05, .02), lambda k: plan.flash(k, plan.BEACONS)),
    "cart": ("lamp_amber", [(1.2, -7.4, 2.15, 26)], (1, .45, .05), lambda k: plan.turning(k, plan.CART_BEACON, .3)),
}
FEATHER = 14


def shot(_name):
    return plan.SHOT


def _to_pixels(points, size):
    """World points (n, 3) to pixels (n, 2)."""
    w, h = size
    eye = np.array(plan.CAMERA)
    f = np.array(plan.TARGET) - eye
    f /= np.linalg.norm(f)
    r = np.cross(f, (0, 0, 1))
    r /= np.linalg.norm(r)
    u, p = np.cross(r, f), np.asarray(points, float) - eye
    scale, depth = w * plan.LENS / 36, np.maximum(p @ f, .5)
    return np.stack([w / 2 + scale * (p @ r) / depth, h / 2 - scale * (p @ u) / depth], -1)


def _box(x, y, z, size, margin):
    """Pixel bounds of a block in space: left, top, right, bottom."""
    spots = _to_pixels([(a, b, c) for a in x for b in y for c in z], size)
    margin *= size[0] / 1280
    low, high = np.floor(spots.min(0) - margin), np.ceil(spots.max(0) + margin)
    return [int(np.clip(v, 0, size[i % 2])) for i, v in enumerate((*low, *high))]


def _tug_box(k, size):
    """Bounds of the tug, its reflection and its headlamp beams; None while it is out of the picture."""
    y = plan.tug_y(k)
    if y is None:
        return None
    body = _box((plan.TUG_X - .8, plan.TUG_X + .8), (y, y + plan.TUG_LENGTH), (-2.3, 2.4), size, 20)
    beams = _box((plan.TUG_X - 1, plan.TUG_X + 1), (y - 2.2, y), (0, .1), size, 20)
    box = _union(body, beams)
    return box if box[2] - box[0] > 4 else None


def _union(a, b):
    return [min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])]


def _figure_box(size):
    x, y = plan.MARSHALLER
    return _box((x - .6, x + .6), (y - .9, y + .9), (-2.3, 2.35), size, 24)


def _windows(k, size):
    """What to render for a frame: a list of (kind, frame, box)."""
    figure, tug = _figure_box(size), _tug_box(k, size)
    alone = ("figure", k % (plan.SHOT["frames"] // plan.CIRCLES), figure)
    if tug is None:
        return [alone]
    if tug[0] < figure[2] and figure[0] < tug[2]:
        return [("window", k, _union(tug, figure))]
    return [alone, ("window", k, tug)]


def _half_buffers(base):
    pair = [load(f"{base}_{i}.exr") for i in (0, 1)]
    return pair, [haze(p, plan.SHOT["haze"]) for p in pair]


def _denoised(base, radius):
    pair, lit = _half_buffers(base)
    colours = [np.log1p(6 * without_fireflies(c)) for c in lit]
    features = [np.concatenate([np.clip(p["albedo"], 0, 1.5), p["normal"] * .6, p["mist"] * 3, p["alpha"]], -1) for p in pair]
    return np.maximum(np.expm1(nlm(*colours, *features, radius=radius)) / 6, 0)


def _change_mask(base, box, plain):
    """Feathered mask (0..1) of the pixels that a moving object changed."""
    _, lit = _half_buffers(base)
    changed = np.zeros(lit[0].shape[:2], bool)
    for c, p in zip(lit, plain):
        old = p[box[1]:box[3], box[0]:box[2]]
        changed |= np.abs(c - old).max(-1) > .02 * old.max(-1) + .002
    # Smooth first: single noisy pixels do not count as changed.
    dense = gaussian_filter(grey_dilation(gaussian_filter(changed.astype(np.float32), 2.5), FEATHER), FEATHER / 3)
    soft = np.clip((dense - .10) / .25, 0, 1)
    # Fade out at the window's edge, unless that is the picture's edge.
    h, w = soft.shape
    full_h, full_w = plain[0].shape[:2]
    x, y = np.arange(w), np.arange(h)
    ramp = [np.clip(v / FEATHER, 0, 1) for v in (x, w - 1 - x, y, h - 1 - y)]
    left, right = (ramp[0] if box[0] > 0 else 1), (ramp[1] if box[2] < full_w else 1)
    top, bottom = (ramp[2] if box[1] > 0 else 1), (ramp[3] if box[3] < full_h else 1)
    return soft * (left * right * np.ones(w))[None, :] * (top * bottom * np.ones(h))[:, None]


def _occlusion(base, box, plain):
    """Share (0..1) of each pixel where a moving object hides what the still shows."""
    left, top, right, bottom = box
    depths = [load(f"{base}_{i}.exr")["mist"][..., 0] - p[top:bottom, left:right] for i, p in enumerate(plain)]
    return np.mean([np.abs(d) > 2e-4 for d in depths], 0, dtype=np.float32)[..., None]


def _jobs(size, samples, frames, scratch):
    """All render jobs in order, and the windows of each frame."""
    few = plan.SHOT["window_samples"]
    jobs = [dict(kind="still", out="still", samples=samples), dict(kind="still", out="plain", samples=few)]
    wanted, per_frame = {}, []
    for k in range(frames):
        parts = []
        for kind, at, box in _windows(k, size):
            wanted[f"{kind}-{at}"] = dict(kind=kind, frame=at, box=box, out=f"{kind}-{at}", samples=few)
            parts.append((f"{kind}-{at}", box))
        per_frame.append(parts)
    jobs += wanted.values()
    # Lamps come last: rendering one alone switches off all other lights in the scene.
    for name, (dome, lamps, colour, _) in LAMPS.items():
        jobs.append(dict(kind="lamp", out=f"lamp-{name}", samples=few * 2, dome=dome, lamps=lamps, colour=colour))
    for job in jobs:
        job["out"] = os.path.join(scratch, job["out"])
    return jobs, per_frame


def make(a, out):
    s = plan.SHOT
    size = (a.width or s["size"][0], a.height or s["size"][1])
    samples, frames = a.samples or s["samples"], min(a.frames or s["frames"], s["frames"])
    scratch = os.path.join(a.scratch, f"ground-handling-{size[0]}-{samples}")
    os.makedirs(scratch, exist_ok=True)
    jobs, per_frame = _jobs(size, samples, frames, scratch)
    run.blender("apron_parts.py", run.dump(os.path.join(scratch, "jobs.json"), dict(
        size=size, threads=a.threads, seed=s["seed"], jobs=jobs)), a.threads)
    still = _denoised(os.path.join(scratch, "still"), 8)
    passes, plain = _half_buffers(os.path.join(scratch, "plain"))
    depths = [p["mist"][..., 0] for p in passes]
    lamps = {name: _denoised(os.path.join(scratch, f"lamp-{name}"), 6) for name in LAMPS}
    made = {}
    pattern = os.path.join(scratch, "frame-%d.half")
    for k in range(frames):
        if os.path.exists(pattern % k):
            continue
        glow = sum(lamps[name] * level(k) for name, (*_, level) in LAMPS.items())
        picture = still + glow
        for name, box in per_frame[k]:
            if name not in made:
                base = os.path.join(scratch, name)
                made = {n: v for n, v in made.items() if n.startswith("figure")}
                made[name] = (_denoised(base, 3), _change_mask(base, box, plain)[..., None], _occlusion(base, box, depths))
            window, share, cover = made[name]
            at = np.s_[box[1]:box[3], box[0]:box[2]]
            # Moving objects hide the lamp glow behind them, which was rendered without them.
            picture[at] += (window - still[at]) * share - glow[at] * cover
        halves.write(pattern % k, np.maximum(picture, 0))
    grade = run.build("grade", a.scratch)
    look = dict(s["grade"], size=size, frames=pattern)
    if frames == s["frames"]:
        look.update(round=frames, start=s["start"])
    look = run.settings(os.path.join(scratch, "grade.txt"), look)
    run.finish(grade, look, size, s["rate"], frames, scratch, out)
