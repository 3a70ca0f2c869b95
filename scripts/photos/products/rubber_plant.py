"""A rubber plant in a ribbed pot on a stool, in a sunny room: a busy photo with depth of field."""
import math
import random

import bpy

from lights import room
from materials import material, wood
from scene import aim, camera, group, link, place
from shapes import box, lathe, loft, mesh, oval, plate, rectangle, rounded, rumpled, smooth, tube

PHOTOS = {'room': dict(file='rubber-plant-room.jpg', samples=44, exposure=0.1, contrast=1.25, white=6, quality=88)}
SEAT = 42


def build(ground):
    interior()
    furniture()
    stool()
    pot()
    plant()
    light()
    camera((24, -240, 98), (5, 0, 77), lens=84, stop=2, focus=(0, -8, 74), size=(1280, 1600))


def interior():
    plaster = material('plaster', (0.70, 0.655, 0.60), 0.85, relief=(0.6, 0.08))
    place(box('wall', (700, 6, 320), plaster, 0.2), (0, 233, 160))
    place(box('skirting', (700, 3, 12), material('skirting', (0.8, 0.78, 0.74), 0.4), 0.8), (0, 229, 6))
    planks = [wood(f'plank {i}', (0.20, 0.10 + 0.008 * i, 0.045), (0.36 + 0.02 * i, 0.215 + 0.012 * i, 0.115), (0.9, 0.035, 0.9), 0.36) for i in range(4)]
    chance = random.Random(3)
    for column in range(-18, 19):
        start = -420 + chance.uniform(0, 100)
        while start < 230:
            length = chance.uniform(110, 190)
            place(box('plank', (13.8, length - 0.2, 2), chance.choice(planks), 0.12, 1), (column * 14, start + length / 2, -1))
            start += length


def furniture():
    """What stands behind, far out of focus: an armchair, a lamp, a shelf of books, a framed print."""
    wool = material('wool', (0.50, 0.235, 0.11), 0.9, sheen=0.5, relief=(4, 0.1))
    oak = wood('oak', (0.27, 0.15, 0.07), (0.46, 0.29, 0.15), (0.4, 0.4, 0.06))
    chair = group('chair', (78, 150, 0), (0, 0, -28))
    for size, at, turn in (((70, 66, 20), (0, 0, 34), (-4, 0, 0)), ((70, 18, 56), (0, 30, 66), (-14, 0, 0)), ((14, 70, 26), (-38, 0, 48), (0, 0, 0)), ((14, 70, 26), (38, 0, 48), (0, 0, 0))):
        place(rumpled(box('cushion', size, wool, 7, 6), 12, 1.5), at, turn, chair)
    for x in (-32, 32):
        for y in (-26, 26):
            place(lathe('leg', [(0, 0), (1.4, 0), (2.4, 25), (0, 25)], oak, 24), (x, y, 0), parent=chair)
    place(rumpled(box('pillow', (40, 14, 38), material('linen', (0.75, 0.68, 0.56), 0.9, sheen=0.3), 6, 6), 9, 2), (4, 14, 62), (-20, 0, 6), chair)
    shelf(oak)
    place(box('frame', (52, 3, 70), oak, 0.3), (66, 228, 158))
    place(box('mount', (47, 0.6, 65), material('mount', (0.82, 0.8, 0.75), 0.8), 0.1), (66, 226.3, 158))
    place(plate('print', oval(22, 30, 2), [], 0.2, material('print', (0.62, 0.20, 0.08), 0.8), 0.05), (62, 225.8, 163), (90, 0, 20))
    place(plate('print', oval(18, 16, 2), [], 0.2, material('print two', (0.05, 0.13, 0.16), 0.8), 0.05), (72, 225.6, 148), (90, 0, 0))


def shelf(oak):
    chance = random.Random(8)
    colors = [(0.62, 0.55, 0.45), (0.16, 0.20, 0.19), (0.44, 0.13, 0.07), (0.07, 0.12, 0.18), (0.74, 0.7, 0.62), (0.50, 0.33, 0.10), (0.20, 0.27, 0.20)]
    covers = [material(f'cover {i}', color, 0.6) for i, color in enumerate(colors)]
    for z in (44, 84, 124, 164):
        place(box('board', (120, 26, 2.4), oak, 0.2), (-112, 214, z))
        x = -166
        while x < -58:
            if chance.random() < 0.12:
                x += chance.uniform(8, 18)
            wide, high = chance.uniform(2, 5), chance.uniform(18, 30)
            place(box('book', (wide, 18, high), chance.choice(covers), 0.2, 1), (x + wide / 2, 212, z + 1.2 + high / 2), (0, chance.choice([0, 0, 0, 3]), 0))
            x += wide + 0.15
    for x in (-172, -52):
        place(box('side', (2.4, 26, 190), oak, 0.2), (x, 214, 95))


def stool():
    ash = wood('ash', (0.33, 0.19, 0.095), (0.56, 0.38, 0.22), (0.05, 0.7, 0.7), 0.38)
    top = rounded([(0, 0), (15.5, 0), (17, 1.0), (17, 2.6), (0, 2.6)], [0, 0.5, 0.8, 0.5, 0], 6, closed=False)
    place(lathe('top', top, ash), (0, 0, SEAT - 2.6))
    for i in range(3):
        a = math.radians(120 * i - 60)
        place(tube('leg', [(10 * math.cos(a), 10 * math.sin(a), SEAT - 2), (16 * math.cos(a), 16 * math.sin(a), 0)], 1.35, ash))


def pot():
    """Stoneware with upright flutes."""
    clay = material('stoneware', (0.66, 0.60, 0.52), 0.6, wear=(0.25, 0.08), relief=(5, 0.012))
    profile = rounded([(7.0, 0), (7.6, 0.1), (9.8, 15.6), (9.8, 17.0), (9.1, 17.0), (8.8, 14.2)], [0, 0.5, 0.4, 0.3, 0.3, 0], 6, closed=False)
    rings, count = [], 54
    for radius, z in profile:
        flute = 0.42 if 0.6 < z < 15.2 else 0
        ring = []
        for a in [2 * math.pi * k / 864 for k in range(864)]:
            reach = radius - flute * (1 - abs(math.sin(count / 2 * a)) ** 0.7)
            ring.append((reach * math.cos(a), reach * math.sin(a), z))
        rings.append(ring)
    dense = []
    for low, high in zip(rings, rings[1:]):
        dense.append(low)
        if high[0][2] - low[0][2] > 3:
            dense += [[tuple(p + (q - p) * t for p, q in zip(a, b)) for a, b in zip(low, high)] for t in (0.04, 0.5, 0.96)]
    dense.append(rings[-1])
    place(loft('pot', dense, clay, caps=False, angle=60), (0, 0, SEAT))
    soil = lathe('soil', [(9, 0), (6, 0.3), (3, 0.1), (0, 0.4)], material('soil', (0.035, 0.022, 0.014), 0.95, relief=(1.6, 0.5)), 60)
    place(rumpled(soil, 2, 0.8), (0, 0, SEAT + 15))


def leaf_surface():
    """Waxy green with a pale midrib and faint side veins; light shines through a little."""
    result = material('leaf', (0.022, 0.075, 0.02), 0.3, coat=0.35, coat_roughness=0.12, specular=0.5)
    nodes, links = result.node_tree.nodes, result.node_tree.links
    surface = nodes['Principled BSDF']
    axes = nodes.new('ShaderNodeSeparateXYZ')
    links.new(nodes.new('ShaderNodeTexCoord').outputs['UV'], axes.inputs['Vector'])

    def maths(kind, first, second=None):
        node = nodes.new('ShaderNodeMath')
        node.operation = kind
        for socket, value in zip(node.inputs, (first, second)):
            if value is not None and not hasattr(value, 'links'):
                socket.default_value = value
            elif value is not None:
                links.new(value, socket)
        return node.outputs['Value']

    away = maths('ABSOLUTE', maths('SUBTRACT', axes.outputs['X'], 0.5))
    rib = maths('SUBTRACT', 1, maths('SMOOTH_MIN', maths('DIVIDE', away, 0.022), 1))
    veins = maths('POWER', maths('ABSOLUTE', maths('SINE', maths('ADD', maths('MULTIPLY', axes.outputs['Y'], 62), maths('MULTIPLY', away, -26)))), 18)
    light_green = maths('MINIMUM', maths('ADD', maths('MAXIMUM', rib, 0), maths('MULTIPLY', veins, 0.09)), 1)
    mix = nodes.new('ShaderNodeMixRGB')
    mix.inputs['Color1'].default_value, mix.inputs['Color2'].default_value = (0.020, 0.072, 0.020, 1), (0.20, 0.27, 0.075, 1)
    links.new(light_green, mix.inputs['Fac'])
    links.new(mix.outputs['Color'], surface.inputs['Base Color'])
    height = nodes.new('ShaderNodeBump')
    height.inputs['Distance'].default_value = 0.025
    links.new(maths('ADD', veins, maths('MULTIPLY', rib, -2)), height.inputs['Height'])
    links.new(height.outputs['Normal'], surface.inputs['Normal'])
    through, blend = nodes.new('ShaderNodeBsdfTranslucent'), nodes.new('ShaderNodeMixShader')
    through.inputs['Color'].default_value = (0.16, 0.30, 0.03, 1)
    blend.inputs['Fac'].default_value = 0.18
    links.new(surface.outputs['BSDF'], blend.inputs[1])
    links.new(through.outputs['BSDF'], blend.inputs[2])
    links.new(blend.outputs['Shader'], nodes['Material Output'].inputs['Surface'])
    return result


def leaf(surface, length, width, droop, fold, chance):
    """A blade from the origin along +x, pointed, folded along its rib, bending down."""
    rows, columns, points, marks = 34, 13, [], []
    twist, wave = chance.uniform(-0.25, 0.25), chance.uniform(0.6, 1.3)
    for r in range(rows):
        t = r / (rows - 1)
        half = width / 2 * (math.sin(math.pi * min(1, t**0.82)) ** 0.72) * (1 - 0.25 * t**8)
        angle = -droop * t**1.4
        x = length * (t - 0.12 * droop**2 * t**3)
        z = length * 0.62 * math.sin(angle) * t
        for c in range(columns):
            u = 2 * c / (columns - 1) - 1
            side = half * u
            lift = abs(side) * fold - 0.06 * side**2 / max(width, 1) * 2
            ripple = 0.16 * wave * math.sin(9 * t + 2 * u) * abs(u) ** 2
            points.append((x, side * math.cos(twist * t), z + lift + ripple + side * math.sin(twist * t)))
            marks.append((c / (columns - 1), t))
    faces = [(r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c) for r in range(rows - 1) for c in range(columns - 1)]
    blade = mesh('leaf', points, faces, surface)
    layer = blade.data.uv_layers.new(name='uv')
    for loop, mark in zip(blade.data.loops, layer.data):
        mark.uv = marks[loop.vertex_index]
    return smooth(blade, 180)


def plant():
    chance = random.Random(21)
    surface = leaf_surface()
    bark = material('bark', (0.09, 0.062, 0.035), 0.75, relief=(3, 0.05))
    stalk = material('stalk', (0.16, 0.17, 0.05), 0.45)
    sheath = material('sheath', (0.45, 0.055, 0.035), 0.38, coat=0.3)
    for foot, lean, high, turn in (((0.8, -0.6), (2.5, -1.5), 54, 20), ((-2.6, 1.2), (-9, 3), 40, 150), ((2.4, 2.2), (9.5, 4), 32, 265), ((0.2, -2.4), (-2, -7), 25, 70)):
        base = SEAT + 14.5
        spine = lambda t: (foot[0] + lean[0] * t + 1.2 * math.sin(4 * t), foot[1] + lean[1] * t + 0.8 * math.sin(3 * t), base + high * t)
        place(tube('stem', [spine(k / 7) for k in range(8)], 0.48, bark))
        count = int(high / 3.6)
        for i in range(count):
            t = 0.16 + 0.82 * i / (count - 1)
            x, y, z = spine(t)
            young = max(0, (t - 0.75) / 0.25)
            blade = leaf(surface, chance.uniform(19, 24) * (1 - 0.4 * young), chance.uniform(10.5, 12.8) * (1 - 0.42 * young), chance.uniform(0.5, 0.9) * (1 - 0.6 * young), chance.uniform(0.10, 0.24) + 0.15 * young, chance)
            heading = turn + i * 137.5 + chance.uniform(-12, 12)
            rise = chance.uniform(18, 34) + 34 * young
            h, e, reach = math.radians(heading), math.radians(rise), chance.uniform(3.4, 4.6) * (1 - 0.4 * young)
            tip = (x + reach * math.cos(h) * math.cos(e), y + reach * math.sin(h) * math.cos(e), z + reach * math.sin(e))
            place(tube('stalk', [(x, y, z - 0.2), ((x + tip[0]) / 2, (y + tip[1]) / 2, (z + tip[2]) / 2 + 0.25), tip], 0.2, stalk, resolution=4))
            place(blade, tip, (chance.uniform(-22, 22), chance.uniform(2, 34) * (1 - young) - 55 * young, heading))
        x, y, z = spine(1)
        bud = lathe('sheath', [(0.38, 0), (0.46, 1.2), (0.36, 4), (0.14, 7), (0, 8.4)], sheath, 32)
        place(bud, (x, y, z - 0.4), (chance.uniform(-8, 8), chance.uniform(-8, 8), 0))


def light():
    """Late morning sun through a window with bars, out of the picture on the left, and the sky."""
    room(0.35, 0.75, (0.82, 0.91, 1.0))
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.angle, sun.color = 6.5, math.radians(1.6), (1, 0.86, 0.68)
    aim(link('sun', sun), (-300, -210, 250), (0, 0, 40))
    shade = material('shade', (0.6, 0.6, 0.6), 0.8)
    pane = [rectangle(58, 74, 0.5, (-64 + 64 * i, -40 + 80 * k)) for i in range(3) for k in range(2)]
    # These let the sun fall on the wall in the picture.
    pane += [rectangle(52, 74, 0.5, (-250 + 58 * i, 80 + 80 * k)) for i in range(3) for k in range(2)]
    window = plate('window', rectangle(900, 620), pane, 6, shade, 0.5)
    aim(window, (-190, -130, 172), (0, 0, 48))
