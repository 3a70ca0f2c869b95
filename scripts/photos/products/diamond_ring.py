"""A diamond ring: gold band with small stones on its shoulders, a brilliant in six prongs. Here a unit is a millimetre."""
import math

import bmesh
import bpy

from lights import no_ground, room, softbox, sweep
from materials import glass, material
from scene import camera, copy, group, link, place
from shapes import circle, lathe, loft, oval, rounded, tube

PHOTOS = {
    'transparent': dict(file='diamond-ring.webp', samples=176, exposure=0.75, contrast=1.42, white=6, veil=0.04),
    'dark': dict(file='diamond-ring-dark.jpg', samples=72, exposure=0.65, contrast=1.35, white=6, veil=0.06),
}
INNER, STONE = 8.5, 6.8


def build(ground):
    bpy.context.scene.cycles.transmission_bounces = 10
    gold = material('gold', (1.0, 0.72, 0.37), 0.09, 1, wear=(0.25, 0.03), relief=(3, 0.001))
    rhodium = material('rhodium', (0.95, 0.945, 0.94), 0.16, 1)
    diamond = glass('diamond', ior=2.42)
    ring = group('ring', (0, 0, INNER + 1.75), (0, 0, 34))
    band(ring, gold)
    shoulders(ring, gold, rhodium, diamond)
    crown(ring, gold, diamond)
    light(ground)
    if ground == 'transparent':
        no_ground()
    else:
        sweep((0.030, 0.022, 0.026), 0.2, depth=120, width=900, height=400, radius=90)
    camera((0, -120, 62), (0, 0, 12.2), lens=150, stop=90, focus=(0, -3, 19), size=(1400, 1400))


def band(ring, gold):
    """Round inside for the finger, softly domed outside."""
    profile = rounded([(INNER, -0.95), (INNER + 1.1, -1.15), (INNER + 1.75, -0.8), (INNER + 1.75, 0.8), (INNER + 1.1, 1.15), (INNER, 0.95)], [0.35, 0.4, 0.7, 0.7, 0.4, 0.35], 10)
    place(lathe('band', [*profile, profile[0]], gold, 360), turn=(90, 0, 0), parent=ring)


def brilliant(name, size, surface):
    """A round brilliant of 57 facets: the hull of its corner points, by the classic proportions."""
    r, work = size / 2, bmesh.new()
    girdle = [(x, y, z) for z in (0.0, 0.03 * size) for x, y in circle(r, steps=32)]
    table = [(x, y, 0.03 * size + 0.155 * size) for x, y in circle(r * 0.55, steps=8)]
    kites = [(x, y, 0.03 * size + 0.103 * size) for x, y in circle(r * 0.765, steps=8, start=22.5, stop=382.5)]
    lower = [(x, y, -0.338 * size) for x, y in circle(r * 0.225, steps=8)]
    for point in [*girdle, *table, *kites, *lower, (0, 0, -0.435 * size)]:
        work.verts.new(point)
    result = bmesh.ops.convex_hull(work, input=work.verts)
    bmesh.ops.delete(work, geom=[v for v in result['geom_interior'] if isinstance(v, bmesh.types.BMVert)], context='VERTS')
    bmesh.ops.dissolve_limit(work, angle_limit=0.01, verts=work.verts, edges=work.edges)
    data = bpy.data.meshes.new(name)
    work.to_mesh(data)
    work.free()
    data.materials.append(surface)
    return link(name, data)


def crown(ring, gold, diamond):
    base = INNER + 3.7
    place(brilliant('stone', STONE, diamond), (0, 0, base + 1.4), (0, 0, 11), ring)
    for i in range(6):
        a = math.radians(60 * i + 30)
        at = lambda radius, z: (radius * math.cos(a), radius * math.sin(a), z)
        r = STONE / 2
        place(tube('prong', [at(1.3, INNER + 1.2), at(2.5, base - 0.3), at(r + 0.18, base + 1.25), at(r + 0.12, base + 1.75), at(r - 0.4, base + 2.12)], 0.36, gold), parent=ring)
        place(lathe('bead', [(0.40 * math.cos(b), 0.40 * math.sin(b)) for b in [math.pi / 2 * k / 8 for k in range(-8, 9)]], gold, 32), at(r - 0.38, base + 2.1), parent=ring)
    for radius, z in ((2.2, base - 0.9), (1.62, INNER + 1.95)):
        hoop = [(x, y, z) for x, y in circle(radius, steps=16)]
        place(tube('hoop', hoop, 0.28, gold, closed=True), parent=ring)


def shoulders(ring, gold, rhodium, diamond):
    """Small stones in beads, from beside the crown halfway down the band, in a white bed: over gold they would look brown."""
    small = brilliant('small', 1.45, diamond)
    bead = lathe('grain', [(0.19 * math.cos(b), 0.19 * math.sin(b)) for b in [math.pi / 2 * k / 6 for k in range(-6, 7)]], gold, 16)
    out = INNER + 1.64
    for side in (-1, 1):
        place(bed(rhodium, side), parent=ring)
        for i in range(9):
            angle = side * (17 + i * 8.4)
            a = math.radians(angle)
            copy(small, (out * math.sin(a), 0, out * math.cos(a)), (0, angle, 0), ring)
            a += side * math.radians(4.2)
            for y in (-0.52, 0.52):
                copy(bead, ((out + 0.12) * math.sin(a), y, (out + 0.12) * math.cos(a)), (0, 0, 0), ring)
    for shape in (small, bead):
        shape.location = (0, 0, -500)


def bed(rhodium, side):
    rings = []
    for step in range(61):
        a = side * math.radians(13.5 + 75.5 * step / 60)
        ends = min(1, 0.25 + min(step, 60 - step) / 4)
        section = oval(0.5, 1.34 * ends, 4, 24)
        rings.append([((INNER + 1.56 + u) * math.sin(a), v, (INNER + 1.56 + u) * math.cos(a)) for u, v in section])
    return loft('bed', rings, rhodium, angle=50)


def light(ground):
    dark = ground == 'dark'
    room(0.02 if dark else 0.06, 0.12 if dark else 0.34)
    softbox((-60, -20, 60), (0, 0, 14), (44, 60), 9, 0.4)
    softbox((64, 10, 44), (0, 0, 14), (24, 70), 11, 0.4, (1, 0.97, 0.92))
    softbox((0, 10, 110), (0, 0, 14), (50, 40), 8, 0.4)
    softbox((20, -90, 70), (0, 0, 14), (16, 16), 22, 0.3)
    softbox((-34, -100, 30), (0, 0, 14), (14, 30), 7, 0.4)
    softbox((-20, 80, 40), (0, 0, 14), (60, 24), 6, 0.4)
    softbox((0, -50, -40), (0, 0, 10), (90, 30), 0.9 if dark else 3, 0.4)
    softbox((-26, -120, 56), (0, 0, 12), (110, 70), 0.6 if dark else 1.8, 0.5, fade=(0.15, 1))
