"""Denoise, add haze and grade: python3 post.py <scene> <base> <out>

Reads <base>_0.exr and <base>_1.exr, two renders with different seeds, and writes <out>
(.png, or .jpg at quality 95, 4:4:4).
"""
import ctypes
import os
import subprocess
import sys
import tempfile
import time

import numpy as np
import OpenImageIO as oiio
from PIL import Image
from scipy.ndimage import percentile_filter, uniform_filter1d

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from looks import look  # noqa: E402


def load(path):
    """Passes of one EXR file as float arrays."""
    buf = oiio.ImageBuf(path)
    names = list(buf.spec().channelnames)
    a = np.ascontiguousarray(buf.get_pixels(oiio.FLOAT))

    def get(key, channels):
        idx = [next(i for i, n in enumerate(names) if n.endswith(f"{key}.{c}")) for c in channels]
        return a[..., idx]

    return dict(rgb=get("Combined", "RGB"), alpha=get("Combined", "A"), mist=get("Mist", "Z"),
                sky=get("Env", "RGB"), normal=get("Normal", "XYZ"),
                albedo=get("DiffCol", "RGB") + 0.5 * get("GlossCol", "RGB"))


def haze(p, colour_share):
    """Composite over the sky with haze by depth; correct at anti-aliased edges."""
    colour, share = np.array(colour_share[:3], np.float32), colour_share[3]
    a = np.clip(p["alpha"], 0, 1)
    far = np.clip(p["mist"] - (1 - a), 0, 1)  # depth of the opaque share
    near = p["rgb"] * (1 - share * far / np.maximum(a, 1e-4))
    return np.maximum(near + colour * share * far, 0) + p["sky"]


def without_fireflies(c, k=3.0):
    """Reduce isolated pixels far brighter than their neighbours."""
    l = c.max(-1)
    m = percentile_filter(l, 82, size=3)
    s = np.where(l > k * m + 0.15, (m + 0.05) / np.maximum(l, 1e-6), 1.0)
    return c * s[..., None]


def _library():
    so = os.path.join(tempfile.gettempdir(), "aero_nlm.so")
    src = os.path.join(HERE, "nlm.cpp")
    if not os.path.exists(so) or os.path.getmtime(so) < os.path.getmtime(src):
        subprocess.check_call(["g++", "-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC", src, "-o", so])
    return ctypes.CDLL(so)


def nlm(a, b, fa, fb, radius=8, kc=0.6, kf=0.7, tau=2e-3):
    """Cross non-local means of two noisy buffers, guided by feature buffers."""
    planes = [np.ascontiguousarray(np.moveaxis(x, -1, 0), np.float32) for x in (a, b, fa, fb)]
    h, w = a.shape[:2]
    out = np.zeros((3, h, w), np.float32)
    ptr = [x.ctypes.data_as(ctypes.c_void_p) for x in planes]
    f = ctypes.c_float
    _library().nlm(*ptr, planes[2].shape[0], w, h, radius, 1, f(kc), f(kf), f(tau),
                   out.ctypes.data_as(ctypes.c_void_p), 0)
    return np.moveaxis(out, 0, -1)


def denoise(base, look_):
    pair = [load(f"{base}_{i}.exr") for i in (0, 1)]
    col = [np.log1p(6 * without_fireflies(haze(p, look_["haze"]))) for p in pair]
    feat = [np.concatenate([np.clip(p["albedo"], 0, 1.5), p["normal"] * 0.6, p["mist"] * 3, p["alpha"]], -1) for p in pair]
    out = nlm(col[0], col[1], feat[0], feat[1], kc=look_.get("kc", 0.6))
    return np.maximum(np.expm1(out) / 6, 0)


def _blur(a, sigma):
    k = max(1, int(round(sigma * 1.9)) | 1)
    for _ in range(3):
        a = uniform_filter1d(uniform_filter1d(a, k, axis=0, mode="nearest"), k, axis=1, mode="nearest")
    return a


def bloom(c, amount):
    l = c.max(-1, keepdims=True)
    b = np.minimum(c * np.clip((l - 1) / np.maximum(l, 1e-6), 0, 1), 24)
    w = c.shape[1] / 1600
    return c + amount * 6 * sum(k * _blur(b, s * w) for s, k in ((3, .30), (10, .28), (28, .24), (70, .18)))


def tonemap(c, ev, contrast, saturation):
    """AgX-like tone mapping: inset, sigmoid of log light, contrast and saturation, outset. Returns display values."""
    c = np.maximum(c * 2.0**ev, 0)
    m = np.array([[.842479, .0784336, .0792237], [.0423282, .878468, .0791661], [.0423756, .0784336, .879142]])
    c = c @ m.T
    x = np.clip((np.log2(np.maximum(c, 1e-10)) + 12.47393) / 16.5, 0, 1)
    y = 15.5 * x**6 - 40.14 * x**5 + 31.96 * x**4 - 6.868 * x**3 + .4298 * x**2 + .1191 * x - .00232
    y = np.clip(y, 0, 1)
    l = (y * [.2126, .7152, .0722]).sum(-1, keepdims=True) ** contrast
    y = l + (y**contrast - l) * saturation
    return np.clip(y @ np.linalg.inv(m).T, 0, 1)


def finish(y, vignette, grain, warmth, seed=1):
    h, w = y.shape[:2]
    l = y.mean(-1, keepdims=True)
    y = y + np.array([-.012, 0, .018]) * (1 - l) ** 2 + np.array([.014 + warmth, .004, -.012 - warmth]) * l
    yy, xx = np.mgrid[0:h, 0:w]
    r = (xx / w - .5) ** 2 * 1.2 + (yy / h - .5) ** 2 * 1.4
    y = y * (1 - vignette * np.clip(r * 2.2, 0, 1)[..., None])
    g = np.random.default_rng(seed).normal(0, 1, (h, w, 1))
    return np.clip(y + g * grain * (.35 + 2.6 * l * (1 - l)), 0, 1)


def sharpen(y, amount=0.35):
    """Unsharp mask that offsets the blur of the pixel filter."""
    return np.clip(y + amount * (y - _blur(y, 1.0)), 0, 1)


def save(y, path):
    im = Image.fromarray((y * 255 + .5).astype("uint8"))
    if path.endswith((".jpg", ".jpeg")):
        im.convert("RGB").save(path, quality=95, subsampling=0)
    else:
        im.save(path)


def main():
    scene, base, out = sys.argv[1:4]
    k, start = look(scene), time.time()
    c = bloom(denoise(base, k), k["bloom"])
    y = sharpen(tonemap(c, k["ev"], k["contrast"], k["saturation"]))
    y = finish(y, k["vignette"], k["grain"], k["warmth"])
    save(y, out)
    print(f"post {scene} {time.time() - start:.1f} s, mean {y.mean():.3f}", flush=True)


if __name__ == "__main__":
    main()
