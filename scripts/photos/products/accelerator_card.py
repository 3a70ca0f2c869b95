"""An AI accelerator card: machined shroud, two fans, fin stack, gold edge connector. Built lying flat, then stood up."""
import math
import random

from lettering import lettering
from lights import no_ground, room, softbox
from materials import material
from scene import camera, copy, group, place
from shapes import bevelled, box, circle, lathe, loft, mesh, plate, rectangle, rounded, smooth, tube

PHOTOS = {'transparent': dict(file='accelerator-card.webp', samples=160, exposure=0.35, contrast=1.35, white=5)}
FANS = (-7.3, 8.0)
FAN_Y, HOLE = 5.65, 4.72


def build(ground):
    card = group('card', (0, 0, 0), (90, 0, 0))
    surfaces = materials()
    for part in (board, connector, fins, heat_pipes, shroud, badge, bracket, power_socket):
        part(card, surfaces)
    for x in FANS:
        fan(card, surfaces, x)
    light()
    no_ground()
    camera((-36, -72, -5), (-0.2, -2, 5.1), lens=92, stop=14, focus=(-4, -4, 6), size=(1600, 1060))


def materials():
    return dict(
        frame=material('frame', (0.42, 0.41, 0.395), 0.30, 1, grain=(0.9, 70, 70, 0.05), anisotropic=0.4),
        dark=material('dark', (0.022, 0.022, 0.024), 0.42, 0.0, relief=(38, 0.0012), wear=(1.2, 0.05)),
        anodised=material('anodised', (0.035, 0.035, 0.038), 0.36, 0.9, wear=(0.8, 0.05), relief=(60, 0.0006)),
        fin=material('fin', (0.62, 0.62, 0.63), 0.3, 1, wear=(1.5, 0.06)),
        copper=material('copper', (0.86, 0.46, 0.28), 0.22, 1, wear=(2, 0.06)),
        gold=material('gold', (1.0, 0.72, 0.28), 0.42, 1, wear=(3, 0.06)),
        steel=material('steel', (0.6, 0.6, 0.6), 0.34, 1, grain=(10, 0.5, 10, 0.08)),
        mask=material('mask', (0.008, 0.016, 0.012), 0.28, coat=0.6, coat_roughness=0.15, relief=(9, 0.002)),
        blade=material('blade', (0.022, 0.022, 0.024), 0.32, wear=(1, 0.05), relief=(50, 0.0008)),
        lit=material('lit', (0.9, 0.95, 1), 0.5, emission=((0.85, 0.93, 1.0), 2.2)),
    )


def board(card, s):
    edge = [(-13, 0), (-9.2, 0), (-9.2, -0.85), (-8.02, -0.85), (-8.02, -0.15), (-7.86, -0.15), (-7.86, -0.85), (-0.4, -0.85), (-0.4, 0), (13, 0), (13, 10.6), (-13, 10.6)]
    radii = [0.2, 0.1, 0.18, 0.1, 0.07, 0.07, 0.1, 0.18, 0.1, 0.2, 0.2, 0.2]
    place(plate('pcb', rounded(edge, radii, 4), [], 0.16, s['mask'], 0.012, 1), parent=card)
    place(plate('backplate', rectangle(26.2, 10.5, 0.5, (0, 5.5)), [], 0.22, s['anodised'], 0.05), (0, 0, -0.32), parent=card)
    chance = random.Random(4)
    for _ in range(70):
        x, y = chance.uniform(-12.5, 12.5), chance.uniform(0.12, 0.34)
        size = chance.choice([(0.16, 0.08, 0.07), (0.1, 0.06, 0.06), (0.3, 0.16, 0.12)])
        place(box('smd', size, chance.choice([s['dark'], s['fin'], s['copper']]), 0.012, 1), (x, y, 0.16 + size[2] / 2), parent=card)


def connector(card, s):
    finger = box('finger', (0.072, 0.62, 0.012), s['gold'], 0.004, 1)
    place(finger, (-9.06, -0.48, 0.163), parent=card)
    x = -8.96
    while x < -0.55:
        if not -8.12 < x < -7.78:
            copy(finger, (x, -0.48, 0.163))
        x += 0.1


def fins(card, s):
    """Plates under the fans, higher ones where no fan is in the way."""
    low = box('fin low', (0.035, 10.1, 1.5), s['fin'], 0.008, 1)
    high = box('fin high', (0.035, 10.1, 2.95), s['fin'], 0.008, 1)
    place(low, (-40, 0, 0), parent=card)
    place(high, (-40, 0, 0), parent=card)
    low.hide_render = high.hide_render = False
    for i in range(-76, 79):
        x = i * 0.165
        under_fan = min(abs(x - fan_x) for fan_x in FANS) < HOLE - 0.1
        kind, z = (low, 1.15) if under_fan else (high, 1.875)
        copy(kind, (x, 5.6, z))
    for kind in (low, high):
        kind.hide_render = True


def heat_pipes(card, s):
    for y, z in ((10.25, 0.75), (10.25, 1.45), (1.1, 1.0), (9.5, 1.1)):
        place(tube('pipe', [(-12, y, z), (0, y, z), (12, y, z)], 0.3, s['copper']), parent=card)


def shroud(card, s):
    outer = rounded([(-13.1, 0.75), (-12.55, 0.2), (12.9, 0.2), (13.5, 0.8), (13.5, 10.6), (12.9, 11.15), (-12.55, 11.15), (-13.1, 10.6)], 0.25, 5)
    holes = [circle(HOLE, (x, FAN_Y), 144) for x in FANS]
    middle = sum(FANS) / 2
    for side in (1, -1):
        y = lambda rise: FAN_Y + side * rise
        window = [(middle - 3.1, y(4.55)), (middle + 3.1, y(4.55)), (middle + 0.75, y(1.35)), (middle - 0.75, y(1.35))]
        holes.append(rounded(window, [0.3, 0.3, 0.5, 0.5], 6))
    place(plate('face', outer, holes, 0.42, s['frame'], 0.07, 4), (0, 0, 3.62), parent=card)
    rim = [rounded([(px * 0.988 + 0.002, (py - 5.675) * 0.975 + 5.675) for px, py in hole], 0) for hole in (outer,)][0]
    inside = [(px * 0.955, (py - 5.675) * 0.93 + 5.675) for px, py in outer]
    place(plate('rim', rim, [inside], 0.62, s['anodised'], 0.04), (0, 0, 2.98), parent=card)
    for x in FANS:
        place(lathe('ring', rounded([(HOLE + 0.02, 0), (HOLE + 0.02, 0.12), (HOLE + 0.26, 0.12), (HOLE + 0.26, 0)], 0.035, 4), s['copper']), (x, FAN_Y, 3.985), parent=card)
        well = [(HOLE + 0.3, 3.6), (HOLE - 0.02, 3.55), (HOLE - 0.02, 1.95), (HOLE + 0.3, 1.95)]
        place(lathe('well', well, s['dark']), (x, FAN_Y, 0), parent=card)
    for x, width in ((-12.65, 0.55), (13.05, 0.6)):
        place(box('end', (width, 10.2, 3.3), s['anodised'], 0.1), (x, 5.675, 1.75), parent=card)
    screws(card, s)


def screws(card, s):
    profile = rounded([(0, 0.07), (0.21, 0.07), (0.24, 0)], [0, 0.03, 0], 3, closed=False)
    for x, y in ((-12.3, 1.0), (-12.3, 10.35), (12.7, 1.0), (12.7, 10.35), (0.35, 5.65 + 5.02), (0.35, 5.65 - 5.0)):
        place(lathe('screw', [(0.001, 0.0), (0.09, 0.0), (0.095, 0.07), *profile[1:]], s['steel'], 32), (x, y, 4.03), parent=card)


def fan(card, s, x):
    hub = rounded([(0, 1.25), (1.35, 1.25), (1.62, 1.05), (1.62, 0.1), (1.2, 0.0), (0, 0)], [0, 0.2, 0.2, 0.1, 0.1, 0], 6, closed=False)
    rotor = group('rotor', (x, FAN_Y, 2.15), (0, 0, x * 7), card)
    place(lathe('hub', hub, s['blade']), parent=rotor)
    place(lathe('cap', rounded([(0, 0.05), (1.12, 0.05), (1.16, 0)], [0, 0.03, 0], 3, closed=False), s['frame']), (0, 0, 1.24), parent=rotor)
    place(lettering('H1', 'spartan', 0.78, s['dark']), (0, 0, 1.295), (0, 0, -x * 7), rotor)
    tips = rounded([(4.36, 0.12), (4.5, 0.12), (4.5, 1.12), (4.36, 1.12)], 0.05, 3)
    place(lathe('tips', [*tips, tips[0]], s['blade']), parent=rotor)
    one = blade(s['blade'])
    place(one, parent=rotor)
    for i in range(1, 11):
        copy(one, (0, 0, 0), (0, 0, 360 / 11 * i), rotor)


def blade(surface):
    """A twisted, swept wing from the hub to the tip ring."""
    rows, columns, points = 22, 14, []
    for row in range(rows):
        t = row / (rows - 1)
        radius = 1.55 + t * 2.88
        chord, sweep_angle = math.radians(31 - 3 * t), math.radians(26 * t**1.4)
        for column in range(columns):
            u = column / (columns - 1)
            angle = sweep_angle + (u - 0.5) * chord
            rise = (0.5 - u) * (0.92 - 0.22 * t) + 0.16 * math.sin(math.pi * u) + 0.62
            points.append((radius * math.cos(angle), radius * math.sin(angle), rise))
    faces = [(r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c) for r in range(rows - 1) for c in range(columns - 1)]
    thing = mesh('blade', points, faces, surface)
    solid = thing.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = 0.085, 0
    bevelled(thing, 0.03, 2, 50)
    return thing


def badge(card, s):
    middle = sum(FANS) / 2
    place(lettering('HALDEN', 'spartan', 0.86, s['dark'], 1.22), (middle, FAN_Y + 0.12, 4.042), parent=card)
    place(lettering('AI ACCELERATOR', 'lato-bold', 0.27, s['dark'], 1.24), (middle, FAN_Y - 0.52, 4.042), parent=card)
    place(box('spine', (6.6, 0.25, 2.15), s['frame'], 0.07), (middle, 10.85, 1.75), parent=card)
    place(lettering('HALDEN  H1', 'spartan', 0.95, s['lit'], 1.15), (middle, 10.98, 1.75), (-90, 0, 0), card)


def bracket(card, s):
    """The slot plate: its sheet is drawn with the card's thickness as x and its height as y."""
    slots = [rectangle(0.28, 2.5, 0.139, (0.1 + 0.5 * i, 8.9)) for i in range(7)]
    slots += [rectangle(0.28, 1.9, 0.139, (0.1 + 0.5 * i, 6.2)) for i in range(7)]
    ports = [rectangle(1.05, 1.9, 0.08, (0.75 + 1.7 * i, 3.2)) for i in range(2)]
    outline = rounded([(-0.35, 0.2), (0.1, -0.9), (1.3, -0.9), (1.6, -0.2), (3.2, -0.2), (3.7, 0.5), (3.7, 11.3), (-0.35, 11.3)], 0.25, 5)
    place(plate('bracket', outline, slots + ports, 0.09, s['steel'], 0.02), (-13.25, 0, 0), (0, -90, 0), card)
    place(box('tab', (1.15, 0.09, 4.05), s['steel'], 0.03), (-13.75, 11.3, 1.67), parent=card)
    for z in (0.75, 2.45):
        place(box('cage', (2, 1.85, 1.0), s['fin'], 0.05), (-12.2, 3.2, z), parent=card)
        place(box('mouth', (0.3, 1.5, 0.72), s['dark'], 0.05), (-13.16, 3.2, z), parent=card)


def power_socket(card, s):
    place(box('socket', (2.3, 1.1, 0.85), s['dark'], 0.05), (11.0, 10.65, 0.62), parent=card)
    for i in range(6):
        for z in (0.42, 0.82):
            place(box('pin', (0.24, 0.03, 0.24), s['blade'], 0.02), (10.12 + i * 0.35, 11.2, z), parent=card)


def light():
    room(0.03, 0.22)
    softbox((-10, 5, 46), (0, 0, 5), (60, 34), 7, 0.4)
    softbox((-52, -20, 22), (0, 0, 5), (26, 46), 6, 0.4, (0.95, 0.98, 1), fade=(0.4, 1))
    softbox((46, -50, 22), (2, 0, 5), (30, 40), 5, 0.45, (1, 0.97, 0.94), fade=(0.15, 1))
    softbox((40, 30, 18), (0, 0, 6), (10, 50), 12, 0.3)
    softbox((6, -40, -42), (0, 0, 0), (80, 30), 6, 0.4, fade=(1, 0.6))
    softbox((14, -44, -14), (-4, 0, -0.5), (44, 10), 11, 0.4)
    softbox((-20, -90, 40), (0, 0, 5), (70, 40), 3, 0.4)
