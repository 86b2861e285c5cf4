"""Makes the masters of the films, or lists them. Runs under Debian's Python:

    /usr/bin/python3 film.py list
    /usr/bin/python3 film.py hero                                  # also hero-phone, closing, ground-handling
    /usr/bin/python3 film.py hero --width 480 --height 270 --samples 1 --frames 1 --out /tmp/hero.png

Intermediate files stay in --scratch, so an interrupted run resumes. --frames limits the film to its first
few frames; --out with .png writes the first frame.
"""
import argparse
import os
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
MASTERS = os.path.join(HERE, "masters")


def arguments(names):
    p = argparse.ArgumentParser(prog="film.py")
    p.add_argument("film", choices=["list", *names])
    p.add_argument("--width", type=int)
    p.add_argument("--height", type=int)
    p.add_argument("--samples", type=int, help="of the clouds, or of the apron's still picture")
    p.add_argument("--frames", type=int, help="make the first few alone")
    p.add_argument("--threads", type=int, default=2)
    p.add_argument("--scratch", default=os.path.join(tempfile.gettempdir(), "aero-films"))
    p.add_argument("--out", help="master to write (.mp4), or first frame (.png)")
    return p.parse_args()


def main():
    import apron_film
    import cloud_film
    films = {name: cloud_film for name in cloud_film.SHOTS} | {"ground-handling": apron_film}
    a = arguments(sorted(films))
    if a.film == "list":
        for name, module in films.items():
            s = module.shot(name)
            print(f"{name:16s} {s['size'][0]}x{s['size'][1]}  {s['frames']} frames at {s['rate']}")
        return
    start = time.time()
    out = os.path.abspath(a.out or os.path.join(MASTERS, a.film + ".mp4"))
    films[a.film].make(a, out)
    print(f"{a.film} in {time.time() - start:.0f} s: {out}")


main()
