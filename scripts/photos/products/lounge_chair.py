"""A lounge chair: oiled oak frame with paddle arms, two wool cushions with piping."""
import math

from lights import no_ground, room, softbox, sweep
from materials import material, wood
from scene import camera, group, place
from shapes import loft, oval, rumpled, tube, turned

PHOTOS = {
    'transparent': dict(file='lounge-chair.webp', samples=36, exposure=0.45, contrast=1.3, white=5),
    'truth': dict(file='lounge-chair.webp', exposure=0.45, contrast=1.3, white=5),
    'plain': dict(file='lounge-chair-plain.jpg', samples=36, exposure=0.6, contrast=1.3, white=2.6),
}


def build(ground):
    chair = group('chair', turn=(0, 0, -32))
    frame(chair)
    cushions(chair)
    light('transparent' if ground == 'truth' else ground)
    if ground in ('transparent', 'truth'):
        no_ground()
    else:
        sweep((0.86, 0.85, 0.82), 0.6, depth=190, width=1600, height=600, radius=150)
    camera((0, -420, 108), (2, 0, 43), lens=112, stop=16, focus=(0, -20, 45), size=(1500, 1500))


def frame(chair):
    upright = wood('oak upright', (0.30, 0.165, 0.07), (0.46, 0.29, 0.145), (0.9, 0.9, 0.06), 0.42, relief=(8, 0.004))
    across = wood('oak across', (0.30, 0.165, 0.07), (0.46, 0.29, 0.145), (0.06, 0.9, 0.9), 0.42, relief=(8, 0.004))
    along = wood('oak along', (0.30, 0.165, 0.07), (0.46, 0.29, 0.145), (0.9, 0.06, 0.9), 0.42, relief=(8, 0.004))
    for x in (-35, 35):
        place(leg((x * 1.03, -33, 0), (x, -29, 57), upright), parent=chair)
        place(leg((x * 1.03, 40, 0), (x, 27, 55), upright), parent=chair)
        place(leg((x, -29.5, 31), (x, 34, 22), along, 1.7, 1.7), parent=chair)
        place(leg((x * 0.72, 20, 24), (x * 0.72, 50, 92), upright, 1.5, 1.2), parent=chair)
        place(arm(x, along), parent=chair)
    for y, z, r in ((-29.5, 30, 1.8), (32, 22.5, 1.6)):
        place(leg((-35, y, z), (35, y, z), across, r, r), parent=chair)
    for y, z in ((50, 91), (42, 73), (33, 53)):
        place(leg((-26.5, y, z), (26.5, y, z), across, 1.4, 1.4), parent=chair)


def leg(foot, head, surface, thin=1.35, thick=1.9):
    """A round bar that swells from foot to head, its ends softened."""
    rings, steps = [], 24
    ax, ay, az = (b - a for a, b in zip(foot, head))
    length = math.sqrt(ax * ax + ay * ay + az * az)
    side = (0, 0, 1) if abs(az) < 0.7 * length else (1, 0, 0)
    u = cross((ax / length, ay / length, az / length), side)
    n = math.sqrt(sum(c * c for c in u))
    u = [c / n for c in u]
    v = cross((ax / length, ay / length, az / length), u)
    for i in range(steps + 1):
        t = i / steps
        end = min(t, 1 - t) * length
        radius = (thin + (thick - thin) * t) * (1 if end > 0.5 else 0.75 + 0.25 * math.sin(math.pi * end))
        rings.append([tuple(foot[k] + (ax, ay, az)[k] * t + radius * (u[k] * c + v[k] * s) for k in range(3)) for c, s in oval(2, 2, 2, 40)])
    return loft('leg', rings, surface, angle=50)


def cross(a, b):
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def arm(x, surface):
    """A paddle, broad where the hand lies."""
    rings, steps = [], 40
    for i in range(steps + 1):
        t = i / steps
        y = -36 + 70 * t
        end = math.sqrt(max(0.0, 1 - max(0, 1 - min(t, 1 - t) * 14) ** 2))
        wide, thick = (8.2 - 4.2 * t**1.3) * (0.15 + 0.85 * end), 2.7 * (0.25 + 0.75 * end)
        rings.append([(x + a, y, 58 - 3.4 * t + 1.6 * math.sin(math.pi * t) + b) for a, b in oval(wide, thick, 3, 48)])
    return loft('arm', rings, surface, angle=60)


def cushions(chair):
    wool = material('wool', (0.105, 0.155, 0.115), 0.95, sheen=0.7, leather=(2.6, 0.12), relief=(7, 0.08), specular=0.2)
    for at, turn, size in (((0, -3, 37.5), (-9, 0, 0), (63, 62)), ((0, 28, 67), (68, 0, 0), (61, 56))):
        spot = group('cushion', at, turn, chair)
        wide, deep = size
        puff = [(30, -6.6), (22, -6.6), (12, -6.3), (5, -5.5), (1.6, -4.2), (0.35, -2.2), (0, 0)]
        profile = puff + [(inset, -z * 1.12) for inset, z in reversed(puff[:-1])]
        place(rumpled(turned('cushion', wide, deep, dense(profile), wool, power=6.5, steps=280, angle=80), 13, 1.5), parent=spot)
        for z in (4.4, -4.0):
            edge = [(a, b, z) for a, b in oval(wide - 2.6, deep - 2.6, 6.5, 64)]
            place(rumpled(tube('piping', edge, 0.55, wool, closed=True, resolution=4), 13, 1.5), parent=spot)


def dense(profile, between=5):
    """More rings, so that the surface can rumple."""
    result = []
    for (a, b), (c, d) in zip(profile, profile[1:]):
        result += [(a + (c - a) * k / between, b + (d - b) * k / between) for k in range(between)]
    return [*result, profile[-1]]


def light(ground):
    room(0.10, 0.4) if ground == 'plain' else room(0.08, 0.3)
    softbox((-220, -120, 230), (0, 0, 40), (190, 190), 6.5, 0.45, (1, 0.985, 0.96))
    softbox((260, -60, 130), (0, 0, 45), (80, 200), 4, 0.4)
    softbox((0, 60, 300), (0, 0, 40), (260, 160), 3, 0.45)
    softbox((-60, 300, 160), (0, 0, 60), (200, 60), 5, 0.4)
