"""Reads and writes the frame files described in frame.hpp."""
import os

import numpy as np


def write(path, pixels, left=0, top=0):
    """Writes pixels (h, w, c) as half floats."""
    h, w, c = pixels.shape
    with open(path + ".part", "wb") as f:
        np.array([w, h, left, top, c], np.int32).tofile(f)
        np.clip(pixels, -6e4, 6e4).astype(np.float16).tofile(f)
    os.replace(path + ".part", path)


def read(path):
    """Pixels (h, w, c) as float32, then the left and top edge."""
    with open(path, "rb") as f:
        w, h, left, top, c = np.fromfile(f, np.int32, 5)
        return np.fromfile(f, np.float16).reshape(h, w, c).astype(np.float32), left, top
