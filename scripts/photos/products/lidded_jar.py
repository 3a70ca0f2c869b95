"""A jar of clear glass with a lid of bamboo: half of it is solid, half is not."""
from lights import even_light, no_ground
from materials import glass, material, wood
from scene import camera, place
from shapes import lathe, rounded

PHOTOS = {'truth': dict(file='lidded-jar.webp', exposure=0.4, contrast=1.25, white=3.5)}


def build(_ground):
    walls = [(0, 0), (4.4, 0), (4.4, 11.2), (4.18, 11.2), (4.18, 0.55), (0, 0.55)]
    place(lathe('jar', rounded(walls, [0, 0.5, 0.1, 0.1, 0.45, 0], 10, closed=False), glass('jar', ior=1.5)))
    bamboo = wood('bamboo', (0.42, 0.22, 0.08), (0.66, 0.42, 0.20), (0.25, 3, 1), 0.5, relief=(10, 0.003))
    place(lathe('lid', rounded([(0, 0), (4.6, 0), (4.6, 1.3), (0, 1.3)], [0, 0.25, 0.3, 0], 8, closed=False), bamboo), (0, 0, 11.3))
    place(lathe('plug', rounded([(0, 0), (3.95, 0), (3.95, 1.0), (0, 1.0)], [0, 0.2, 0.1, 0], 6, closed=False), bamboo), (0, 0, 10.3))
    seal = material('seal', (0.75, 0.75, 0.74), 0.5)
    place(lathe('seal', rounded([(3.9, 0), (4.16, 0), (4.16, 0.35), (3.9, 0.35)], 0.1, 4), seal), (0, 0, 10.75))
    even_light((0, 0, 6), 48)
    no_ground(clear_glass=True)
    camera((0, -76, 40), (0, 0, 6.0), lens=112, size=(850, 1000))
