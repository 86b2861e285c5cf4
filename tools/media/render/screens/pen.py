"""Background colour, inks and font of the screens."""
import os

import bpy
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from materials.registry import made, new

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../../../.."))
FACE = os.path.join(ROOT, "node_modules/@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff2")
NIGHT, PANEL, LINE, GULF, SKY, BRASS, SAND, PAPER, RED = (
    (7, 14, 26), (14, 27, 46), (34, 58, 84), (18, 110, 140), (121, 199, 227), (233, 185, 90), (214, 196, 160), (243, 239, 230), (240, 110, 90))


def sheet(width, height):
    im = Image.new("RGB", (width, height), NIGHT)
    return im, ImageDraw.Draw(im)


def face(size):
    return ImageFont.truetype(FACE, size)


def screen(name, im, width, height, strength=1.4):
    """Material that shows a picture on a screen of ``width`` × ``height`` m, centred on X and Z."""
    if name in made:
        return made[name]
    pixels = np.asarray(im.transpose(Image.FLIP_TOP_BOTTOM).convert("RGBA"), np.float32) / 255
    data = bpy.data.images.new(name, im.width, im.height)
    data.pixels.foreach_set(pixels.ravel())
    m, t, i = new(name)
    _, x, y, z = t.position()
    at = t.new("ShaderNodeCombineXYZ")
    t.link(t.math("MULTIPLY_ADD", x, 1 / width, .5), at.inputs[0])
    t.link(t.math("MULTIPLY_ADD", z, 1 / height, .5), at.inputs[1])
    tex = t.new("ShaderNodeTexImage", image=data, extension="EXTEND")
    t.link(at.outputs[0], tex.inputs[0])
    t.link(tex.outputs[0], i["Emission"])
    i["Base Color"].default_value = (.004, .005, .007, 1)
    i["Roughness"].default_value = .22
    i["Emission Strength"].default_value = strength
    m.cycles.sample_as_light = False
    made[name] = m
    return m
