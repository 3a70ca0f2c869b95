"""Sunglasses on their own: wire arms, and lenses that dim what lies behind."""
import math

import bpy

from lights import even_light, no_ground
from materials import material
from scene import camera, group, place
from shapes import plate, tube

PHOTOS = {'truth': dict(file='sunglasses.webp', exposure=0.5, contrast=1.3, white=4)}


def build(_ground):
    whole = group('sunglasses', (0, 0, 3.2), (0, 0, 26))
    wire = material('wire', (0.02, 0.02, 0.021), 0.3, 0.4)
    for side in (-1, 1):
        rim = [(side * (3.4 + 2.75 * math.cos(a) * (1 + 0.12 * math.sin(a))), 0, 2.35 * math.sin(a)) for a in (math.pi / 10 * k for k in range(20))]
        place(tube('rim', rim, 0.13, wire, closed=True), parent=whole)
        outline = [(x, z) for x, _, z in rim]
        place(plate('lens', outline if side > 0 else list(reversed(outline)), [], 0.12, tinted(), 0.03), (0, 0.06, 0), (90, 0, 0), whole)
        arm = [(side * 6.2, 0, 1.3), (side * 6.5, 1.0, 1.4), (side * 6.4, 9, 1.3), (side * 6.1, 11.2, 0.6), (side * 5.9, 13.2, -1.2)]
        place(tube('arm', arm, 0.11, wire), parent=whole)
        place(tube('tip', arm[-2:], 0.24, wire), parent=whole)
    for height in (0.5, 1.75):
        place(tube('bridge', [(-1.0, 0, height), (0, -0.1, height + 0.25), (1.0, 0, height)], 0.12, wire), parent=whole)
    even_light((0, 4, 3), 40)
    no_ground(clear_glass=True)
    camera((0, -58, 22), (0.6, 4, 3.6), lens=100, size=(1000, 560))


def tinted():
    result = bpy.data.materials.new('tinted')
    result.use_nodes = True
    nodes, links = result.node_tree.nodes, result.node_tree.links
    nodes.clear()
    clear, mirror, mix = nodes.new('ShaderNodeBsdfTransparent'), nodes.new('ShaderNodeBsdfGlossy'), nodes.new('ShaderNodeMixShader')
    clear.inputs['Color'].default_value = (0.22, 0.22, 0.22, 1)
    mirror.inputs['Roughness'].default_value = 0.03
    mix.inputs['Fac'].default_value = 0.08
    links.new(clear.outputs['BSDF'], mix.inputs[1])
    links.new(mirror.outputs['BSDF'], mix.inputs[2])
    links.new(mix.outputs['Shader'], nodes.new('ShaderNodeOutputMaterial').inputs['Surface'])
    return result
