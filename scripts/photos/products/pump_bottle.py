"""A white bottle with a white pump: pale on white, with a thin spout and a small gap below it."""
from lights import even_light, no_ground
from materials import material
from scene import camera, group, place
from shapes import lathe, rounded, tube

PHOTOS = {'truth': dict(file='pump-bottle.webp', exposure=0.95, contrast=1.25, white=2.2)}


def build(_ground):
    bottle = group('bottle', turn=(0, 0, -22))
    white = material('white', (0.86, 0.86, 0.85), 0.35, coat=0.3)
    body = rounded([(0, 0), (3.3, 0), (3.3, 13.2), (1.5, 14.6), (1.5, 15.4), (0, 15.4)], [0, 0.5, 1.2, 0.4, 0.1, 0], 10, closed=False)
    place(lathe('body', body, white), parent=bottle)
    place(lathe('collar', rounded([(0, 15.3), (1.75, 15.3), (1.75, 16.9), (0.5, 17.1), (0.5, 18.6), (0, 18.6)], [0, 0.1, 0.2, 0.1, 0.05, 0], 5, closed=False), white), parent=bottle)
    place(lathe('head', rounded([(0, 18.4), (1.3, 18.4), (1.2, 19.6), (0, 19.6)], [0, 0.2, 0.35, 0], 6, closed=False), white), parent=bottle)
    place(tube('spout', [(0, 0, 19.1), (2.6, 0, 19.15), (4.3, 0, 18.9), (4.7, 0, 18.1)], 0.42, white), parent=bottle)
    even_light((0, 0, 9), 56, 1.1)
    no_ground()
    camera((0, -105, 22), (0.4, 0, 9.4), lens=125, size=(700, 1000))
