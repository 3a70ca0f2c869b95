"""A powder brush: soft pale bristles, a metal sleeve, a black handle."""
import math
import random

from lights import even_light, no_ground
from materials import material
from scene import camera, group, place
from shapes import lathe, rounded, strands

PHOTOS = {'truth': dict(file='makeup-brush.webp', exposure=0.5, contrast=1.3, white=3.5)}


def build(_ground):
    brush = group('brush', (0, 0, 8), (0, 24, 0))
    chance = random.Random(3)
    bristle = material('bristle', (0.62, 0.47, 0.36), 0.6, sheen=0.3)
    place(strands('bristles', [bristle_from(chance) for _ in range(3600)], 0.02, bristle, 0.15), (0, 0, 1.0), parent=brush)
    sleeve = rounded([(0, -3.2), (0.75, -3.2), (1.2, -0.4), (1.15, 1.3), (0, 1.3)], [0, 0.1, 0.6, 0.05, 0], 6, closed=False)
    place(lathe('sleeve', sleeve, material('sleeve', (0.95, 0.72, 0.6), 0.15, 1)), parent=brush)
    handle = rounded([(0, -13), (0.42, -12.8), (0.9, -6), (0.72, -3.1), (0, -3.1)], [0, 0.4, 3, 0.1, 0], 8, closed=False)
    place(lathe('handle', handle, material('handle', (0.012, 0.012, 0.013), 0.2, coat=0.8)), parent=brush)
    even_light((0, 0, 6), 42)
    no_ground()
    camera((0, -80, 10), (1.0, 0, 6.8), lens=105, size=(800, 1000))


def bristle_from(chance):
    """From the sleeve in a widening tuft that closes in a dome."""
    turn, out = chance.uniform(0, 2 * math.pi), math.sqrt(chance.random())
    height = 5.6 - 2.2 * out * out + chance.uniform(-0.5, 0.35)
    stray = 0.16 if chance.random() < 0.94 else 0.7
    dx, dy = chance.gauss(0, stray), chance.gauss(0, stray)
    line = []
    for i in range(6):
        t = i / 5
        spread = out * (1.05 + 1.5 * math.sin(t * 1.35))
        line.append((spread * math.cos(turn) + dx * t * t, spread * math.sin(turn) + dy * t * t, height * t))
    return line
