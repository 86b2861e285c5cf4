"""Position and attitude of the jet, as plain numbers shared by renderer and compositor.

Camera frame: x right, y forward, z up (level, along the shot's yaw), in metres.
"""
import itertools
import math

import numpy as np


def pose(shot, k):
    """Position (3,) in world axes relative to the camera, and Euler angles (3,), at frame k.

    Every term has a whole number of periods per film, so the loop has no seam.
    """
    a = 2 * math.pi * k / shot["frames"]
    right, ahead, up = shot["jet"]
    sway = shot["jet_sway"]
    right += sway * math.sin(a + 1.0)
    ahead += sway * math.sin(a)
    up += sway * (.55 * math.sin(a) + .18 * math.sin(2 * a + .6))
    yaw = math.radians(shot["aim"][0])
    f = np.array([math.sin(yaw), math.cos(yaw), 0])
    r = np.array([f[1], -f[0], 0])
    roll = math.radians(shot["jet_roll"] + 1.3 * math.sin(a + .4))
    pitch = math.radians(2.2 + .4 * math.sin(a + 1.2))
    heading = math.radians(-90 + shot["jet_heading"] + .5 * math.sin(a))
    return f * ahead + r * right + np.array([0, 0, up]), (roll, pitch, heading)


def matrix(shot, k):
    """The jet's 4×4 matrix at frame k, in Blender's Euler order XYZ."""
    place, (x, y, z) = pose(shot, k)
    cx, sx, cy, sy, cz, sz = (g(v) for v in (x, y, z) for g in (math.cos, math.sin))
    rx = np.array([[1, 0, 0], [0, cx, -sx], [0, sx, cx]])
    ry = np.array([[cy, 0, sy], [0, 1, 0], [-sy, 0, cy]])
    rz = np.array([[cz, -sz, 0], [sz, cz, 0], [0, 0, 1]])
    m = np.eye(4)
    m[:3, :3], m[:3, 3] = rz @ ry @ rx, place
    return m


def project(shot, points):
    """World points (..., 3) relative to the camera, to pixels (..., 2)."""
    yaw, pitch, fov = np.radians(shot["aim"])
    w, h = shot["size"]
    f = np.array([math.sin(yaw) * math.cos(pitch), math.cos(yaw) * math.cos(pitch), math.sin(pitch)])
    r = np.array([math.cos(yaw), -math.sin(yaw), 0])
    u = np.cross(r, f)
    scale = w / 2 / math.tan(fov / 2)
    depth = np.maximum(points @ f, 1e-3)
    return np.stack([w / 2 + scale * (points @ r) / depth, h / 2 - scale * (points @ u) / depth], -1)


def window(shot):
    """Pixel bounds of the jet over the whole film: left, top, right, bottom."""
    box = np.array(list(itertools.product((-10.6, 10.9), (-10.2, 10.2), (-2.0, 5.0))))
    spots = []
    for k in range(0, shot["frames"], 4):
        m = matrix(shot, k)
        spots.append(project(shot, box @ m[:3, :3].T + m[:3, 3]))
    spots = np.concatenate(spots)
    w, h = shot["size"]
    left, top = np.maximum(np.floor(spots.min(0)) - 8, 0)
    right, bottom = np.minimum(np.ceil(spots.max(0)) + 8, (w, h))
    return int(left), int(top), int(right), int(bottom)
