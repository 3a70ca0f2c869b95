"""An empty wine glass: what lies behind is seen through it."""
from lights import even_light, no_ground
from materials import glass
from scene import camera, place
from shapes import lathe, rounded

PHOTOS = {'truth': dict(file='wine-glass.webp', exposure=0.4, contrast=1.2, white=4)}


def build(_ground):
    outside = [(0, 0), (3.7, 0), (3.6, 0.3), (0.5, 0.8), (0.36, 2.5), (0.38, 8.6), (1.6, 9.6), (4.2, 13.2), (4.1, 16.5), (3.2, 21)]
    inside = [(3.1, 21), (4.0, 16.4), (4.08, 13.3), (1.55, 9.8), (0, 9.4)]
    radii = [0, 0.12, 0.3, 2, 2, 1.5, 1.5, 3.5, 6, 0.05, 0.05, 6, 3.4, 1.4, 0]
    place(lathe('glass', rounded([*outside, *inside], radii, 10, closed=False), glass('crystal', ior=1.5)))
    even_light((0, 0, 11), 60)
    no_ground(clear_glass=True)
    camera((0, -110, 20), (0, 0, 10.4), lens=130, size=(620, 1000))
