"""A pompom of long hair on a chain ring: rims that no contour holds."""
import math
import random

from lights import even_light, no_ground
from materials import material
from scene import camera, place
from shapes import lathe, rounded, strands, tube

PHOTOS = {'truth': dict(file='fur-charm.webp', exposure=0.5, contrast=1.3, white=3.5)}


def build(_ground):
    chance = random.Random(7)
    hair = material('hair', (0.34, 0.17, 0.085), 0.55, sheen=0.4)
    lines = [hair_from(direction(chance), chance) for _ in range(4200)]
    place(strands('fur', lines, 0.026, hair), (0, 0, 4.6))
    place(lathe('core', [(0, -2.6), *[(2.6 * math.cos(a), 2.6 * math.sin(a)) for a in (math.radians(d) for d in range(-80, 90, 10))], (0, 2.6)], material('core', (0.12, 0.05, 0.025), 0.9)), (0, 0, 4.6))
    gold = material('gold', (1.0, 0.76, 0.42), 0.16, 1)
    place(lathe('cap', rounded([(0, 0), (0.75, 0), (0.6, 0.8), (0, 0.8)], [0, 0.1, 0.15, 0], 5, closed=False), gold), (0, 0, 8.0))
    circle = [(1.7 * math.cos(a), 0, 10.6 + 1.7 * math.sin(a)) for a in (math.pi / 8 * k for k in range(16))]
    tube('ring', circle, 0.16, gold, closed=True)
    even_light((0, 0, 5), 40)
    no_ground()
    camera((0, -70, 12), (0, 0, 6.2), lens=120, size=(900, 1000))


def direction(chance):
    z, turn = chance.uniform(-1, 1), chance.uniform(0, 2 * math.pi)
    reach = math.sqrt(1 - z * z)
    return (reach * math.cos(turn), reach * math.sin(turn), z)


def hair_from(way, chance):
    """Out of the core, then down by its own weight, each a little its own way."""
    length, droop = chance.uniform(1.4, 2.7), chance.uniform(0.05, 0.35)
    lean = [chance.uniform(-0.45, 0.45) for _ in range(3)]
    line = []
    for i in range(7):
        t = i / 6
        line.append(tuple(w * (2.4 + length * t) + l * t * t * length - (droop * t * t * length if axis == 2 else 0) for axis, (w, l) in enumerate(zip(way, lean))))
    return line
