"""A white mug, white glaze, on white paper: the hardest cut-out there is."""
import math

import bpy

from lights import no_ground, room, softbox, sweep
from materials import material
from scene import camera, link, place
from shapes import lathe, loft, oval, rounded, smooth

PHOTOS = {
    'white': dict(file='mug-white.jpg', samples=44, exposure=0.5, contrast=1.3, white=1.8, veil=0.03),
    'truth': dict(file='mug-white.webp', exposure=0.9, contrast=1.3, white=1.8),
}
RADIUS, HEIGHT = 4.1, 9.2


def build(ground):
    glaze = material('glaze', (0.84, 0.835, 0.82), 0.22, coat=0.8, coat_roughness=0.06, relief=(0.5, 0.02))
    mug = place(fused([body(glaze), handle(glaze)], 0.055), turn=(0, 0, -28))
    mug.data.materials.append(glaze)
    clay = material('clay', (0.62, 0.56, 0.49), 0.85, relief=(25, 0.01))
    place(lathe('foot', rounded([(2.5, 0.3), (2.55, 0.0), (2.85, 0.0), (2.95, 0.3)], 0.05, 4, closed=False), clay))
    light()
    if ground == 'truth':
        no_ground()
    else:
        sweep((0.86, 0.86, 0.86), 0.55, depth=70)
    camera((0, -64, 23), (0.9, 0, 4.2), lens=120, stop=14, focus=(0, -4, 6), size=(1600, 1400))


def body(glaze):
    inner = RADIUS - 0.36
    outline = [(0, 0.28), (2.7, 0.28), (3.1, 0.12), (RADIUS - 0.1, 1.2), (RADIUS, HEIGHT), (inner, HEIGHT), (inner - 0.05, 1.4), (2.6, 0.72), (0, 0.72)]
    return lathe('body', rounded(outline, [0, 0.1, 0.25, 1.3, 0.17, 0.17, 1.3, 1.5, 0], 12, closed=False), glaze, 220)


def handle(glaze):
    """A strap along a soft D, thicker at its roots."""
    path = []
    for i in range(73):
        a = math.radians(90 - 2.5 * i)
        rise = math.copysign(abs(math.sin(a)) ** 0.8, math.sin(a))
        path.append((RADIUS - 0.35 + 3.05 * abs(math.cos(a)) ** 0.6, 5.0 + (2.75 if rise > 0 else 2.55) * rise))
    rings = []
    for i, (x, z) in enumerate(path):
        a, b = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
        length = math.hypot(b[0] - a[0], b[1] - a[1])
        nx, nz = -(b[1] - a[1]) / length, (b[0] - a[0]) / length
        root = max(0, 1 - min(x - RADIUS + 0.3, 1.6) / 1.6) ** 2
        rings.append([(x + nx * u, v, z + nz * u) for u, v in oval(0.62 + 0.5 * root, 1.15 + 0.35 * root, 2.4, 40)])
    return loft('handle', rings, glaze, angle=80)


def fused(parts, voxel):
    """One skin over all parts, with the soft seams that glaze leaves."""
    context = bpy.context
    for part in parts:
        part.select_set(True)
    context.view_layer.objects.active = parts[0]
    bpy.ops.object.join()
    whole = parts[0]
    remesh = whole.modifiers.new('remesh', 'REMESH')
    remesh.mode, remesh.voxel_size = 'VOXEL', voxel
    soft = whole.modifiers.new('soft', 'SMOOTH')
    soft.factor, soft.iterations = 0.5, 14
    context.view_layer.update()
    data = bpy.data.meshes.new_from_object(whole.evaluated_get(context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(whole)
    data.materials.clear()
    return smooth(link('mug', data), 180)


def light():
    room(0.25, 0.38)
    softbox((-40, -14, 34), (0, 0, 4), (36, 36), 8.5, 0.45)
    softbox((38, -24, 16), (0, 0, 5), (12, 34), 3.2, 0.4)
    softbox((0, 34, 60), (0, 10, 0), (80, 40), 2.6, 0.45)
