"""One grade for the whole set: what each picture sets around the common values.

size: master pixels; samples: per half buffer (two are rendered); ev: exposure in
stops; haze: linear RGB of the air and its largest share at the horizon; alt: text
for the manifest.  Pure data: read by render.py (inside Blender) and post.py.
"""
COMMON = dict(size=(1920, 1080), samples=24, ev=0.0, haze=(0.4, 0.4, 0.46, 0.5), contrast=1.17,
              saturation=1.18, vignette=0.24, grain=0.004, bloom=0.06, warmth=0.0)

LOOKS = {
    "fuel": dict(ev=0.0, haze=(.66, .46, .33, .7)),
    "ground-handling": dict(ev=0.15, haze=(.16, .19, .26, .6)),
}


def look(name):
    """Settings of one picture merged over the common ones."""
    return {**COMMON, **LOOKS.get(name, {})}
