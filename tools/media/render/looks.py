"""One grade for the whole set: what each picture sets around the common values.

size: master pixels; samples: per half buffer (two are rendered); ev: exposure in
stops; haze: linear RGB of the air and its largest share at the horizon; cutout: a PNG whose sky
is transparent.  Pure data:
read by render.py (inside Blender) and post.py.
"""
COMMON = dict(size=(1920, 1080), samples=24, ev=0.0, haze=(0.4, 0.4, 0.46, 0.5), contrast=1.17,
              saturation=1.18, vignette=0.24, grain=0.004, bloom=0.06, warmth=0.0)

LOOKS = {
    "fuel": dict(ev=0.3, haze=(.66, .46, .33, .7)),
    "cargo-flights": dict(ev=0.2, haze=(.035, .035, .045, .6)),
    "catering": dict(ev=0.4, haze=(.74, .66, .56, .4), saturation=1.42, contrast=1.2, warmth=.006),
    "air-ambulance-flights": dict(ev=0.2, haze=(.20, .26, .30, .6)),
    "concierge-services": dict(ev=-0.1, haze=(.50, .32, .19, .6), bloom=.04),
    "airline-representation": dict(ev=0.1, haze=(.62, .46, .42, .65)),
    "transport-hotac": dict(ev=0.4, haze=(.05, .06, .09, .4)),
    "operations": dict(samples=40, ev=0.7, haze=(.06, .06, .08, .4)),
    "private-jets-charter": dict(ev=0.25, haze=(.52, .30, .24, .65)),
    "banner-about": dict(size=(2100, 900), ev=-0.1, haze=(.42, .25, .16, .42)),
    "banner-contact": dict(size=(2100, 900), ev=0.3, haze=(.40, .25, .22, .40)),
    "banner-services": dict(size=(2100, 900), ev=0.3, haze=(.66, .58, .48, .7), saturation=1.32),
    "cover": dict(ev=0.35, haze=(.56, .33, .24, .65)),
    "overlay-jet": dict(size=(1200, 560), ev=.2, haze=(0, 0, 0, 0), vignette=0, grain=0, bloom=0, cutout=True),
    "ground-handling": dict(ev=0.15, haze=(.16, .19, .26, .6)),
}


def look(name):
    """Settings of one picture merged over the common ones."""
    return {**COMMON, **LOOKS.get(name, {})}
