"""A basket of brass wire: more air than basket."""
import math

from lights import even_light, no_ground
from materials import material
from scene import camera, group, place
from shapes import tube

PHOTOS = {'truth': dict(file='wire-basket.webp', exposure=0.5, contrast=1.3, white=4)}


def build(_ground):
    basket = group('basket', turn=(0, 0, 12))
    wire = material('wire', (0.80, 0.50, 0.26), 0.25, 1)

    def ring(radius, height, thick):
        points = [(radius * math.cos(a), radius * math.sin(a), height) for a in (math.pi / 12 * k for k in range(24))]
        place(tube('ring', points, thick, wire, closed=True), parent=basket)

    profile = [(7.2, 0.4), (9.6, 3.4), (11.4, 7.4), (12.4, 11.8)]
    for (radius, height), thick in zip(profile, (0.26, 0.16, 0.16, 0.32)):
        ring(radius, height, thick)
    ring(3.6, 0.4, 0.16)
    for k in range(26):
        a = 2 * math.pi / 26 * k
        rib = [(r * math.cos(a), r * math.sin(a), z) for r, z in [(3.6, 0.4), *profile]]
        place(tube('rib', rib, 0.14, wire, resolution=4), parent=basket)
    for side in (-1, 1):
        bow = [(side * 12.4, -3.4, 11.8), (side * 13.2, -2.6, 14.4), (side * 13.4, 0, 15.4), (side * 13.2, 2.6, 14.4), (side * 12.4, 3.4, 11.8)]
        place(tube('bow', bow, 0.26, wire), parent=basket)
    even_light((0, 0, 8), 70)
    no_ground()
    camera((0, -120, 52), (0, 0, 6.9), lens=92, size=(1000, 760))
