"""The Blender scene as plain arrays, for the drawing steps."""
from dataclasses import dataclass

import bpy
import numpy as np


@dataclass
class Part:
    """One object in world space, in metres."""

    name: str  # object name without Blender's number
    verts: np.ndarray  # (n, 3)
    tris: np.ndarray  # (m, 3) vertex indices
    edges: np.ndarray  # (e, 2) vertex indices
    sides: np.ndarray  # (e, 2, 3) normals of the two adjacent faces; NaN where there is none
    normals: np.ndarray  # (n, 3) vertex normals
    chord: np.ndarray | None  # (n, 3) share of chord and of span, on lifting surfaces


def parts():
    """Every mesh and curve of the scene, with its modifiers applied."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    found = []
    for ob in bpy.context.scene.objects:
        if ob.type in ("MESH", "CURVE"):
            ev = ob.evaluated_get(graph)
            me = ev.to_mesh()
            if len(me.polygons):
                found.append(_part(ob.name.split(".")[0], me, np.array(ob.matrix_world)))
            ev.to_mesh_clear()
    return found


def _read(items, key, width, kind=float):
    a = np.empty(len(items) * width, kind)
    items.foreach_get(key, a)
    return a.reshape(-1, width) if width > 1 else a


def _part(name, me, world):
    verts = _read(me.vertices, "co", 3) @ world[:3, :3].T + world[:3, 3]
    me.calc_loop_triangles()
    tris = _read(me.loop_triangles, "vertices", 3, np.int32)
    owner = _read(me.loop_triangles, "polygon_index", 1, np.int32)
    cross = np.cross(verts[tris[:, 1]] - verts[tris[:, 0]], verts[tris[:, 2]] - verts[tris[:, 0]])
    faces, normals = np.zeros((len(me.polygons), 3)), np.zeros_like(verts)
    np.add.at(faces, owner, cross)
    for k in range(3):
        np.add.at(normals, tris[:, k], cross)
    chord = me.attributes.get("chord")
    return Part(name, verts, tris, _read(me.edges, "vertices", 2, np.int32), _sides(me, _unit(faces)),
                _unit(normals), None if chord is None else _read(chord.data, "vector", 3))


def _unit(a):
    length = np.linalg.norm(a, axis=1, keepdims=True)
    return np.where(length > 1e-12, a / np.maximum(length, 1e-12), np.nan)


def _sides(me, normals):
    edge = _read(me.loops, "edge_index", 1, np.int32)
    face = np.repeat(np.arange(len(me.polygons)), _read(me.polygons, "loop_total", 1, np.int32))
    sides = np.full((len(me.edges), 2, 3), np.nan)
    order = np.argsort(edge, kind="stable")
    edge, face = edge[order], face[order]
    first = np.r_[True, edge[1:] != edge[:-1]]
    sides[edge[first], 0] = normals[face[first]]
    second = np.r_[False, first[:-1]] & ~first
    sides[edge[second], 1] = normals[face[second]]
    return sides
