"""A black kettle with a bow for a handle: black on black, and a loop as large as itself."""
import math

from lights import no_ground, room, softbox
from materials import material
from scene import camera, group, place
from shapes import lathe, rounded, tube

PHOTOS = {'truth': dict(file='black-kettle.webp', exposure=0.6, contrast=1.35, white=5)}


def build(_ground):
    kettle = group('kettle', turn=(0, 0, -20))
    iron = material('iron', (0.013, 0.013, 0.014), 0.45, relief=(30, 0.004), wear=(0.5, 0.06))
    body = rounded([(0, 0), (7.6, 0), (9.2, 4.5), (6.2, 9.8), (4.0, 10.6), (0, 10.6)], [0, 0.8, 3.5, 2.5, 0.4, 0], 12, closed=False)
    place(lathe('body', body, iron, 200), parent=kettle)
    lid = rounded([(0, 10.5), (3.8, 10.5), (3.6, 11.1), (1.0, 11.8), (0.5, 12.4), (1.0, 13.2), (0, 13.5)], [0, 0.1, 0.3, 0.4, 0.3, 0.4, 0], 6, closed=False)
    place(lathe('lid', lid, iron), parent=kettle)
    spout = [(6.5, 0, 4.6), (10.2, 0, 6.4), (11.6, 0, 9.4), (13.4, 0, 10.4)]
    place(tube('spout', spout, 1.15, iron), parent=kettle)
    bow = [(-5.6, 0, 10), (-6.6, 0, 14), (-3.6, 0, 18.2), (0, 0, 19), (3.6, 0, 18.2), (6.6, 0, 14), (5.6, 0, 10)]
    place(tube('bow', bow, 0.55, iron), parent=kettle)
    room(0.01, 0.06)
    softbox((-34, -16, 34), (0, 0, 8), (26, 30), 6, 0.45)
    softbox((36, 6, 26), (0, 0, 8), (10, 40), 8, 0.4)
    softbox((0, 30, 46), (0, 0, 8), (60, 20), 6, 0.45)
    no_ground()
    camera((0, -96, 30), (2.2, 0, 9.0), lens=112, size=(1000, 880))
