"""A round jar of honey: thick glass, a paper label with type, a lacquered screw lid."""
import math

from lettering import lettering, wrapped
from lights import no_ground, room, softbox
from materials import glass, material
from scene import camera, copy, group, place
from shapes import box, lathe, plate, rectangle, rounded

PHOTOS = {'transparent': dict(file='honey-jar.webp', samples=48, exposure=0.35, contrast=1.35, white=5)}
RADIUS, WALL, LEVEL, TOP = 3.7, 0.3, 7.55, 9.5


def build(ground):
    jar = group('jar')
    vessel(jar)
    lid(jar)
    label(jar)
    light()
    no_ground()
    camera((0, -66, 14), (0, 0, 5.1), lens=140, stop=20, focus=(0, -3.7, 5), size=(1200, 1600))


def vessel(jar):
    clear = glass('glass', (0.985, 1, 0.99), 1.5)
    outside = rounded([(0, 0.22), (2.6, 0.22), (2.9, 0.0), (RADIUS - 0.12, 0.0), (RADIUS, 1.0), (RADIUS, 7.3), (2.95, 8.5), (2.95, TOP), (0, TOP)], [0, 0.15, 0.2, 0.5, 0.5, 1.0, 0.35, 0.1, 0], 10, closed=False)
    place(lathe('glass', outside, clear, 200, 60), parent=jar)
    wall = rounded([(0, 0.75), (RADIUS - WALL - 0.1, 0.75), (RADIUS - WALL, 1.4), (RADIUS - WALL, 7.2), (2.62, 8.45), (2.62, TOP - 0.1), (0, TOP - 0.1)], [0, 0.55, 0.4, 1.0, 0.3, 0.1, 0], 10, closed=False)
    below = [point for point in wall if point[1] < LEVEL - 0.02]
    above = [point for point in wall if point[1] > LEVEL + 0.02]
    edge = below[-1][0] + (above[0][0] - below[-1][0]) * (LEVEL - below[-1][1]) / (above[0][1] - below[-1][1])
    # Honey and air touch the glass without a gap, so their surfaces bend light by the ratio of both indices.
    taste = ((1.0, 0.60, 0.06), 0.8)
    honey = lathe('honey', [*below, (edge, LEVEL), (0, LEVEL)], glass('honey', ior=1.49 / 1.5 - 0.002, absorb=taste), 200, 60)
    honey.data.materials.append(glass('surface', ior=1.49, absorb=taste))
    for face in honey.data.polygons:
        if all(abs(honey.data.vertices[i].co.z - LEVEL) < 1e-4 for i in face.vertices):
            face.material_index = 1
    place(honey, parent=jar)
    place(lathe('air', [(edge, LEVEL), *above], glass('air', ior=1 / 1.5), 200, 60), parent=jar)


def lid(jar):
    lacquer = material('lacquer', (0.018, 0.017, 0.016), 0.28, coat=0.5, coat_roughness=0.12, wear=(0.7, 0.05))
    gold = material('gold', (0.92, 0.66, 0.34), 0.25, 1, wear=(1, 0.05))
    shell = [(0, 1.42), (2.75, 1.42), (2.85, 1.5), (3.0, 1.5), (3.2, 1.3), (3.2, 0.18), (3.28, 0.12), (3.28, 0.0), (3.1, 0.0)]
    place(lathe('lid', rounded(shell, [0, 0.06, 0.06, 0.12, 0.16, 0.05, 0.04, 0.05, 0], 6, closed=False), lacquer, 220), (0, 0, 8.62), parent=jar)
    rib = box('rib', (0.05, 0.05, 0.8), lacquer, 0.02, 2)
    place(rib, (3.2, 0, 9.35), parent=jar)
    for i in range(1, 90):
        a = 2 * math.pi * i / 90
        copy(rib, (3.2 * math.cos(a), 3.2 * math.sin(a), 9.35), (0, 0, math.degrees(a)))
    place(lathe('stripe', [(3.285, 8.64), (3.285, 8.72)], gold, 200), parent=jar)


def label(jar):
    paper = material('paper', (0.94, 0.88, 0.76), 0.7, relief=(22, 0.002))
    ink = material('ink', (0.10, 0.045, 0.015), 0.5)
    ochre = material('ochre', (0.80, 0.36, 0.03), 0.45)
    out = RADIUS + 0.012
    place(wrapped(plate('paper', rectangle(7.0, 5.0, 0.2), [], 0.02, paper, 0.006, 2), out - 0.01, 4.25, 0), parent=jar)
    for text, face, size, z, surface, spacing in (('Hollow Hill', 'script', 1.22, 4.95, ink, 1.0), ('WILDFLOWER HONEY', 'spartan', 0.36, 3.85, ink, 1.14),
                                                  ('RAW  ·  UNFILTERED  ·  SMALL BATCH', 'lato-bold', 0.2, 3.33, ochre, 1.1), ('340 g  ·  12 oz', 'lato-bold', 0.24, 2.35, ink, 1.1)):
        place(wrapped(lettering(text, face, size, surface, spacing), out + 0.012, z, 0), parent=jar)
    for z in (6.5, 2.0):
        place(wrapped(plate('rule', rectangle(6.5, 0.05), [], 0.004, ochre, 0.001, 1), out + 0.012, z, 0), parent=jar)
    for x, z in ((0, 6.02), (-0.44, 6.02), (0.44, 6.02), (0, 2.86), (-0.3, 2.86), (0.3, 2.86)):
        size = 0.24 if z > 5 else 0.15
        six = [(size * math.sin(math.pi / 3 * k), size * math.cos(math.pi / 3 * k)) for k in range(6)]
        cell = plate('cell', rounded(six, 0.03, 3), [], 0.004, ochre, 0.001, 1)
        for vertex in cell.data.vertices:
            vertex.co.x += x
        place(wrapped(cell, out + 0.012, z, 0), parent=jar)


def light():
    room(0.10, 0.3)
    softbox((2, 9, 6), (0, 0, 4.5), (26, 22), 3.4, 0.5, (1, 0.95, 0.86), seen=('transmission', 'diffuse'))
    softbox((-30, -12, 13), (0, 0, 5), (10, 38), 9, 0.4, (1, 0.99, 0.97))
    softbox((32, -2, 13), (0, 0, 5), (8, 38), 9, 0.4, (1, 0.96, 0.9))
    softbox((0, -8, 40), (0, 0, 5), (34, 30), 5, 0.45)
    softbox((-12, -56, 24), (0, 0, 5), (32, 28), 8, 0.45)
