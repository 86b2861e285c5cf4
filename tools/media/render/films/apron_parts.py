"""Renders the parts of the ground-handling film. Runs inside Blender:

    blender -b --factory-startup -P apron_parts.py -- <jobs.json>

A job is the still, the light of one lamp, or a small window around moving objects. Each writes one EXR
per seed (11 and 108); existing files are kept.
"""
import json
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]

import bpy  # noqa: E402

import apron as kit  # noqa: E402
import apron_shot as plan  # noqa: E402
import core  # noqa: E402
import light  # noqa: E402
import materials  # noqa: E402
from aircraft import twin  # noqa: E402
from buildings import control_tower, terminal  # noqa: E402
from figure import driver, marshaller  # noqa: E402
from materials import mat  # noqa: E402
from vehicles import ground_power, tug  # noqa: E402


def build():
    """Build the scene. Returns what moves: tug, its lamp, the forearms, the wheel pivots."""
    light.twilight(52, (.014, .038, .115), (.040, .10, .235), (.17, .22, .33), (1.0, .40, .16), 3.2, .85, clouds=dict(
        scale=(.35, .8, 1), rot=.3, freq=1.3, lo=.47, hi=.72, amt=.5, loc=(3, 1, 0), near=(1.0, .38, .26), far=(.08, .11, .20), core=(.04, .06, .12), pow=4.))
    kit.ground(wet=.62)
    kit.stand()
    twin(lit=.6)
    ground_power((1.2, -7.4), math.radians(-50))
    core.tube("cable", [(1.5, -6.5, .6), (1.5, -5.8, .06), (1.3, -4.2, .03), (2.4, -2.6, .03), (3.0, -1.2, .03), (3.4, -.5, .3), (3.5, -.3, 1.9)], .045, mat("rubber"))
    for x, y in ((-1.8, -1.4), (12.4, -9.0), (3.6, -4.6), (-2.2, 4.4), (21, -17.6), (12, 9)):
        kit.cone(x, y)
    kit.chock(4.9, 0)
    kit.line([(plan.TUG_X - 2.2, 60), (plan.TUG_X - 2.2, -60)], .18, "white")
    kit.line([(plan.TUG_X + 2.0, 60), (plan.TUG_X + 2.0, -60)], .18, "white")
    terminal((120, 30), math.radians(90), 210, 17)
    control_tower((150, 112), 50)
    kit.mast(66, 58, 26, 4, math.pi)
    kit.mast(60, -42, 26, 4, math.pi)
    kit.edge_lights([(74, y) for y in range(-80, 100, 12)], "lamp_blue")
    light.spot((-14, 26, 22), (4, 2, 1.5), 26000, (1, .80, .56), 52, .7, .8)
    light.spot((-4, -34, 22), (4, -3, 2), 20000, (1, .78, .52), 52, .7, .8)
    light.spot((46, 26, 24), (18, 2, 2), 24000, (1, .74, .46), 60, .7, .8)
    light.area((-24, -4, 16), (4, 0, 2), 20, 1300, (.50, .68, 1.), 14)
    for name in ("lamp_amber", "lamp_red"):
        materials.bsdf(mat(name)).inputs["Emission Strength"].default_value = plan.DOME_DIM
    # The headlamps light the ground ahead of the tug; while it is parked below ground they light nothing.
    t = tug((0, 0), math.pi / 2)
    for part in [o for o in t.children if o.data and mat("lamp_amber").name in o.data.materials]:
        part.data.materials[0] = materials.lamp("tug beacon", (1, .45, .05), plan.DOME)
    driver(t, (1.95, -.30, 1.02))
    t.location = (plan.TUG_X, 0, plan.HIDDEN)
    for s in (1, -1):
        beam = light.spot((-.1, s * .48, .76), (-7, s * .6, 0), 420, (1, .88, .70), 46, .8, .08, mirrored=False)
        beam.parent = t
    glow = light.point((1.9, 0, 2.35), 22, (1, .45, .05), .10, t)
    arms = marshaller(plan.MARSHALLER, math.pi)
    light.camera(plan.CAMERA, plan.TARGET, plan.LENS)
    return t, glow, arms, _wheel_pivots(t)


def _wheel_pivots(t):
    """Puts the wheel nuts on pivots that turn with the distance driven."""
    pivots = []
    for hub in [o for o in t.children if o.name.startswith("hub")]:
        pivot = core.empty("pivot", hub.location, parent=t)
        for nut in [o for o in t.children if o.name.startswith("nut")]:
            away = nut.location - hub.location
            if math.hypot(away.x, away.z) < .3 and abs(away.y) < .3:
                nut.parent, nut.location = pivot, away
        pivots.append(pivot)
    return pivots


def isolate_lamp(job, root):
    """Switches off all light except one lamp, so that its share can be added at any brightness."""
    bpy.context.scene.world.node_tree.nodes["Background"].inputs[1].default_value = 0
    for ob in bpy.data.objects:
        if ob.type == "LIGHT":
            ob.hide_render = True
    for m in bpy.data.materials:
        if m.use_nodes and "Principled BSDF" in m.node_tree.nodes:
            strength = materials.bsdf(m).inputs["Emission Strength"]
            for link in list(strength.links):
                m.node_tree.links.remove(link)
            strength.default_value = 0
    root.location = (0, 0, plan.HIDDEN)
    materials.bsdf(mat(job["dome"])).inputs["Emission Strength"].default_value = plan.DOME
    for x, y, z, power in job["lamps"]:
        lit = light.point((x, y, z), power, job["colour"], .12)
        lit.visible_glossy = True


def main():
    with open(sys.argv[sys.argv.index("--") + 1]) as f:
        plan_file = json.load(f)
    core.reset()
    materials.forget()
    cart, glow, arms, hubs = build()
    w, h = plan_file["size"]
    s = light.setup(w, h, 1, bounces=6, threads=plan_file["threads"])
    dome = materials.bsdf(bpy.data.materials["tug beacon"]).inputs["Emission Strength"]
    for job in plan_file["jobs"]:
        paths = [(job["out"] + f"_{i}.exr") for i in (0, 1)]
        if all(os.path.exists(p) for p in paths):
            continue
        k = job.get("frame", 0)
        y = plan.tug_y(k) if job["kind"] == "window" else None
        cart.location = (plan.TUG_X, y or 0, plan.HIDDEN if y is None else 0)
        level = plan.turning(k, plan.TUG_BEACON)
        dome.default_value, glow.data.energy = plan.DOME * level, 22 * level
        for hub in hubs:
            hub.rotation_euler = (0, -(y or 0) / plan.WHEEL, 0)
        for arm, angles in zip(arms, plan.arms(k)):
            arm.rotation_euler = angles
        if job["kind"] == "still":
            arms[0].parent.location.z = plan.HIDDEN
        elif job["kind"] in ("window", "figure"):
            arms[0].parent.location.z = 0
        elif job["kind"] == "lamp":
            isolate_lamp(job, cart)
        box = job.get("box", [0, 0, w, h])
        s.render.use_border = s.render.use_crop_to_border = True
        s.render.border_min_x, s.render.border_max_x = (box[0] + .01) / w, (box[2] + .01) / w
        s.render.border_min_y, s.render.border_max_y = (h - box[3] + .01) / h, (h - box[1] + .01) / h
        s.cycles.samples = job["samples"]
        for i, path in enumerate(paths):
            light.render_exr(path + ".part.exr", plan_file["seed"] + 97 * i)
            os.rename(path + ".part.exr", path)
        print(job["kind"], k, flush=True)


main()
