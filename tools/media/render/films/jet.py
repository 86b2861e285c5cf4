"""Renders the jet alone on a transparent film, lit by panoramas of its clouds. Runs inside Blender:

    blender -b --factory-startup -P jet.py -- <shot.json>

The shot has size, aim, the jet's position, samples, keys (frames to render), and the file patterns
(one %d each) of panoramas and out. Each keyframe becomes two EXR files, with ``seed`` and ``seed`` + 97.
"""
import json
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]

import bpy  # noqa: E402
from mathutils import Euler, Vector  # noqa: E402

import core  # noqa: E402
import flight  # noqa: E402
import light  # noqa: E402
import materials  # noqa: E402
from aircraft import JET_Z, business_jet  # noqa: E402

# Centre of rotation, relative to the nose tip (m).
CENTRE = (10.0, 0.0, 0.0)


def build(shot):
    """The jet on a pivot, its lamps and the camera. Returns the pivot and the sky's image node."""
    core.reset()
    materials.forget()
    pivot = core.empty("pivot")
    jet = business_jet(airstair=False, gear=False, lit=(0, 1, 2, 4, 5))
    jet.parent = pivot
    jet.location = (-CENTRE[0], -CENTRE[1], -CENTRE[2])
    world = bpy.data.worlds.new("World")
    bpy.context.scene.world = world
    world.use_nodes = True
    t = core.Nodes(world.node_tree)
    turn = t.new("ShaderNodeMapping")
    turn.inputs["Rotation"].default_value = (0, 0, -math.pi / 2)
    t.link(t.new("ShaderNodeTexCoord").outputs["Generated"], turn.inputs[0])
    image = t.new("ShaderNodeTexEnvironment")
    t.link(turn.outputs[0], image.inputs[0])
    t.link(image.outputs[0], world.node_tree.nodes["Background"].inputs[0])
    for elev, azim, strength, colour, size in shot["lamps"]:
        light.sun(elev, azim, strength, colour, size)
    yaw, pitch, fov = shot["aim"]
    aim = light.direction(pitch, yaw)
    cam = light.camera((0, 0, 0), aim, 50)
    cam.data.sensor_width, cam.data.angle = 36, math.radians(fov)
    cam.data.sensor_fit = "HORIZONTAL"
    return pivot, image


def main():
    with open(sys.argv[sys.argv.index("--") + 1]) as f:
        shot = json.load(f)
    pivot, image = build(shot)
    w, h = shot["size"]
    s = light.setup(w, h, shot["samples"], bounces=5, threads=shot.get("threads", 2))
    s.cycles.sample_clamp_indirect = 6
    bpy.context.view_layer.use_pass_position = True
    left, top, right, bottom = flight.window(shot)
    s.render.use_border = s.render.use_crop_to_border = True
    # Blender truncates the border to whole pixels; a hundredth of a pixel avoids rounding down.
    s.render.border_min_x, s.render.border_max_x = (left + .01) / w, (right + .01) / w
    s.render.border_min_y, s.render.border_max_y = (h - bottom + .01) / h, (h - top + .01) / h
    for k in shot["keys"]:
        paths = [(shot["out"] % k) + f"_{i}.exr" for i in (0, 1)]
        if all(os.path.exists(p) for p in paths):
            continue
        place, turn = flight.pose(shot, k)
        pivot.location, pivot.rotation_euler = Vector(place), Euler(turn, "XYZ")
        old = image.image
        image.image = bpy.data.images.load(shot["panoramas"] % k)
        image.image.colorspace_settings.name = "Linear"
        if old:
            bpy.data.images.remove(old)
        for i, path in enumerate(paths):
            light.render_exr(path + ".part.exr", shot["seed"] + 97 * i)
            os.rename(path + ".part.exr", path)
        print("key", k, flush=True)


main()
