"""Render one picture, or list them.

    blender -b --factory-startup -P render.py -- list
    blender -b --factory-startup -P render.py -- fuel --out masters/fuel.jpg
    blender -b --factory-startup -P render.py -- fuel --width 480 --height 270 --samples 6 --out /tmp/fuel.png

Renders two half buffers with fixed seeds; ``post.py`` denoises, adds haze and grades.
"""
import argparse
import importlib
import os
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import core  # noqa: E402
import light  # noqa: E402
import materials  # noqa: E402
from looks import look  # noqa: E402


def names():
    return sorted(f[:-3].replace("_", "-") for f in os.listdir(os.path.join(HERE, "scenes"))
                  if f.endswith(".py") and not f.startswith("_"))


def arguments():
    p = argparse.ArgumentParser(prog="render.py")
    p.add_argument("scene", choices=["list", *names()])
    p.add_argument("--width", type=int)
    p.add_argument("--height", type=int)
    p.add_argument("--samples", type=int, help="per half buffer; two are rendered")
    p.add_argument("--seed", type=int, default=11)
    p.add_argument("--threads", type=int, default=2)
    p.add_argument("--out", help="picture to write (.jpg or .png)")
    p.add_argument("--keep", action="store_true", help="keep the EXR buffers")
    return p.parse_args(sys.argv[sys.argv.index("--") + 1:])


def main():
    a = arguments()
    if a.scene == "list":
        for n in names():
            w, h = look(n)["size"]
            print(f"{n:24s} {w}x{h}  {look(n)['samples']}x2 samples")
        return
    k = look(a.scene)
    w, h = a.width or k["size"][0], a.height or k["size"][1]
    start = time.time()
    core.reset()
    materials.forget()
    importlib.import_module("scenes." + a.scene.replace("-", "_")).build()
    light.setup(w, h, a.samples or k["samples"], a.seed, k.get("bounces", 6), a.threads)
    out = os.path.abspath(a.out or os.path.join(HERE, "masters", a.scene + ".jpg"))
    base = os.path.splitext(out)[0]
    for i in (0, 1):
        light.render_exr(f"{base}_{i}.exr", a.seed + 97 * i)
    print(f"rendered {a.scene} {w}x{h} in {time.time() - start:.0f} s", flush=True)
    subprocess.check_call(["/usr/bin/python3", os.path.join(HERE, "post.py"), a.scene, base, out])
    if not a.keep:
        for i in (0, 1):
            os.remove(f"{base}_{i}.exr")


main()
