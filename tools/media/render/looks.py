"""Grade of the set: common values, and what each picture overrides. Pure data for render.py and post.py.

size: master pixels; samples: per half buffer (two are rendered); ev: exposure in stops;
haze: linear RGB of the air, then its largest share at the horizon.
"""
COMMON = dict(size=(1920, 1080), samples=24, ev=0.0, haze=(0.4, 0.4, 0.46, 0.5), contrast=1.17,
              saturation=1.18, vignette=0.24, grain=0.004, bloom=0.06, warmth=0.0)

LOOKS = {
    "fuel": dict(samples=8, ev=0.3, haze=(.78, .57, .40, .85)),
    "cargo-flights": dict(samples=10, ev=0.0, haze=(.062, .056, .058, .85)),
    "catering": dict(samples=8, bounces=3, ev=0.45, kc=.5, haze=(.80, .62, .46, .5), saturation=1.3, contrast=1.2, warmth=.012),
    "air-ambulance-flights": dict(samples=10, ev=0.25, haze=(.26, .32, .35, .85)),
    "concierge-services": dict(samples=8, ev=-0.05, contrast=1.22, haze=(.84, .54, .31, .75), bloom=.04),
    "airline-representation": dict(samples=8, ev=0.25, haze=(.76, .56, .44, .9)),
    "transport-hotac": dict(samples=24, ev=0.95, kc=.45, haze=(.05, .06, .09, .4)),
    "operations": dict(samples=12, ev=1.1, haze=(.06, .06, .08, .4)),
    "private-jets-charter": dict(ev=0.25, haze=(.52, .30, .24, .65)),
    "banner-about": dict(size=(2100, 900), samples=8, bounces=3, ev=-0.05, haze=(.52, .29, .14, .5), saturation=1.25, warmth=.014),
    "banner-contact": dict(size=(2100, 900), ev=0.3, haze=(.44, .29, .24, .60)),
    "banner-services": dict(size=(2100, 900), samples=8, ev=0.85, haze=(.66, .58, .48, .7), saturation=1.32),
    "cover": dict(ev=0.35, haze=(.56, .33, .24, .65)),
    "emblem-ambulance": dict(size=(896, 672), samples=6, ev=.35, haze=(.2, .2, .2, 0)),
    "emblem-broker": dict(size=(896, 672), samples=6, ev=.35, haze=(.62, .34, .2, .8)),
    "emblem-station": dict(size=(896, 672), samples=6, ev=.5, haze=(.6, .36, .22, .8)),
    "emblem-freight": dict(size=(896, 672), samples=6, ev=.35, haze=(.11, .085, .075, .8)),
    "emblem-captain": dict(size=(896, 672), samples=6, ev=.45, haze=(.7, .36, .2, .8)),
    "ground-handling": dict(ev=0.15, haze=(.16, .19, .26, .6)),
}


def look(name):
    return {**COMMON, **LOOKS.get(name, {})}
