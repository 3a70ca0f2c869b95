"""A dog's lead of rope, coiled: loops within loops, and the ground in each of them."""
import math

from lights import even_light, no_ground
from materials import material
from scene import camera, group, place
from shapes import tube

PHOTOS = {'truth': dict(file='rope-lead.webp', exposure=0.5, contrast=1.3, white=3.5)}


def build(_ground):
    lead = group('lead', (0, 0, 12), (78, 0, 0))
    yarns = [material('yarn', color, 0.85, sheen=0.3, relief=(14, 0.03)) for color in ((0.05, 0.13, 0.30), (0.70, 0.64, 0.52), (0.05, 0.13, 0.30))]
    path = [(-3 + 9 * math.cos(a) + 0.9 * k, 7.2 * math.sin(a) + 0.5 * math.sin(3 * a + k), 0.55 * k / 14) for k, a in enumerate(2 * math.pi / 14 * k for k in range(14))]
    path += [(p[0] + 4.2, p[1] - 1.6, p[2] + 1.1) for p in path]
    path += [(22, -3, 1.0), (26, 2.5, 0.8), (24, 8.5, 0.9), (18.5, 8.6, 1.0), (17.2, 3.4, 1.1)]
    for strand, yarn in enumerate(yarns):
        place(tube('strand', twisted(path, strand / 3), 0.36, yarn, resolution=4, smoothness=4), parent=lead)
    brass = material('brass', (0.93, 0.70, 0.34), 0.2, 1)
    hook = [(2.6 * math.cos(a) - 12.6, 3.6 * math.sin(a) - 6, 1.0) for a in (math.pi / 6 * k for k in range(12))]
    place(tube('hook', hook, 0.34, brass, closed=True), parent=lead)
    place(tube('hook neck', [(-10.4, -4.6, 1.0), (-7.5, -2.6, 0.8), (-3, 0.2, 0.6)], 0.45, brass), parent=lead)
    even_light((4, 0, 12), 80)
    no_ground()
    camera((0, -120, 24), (5.2, 0, 12.4), lens=92, size=(1000, 720))


def twisted(path, phase, turns=46):
    """One of the three strands: round the soft line through the points."""
    result, steps = [], len(path) * 9
    for i in range(steps + 1):
        t = i / steps * (len(path) - 1)
        k = min(int(t), len(path) - 2)
        p = spline(path, k, t - k)
        a = 2 * math.pi * (turns * i / steps + phase)
        result.append((p[0] + 0.34 * math.cos(a), p[1] + 0.34 * math.cos(a), p[2] + 0.42 * math.sin(a)))
    return result


def spline(path, k, u):
    """Catmull-Rom between the points k and k + 1."""
    a, b, c, d = (path[max(0, min(len(path) - 1, k + j))] for j in (-1, 0, 1, 2))
    return tuple(0.5 * (2 * q + (r - p) * u + (2 * p - 5 * q + 4 * r - s) * u * u + (3 * q - p - 3 * r + s) * u**3) for p, q, r, s in zip(a, b, c, d))
