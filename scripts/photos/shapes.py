"""Solid shapes with real edges: nothing here is sharper than a bevel, for no edge in a photo is."""
import math

import bmesh
import bpy
from mathutils import Vector

from scene import link, paint


def smooth(thing, angle=35):
    for face in thing.data.polygons:
        face.use_smooth = True
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(angle)
    return thing


def bevelled(thing, width, segments=3, angle=35):
    modifier = thing.modifiers.new('bevel', 'BEVEL')
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = 'ANGLE'
    modifier.angle_limit = math.radians(angle)
    modifier.harden_normals = True
    return smooth(thing, 60)


def subdivided(thing, levels=2):
    modifier = thing.modifiers.new('subdivide', 'SUBSURF')
    modifier.levels = modifier.render_levels = levels
    return smooth(thing, 180)


def mesh(name, points, faces, material=None):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(point) for point in points], [], faces)
    data.validate()
    thing = link(name, data)
    return paint(thing, material) if material else thing


def box(name, size, material, bevel=0.05, segments=3):
    x, y, z = (side / 2 for side in size)
    points = [(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = mesh(name, points, faces, material)
    return bevelled(thing, bevel, segments) if bevel else thing


def circle(radius, centre=(0, 0), steps=96, start=0, stop=360):
    """Points of a circle, or of an arc when it does not go all the way round (degrees)."""
    whole = abs(stop - start) >= 360
    count = steps if whole else steps + 1
    turn = math.radians(stop - start) / steps
    first = math.radians(start)
    return [(centre[0] + radius * math.cos(first + i * turn), centre[1] + radius * math.sin(first + i * turn)) for i in range(count)]


def rounded(points, radius, steps=8, closed=True):
    """The polygon with its corners turned into arcs; `radius` is one number or one per corner."""
    count = len(points)
    result = []
    for i, corner in enumerate(points):
        r = radius[i] if isinstance(radius, (list, tuple)) else radius
        if r <= 0 or (not closed and i in (0, count - 1)):
            result.append(tuple(corner))
            continue
        p = Vector(corner)
        a, b = Vector(points[i - 1]) - p, Vector(points[(i + 1) % count]) - p
        half = a.angle(b) / 2
        reach = min(r / math.tan(half), a.length * 0.499, b.length * 0.499)
        a.normalize()
        b.normalize()
        r = reach * math.tan(half)
        centre = p + (a + b).normalized() * (r / math.sin(half))
        start, stop = p + a * reach - centre, p + b * reach - centre
        sweep = start.angle(stop)
        for k in range(steps + 1):
            t = k / steps
            direction = (start * math.sin((1 - t) * sweep) + stop * math.sin(t * sweep)) / math.sin(sweep) if sweep > 1e-4 else start
            result.append(tuple(centre + direction))
    return result


def rectangle(width, height, radius=0, centre=(0, 0), steps=8):
    x, y = width / 2, height / 2
    corners = [(-x, -y), (x, -y), (x, y), (-x, y)]
    moved = [(cx + centre[0], cy + centre[1]) for cx, cy in corners]
    return rounded(moved, radius, steps) if radius else moved


def plate(name, outline, holes, thickness, material, bevel=0.04, resolution=3):
    """A sheet in the xy plane, z from 0 to `thickness`, with holes, every edge bevelled."""
    data = bpy.data.curves.new(name, 'CURVE')
    data.dimensions = '2D'
    data.fill_mode = 'BOTH'
    for points in [outline, *holes]:
        spline = data.splines.new('POLY')
        spline.points.add(len(points) - 1)
        for point, (x, y) in zip(spline.points, points):
            point.co = (x, y, thickness / 2, 1)
        spline.use_cyclic_u = True
    data.extrude = thickness / 2 - bevel
    data.bevel_depth = bevel
    data.bevel_resolution = resolution
    data.offset = -bevel
    return to_mesh(link(name, data), material)


def to_mesh(thing, material=None, angle=35):
    """Turns a curve or text object into a mesh object of the same name."""
    bpy.context.view_layer.update()
    evaluated = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    data = bpy.data.meshes.new_from_object(evaluated)
    solid = link(thing.name, data)
    solid.matrix_world = thing.matrix_world
    bpy.data.objects.remove(thing)
    if material:
        paint(solid, material)
    return smooth(solid, angle)


def lathe(name, profile, material, steps=160, angle=35):
    """Turns (radius, height) points around z; points on the axis close the solid."""
    points, rings = [], []
    for radius, height in profile:
        if radius < 1e-5:
            rings.append([len(points)] * steps)
            points.append((0, 0, height))
        else:
            rings.append([len(points) + i for i in range(steps)])
            points += [(x, y, height) for x, y in circle(radius, steps=steps)]
    faces = []
    for low, high in zip(rings, rings[1:]):
        for i in range(steps):
            j = (i + 1) % steps
            corners = list(dict.fromkeys((low[i], low[j], high[j], high[i])))
            if len(corners) > 2:
                faces.append(corners)
    return smooth(mesh(name, points, faces, material), angle)


def tube(name, points, radius, material, closed=False, resolution=8, smoothness=12):
    """A round bar along a soft line through the points."""
    data = bpy.data.curves.new(name, 'CURVE')
    data.dimensions = '3D'
    data.resolution_u = smoothness
    data.bevel_depth = radius
    data.bevel_resolution = resolution
    data.use_fill_caps = True
    spline = data.splines.new('BEZIER')
    spline.bezier_points.add(len(points) - 1)
    for knot, point in zip(spline.bezier_points, points):
        knot.co = point
        knot.handle_left_type = knot.handle_right_type = 'AUTO'
    spline.use_cyclic_u = closed
    return to_mesh(link(name, data), material)


def loft(name, rings, material, closed=False, caps=True, angle=60):
    """A skin over rings of points, each ring with the same count; `closed` joins the last ring to the first."""
    count = len(rings[0])
    points = [point for ring in rings for point in ring]
    faces = []
    pairs = range(len(rings) if closed else len(rings) - 1)
    for r in pairs:
        a, b = r * count, (r + 1) % len(rings) * count
        faces += [(a + i, a + (i + 1) % count, b + (i + 1) % count, b + i) for i in range(count)]
    if caps and not closed:
        faces += [tuple(reversed(range(count))), tuple(range(len(points) - count, len(points)))]
    thing = mesh(name, points, faces, material)
    recalculate(thing)
    return smooth(thing, angle)


def recalculate(thing):
    """Makes every face look outwards."""
    work = bmesh.new()
    work.from_mesh(thing.data)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(thing.data)
    work.free()
    return thing


def oval(width, height, power=2.3, steps=128):
    """A superellipse: power 2 is an ellipse, more is squarer."""
    points = []
    for x, y in circle(1, steps=steps):
        reach = (abs(x) ** power + abs(y) ** power) ** (-1 / power)
        points.append((width / 2 * reach * x, height / 2 * reach * y))
    return points


def turned(name, width, height, profile, material, power=2.3, steps=128, closed=False, angle=40):
    """A lathe with an oval plan: profile is (inset from the outline, z)."""
    rings = []
    for inset, z in profile:
        outline = oval(max(0.01, width - 2 * inset), max(0.01, height - 2 * inset), power, steps)
        rings.append([(x, y, z) for x, y in outline])
    return loft(name, rings, material, closed=closed, angle=angle)


def rumpled(thing, size, depth):
    """Soft unevenness of stuffed leather or cloth, `size` and `depth` in centimetres."""
    clouds = bpy.data.textures.new('clouds', 'CLOUDS')
    clouds.noise_scale = size
    modifier = thing.modifiers.new('rumple', 'DISPLACE')
    modifier.texture = clouds
    modifier.strength = depth
    modifier.mid_level = 0.5
    modifier.texture_coords = 'GLOBAL'
    return thing


def strands(name, lines, thickness, material, taper=0.25):
    """Hairs: each line is a few points, thick at its root, `taper` of that at its tip."""
    data = bpy.data.curves.new(name, 'CURVE')
    data.dimensions = '3D'
    data.bevel_depth = thickness
    data.bevel_resolution = 0
    for line in lines:
        spline = data.splines.new('POLY')
        spline.points.add(len(line) - 1)
        for i, (point, at) in enumerate(zip(spline.points, line)):
            point.co = (*at, 1)
            point.radius = 1 - (1 - taper) * i / (len(line) - 1)
    return to_mesh(link(name, data), material, 60)
