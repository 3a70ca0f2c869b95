"""A flask of clear glass, half full of amber scent, with a cap of brass: each third is seen through in another way."""
from lights import even_light, no_ground
from materials import glass, material
from scene import camera, place
from shapes import lathe, rounded, turned

PHOTOS = {'truth': dict(file='perfume-flask.webp', exposure=0.4, contrast=1.25, white=3.5)}


def build(_ground):
    # (inset, height) from the outline, up the outside and down the inside.
    walls = [(0.5, 0), (0, 0.5), (0, 6.6), (1.6, 8.2), (3.1, 8.4), (3.1, 9.4), (3.3, 9.4), (3.3, 8.1), (1.8, 7.9), (0.5, 6.4), (0.5, 1.2), (0.9, 0.9)]
    place(turned('flask', 8.4, 4.6, [(0.5, 0), *walls[1:]], glass('flask', ior=1.5), power=3.2))
    place(turned('scent', 7.3, 3.5, [(0.4, 0.95), (0, 1.25), (0, 4.1), (0.1, 4.15)], glass('scent', (1, 0.82, 0.52), ior=1.36), power=3.2))
    brass = material('brass', (0.78, 0.57, 0.28), 0.28, metallic=1)
    place(lathe('cap', rounded([(0, 9.1), (1.3, 9.1), (1.3, 12.2), (0, 12.2)], [0, 0.1, 0.25, 0], 8, closed=False), brass))
    even_light((0, 0, 6), 46)
    no_ground(clear_glass=True)
    camera((0, -76, 26), (0, 0, 5.9), lens=112, size=(820, 1000))
