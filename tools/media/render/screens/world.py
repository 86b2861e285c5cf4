"""Flight-watch map: distances and bearings are true from Kuwait."""
import json
import math
import os

from screens.pen import BRASS, GULF, LINE, NIGHT, PAPER, ROOT, SKY, face, sheet

KUWAIT = (47.98, 29.23)
CITIES = {"EGLL": (-.46, 51.48), "KJFK": (-73.78, 40.64), "RJTT": (139.78, 35.55), "WSSS": (103.99, 1.36), "FAOR": (28.24, -26.14), "HKJK": (36.93, -1.32),
          "VABB": (72.87, 19.09), "HECA": (31.41, 30.11), "LFPG": (2.55, 49.01), "OMDB": (55.36, 25.25), "OERK": (46.70, 24.96), "LTFM": (28.75, 41.26),
          "VHHH": (113.91, 22.31), "VTBS": (100.75, 13.69), "OJAI": (35.99, 31.72), "UUEE": (37.41, 55.97), "YSSY": (151.18, -33.95)}


def _place(lon, lat, scale, middle):
    """Azimuthal equidistant projection, degrees to pixels. scale: pixels per radian of distance."""
    l0, p0, l, p = (math.radians(v) for v in (*KUWAIT, lon, lat))
    c = math.acos(max(-1, min(1, math.sin(p0) * math.sin(p) + math.cos(p0) * math.cos(p) * math.cos(l - l0))))
    b = math.atan2(math.sin(l - l0) * math.cos(p), math.cos(p0) * math.sin(p) - math.sin(p0) * math.cos(p) * math.cos(l - l0))
    return middle[0] + scale * c * math.sin(b), middle[1] - scale * c * math.cos(b), c


def _land():
    """Land of the world as rings of [longitude, latitude] (Natural Earth, from world-atlas)."""
    with open(os.path.join(ROOT, "node_modules/world-atlas/land-50m.json")) as f:
        topology = json.load(f)
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for arc in topology["arcs"]:
        x = y = 0
        pts = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            pts.append((x * sx + tx, y * sy + ty))
        arcs.append(pts)
    for shape in topology["objects"]["land"]["geometries"]:
        for polygon in shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]:
            ring = []
            for k in polygon[0]:
                part = arcs[k] if k >= 0 else arcs[~k][::-1]
                ring += part if not ring else part[1:]
            yield ring


def world(width, height, reach=1.45, middle=None):
    """Map that reaches ``reach`` radians from the centre to the nearer edge."""
    im, pen = sheet(width, height)
    middle = middle or (width * .5, height * .54)
    scale = height / 2 / reach
    for ring in _land():
        at = [_place(lon, lat, scale, middle) for lon, lat in ring]
        if len(at) > 7 and max(q[2] for q in at) < 2.6:
            pen.polygon([q[:2] for q in at], fill=(20, 62, 78), outline=(64, 150, 168))
    small = face(max(11, height // 62))
    for k in range(1, 11):
        r = scale * k * 1000 / 3437.75
        pen.ellipse([middle[0] - r, middle[1] - r, middle[0] + r, middle[1] + r], outline=LINE, width=2)
        pen.text((middle[0] + 6, middle[1] - r + 3), f"{k}000", font=small, fill=GULF)
    for k in range(24):
        a = math.radians(15 * k)
        pen.line([middle[0] + .06 * scale * math.sin(a), middle[1] - .06 * scale * math.cos(a), middle[0] + 3 * scale * math.sin(a), middle[1] - 3 * scale * math.cos(a)],
                 fill=LINE if k % 6 else (52, 86, 118), width=1 if k % 6 else 2)
    for k, (code, (lon, lat)) in enumerate(CITIES.items()):
        x, y, _ = _place(lon, lat, scale, middle)
        pen.line([*middle, x, y], fill=(150, 112, 48), width=max(1, height // 500))
        t = .22 + .7 * (k * .618 % 1)
        fx, fy = middle[0] + (x - middle[0]) * t, middle[1] + (y - middle[1]) * t
        pen.line([*middle, fx, fy] if k % 2 else [fx, fy, x, y], fill=BRASS, width=max(2, height // 330))
        _glyph(pen, fx, fy, math.atan2(x - middle[0], middle[1] - y) + (0 if k % 2 else math.pi), height / 62)
        r = height / 190
        pen.ellipse([x - r, y - r, x + r, y + r], fill=PAPER)
        pen.text((x + 2 * r, y - 3 * r), code, font=face(max(12, height // 48)), fill=SKY)
    for r, w in ((.012, 0), (.032, 3), (.055, 2)):
        box = [middle[0] - r * scale, middle[1] - r * scale, middle[0] + r * scale, middle[1] + r * scale]
        pen.ellipse(box, fill=BRASS if not w else None, outline=BRASS, width=w)
    return im


def _glyph(pen, x, y, heading, r):
    """Aircraft symbol pointing along ``heading`` (rad, clockwise from up)."""
    s, c = math.sin(heading), math.cos(heading)
    body, wings = [(0, 1.2), (.16, .7), (.16, -.9), (-.16, -.9), (-.16, .7)], [(0, .45), (1.1, -.30), (1.1, -.5), (0, -.12), (-1.1, -.5), (-1.1, -.30)]
    for shape in (body, wings, [(0, -.65), (.45, -1.05), (-.45, -1.05)]):
        pen.polygon([(x + r * (px * c + py * s), y + r * (px * s - py * c)) for px, py in shape], fill=PAPER, outline=NIGHT)
