"""Films above the clouds: size, camera, light, jet and grade of each shot. Pure data.

hero and hero-phone: the jet at sunset; closing: moonlit clouds an hour later, with a distant aircraft.
Cost: README.md, "The films". Render seeds of the jet: 5 and 102; the clouds use fixed noise.

size: pixels of the film; clouds: pixels of the cloud render; camera: position across the flight path,
altitude, sway and heave (m); aim: yaw clockwise from the flight path, pitch, horizontal field of view
(degrees); light: azimuth and elevation of sun or moon. Colours are linear RGB.
"""

SUNSET = dict(
    light=(-29.0, 4.2), light_colour=(27, 9.6, 3.0), glow=(1.10, .40, .12), halo=(1.0, .54, .22),
    disc=(34, 19, 7), disc_size=(.55, .06, 1), zenith=(.014, .050, .16), mid_far=(.034, .098, .27),
    mid_near=(.15, .17, .31), low_far=(.15, .20, .37), low_near=(1.05, .36, .17),
    horizon_far=(.36, .27, .36), horizon_near=(2.0, .66, .19), cirrus_far=(.30, .24, .36),
    cirrus_near=(2.0, .78, .42), cirrus=.45, stars=0, glow_azimuth=-29, glow_power=5.5,
    ambient=(.028, .078, .215), bounce=(.015, .005, .009), haze=19000, forward=.60)

BLUE_HOUR = dict(
    light=(-37.0, 8.0), light_colour=(.80, 1.16, 1.85), glow=(.035, .055, .10), halo=(.08, .11, .16),
    disc=(4.6, 4.9, 5.2), disc_size=(.50, .05, 1), zenith=(.004, .012, .040), mid_far=(.009, .030, .090),
    mid_near=(.022, .042, .115), low_far=(.022, .056, .15), low_near=(.17, .10, .15),
    horizon_far=(.045, .080, .17), horizon_near=(.75, .26, .11), cirrus_far=(.04, .055, .11),
    cirrus_near=(.26, .13, .15), cirrus=.35, stars=1.2, glow_azimuth=-14, glow_power=9,
    ambient=(.010, .030, .088), bounce=(.014, .004, .004), haze=16000, forward=.66)

SUNSET_GRADE = dict(ev=-.58, contrast=1.26, saturation=1.30, vignette=.22, bloom=.05, warmth=0,
                    veil=(.95, .55, .36, .025))

# Elevation, azimuth, strength, colour, angular size: the sun behind the jet, and the bright sky beside it.
SUNSET_LAMPS = [(4.0, -29, 11, (1, .48, .20), .55), (14, 22, 2.0, (1, .60, .34), 30)]

SHOTS = {
    "hero": dict(
        size=(1920, 1080), clouds=(1600, 900), samples=2, frames=168, rate=24, air=SUNSET,
        camera=(0, 700, 18, 10), aim=(-50, -2.2, 58), grade=SUNSET_GRADE,
        jet=(8.9, 38, 2.3), jet_sway=.45, jet_roll=6, jet_heading=0, jet_samples=10, key_step=24,
        lamps=SUNSET_LAMPS, seed=5),
    "hero-phone": dict(
        size=(720, 1280), clouds=(540, 960), samples=2, frames=168, rate=24,
        air=dict(SUNSET, light=(-39.5, 4.0), glow_azimuth=-39.5, cirrus=.34),
        camera=(0, 760, 18, 10), aim=(-50, -2.6, 36), grade=SUNSET_GRADE,
        jet=(.4, 48, 10.6), jet_sway=.4, jet_roll=6, jet_heading=0, jet_samples=10, key_step=24,
        lamps=[(4.0, -39.5, 11, (1, .48, .20), .55), (14, 20, 2.0, (1, .60, .34), 30)], seed=5),
    "closing": dict(
        size=(1280, 720), clouds=(1024, 576), samples=1, frames=144, rate=24, air=BLUE_HOUR,
        camera=(5200, 820, 16, 9), aim=(-46, -1.4, 54),
        grade=dict(ev=.75, contrast=1.24, saturation=1.12, vignette=.24, bloom=.05, warmth=0, veil=(0, 0, 0, 0)),
        strobe=(.78, .40, 2)),
}
