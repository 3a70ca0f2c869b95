"""A linen cushion with a fringe on two sides."""
import random

from lights import even_light, no_ground
from materials import material
from scene import camera, group, place
from shapes import rumpled, strands, turned

PHOTOS = {'truth': dict(file='fringed-cushion.webp', exposure=0.4, contrast=1.3, white=3.5)}


def build(_ground):
    chance = random.Random(11)
    linen = material('linen', (0.72, 0.30, 0.12), 0.9, sheen=0.3, relief=(6, 0.06))
    cushion = group('cushion', (0, 0, 20), (82, 8, 14))
    rings = [(5.2, -5.6), (1.6, -3.6), (0.2, -0.5), (0, 0), (0.2, 0.5), (1.6, 3.6), (5.2, 5.6), (14, 6.6)]
    place(rumpled(turned('body', 42, 34, [(14, -6.6), *rings], linen, 5.5), 9, 1.1), parent=cushion)
    yarn = material('yarn', (0.85, 0.70, 0.50), 0.9, sheen=0.3)
    lines = []
    for side in (-1, 1):
        for _ in range(620):
            y, lean = chance.uniform(-16.2, 16.2), chance.gauss(0, 0.9)
            length, root = chance.uniform(3.6, 5.6), 20.3 - 1.2 * (abs(y) / 17) ** 8
            z = chance.uniform(-0.5, 0.5)
            lines.append([(side * (root + length * t), y + lean * t * t, z - 1.4 * t * t) for t in (0, 0.3, 0.6, 0.8, 1)])
    place(strands('fringe', lines, 0.11, yarn, 0.6), parent=cushion)
    even_light((0, 0, 20), 130, 1.0)
    no_ground()
    camera((0, -230, 32), (0, 0, 20), lens=110, size=(1000, 850))
