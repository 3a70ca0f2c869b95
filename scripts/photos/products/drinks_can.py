"""A slim can of soda in two flavours: metallic print with a clear coat, bare aluminium lid; on the plain ground it comes cold."""
import math
import random

from lettering import lettering, wrapped
from lights import no_ground, room, softbox, sweep
from materials import glass, material
from scene import camera, copy, group, place
from shapes import circle, lathe, mesh, plate, rectangle, rounded, smooth, tube

PHOTOS = {
    'transparent': dict(file='drinks-can.webp', samples=48, exposure=0.45, contrast=1.3, white=5),
    'lime': dict(file='drinks-can-lime.webp', samples=48, exposure=0.45, contrast=1.3, white=5),
    'plain': dict(file='drinks-can-plain.jpg', samples=48, exposure=0.45, contrast=1.3, white=2.6),
}
BODY, FOOT, SHOULDER = 2.9, 0.95, 12.9
BLOOD_ORANGE = dict(name='BLOOD ORANGE', paint=(0.94, 0.088, 0.022), rind=(0.95, 0.36, 0.16), flesh=(0.36, 0.012, 0.03))
LIME = dict(name='LIME & MINT', paint=(0.012, 0.26, 0.11), rind=(0.30, 0.62, 0.05), flesh=(0.50, 0.80, 0.12))


def build(ground):
    can = group('can')
    flavour = LIME if ground == 'lime' else BLOOD_ORANGE
    body(can, flavour)
    lid(can)
    artwork(can, flavour)
    light(ground)
    if ground in ('transparent', 'lime'):
        no_ground()
        camera((0, -70, 19), (0, 0, 7.15), lens=126, stop=22, focus=(0, -2.9, 8), size=(1100, 1600))
    else:
        drops(can)
        sweep((0.86, 0.80, 0.73), 0.5, depth=60)
        camera((0, -70, 17), (0, 0, 7.0), lens=112, stop=16, focus=(0, -2.9, 8), size=(1280, 1600))


def body(can, flavour):
    paint = material('paint', flavour['paint'], 0.25, 0.42, coat=0.9, coat_roughness=0.05, wear=(0.7, 0.04))
    bare = material('bare', (0.8, 0.8, 0.81), 0.25, 1, grain=(0.4, 0.4, 26, 0.06), anisotropic=0.5)
    base = rounded([(0, 0.75), (1.9, 0.35), (2.16, 0.0), (2.3, 0.0), (2.5, 0.3), (2.72, 0.6)], [0, 0.5, 0.06, 0.06, 0.4, 0], 8, closed=False)
    place(lathe('base', base, bare), parent=can)
    side = rounded([(2.70, 0.57), (BODY, FOOT), (BODY, SHOULDER), (2.58, 13.85), (2.52, 14.12)], [0, 0.7, 1.6, 0.6, 0], 14, closed=False)
    place(lathe('side', side, paint, 256), parent=can)


def lid(can):
    bare = material('lid', (0.82, 0.82, 0.83), 0.22, 1, grain=(8, 0.5, 8, 0.05))
    seam = [(2.5, 14.08), (2.6, 14.1), (2.66, 14.2), (2.66, 14.38), (2.58, 14.45), (2.46, 14.42), (2.36, 14.2), (2.3, 13.92), (2.18, 13.86), (2.1, 13.98), (1.9, 14.02), (0, 14.02)]
    place(lathe('seam', rounded(seam, [0, 0.06, 0.06, 0.08, 0.08, 0.08, 0.1, 0.06, 0.06, 0.06, 0.1, 0], 5, closed=False), bare, 200), parent=can)
    outline = rounded([(-0.62, -1.05), (0.62, -1.05), (0.72, 0.6), (0.4, 1.15), (-0.4, 1.15), (-0.72, 0.6)], [0.5, 0.5, 0.5, 0.35, 0.35, 0.5], 8)
    tab = plate('tab', outline, [rectangle(0.75, 0.6, 0.25, (0, -0.6)), circle(0.2, (0, 0.25), 32)], 0.09, bare, 0.035)
    place(tab, (0, 0.1, 14.1), (3, 0, 14), can)
    place(lathe('rivet', rounded([(0, 0.12), (0.2, 0.12), (0.26, 0)], [0, 0.06, 0], 4, closed=False), bare, 40), (0.06, 0.35, 14.12), parent=can)
    mouth = [(1.02 * x, 0.72 * y - 1.2) for x, y in circle(1, steps=64)]
    place(tube('score', [(x, -y, 14.02) for x, y in mouth[::4]], 0.025, bare, closed=True, resolution=3), (0.1, 0, 0), (0, 0, 14), can)


def artwork(can, flavour):
    cream = material('cream', (0.97, 0.91, 0.79), 0.35, 0.0, coat=0.9, coat_roughness=0.05)
    rind = material('rind', flavour['rind'], 0.26, 0.5, coat=0.9, coat_roughness=0.05)
    flesh = material('flesh', flavour['flesh'], 0.26, 0.4, coat=0.9, coat_roughness=0.05)
    out = BODY + 0.003
    lines = [('TAN', 10.1), ('GA', 7.75), ('RO', 5.4)]
    for text, z in lines:
        word = lettering(text, 'spartan-black', 3.05, cream, 0.97)
        level(word)
        place(wrapped(word, out + 0.004, z, -1), parent=can)
    for text, z, size, face in ((flavour['name'], 3.72, 0.4, 'spartan'), ('SPARKLING SODA', 3.2, 0.4, 'spartan'), ('330 ml  ·  11.2 fl oz', 1.55, 0.24, 'lato-bold')):
        place(wrapped(lettering(text, face, size, cream, 1.1), out + 0.006, z, -1), parent=can)
    for angle, z, size, turn in ((79, 8.9, 2.2, 10), (-74, 5.6, 2.4, 25), (84, 3.2, 1.5, 0), (-84, 11.0, 1.6, 5), (180, 7, 2.6, 0)):
        slice_of_fruit(can, angle, z, size, turn, (cream, rind, flesh), out)


def level(word):
    """Puts the letters' own middle on the origin, whatever the font thinks of its height."""
    for axis in (0, 1):
        values = [vertex.co[axis] for vertex in word.data.vertices]
        middle = (min(values) + max(values)) / 2
        for vertex in word.data.vertices:
            vertex.co[axis] -= middle


def slice_of_fruit(can, angle, z, size, turn, colors, out):
    rind, pith, flesh = colors[1], colors[0], colors[2]
    place(wrapped(plate('rind', circle(size), [circle(size * 0.9)], 0.002, rind, 0.0004, 1), out, z, angle), parent=can)
    place(wrapped(plate('pith', circle(size * 0.9), [], 0.002, pith, 0.0004, 1), out, z, angle), parent=can)
    for i in range(9):
        middle, half = math.radians(turn + 40 * i), math.radians(16.5)
        wedge = [(0.13 * size * math.cos(middle), 0.13 * size * math.sin(middle))]
        wedge += [(0.82 * size * math.cos(middle + half * k / 6), 0.82 * size * math.sin(middle + half * k / 6)) for k in range(-6, 7)]
        radii = [0.06 * size, 0.09 * size] + [0] * 11 + [0.09 * size]
        place(wrapped(plate('flesh', rounded(wedge, radii[: len(wedge)], 4), [], 0.002, flesh, 0.0004, 1), out + 0.003, z, angle), parent=can)


def drops(can):
    """Dew: many tiny drops, few large ones, none on another."""
    water = glass('water', ior=1.33)
    chance = random.Random(11)
    shapes = [drop(water, chance, i) for i in range(6)]
    taken = []
    for count, low, high in ((26, 0.11, 0.17), (120, 0.06, 0.11), (700, 0.02, 0.055)):
        for _ in range(count):
            for _ in range(20):
                angle, z, size = chance.uniform(-178, -2), chance.uniform(1.2, 13.0), chance.uniform(low, high)
                spot = (math.radians(angle) * BODY, z, size)
                if all(math.hypot(spot[0] - a, spot[1] - b) > (size + c) * 1.05 for a, b, c in taken):
                    taken.append(spot)
                    bead = copy(chance.choice(shapes), (BODY * math.cos(math.radians(angle)), BODY * math.sin(math.radians(angle)), z), (90, 0, angle + 90), can)
                    bead.scale = (size, size * chance.uniform(1, 1.25), size * 0.55)
                    bead.hide_render = False
                    break


def drop(water, chance, index):
    wobble = [chance.uniform(0.9, 1.1) for _ in range(3)]
    points, faces, rows, columns = [], [], 10, 24
    for r in range(rows):
        a = math.pi / 2 * r / (rows - 1)
        for c in range(columns):
            t = 2 * math.pi * c / columns
            radius = math.cos(a) * (1 + 0.08 * wobble[0] * math.cos(2 * t + index) + 0.05 * wobble[1] * math.cos(3 * t))
            points.append((radius * math.cos(t), radius * math.sin(t) - 0.12 * math.sin(a), math.sin(a)))
    for r in range(rows - 1):
        faces += [(r * columns + c, r * columns + (c + 1) % columns, (r + 1) * columns + (c + 1) % columns, (r + 1) * columns + c) for c in range(columns)]
    bead = smooth(mesh('drop', points, faces, water), 180)
    bead.hide_render = True
    return bead


def light(ground):
    plain = ground == 'plain'
    room(0.05, 0.26) if plain else room(0.08, 0.22)
    softbox((-34, -16, 14), (0, 0, 7), (18, 44), 8, 0.4)
    softbox((36, -4, 14), (0, 0, 7), (14, 44), 9, 0.35, (1, 0.98, 0.95))
    softbox((-4, -4, 46), (0, 0, 6), (40, 40), 5 if not plain else 6, 0.45)
    softbox((8, -64, 24), (0, 0, 7), (44, 34), 5.5 if plain else 8, 0.45)
    if not plain:
        softbox((0, -30, -26), (0, 0, 1), (50, 16), 2.5, 0.45)
        # The bare foot looks straight down, where it would see nothing but dark.
        softbox((-5, -7, -24), (0, 0, 0), (16, 14), 3.2, 0.5)
    if plain:
        softbox((0, 20, 70), (0, 52, 20), (90, 40), 3.2, 0.45)
