"""Geometry and node helpers on top of Blender's Python API.

Lengths are metres, angles radians unless a name says ``deg``, and +Z is up. Vehicles and aircraft
point their nose toward -X; +X is aft and -Y is port.
"""
import math
from bisect import bisect_right

import bmesh
import bpy
import numpy as np
from mathutils import Vector


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def link(ob, parent=None):
    bpy.context.scene.collection.objects.link(ob)
    if parent is not None:
        ob.parent = parent
    return ob


def empty(name, loc=(0, 0, 0), rot=0.0, parent=None, scale=1.0):
    """Transform node. ``rot`` is a yaw in radians or an Euler triple."""
    node = bpy.data.objects.new(name, None)
    node.location = loc
    node.rotation_euler = (0, 0, rot) if isinstance(rot, (int, float)) else rot
    node.scale = (scale,) * 3
    return link(node, parent)


def mesh(name, verts, faces, mat=None, parent=None, smooth=True, autosmooth=None, attr=None):
    """Mesh object from lists. ``attr`` maps a name to one 3-vector per vertex."""
    me = bpy.data.meshes.new(name)
    me.from_pydata(
        [tuple(map(float, v)) for v in verts], [], [tuple(map(int, f)) for f in faces]
    )
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    if autosmooth:
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(autosmooth)
    for key, values in (attr or {}).items():
        layer = me.attributes.new(key, "FLOAT_VECTOR", "POINT")
        layer.data.foreach_set("vector", np.asarray(values, float).ravel())
    me.update()
    if mat:
        me.materials.append(mat)
    return link(bpy.data.objects.new(name, me), parent)


def outward(ob, weld=0.0):
    """Make normals consistent; first merge vertices closer than ``weld`` metres."""
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    if weld:
        bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=weld)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(ob.data)
    bm.free()
    return ob


def bevel(ob, width, segments=3, angle_deg=30):
    mod = ob.modifiers.new("bevel", "BEVEL")
    mod.width, mod.segments = width, segments
    mod.limit_method, mod.angle_limit = "ANGLE", math.radians(angle_deg)
    return ob


def mirror_y(ob):
    """Mirror across the XZ plane."""
    ob.modifiers.new("mirror", "MIRROR").use_axis = (False, True, False)
    return ob


def box(name, size, loc, mat, parent=None, round_=0.02, rot=(0, 0, 0)):
    sx, sy, sz = (s / 2 for s in size)
    v = [(x, y, z) for x in (-sx, sx) for y in (-sy, sy) for z in (-sz, sz)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    ob = mesh(name, v, f, mat, parent, autosmooth=40)
    ob.location, ob.rotation_euler = loc, rot
    if round_:
        bevel(ob, min(round_, min(size) * 0.45))
    return ob


def prism(name, profile, width, mat, parent=None, round_=0.03, loc=(0, 0, 0), rot=0.0,
          slices=1, warp=None):
    """Extrude an XZ polygon along Y. ``warp(x, y, z)`` may bend it if there are enough ``slices``."""
    n = len(profile)
    ys = np.linspace(-width / 2, width / 2, slices + 1)
    v = [(p[0], y, p[1]) for y in ys for p in profile]
    if warp:
        v = [warp(*q) for q in v]
    f = [tuple(range(n)), tuple(range(slices * n + n - 1, slices * n - 1, -1))]
    for s in range(slices):
        a, b = s * n, (s + 1) * n
        f += [(a + i, b + i, b + (i + 1) % n, a + (i + 1) % n) for i in range(n)]
    ob = outward(mesh(name, v, f, mat, parent, autosmooth=38))
    ob.location, ob.rotation_euler = loc, (0, 0, rot)
    if round_:
        bevel(ob, round_)
    return ob


def lathe(name, profile, mat, parent=None, axis="x", n=64, loc=(0, 0, 0), autosmooth=45):
    """Revolve a profile [(along, radius)] about an axis."""
    v = []
    for along, r in profile:
        for k in range(n):
            t = 2 * math.pi * k / n
            c, s = r * math.cos(t), r * math.sin(t)
            v.append({"x": (along, c, s), "y": (c, along, s), "z": (c, s, along)}[axis])
    ob = mesh(name, v, grid_faces(len(profile), n), mat, parent, autosmooth=autosmooth)
    ob.location = loc
    return ob


def grid_faces(rows, cols, closed=True):
    last = cols if closed else cols - 1
    return [
        (i * cols + k, i * cols + (k + 1) % cols, (i + 1) * cols + (k + 1) % cols,
         (i + 1) * cols + k)
        for i in range(rows - 1) for k in range(last)
    ]


def cyl(name, r, a, b, mat, parent=None, n=24, r2=None):
    """Capped cylinder from point ``a`` to point ``b``; a cone if ``r2`` is given."""
    a, b = Vector(a), Vector(b)
    length = (b - a).length
    end = r if r2 is None else r2
    ob = lathe(name, [(0, 0), (0, r), (length, end), (length, 0)], mat, parent, "z", n,
               autosmooth=40)
    ob.location = a
    ob.rotation_mode = "QUATERNION"
    ob.rotation_quaternion = (b - a).to_track_quat("Z", "Y")
    return ob


def tube(name, pts, r, mat, parent=None, smooth=True, closed=False):
    """Tube of radius ``r`` through points, as a smooth curve or straight segments."""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution = "3D", r, 5
    cu.use_fill_caps = True
    sp = cu.splines.new("NURBS" if smooth else "POLY")
    sp.points.add(len(pts) - 1)
    for p, q in zip(sp.points, pts):
        p.co = (*q, 1)
    sp.use_cyclic_u = closed
    if smooth:
        sp.use_endpoint_u, sp.order_u, sp.resolution_u = True, 4, 16
    ob = bpy.data.objects.new(name, cu)
    cu.materials.append(mat)
    return link(ob, parent)


def polygon(name, pts, mat, parent=None):
    return mesh(name, pts, [tuple(range(len(pts)))], mat, parent, smooth=False)


def ribbon(name, pts, width, mat, parent=None, z=0.004):
    """Flat strip on the ground along XY points, with mitred corners."""
    p = [np.array(q[:2], float) for q in pts]
    v = []
    for i, q in enumerate(p):
        d = p[min(i + 1, len(p) - 1)] - p[max(i - 1, 0)]
        d /= np.linalg.norm(d)
        n = np.array([-d[1], d[0]]) * width / 2
        v += [(*(q + n), z), (*(q - n), z)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(p) - 1)]
    return mesh(name, v, faces, mat, parent, smooth=False)


def pchip(x, y):
    """Monotone cubic interpolant through (x, y), which never overshoots its points."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    h = np.diff(x)
    d = np.diff(y) / h
    m = np.zeros_like(y)
    for i in range(1, len(x) - 1):
        if d[i - 1] * d[i] > 0:
            w1, w2 = 2 * h[i] + h[i - 1], h[i] + 2 * h[i - 1]
            m[i] = (w1 + w2) / (w1 / d[i - 1] + w2 / d[i])
    m[0], m[-1] = d[0], d[-1]
    xs, ys, hs, ms = x.tolist(), y.tolist(), h.tolist(), m.tolist()

    def f(q):
        if isinstance(q, float):  # scalar: much faster than numpy
            q = min(max(q, xs[0]), xs[-1])
            i = min(max(bisect_right(xs, q) - 1, 0), len(hs) - 1)
            t = (q - xs[i]) / hs[i]
            return (ys[i] * (2 * t**3 - 3 * t**2 + 1) + hs[i] * ms[i] * (t**3 - 2 * t**2 + t)
                    + ys[i + 1] * (-2 * t**3 + 3 * t**2) + hs[i] * ms[i + 1] * (t**3 - t**2))
        q = np.clip(np.asarray(q, float), x[0], x[-1])
        i = np.clip(np.searchsorted(x, q, "right") - 1, 0, len(h) - 1)
        t = (q - x[i]) / h[i]
        return (y[i] * (2 * t**3 - 3 * t**2 + 1) + h[i] * m[i] * (t**3 - 2 * t**2 + t)
                + y[i + 1] * (-2 * t**3 + 3 * t**2) + h[i] * m[i + 1] * (t**3 - t**2))

    return f


def oval(cx, cz, w, h, power=2.4, n=40):
    """Superellipse outline of width ``w`` and height ``h``."""
    out = []
    for k in range(n):
        t = 2 * math.pi * k / n
        c, s = math.cos(t), math.sin(t)
        out.append((cx + w / 2 * math.copysign(abs(c) ** (2 / power), c),
                    cz + h / 2 * math.copysign(abs(s) ** (2 / power), s)))
    return out


def round_poly(pts, share=0.18, n=6):
    """Round the corners of a polygon; each arc takes ``share`` of its two edges."""
    out, p = [], [np.array(q, float) for q in pts]
    for i in range(len(p)):
        a, b, c = p[i - 1], p[i], p[(i + 1) % len(p)]
        p0, p2 = b + (a - b) * share, b + (c - b) * share
        for k in range(n + 1):
            t = k / n
            out.append(tuple((1 - t) ** 2 * p0 + 2 * t * (1 - t) * b + t * t * p2))
    return out


def densify(outline, step):
    out = []
    for i in range(len(outline)):
        a = np.array(outline[i], float)
        b = np.array(outline[(i + 1) % len(outline)], float)
        m = max(1, int(np.ceil(np.linalg.norm(b - a) / step)))
        out += [tuple(a + (b - a) * k / m) for k in range(m)]
    return out


def arch(cx, z, r, n=14, a0=0.0, a1=math.pi):
    """Points of a wheel-arch cut-out, listed from +X to -X over the top."""
    return [(cx + r * math.cos(a), z + r * math.sin(a)) for a in np.linspace(a0, a1, n)]


def rgba(hexs, alpha=1.0):
    """Convert sRGB '#RRGGBB' to linear RGBA."""
    v = [int(hexs.lstrip("#")[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in v) + (alpha,)


class Nodes:
    def __init__(self, tree):
        self.tree = tree

    def new(self, kind, **props):
        node = self.tree.nodes.new(kind)
        for k, v in props.items():
            setattr(node, k, v)
        return node

    def link(self, a, b):
        self.tree.links.new(a, b)

    def feed(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.link(value, socket)
        else:
            socket.default_value = value

    def math(self, op, a, b=None, c=None):
        node = self.new("ShaderNodeMath", operation=op)
        for k, v in enumerate((a, b, c)):
            if v is not None:
                self.feed(node.inputs[k], v)
        return node.outputs[0]

    def mix(self, f, a, b, blend="MIX"):
        node = self.new("ShaderNodeMixRGB", blend_type=blend)
        for k, v in enumerate((f, a, b)):
            self.feed(node.inputs[k], v)
        return node.outputs[0]

    def smooth(self, x, e0, e1, lo=0.0, hi=1.0):
        """Smoothstep of ``x`` between e0 and e1, mapped to lo..hi."""
        node = self.new("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
        for k, v in enumerate((x, e0, e1, lo, hi)):
            self.feed(node.inputs[k], v)
        return node.outputs[0]

    def noise(self, vector, scale, detail=4.0, rough=0.5, distortion=0.0):
        node = self.new("ShaderNodeTexNoise")
        self.link(vector, node.inputs["Vector"])
        node.inputs["Scale"].default_value = scale
        node.inputs["Detail"].default_value = detail
        node.inputs["Roughness"].default_value = rough
        node.inputs["Distortion"].default_value = distortion
        return node.outputs[0]

    def position(self, space="Object"):
        """Texture coordinates, then their x, y and z sockets."""
        tc = self.new("ShaderNodeTexCoord")
        sep = self.new("ShaderNodeSeparateXYZ")
        self.link(tc.outputs[space], sep.inputs[0])
        return tc.outputs[space], sep.outputs[0], sep.outputs[1], sep.outputs[2]

    def attribute(self, name):
        at = self.new("ShaderNodeAttribute", attribute_name=name)
        sep = self.new("ShaderNodeSeparateXYZ")
        self.link(at.outputs["Vector"], sep.inputs[0])
        return sep.outputs[0], sep.outputs[1], sep.outputs[2]

    def line(self, x, period, width):
        """1 on lines of ``width`` that repeat every ``period``, otherwise 0."""
        f = self.math("FRACT", self.math("DIVIDE", x, period))
        a = self.math("ABSOLUTE", self.math("SUBTRACT", f, 0.5))
        w = width / period / 2
        return self.smooth(a, 0.5 - w * 1.6, 0.5 - w * 0.6)
