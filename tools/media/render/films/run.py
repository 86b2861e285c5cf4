"""Calls compilers, encoders and other programs."""
import json
import os
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
FLAGS = ["-std=c++17", "-O3", "-march=native", "-ffast-math", "-fopenmp"]


def build(name, scratch):
    """Path of a compiled tool; recompiles it if a source is newer."""
    binary = os.path.join(scratch, name)
    sources = [os.path.join(HERE, f) for f in os.listdir(HERE) if f.endswith((".hpp", ".cpp"))]
    if not os.path.exists(binary) or os.path.getmtime(binary) < max(map(os.path.getmtime, sources)):
        subprocess.check_call(["g++", *FLAGS, os.path.join(HERE, name + ".cpp"), "-o", binary])
    return binary


def settings(path, values):
    """Writes a text file of names and numbers for settings.hpp."""
    with open(path, "w") as f:
        for name, v in values.items():
            f.write(f"{name} {' '.join(map(str, v)) if isinstance(v, (list, tuple)) else v}\n")
    return path


def dump(path, value):
    with open(path, "w") as f:
        json.dump(value, f)
    return path


def blender(script, shot, threads):
    subprocess.check_call(
        ["blender", "-b", "--python-exit-code", "1", "--factory-startup", "-t", str(threads),
         "-P", os.path.join(HERE, script), "--", shot], stdout=subprocess.DEVNULL)


def finish(grade, look, size, rate, frames, scratch, out):
    """Grades the frames, into a lossless film and a small master, or into one picture."""
    raw = ["-f", "rawvideo", "-pix_fmt", "rgb48le", "-s", f"{size[0]}x{size[1]}", "-r", str(rate), "-i", "-"]
    picture = out.endswith(".png")
    lossless = out if picture else os.path.join(scratch, "film.mkv")
    code = [] if picture else ["-pix_fmt", "yuv420p10le", "-c:v", "ffv1", "-level", "3"]
    colours = [] if picture else ["-vf", "scale=out_color_matrix=bt709:out_range=tv", *COLOURS]
    source = subprocess.Popen([grade, look, "0", str(1 if picture else frames)], stdout=subprocess.PIPE)
    subprocess.check_call(["ffmpeg", "-v", "error", "-y", *raw, *colours, *code, lossless], stdin=source.stdout)
    if source.wait():
        raise SystemExit("grade failed")
    if not picture:
        subprocess.check_call(["ffmpeg", "-v", "error", "-y", "-i", lossless, "-an", *MASTER, *COLOURS, out])


COLOURS = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"]
# Quality to encode from again, at a size that fits the repository.
MASTER = ["-c:v", "libx264", "-preset", "slow", "-crf", "15", "-pix_fmt", "yuv420p10le", "-movflags", "+faststart"]
