"""An empty tumbler of heavy clear glass."""
from lights import even_light, no_ground
from materials import glass
from scene import camera, place
from shapes import lathe, rounded

PHOTOS = {'truth': dict(file='tumbler.webp', exposure=0.5, contrast=1.25, white=3.5)}


def build(_ground):
    outside = [(0, 0), (3.4, 0), (4.2, 9.4)]
    inside = [(3.9, 9.4), (3.2, 2.0), (0, 1.8)]
    radii = [0, 0.4, 0.15, 0.15, 0.7, 0]
    # Twelve flat sides: each shows a reflection of its own.
    place(lathe('tumbler', rounded([*outside, *inside], radii, 8, closed=False), glass('crystal', ior=1.52), steps=12), turn=(0, 0, 9))
    even_light((0, 0, 5), 42)
    no_ground(clear_glass=True)
    camera((0, -66, 30), (0, 0, 4.7), lens=105, size=(860, 900))
