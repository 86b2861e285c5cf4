"""Jet layer of every frame, from the rendered keyframes: /usr/bin/python3 layer.py <shot.json>

Each pixel of a keyframe has its position in space and the jet's motion is known. Both neighbouring
keyframes are therefore reprojected before they are blended, which keeps edges sharp while the jet rolls.
"""
import json
import os
import sys

import numpy as np
import OpenImageIO as oiio
from scipy.ndimage import binary_dilation, distance_transform_edt, gaussian_filter, map_coordinates, spline_filter

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
import flight  # noqa: E402
import halves  # noqa: E402
from post import nlm, without_fireflies  # noqa: E402


def passes(path):
    buf = oiio.ImageBuf(path)
    names = list(buf.spec().channelnames)
    a = buf.get_pixels(oiio.FLOAT)

    def get(key, channels):
        return a[..., [next(i for i, n in enumerate(names) if n.endswith(f"{key}.{c}")) for c in channels]]

    return dict(rgb=get("Combined", "RGB"), alpha=get("Combined", "A"), place=get("Position", "XYZ"),
                 features=np.concatenate([np.clip(get("DiffCol", "RGB"), 0, 1), get("Normal", "XYZ") * .6,
                                          get("Combined", "A")], -1))


def clean(pair):
    colours = [np.log1p(6 * np.maximum(without_fireflies(p["rgb"], 2.5), 0)) for p in pair]
    rgb = np.expm1(nlm(*colours, pair[0]["features"], pair[1]["features"], radius=4)) / 6
    alpha = np.clip((pair[0]["alpha"] + pair[1]["alpha"]) / 2, 0, 1)
    return np.concatenate([np.maximum(rgb, 0) * (alpha > 0), alpha], -1)


class Key:
    """One keyframe, ready to be reprojected to neighbouring frames."""

    def __init__(self, pattern, k):
        pair = [passes(f"{pattern % k}_{i}.exr") for i in (0, 1)]
        alpha = (pair[0]["alpha"] + pair[1]["alpha"])[..., 0] / 2
        rgba = clean(pair)
        # Compress highlights: the cubic kernel would ring around them.
        rgba[..., :3] /= 1 + rgba[..., :3]
        self.splines = [spline_filter(rgba[..., c], order=3, mode="mirror").astype(np.float32) for c in range(4)]
        self.place = pair[0]["place"] / np.maximum(pair[0]["alpha"], .1)
        _, self.nearest = distance_transform_edt(alpha < .7, return_indices=True)
        self.around = np.nonzero(binary_dilation(alpha > 0, iterations=14))
        self.shape, self.k = alpha.shape, k

    def displacement(self, shot, k):
        """Pixel displacement from this keyframe to frame k, extended beyond the outline."""
        world = np.concatenate([self.place, np.ones_like(self.place[..., :1])], -1)
        moved = world @ (flight.matrix(shot, k) @ np.linalg.inv(flight.matrix(shot, self.k))).T
        d = flight.project(shot, moved[..., :3]) - flight.project(shot, self.place)
        d = d[self.nearest[0], self.nearest[1]]
        return [gaussian_filter(d[..., i].astype(np.float32), 1.5) for i in (0, 1)]

    def reprojected(self, shot, k):
        """The keyframe as seen in frame k; each target pixel looks up its source."""
        dx, dy = self.displacement(shot, k)
        y, x = (v.astype(np.float32) for v in self.around)
        back = dx[self.around], dy[self.around]
        for _ in range(3):
            at = [y - back[1], x - back[0]]
            back = [map_coordinates(d, at, order=1, mode="nearest") for d in (dx, dy)]
        at = [y - back[1], x - back[0]]
        out = np.zeros((*self.shape, 4), np.float32)
        for c, spline in enumerate(self.splines):
            out[..., c][self.around] = map_coordinates(spline, at, order=3, mode="mirror", prefilter=False)
        out = np.clip(out, 0, 1)
        rgb = np.minimum(out[..., :3], .998)
        return np.concatenate([rgb / (1 - rgb), out[..., 3:]], -1)


def main():
    with open(sys.argv[1]) as f:
        shot = json.load(f)
    n, step, ready = shot["frames"], shot["key_step"], {}
    for k in range(shot["first"], shot["end"]):
        path = shot["layer"] % k
        if os.path.exists(path):
            continue
        before = k - k % step
        total = 0
        for at, weight in ((before, 1 - k % step / step), (before + step, k % step / step)):
            if weight == 0:
                continue
            if at not in ready:
                ready = {q: v for q, v in ready.items() if q >= before}
                ready[at] = Key(shot["out"], at % n)
            total = total + weight * ready[at].reprojected(shot, k)
        halves.write(path, total, *flight.window(shot)[:2])
    print("layer", shot["first"], "to", shot["end"], flush=True)


main()
