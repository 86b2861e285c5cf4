"""Desk screens: flight strips, timeline of the day, aerodrome chart, weather."""
import math
import random

from screens.pen import BRASS, GULF, LINE, PANEL, PAPER, RED, SAND, SKY, face, sheet
from screens.world import CITIES

W, H = 1280, 736


def _head(pen, title, width=W):
    pen.rectangle([0, 0, width, 44], fill=PANEL)
    pen.text((18, 9), title, font=face(24), fill=SKY)
    pen.text((width - 170, 9), "19:42 UTC", font=face(24), fill=BRASS)


def strips(seed=1, width=W, height=H, columns=2):
    """Flight strips: call sign, route, times, stand. Brass marks those that need attention."""
    im, pen = sheet(width, height)
    _head(pen, "STRIPS  OKKK", width)
    rnd, codes = random.Random(seed), sorted(CITIES)
    w, rows = width / columns, int((height - 60) / 62)
    for c in range(columns):
        for r in range(rows):
            if rnd.random() < .12:
                continue
            x, y = c * w + 12, 58 + r * 62
            want = rnd.random() < .2
            pen.rectangle([x, y, x + w - 22, y + 52], fill=(40, 36, 24) if want else PANEL, outline=LINE)
            pen.rectangle([x, y, x + 8, y + 52], fill=BRASS if want else GULF)
            pen.text((x + 20, y + 4), f"ARO{rnd.randint(101, 979)}", font=face(24), fill=PAPER)
            pen.text((x + 20, y + 31), rnd.choice(("A320", "B738", "GLF6", "B77F", "E190")), font=face(16), fill=SKY)
            pen.text((x + w * .32, y + 4), f"OKKK {rnd.choice(codes)}", font=face(20), fill=SAND)
            pen.text((x + w * .32, y + 30), f"{rnd.randint(0, 23):02d}{rnd.randint(0, 5)}{rnd.choice('05')}  {rnd.choice(('T1', 'T4', 'GA', 'CGO'))}", font=face(17), fill=SKY)
            for k in range(4):
                pen.rectangle([x + w * .66 + 46 * k, y + 10, x + w * .66 + 46 * k + 36, y + 40], outline=LINE, fill=GULF if rnd.random() < .45 else None)
    return im


def timeline(seed=2):
    """The day's turnarounds as bars; a brass line marks the current time."""
    im, pen = sheet(W, H)
    _head(pen, "TURNAROUNDS")
    rnd = random.Random(seed)
    for h in range(12):
        x = 150 + h * 94
        pen.line([x, 52, x, H], fill=LINE)
        pen.text((x + 5, 52), f"{(14 + h) % 24:02d}", font=face(17), fill=GULF)
    for r in range(13):
        y = 84 + r * 49
        pen.text((16, y + 6), f"ST {r + 11}", font=face(20), fill=SKY)
        x = 150 + rnd.uniform(0, 160)
        while x < W - 60:
            w = rnd.uniform(70, 250)
            pen.rectangle([x, y, min(x + w, W), y + 34], fill=(20, 84, 108), outline=SKY)
            for k in range(3):
                a = x + w * (.08 + .3 * k)
                pen.rectangle([a, y + 22, a + w * .2, y + 29], fill=(BRASS, SAND, GULF)[k])
            if rnd.random() < .2:
                pen.rectangle([x + w - 16, y, x + w, y + 34], fill=RED)
            x += w + rnd.uniform(40, 190)
    pen.line([686, 50, 686, H], fill=BRASS, width=4)
    return im


def aerodrome():
    im, pen = sheet(W, H)
    _head(pen, "AERODROME  OKKK")
    for y, a, b in ((170, 120, 1160), (610, 60, 1100)):
        pen.line([a, y - 30, b, y + 30], fill=(70, 88, 110), width=26)
        for k in range(18):
            t = (k + .5) / 18
            pen.line([a + (b - a) * t, y - 30 + 60 * t, a + (b - a) * t + 22, y - 29 + 60 * t], fill=PAPER, width=3)
    pen.line([150, 240, 1140, 296], fill=GULF, width=9)
    pen.line([90, 530, 1080, 586], fill=GULF, width=9)
    for k in range(8):
        x = 220 + k * 115
        pen.line([x, 176 + k * 6, x + 34, 246 + k * 6], fill=GULF, width=6)
        pen.line([x - 40, 536 + k * 6, x - 80, 594 + k * 6], fill=GULF, width=6)
    for k in range(15):
        x, y = 250 + k * 54, 330 + k * 3
        pen.rectangle([x, y, x + 34, y + 60], outline=SKY, fill=PANEL if k % 3 else (20, 84, 108))
        pen.text((x + 4, y + 20), f"{11 + k}", font=face(19), fill=SAND)
    pen.polygon([(380, 430), (900, 456), (880, 510), (370, 486)], fill=PANEL, outline=SKY)
    for x, y, n in ((470, 258, "ARO412"), (820, 189, "ARO207"), (300, 542, "ARO655"), (980, 571, "ARO118")):
        pen.polygon([(x + 15, y), (x - 10, y - 11), (x - 10, y + 11)], fill=BRASS)
        pen.text((x + 16, y - 34), n, font=face(20), fill=BRASS)
    return im


def weather():
    """Wind, cloud and visibility over the next day as curves, beside a wind rose."""
    im, pen = sheet(W, H)
    _head(pen, "WEATHER  OKKK  TAF")
    for k, (colour, base, swing, phase) in enumerate(((SKY, 190, 46, 0), (BRASS, 380, 60, 1.4), (SAND, 590, 38, 2.6))):
        for y in (base - 70, base, base + 70):
            pen.line([40, y, 830, y], fill=LINE)
        pts = [(40 + x, base - swing * math.sin(x / 120 + phase) - 14 * math.sin(x / 31 + k)) for x in range(0, 790, 6)]
        pen.polygon([*pts, (830, base + 74), (40, base + 74)], fill=tuple(v // 7 + 8 for v in colour))
        pen.line(pts, fill=colour, width=5)
        pen.text((46, base - 66), ("WIND KT", "VIS KM", "TEMP C")[k], font=face(20), fill=colour)
    cx, cy = 1045, 390
    for r in (70, 130, 190):
        pen.ellipse([cx - r, cy - r, cx + r, cy + r], outline=LINE, width=2)
    for k in range(16):
        a, r = k * math.pi / 8, 40 + 140 * max(0, math.cos((k - 14) * math.pi / 8)) ** 2 + 12 * (k % 3)
        pen.polygon([(cx, cy), (cx + r * math.sin(a - .15), cy - r * math.cos(a - .15)), (cx + r * math.sin(a + .15), cy - r * math.cos(a + .15))], fill=GULF, outline=SKY)
    return im
