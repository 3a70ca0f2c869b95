"""An eau de parfum: thick glass block with amber liquid, gold collar, lacquered cap, printed label."""
import math

import bmesh

from lettering import lettering
from lights import no_ground, room, softbox, sweep
from materials import glass, material
from scene import camera, group, place
from shapes import lathe, loft, plate, rectangle, rounded, tube

PHOTOS = {
    'dark': dict(file='perfume-dark.jpg', samples=72, exposure=0.2, contrast=1.35, white=6),
    'transparent': dict(file='perfume.webp', samples=72, exposure=0.2, contrast=1.35, white=6),
}
WIDTH, DEPTH, HEIGHT = 6.4, 3.4, 7.4
WALL, FLOOR = 0.5, 1.15
LEVEL = 6.0


def build(ground):
    bottle = group('bottle', turn=(0, 0, -17))
    flask(bottle)
    neck(bottle)
    label(bottle)
    light(ground)
    if ground == 'transparent':
        no_ground()
    else:
        sweep((0.035, 0.024, 0.02), 0.16, depth=70, coat=0.0, wear=(0.05, 0.05))
    camera((0, -62, 10.5), (0, 0, 5.15), lens=138, stop=11, focus=(0, -2, 5), size=(1280, 1600))


def slab(width, depth, low, high, corner, edge, steps=8):
    """Rings of a block with rounded corners all round, from bottom to top."""
    rings = []
    for at, direction in ((low, 1), (high, -1)):
        part = []
        for i in range(steps + 1):
            angle = math.pi / 2 * i / steps
            inset, rise = edge * (1 - math.sin(angle)), edge * (1 - math.cos(angle))
            ring = rectangle(width - 2 * inset, depth - 2 * inset, max(0.02, corner - inset), steps=10)
            part.append([(x, y, at + direction * rise) for x, y in ring])
        rings += part if direction == 1 else part[::-1]
    return rings


def flask(bottle):
    clear = glass('glass', (0.995, 1, 0.995), 1.5)
    place(loft('flask', slab(WIDTH, DEPTH, 0, HEIGHT, 0.75, 0.32), clear, angle=40), parent=bottle)
    # Liquid and air touch the glass without a gap, so their surfaces bend light by the ratio of both indices.
    amber = glass('amber', ior=1.36 / 1.5, absorb=((0.98, 0.50, 0.08), 1.15))
    air = glass('air', ior=1 / 1.5)
    inside = dict(width=WIDTH - 2 * WALL, depth=DEPTH - 2 * WALL)
    low = slab(**inside, low=FLOOR, high=HEIGHT - 0.75, corner=0.5, edge=0.3)
    liquid = [ring for ring in low if ring[0][2] < LEVEL - 0.01]
    top = [(x, y, LEVEL) for x, y, _ in liquid[-1]]
    surface = glass('surface', ior=1.36, absorb=((0.98, 0.50, 0.08), 1.15))
    body = loft('liquid', [*liquid, top], amber, angle=40)
    body.data.materials.append(surface)
    body.data.polygons[-1].material_index = 1
    place(body, parent=bottle)
    space = [ring for ring in low if ring[0][2] > LEVEL + 0.01]
    gap = loft('air', [top, *space], air, angle=40)
    # Its floor is the liquid's surface, which is already there.
    work = bmesh.new()
    work.from_mesh(gap.data)
    work.faces.ensure_lookup_table()
    bmesh.ops.delete(work, geom=[face for face in work.faces if all(abs(v.co.z - LEVEL) < 1e-4 for v in face.verts)], context='FACES_ONLY')
    work.to_mesh(gap.data)
    work.free()
    place(gap, parent=bottle)
    straw = material('straw', (0.85, 0.85, 0.82), 0.25)
    place(tube('straw', [(0, 0, HEIGHT), (0.05, 0.05, 4.5), (0.35, 0.15, 1.5)], 0.085, straw), parent=bottle)


def neck(bottle):
    gold = material('gold', (0.95, 0.66, 0.33), 0.2, 1, grain=(0.5, 0.5, 30, 0.06), anisotropic=0.3)
    lacquer = material('lacquer', (0.012, 0.010, 0.010), 0.18, coat=1, coat_roughness=0.03, wear=(0.6, 0.04))
    collar = rounded([(0, 0), (1.28, 0), (1.28, 0.36), (1.12, 0.36), (1.12, 0.5), (1.28, 0.5), (1.28, 1.02), (0, 1.02)], [0, 0.05, 0.05, 0.03, 0.03, 0.05, 0.06, 0], 5)
    place(lathe('collar', collar, gold), (0, 0, HEIGHT - 0.02), parent=bottle)
    cap = slab(3.05, 3.05, 0, 3.1, 0.42, 0.09, 6)
    place(loft('cap', cap, lacquer, angle=40), (0, 0, HEIGHT + 1.04), parent=bottle)
    place(loft('band', slab(3.1, 3.1, 0, 0.2, 0.44, 0.05, 5), gold, angle=40), (0, 0, HEIGHT + 1.3), parent=bottle)


def label(bottle):
    paper = material('paper', (0.9, 0.875, 0.82), 0.55, relief=(30, 0.002))
    ink = material('ink', (0.025, 0.02, 0.018), 0.4)
    foil = material('foil', (0.95, 0.66, 0.33), 0.22, 1)
    front = group('front', (0, -DEPTH / 2, 3.75), (90, 0, 0), bottle)
    place(plate('paper', rectangle(4.1, 3.3, 0.06), [], 0.02, paper, 0.006, 2), (0, 0, 0.0), parent=front)
    frame = rectangle(3.8, 3.0, 0.03)
    place(plate('frame', frame, [rectangle(3.73, 2.93, 0.02)], 0.004, foil, 0.0005, 1), (0, 0, 0.02), parent=front)
    lines = [('Noctielle', 'didot', 0.86, 0.36, ink, 1.0, 0.004), ('AMBRE  N° 7', 'lato-bold', 0.2, -0.28, foil, 1.5, 0.004),
             ('EAU DE PARFUM', 'lato', 0.155, -0.85, ink, 1.5, 0.004), ('50 ml  ·  1.7 fl oz', 'lato', 0.135, -1.14, ink, 1.2, 0.003)]
    for text, face, size, y, surface, spacing, weight in lines:
        place(lettering(text, face, size, surface, spacing, weight), (0, y, 0.023), parent=front)
    place(plate('rule', rectangle(0.7, 0.018), [], 0.004, foil, 0.0005, 1), (0, -0.55, 0.02), parent=front)


def light(ground):
    dark = ground == 'dark'
    room(0.004 if dark else 0.12, 0.05 if dark else 0.3, (1, 0.93, 0.86) if dark else (1, 1, 1))
    # The card behind makes the liquid glow; only the glass sees it.
    softbox((1.5, 8, 6.5), (0, 0, 4.6), (26, 20), 2.0 if dark else 3.0, 0.5, (1, 0.9, 0.78), seen=('transmission', 'diffuse'))
    softbox((-24, -9, 11), (0, 0, 6), (9, 34), 7, 0.4, (1, 0.98, 0.95))
    softbox((24, 2, 12), (0, 0, 6), (7, 36), 8, 0.4, (1, 0.94, 0.86))
    softbox((3, -4, 34), (0, 0, 6), (22, 16), 5, 0.45)
    softbox((-20, -46, 24), (0, 0, 5), (26, 26), 17, 0.45)
    softbox((21, 32, 12), (0, 0, 8), (12, 34), 5, 0.45)
    if dark:
        softbox((4, 30, 30), (4, 69, 12), (14, 14), 45, 0.5, (1, 0.72, 0.45), seen=('diffuse',))
