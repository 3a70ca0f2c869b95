"""A bottle of clear glass with a black stopper."""
from lights import even_light, no_ground
from materials import glass, material
from scene import camera, place
from shapes import lathe, rounded

PHOTOS = {'truth': dict(file='water-bottle.webp', exposure=0.3, contrast=1.2, white=4)}


def build(_ground):
    outside = [(0, 0), (3.6, 0), (3.6, 15.5), (1.5, 19.5), (1.5, 23)]
    inside = [(1.25, 23), (1.25, 19.4), (3.3, 15.4), (3.3, 0.9), (0, 0.9)]
    radii = [0, 0.5, 2.4, 1.6, 0.1, 0.1, 1.5, 2.2, 0.5, 0]
    place(lathe('bottle', rounded([*outside, *inside], radii, 10, closed=False), glass('glass', ior=1.5)))
    rubber = material('stopper', (0.02, 0.02, 0.022), 0.45, relief=(6, 0.002))
    place(lathe('stopper', rounded([(0, 22.2), (1.2, 22.2), (1.2, 23.1), (1.7, 23.1), (1.7, 24.8), (0, 24.8)], [0, 0, 0, 0.2, 0.3, 0], 6, closed=False), rubber))
    even_light((0, 0, 12), 60)
    no_ground(clear_glass=True)
    camera((0, -110, 24), (0, 0, 12.2), lens=120, size=(620, 1000))
