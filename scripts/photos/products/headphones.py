"""Wireless over-ear headphones: sand-colored shells, leather cushions, steel stems, anodised side plates."""
import math

from lettering import lettering
from lights import no_ground, room, softbox
from materials import material
from scene import camera, group, place
from shapes import box, lathe, loft, oval, rounded, rumpled, tube, turned

PHOTOS = {'transparent': dict(file='headphones.webp', samples=40, exposure=0.65, contrast=1.4, white=5)}
CUP = (7.4, 9.0)
ARC = dict(centre=5.5, across=8.55, up=8.0)


def build(ground):
    surfaces = materials()
    whole = group('headphones', turn=(0, 0, 0))
    band(whole, surfaces)
    for side in (-1, 1):
        cup(whole, surfaces, side)
    light()
    no_ground()
    camera((57, -54, 13), (0.4, 0, 4.6), lens=118, stop=20, focus=(8, -3, 2), size=(1400, 1600))


def materials():
    return dict(
        shell=material('shell', (0.60, 0.50, 0.40), 0.46, relief=(55, 0.0007), wear=(0.6, 0.04)),
        leather=material('leather', (0.20, 0.10, 0.055), 0.37, leather=(11, 0.012), wear=(1, 0.07), specular=0.45),
        metal=material('metal', (0.83, 0.70, 0.56), 0.33, 1, wear=(0.9, 0.05), relief=(70, 0.0004)),
        steel=material('steel', (0.75, 0.73, 0.7), 0.16, 1, wear=(2, 0.05)),
        dark=material('dark', (0.02, 0.019, 0.018), 0.5),
        cloth=material('cloth', (0.05, 0.04, 0.035), 0.9, sheen=0.6, leather=(22, 0.03)),
    )


def cup(whole, s, side):
    """Built lying on its cushion, z outwards, y up; then stood up on its side of the head."""
    turn = (90, 0, 82) if side > 0 else (90, 0, -82)
    stand = group('stand', (side * 8.25, 0, 0), (0, side * 4, 0), whole)
    it = group('cup', turn=turn, parent=stand)
    wide, high = CUP
    shell = rounded([(0.55, 0), (0.02, 0.0), (0.0, 1.15), (0.55, 2.12), (1.45, 2.38), (1.45, 2.0)], [0, 0.12, 0.7, 0.7, 0.06, 0], 8, closed=False)
    place(turned('shell', wide, high, shell, s['shell']), parent=it)
    seam = [(0.16, -0.14), (0.16, 0.02)]
    place(turned('seam', wide, high, seam, s['dark']), parent=it)
    disc = rounded([(1.52, 2.1), (1.52, 2.36), (1.66, 2.44), (2.6, 2.40), (3.6, 2.385)], [0, 0.04, 0.08, 1, 0], 6, closed=False)
    place(turned('disc', wide, high, disc, s['metal'], angle=25), parent=it)
    ring = rounded([(1.46, 2.2), (1.46, 2.40), (1.52, 2.40), (1.52, 2.2)], 0.015, 2, closed=False)
    place(turned('ring', wide, high, ring, s['dark']), parent=it)
    place(lettering('calmere', 'round-bold', 0.62, s['dark'], 1.12, thickness=0.014), (0, 0.05, 2.395), parent=it)
    cushion(it, s, wide, high)
    for i, size in enumerate((0.5, 0.5)):
        place(box('button', (0.32, size + 0.3, 0.3), s['metal'], 0.13, 5), (-wide / 2 + 0.10, 0.75 - i * 1.3, 0.95), (0, 0, -1 + 4 * i), it)


def cushion(it, s, wide, high):
    profile = []
    for x, z in rounded([(0.12, -0.1), (-0.06, -0.75), (0.12, -1.75), (0.75, -2.1), (1.55, -1.95), (1.95, -1.1), (1.9, -0.1)], [0.08, 0.5, 0.6, 0.6, 0.5, 0.6, 0.1], 8):
        profile.append((x, z))
    place(rumpled(turned('cushion', wide, high, profile, s['leather'], closed=True, steps=200, angle=80), 1.3, 0.07), parent=it)
    place(turned('piping', wide, high, [(0.10 + 0.07 * math.cos(a), -0.12 + 0.07 * math.sin(a)) for a in [math.pi / 5 * k for k in range(10)]], s['leather'], closed=True, angle=80), parent=it)
    place(turned('mesh', wide - 3.2, high - 3.2, [(0, -0.75), (1.6, -0.62), (2.1, -0.6)], s['cloth']), parent=it)


def along(angle, out=0.0):
    """A point of the band's arc, `angle` degrees from the top, and the direction outwards there."""
    a = math.radians(angle)
    x, z = ARC['across'] * math.sin(a), ARC['centre'] + ARC['up'] * math.cos(a)
    nx, nz = math.sin(a) / ARC['across'], math.cos(a) / ARC['up']
    length = math.hypot(nx, nz)
    nx, nz = nx / length, nz / length
    return (x + nx * out, z + nz * out), (nx, nz)


def strip(name, material, reach, width, thick, out, power=3.2, steps=120):
    """A bar of superelliptic section along the arc; width and thick are functions of the share of the way from the top."""
    rings = []
    for i in range(steps + 1):
        angle = -reach + 2 * reach * i / steps
        t = abs(angle) / reach
        (x, z), (nx, nz) = along(angle, out(t))
        rings.append([(x + nx * u, v, z + nz * u) for u, v in oval(thick(t), width(t), power, 40)])
    return loft(name, rings, material, angle=50)


def band(whole, s):
    close = lambda t: max(0.0, (t - 0.93) / 0.07) ** 2
    outer = strip('band', s['shell'], 84, lambda t: (3.3 - 1.75 * t**2) * (1 - 0.35 * close(t)), lambda t: 0.62 - 0.25 * close(t), lambda t: 0.28)
    place(outer, parent=whole)
    ribs = lambda t: 0.10 * abs(math.sin(t * 62 * 0.42))
    pad = strip('pad', s['leather'], 62, lambda t: (3.0 - 1.1 * t**2) * (1 - 0.25 * max(0, (t - 0.93) / 0.07) ** 2), lambda t: 0.95 - 0.5 * max(0, (t - 0.9) / 0.1) ** 2 + ribs(t), lambda t: -0.32, 2.6, 240)
    place(pad, parent=whole)
    for side in (-1, 1):
        (x, z), _ = along(side * 84, 0.28)
        collar = lathe('collar', rounded([(0, -0.7), (0.5, -0.7), (0.5, 0.25), (0, 0.25)], [0, 0.08, 0.08, 0], 5, closed=False), s['metal'])
        place(collar, (x + side * 0.02, 0, z), (0, -side * 6, 0), whole)
        foot = (side * 8.98, 4.32)
        points = [(x, 0, z + 0.05), (foot[0] + side * 0.02, 0, foot[1] - 0.6)]
        place(tube('stem', points, 0.27, s['steel']), parent=whole)
        place(lathe('socket', rounded([(0.3, -0.3), (0.52, -0.3), (0.46, 0.26), (0.3, 0.26)], [0, 0, 0.07, 0.03], 4), s['metal']), (*foot[:1], 0, foot[1] + 0.1), (0, -side * 5, 0), whole)


def light():
    room(0.02, 0.16)
    softbox((4, 2, 46), (0, 0, 6), (50, 40), 6.5, 0.45)
    softbox((50, 40, 24), (8, 0, 2), (34, 40), 4, 0.45, (1, 0.98, 0.95), fade=(0.4, 1))
    softbox((50, 36, -6), (9, 0, 0), (34, 30), 1.5, 0.5, (1, 0.98, 0.95), fade=(1, 0.2))
    softbox((10, -60, 22), (0, 0, 4), (30, 40), 4.2, 0.45, (0.97, 0.98, 1))
    softbox((-50, -10, 14), (0, 0, 4), (16, 46), 9, 0.35)
    softbox((-8, 52, 20), (0, 0, 6), (34, 16), 6, 0.4)
