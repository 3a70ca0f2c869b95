"""A city bicycle from the side: spokes, cables and the openings of its frame."""
import math

from lights import even_light, no_ground
from materials import material
from scene import camera, group, place
from shapes import box, lathe, rounded, tube

PHOTOS = {'truth': dict(file='bicycle.webp', exposure=0.5, contrast=1.3, white=4)}
WHEEL, BACK, FRONT = 33, (-52, 34), (52, 34)


def build(_ground):
    bike = group('bike', turn=(0, 0, -9))
    paint = material('paint', (0.02, 0.16, 0.15), 0.25, coat=0.8)
    steel = material('steel', (0.75, 0.75, 0.74), 0.2, 1)
    black = material('rubber', (0.015, 0.015, 0.016), 0.6)
    brown = material('leather', (0.22, 0.09, 0.035), 0.5, leather=(3, 0.05))
    for x, z in (BACK, FRONT):
        wheel(bike, (x, 0, z), black, steel)
    crank, seat, head_low, head_high = (-10, 0, 30), (-20, 0, 68), (37, 0, 64), (34, 0, 76)
    for a, b, r in ((crank, seat, 1.5), (seat, head_high, 1.5), (crank, head_low, 1.8), (head_low, head_high, 1.9)):
        place(tube('bar', [a, b], r, paint), parent=bike)
    for y in (-2.6, 2.6):
        for end in (crank, seat):
            place(tube('stay', [(BACK[0], y, BACK[1]), (end[0], y * 0.5, end[2])], 0.8, paint), parent=bike)
        place(tube('fork', [(37, y * 0.8, 62), (41, y * 1.1, 52), (FRONT[0], y * 1.3, FRONT[1])], 0.9, paint), parent=bike)
        bar = [(33, 0, 82), (33, y * 4, 84), (27, y * 9, 85), (14, y * 10, 83)]
        place(tube('handle bar', bar, 0.95, steel), parent=bike)
        place(tube('grip', [(20, y * 9.8, 84), (13, y * 10.1, 82.8)], 1.5, brown), parent=bike)
        place(tube('cable', [(22, y * 8.5, 83), (38, y * 4, 88), (42, y * 1.4, 76), (38, y, 64)], 0.28, black), parent=bike)
        place(box('pedal', (8, 7, 2), black, 0.4), (-10 + 11 * math.copysign(1, y), y * 4.5, 30 + math.copysign(11, y)), parent=bike)
        place(tube('crank', [(-10, y * 2.2, 30), (-10 + 11 * math.copysign(1, y), y * 2.4, 30 + math.copysign(11, y))], 0.9, steel), parent=bike)
    place(tube('stem', [head_high, (33, 0, 82)], 1.3, steel), parent=bike)
    place(tube('post', [seat, (-22, 0, 77)], 1.2, steel), parent=bike)
    saddle = [(-32, 0, 79.5), (-24, 0, 79), (-8, 0, 79.8)]
    place(tube('saddle', saddle, 3.0, brown), parent=bike)
    place(lathe('chain ring', rounded([(7.6, -0.3), (8.6, -0.3), (8.6, 0.3), (7.6, 0.3)], 0.1, 3), steel, 120), (-10, -3.4, 30), (90, 0, 0), bike)
    for dz in (8.1, -8.1):
        place(tube('chain', [(-10, -3.4, 30 + dz), (BACK[0], -3.4, BACK[1] + dz * 0.35)], 0.4, black), parent=bike)
    even_light((0, 0, 45), 300, 1.0)
    no_ground()
    camera((0, -620, 60), (0, 0, 45.5), lens=118, size=(1000, 680))


def wheel(bike, at, black, steel):
    for radius, thick, surface in ((WHEEL - 1.6, 1.6, black), (WHEEL - 3.6, 0.9, steel)):
        ring = [(radius * math.cos(a), 0, radius * math.sin(a)) for a in (math.pi / 12 * k for k in range(24))]
        place(tube('ring', ring, thick, surface, closed=True), at, parent=bike)
    place(lathe('hub', rounded([(0, -3), (1.6, -3), (1.6, 3), (0, 3)], [0, 0.3, 0.3, 0], 3, closed=False), steel), at, (90, 0, 0), bike)
    for k in range(28):
        a = math.radians(360 / 28 * k)
        lean = a + math.radians(28 if k % 2 else -28)
        y = 2.2 if k % 4 < 2 else -2.2
        start, end = (1.5 * math.cos(lean), y, 1.5 * math.sin(lean)), (29.4 * math.cos(a), 0, 29.4 * math.sin(a))
        place(tube('spoke', [start, end], 0.17, steel, resolution=2, smoothness=2), at, parent=bike)
