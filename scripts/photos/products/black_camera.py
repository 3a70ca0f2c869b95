"""A black mirrorless camera with a fast prime lens, on black: rim light draws it."""
import math

import bpy

from lettering import lettering
from lights import no_ground, room, softbox, sweep
from materials import material
from scene import camera, group, place
from shapes import bevelled, box, lathe, loft, plate, rectangle, rounded, tube

PHOTOS = {
    'black': dict(file='camera-black.jpg', samples=48, exposure=0.75, contrast=1.3, white=5),
    'truth': dict(file='camera-black.webp', exposure=0.75, contrast=1.3, white=5),
}
WIDTH, HEIGHT, DEEP = 13.4, 7.6, 4.0


def build(ground):
    s = materials()
    whole = group('camera', turn=(0, 0, 24))
    body(whole, s)
    finder(whole, s)
    dials(whole, s)
    front(whole, s)
    lens(group('lens', (-0.9, -DEEP / 2, 3.75), (90, 0, 0), whole), s)
    light()
    if ground == 'truth':
        no_ground()
    else:
        sweep((0.012, 0.012, 0.013), 0.22, depth=80, wear=(0.06, 0.05))
    camera((0, -74, 15), (-0.6, -2, 4.6), lens=132, stop=22, focus=(0, -7, 4), size=(1600, 1280))


def materials():
    return dict(
        paint=material('paint', (0.016, 0.016, 0.017), 0.42, relief=(60, 0.0012), wear=(0.8, 0.05)),
        leather=material('leather', (0.012, 0.012, 0.0125), 0.55, leather=(9, 0.03), wear=(1, 0.06)),
        barrel=material('barrel', (0.014, 0.014, 0.015), 0.33, 0.2, relief=(80, 0.0008), wear=(1.2, 0.05)),
        rubber=material('rubber', (0.012, 0.012, 0.012), 0.62, relief=(70, 0.001)),
        metal=material('metal', (0.62, 0.61, 0.6), 0.2, 1, grain=(6, 6, 0.4, 0.05)),
        black=material('black', (0.004, 0.004, 0.004), 0.6),
        ink=material('ink', (0.75, 0.75, 0.73), 0.5),
        accent=material('accent', (0.75, 0.13, 0.03), 0.35),
    )


def outline(width=WIDTH, deep=DEEP, inset=0.0):
    """The body seen from above, with the grip bulging to the front on its right hand (our left)."""
    x, y = width / 2 - inset, deep / 2 - inset
    points = [(-x, -y - 1.35 + inset), (-x + 3.0, -y - 1.35 + inset), (-x + 4.0, -y), (x, -y), (x, y), (-x, y)]
    return rounded(points, [1.05, 1.0, 0.8, 0.85, 0.6, 0.8], 10)


def layer(name, low, high, material, inset=0.0, edge=0.08):
    steps = 5
    rings = []
    for i in range(steps + 1):
        a = math.pi / 2 * i / steps
        rings.append([(x, y, low + edge * (1 - math.cos(a))) for x, y in outline(inset=inset + edge * (1 - math.sin(a)))])
    for i in range(steps + 1):
        a = math.pi / 2 * (1 - i / steps)
        rings.append([(x, y, high - edge * (1 - math.cos(a))) for x, y in outline(inset=inset + edge * (1 - math.sin(a)))])
    return loft(name, rings, material, angle=40)


def body(whole, s):
    place(layer('bottom', 0.15, 1.0, s['paint'], 0.0, 0.22), parent=whole)
    place(layer('wrap', 0.95, 5.75, s['leather'], 0.05, 0.06), parent=whole)
    place(layer('top', 5.7, 7.0, s['paint'], 0.0, 0.16), parent=whole)
    place(layer('deck', 6.9, 7.18, s['paint'], 0.35, 0.2), parent=whole)


def finder(whole, s):
    """The hump over the lens with its chamfers, and the shoe for a flash."""
    rings = []
    for z, width, front_y, back_y in ((6.6, 5.2, -2.25, 1.9), (7.15, 5.0, -2.3, 1.9), (8.0, 3.7, -2.0, 1.9), (8.55, 3.1, -1.35, 1.9), (8.75, 2.9, -1.1, 1.8)):
        corners = [(-width / 2, front_y), (width / 2, front_y), (width / 2, back_y), (-width / 2, back_y)]
        rings.append([(x, y, z) for x, y in rounded(corners, 0.5, 8)])
    place(bevelled(loft('hump', rings, s['paint'], angle=30), 0.12, 4, 12), (-0.9, 0, 0), parent=whole)
    place(lettering('ORBEN', 'spartan', 0.62, s['ink'], 1.16), (-0.9, -2.20, 7.62), (68, 0, 0), whole)
    place(plate('shoe', rectangle(1.9, 1.8, 0.1), [], 0.1, s['black'], 0.02), (-0.9, 0.55, 8.74), parent=whole)
    for x in (-0.82, 0.82):
        place(box('rail', (0.28, 1.75, 0.16), s['metal'], 0.04), (-0.9 + x, 0.55, 8.9), parent=whole)
        place(box('lip', (0.42, 1.75, 0.06), s['metal'], 0.02), (-0.9 + x * 0.9, 0.55, 8.99), parent=whole)


def knob(name, radius, height, material, whole, at, teeth=48, top=None):
    """A dial with fine knurling."""
    rings = []
    for z, inset in ((0, 0.03), (0.06, 0), (height - 0.1, 0), (height - 0.02, 0.06), (height, 0.12)):
        ring = []
        for i in range(teeth * 4):
            bite = 0.035 if i % 4 in (0, 1) and 0 < z < height - 0.05 else 0
            a = 2 * math.pi * i / (teeth * 4)
            ring.append(((radius - inset - bite) * math.cos(a), (radius - inset - bite) * math.sin(a), z))
        rings.append(ring)
    place(loft(name, rings, material, angle=30), at, parent=whole)
    if top:
        place(lathe('face', rounded([(0, 0.05), (radius * 0.78, 0.05), (radius * 0.8, 0)], [0, 0.03, 0], 3, closed=False), top), (at[0], at[1], at[2] + height - 0.01), parent=whole)


def dials(whole, s):
    knob('mode', 0.98, 0.85, s['barrel'], whole, (3.35, 0.45, 7.1), top=s['paint'])
    for i, mark in enumerate(('M', 'A', 'S', 'P', 'B', '1', '2')):
        a = math.radians(-90 + 51.4 * i)
        place(lettering(mark, 'lato-bold', 0.26, s['ink']), (3.35 + 0.55 * math.cos(a), 0.45 + 0.55 * math.sin(a), 8.01), (0, 0, math.degrees(a) + 90), whole)
    knob('exposure', 0.72, 0.5, s['barrel'], whole, (5.45, 0.75, 7.05), 40, s['paint'])
    knob('front dial', 0.62, 0.5, s['barrel'], whole, (-3.55, 0.9, 7.1), 40, s['paint'])
    place(lathe('collar', rounded([(0, 0), (0.86, 0), (0.8, 0.3), (0, 0.3)], [0, 0.05, 0.08, 0], 5, closed=False), s['barrel']), (-5.15, -1.9, 7.12), parent=whole)
    place(lathe('release', rounded([(0, 0.32), (0.3, 0.26), (0.5, 0.3), (0.56, 0.0)], [0, 0.4, 0.12, 0], 6, closed=False), s['metal']), (-5.15, -1.9, 7.36), parent=whole)
    for x in (-1, 1):
        place(lathe('post', rounded([(0, 0), (0.3, 0), (0.24, 0.3), (0, 0.3)], [0, 0.05, 0.05, 0], 4, closed=False), s['metal']), (x * (WIDTH / 2 - 0.06), 0.2, 6.3), (0, x * 90, 0), whole)
        ring = [(0.42 * math.cos(a), 0, 0.42 * math.sin(a)) for a in [math.pi / 6 * k for k in range(12)]]
        place(tube('loop', ring, 0.055, s['metal'], closed=True, resolution=5), (x * (WIDTH / 2 + 0.3), 0.2, 6.0), (0, 0, 12 * x), whole)


def front(whole, s):
    place(lettering('R7', 'spartan', 0.55, s['ink'], 1.1), (5.2, -DEEP / 2 - 0.005, 6.3), (90, 0, 0), whole)
    place(lathe('lamp', rounded([(0, 0.04), (0.2, 0.05), (0.26, 0)], [0, 0.02, 0], 3, closed=False), material('lamp', (0.3, 0.1, 0.03), 0.12, coat=1)), (-3.3, -DEEP / 2 - 0.3, 6.25), (90, 0, 0), whole)
    place(lathe('catch', rounded([(0, 0.32), (0.42, 0.32), (0.46, 0)], [0, 0.08, 0], 5, closed=False), s['barrel']), (2.75, -DEEP / 2, 2.6), (90, 0, 0), whole)


def ribbed(name, radius, low, high, material, lens, count=60, depth=0.09):
    """A rubber ring with ribs along the axis."""
    rings = []
    for z, cut in ((low, 1), (low + 0.08, 0), (high - 0.08, 0), (high, 1)):
        ring = []
        for i in range(count * 6):
            a = 2 * math.pi * i / (count * 6)
            groove = depth if i % 6 in (0, 1) else 0
            ring.append(((radius - groove - cut * 0.06) * math.cos(a), (radius - groove - cut * 0.06) * math.sin(a), z))
        rings.append(ring)
    place(loft(name, rings, material, angle=30), parent=lens)


def lens(lens, s):
    mount = rounded([(3.05, 0), (3.05, 0.28), (2.9, 0.34), (2.5, 0.34)], [0, 0.05, 0.04, 0], 4, closed=False)
    place(lathe('mount', mount, s['metal']), parent=lens)
    barrel = [(2.75, 0.2), (2.85, 0.3), (2.85, 1.5), (2.98, 1.62), (2.98, 1.8), (2.9, 1.86), (2.9, 3.9), (3.05, 4.05), (3.05, 4.65), (3.12, 4.75), (3.12, 5.35), (2.98, 5.42)]
    place(lathe('barrel', rounded(barrel, [0, 0.05, 0.06, 0.05, 0.05, 0.03, 0.05, 0.08, 0.05, 0.05, 0.08, 0], 5, closed=False), s['barrel'], 220), parent=lens)
    ribbed('aperture', 2.97, 0.55, 1.4, s['barrel'], lens, 72, 0.05)
    ribbed('focus', 3.1, 2.05, 3.75, s['rubber'], lens, 64)
    place(lathe('line', [(3.13, 5.02), (3.13, 5.1)], s['accent'], 220), parent=lens)
    inner = [(2.98, 5.42), (2.86, 5.38), (2.8, 5.15)]
    for k in range(5):
        inner += [(2.78 - 0.045 * k, 5.12 - 0.09 * k), (2.74 - 0.045 * k, 5.10 - 0.09 * k)]
    inner += [(2.57, 4.70), (2.3, 4.68), (2.28, 4.1)]
    place(lathe('hood', inner, s['black'], 200, 15), parent=lens)
    ring_text(lens, s)
    elements(lens, s)


def ring_text(lens, s):
    """The engraving around the front glass: letters one by one along the circle."""
    text, radius = 'ORBEN  LUMIS  50 mm  1:1.4  ASPH', 2.435
    for i, letter in enumerate(text):
        if letter == ' ':
            continue
        a = math.radians(90 + (len(text) / 2 - i) * 5.1)
        place(lettering(letter, 'lato-bold', 0.2, s['ink']), (radius * math.cos(a), radius * math.sin(a), 4.71), (0, 0, math.degrees(a) - 90), lens)


def dome(name, radius, at, rise, material, lens, steps=14):
    """The cap of a sphere: one glass surface."""
    bow = (radius**2 + rise**2) / (2 * rise)
    profile = [(radius * k / steps, at + math.sqrt(bow**2 - (radius * k / steps) ** 2) - (bow - rise)) for k in range(steps, -1, -1)]
    place(lathe(name, profile, material, 160, 80), parent=lens)


def elements(lens, s):
    """Mirrors of tinted, thin reflection stand for the coatings; behind them it is dark."""
    dome('front', 2.3, 4.2, 0.42, coating('coating front', (0.20, 0.28, 0.75), 0.09), lens)
    dome('second', 1.85, 3.3, 0.5, coating('coating second', (0.15, 0.75, 0.45), 0.12), lens)
    dome('third', 1.45, 2.4, -0.4 + 0.9, coating('coating third', (0.85, 0.45, 0.12), 0.14), lens)
    dome('fourth', 1.1, 1.5, 0.35, coating('coating fourth', (0.65, 0.15, 0.6), 0.2), lens)
    tunnel = [(2.3, 4.15), (2.05, 3.9), (1.9, 3.3), (1.6, 2.9), (1.5, 2.4), (1.2, 1.9), (1.12, 1.5), (0.9, 1.0), (0, 0.9)]
    place(lathe('tunnel', tunnel, s['black'], 120, 20), parent=lens)


def coating(name, color, strength):
    result = bpy.data.materials.new(name)
    result.use_nodes = True
    nodes, links = result.node_tree.nodes, result.node_tree.links
    nodes.clear()
    clear, mirror, mix = nodes.new('ShaderNodeBsdfTransparent'), nodes.new('ShaderNodeBsdfGlossy'), nodes.new('ShaderNodeMixShader')
    mirror.inputs['Color'].default_value = (*color, 1)
    mirror.inputs['Roughness'].default_value = 0.015
    edge = nodes.new('ShaderNodeLayerWeight')
    edge.inputs['Blend'].default_value = 0.25
    amount = nodes.new('ShaderNodeMath')
    amount.operation = 'MULTIPLY_ADD'
    amount.inputs[1].default_value = 0.5
    amount.inputs[2].default_value = strength
    links.new(edge.outputs['Fresnel'], amount.inputs[0])
    links.new(amount.outputs['Value'], mix.inputs['Fac'])
    links.new(clear.outputs['BSDF'], mix.inputs[1])
    links.new(mirror.outputs['BSDF'], mix.inputs[2])
    links.new(mix.outputs['Shader'], nodes.new('ShaderNodeOutputMaterial').inputs['Surface'])
    return result


def light():
    room(0.002, 0.03)
    softbox((4, 20, 36), (0, 0, 6), (50, 16), 12, 0.45)
    softbox((-40, 2, 18), (0, 0, 4), (12, 40), 12, 0.4, (0.95, 0.98, 1))
    softbox((42, 8, 18), (0, 0, 4), (12, 40), 9, 0.4, (1, 0.97, 0.93))
    softbox((-16, -50, 34), (0, 0, 5), (20, 20), 7, 0.45)
    softbox((40, -36, 14), (0, -8, 4), (15, 30), 7, 0.4)
    softbox((16, -34, 44), (0, -6, 4), (22, 16), 9, 0.4)
    softbox((8, -70, -4), (0, 0, 4), (40, 8), 1.5, 0.45)
