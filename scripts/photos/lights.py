"""Studio light: softboxes with a falloff towards their edges, a dim room around, and the ground under the product."""
import bpy

from materials import material
from scene import aim, link
from shapes import mesh, smooth


def softbox(at, target, size, power, edge=0.35, color=(1, 1, 1), fade=(1, 1), seen=('glossy', 'transmission', 'diffuse')):
    """A glowing sheet that the camera does not see.

    edge: the share of each side over which it fades, as diffusion cloth does. fade: brightness at its bottom and top.
    """
    x, y = size[0] / 2, size[1] / 2
    sheet = mesh('softbox', [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(3, 2, 1, 0)])
    layer = sheet.data.uv_layers.new(name='uv')
    for loop, corner in zip(layer.data, [(0, 1), (1, 1), (1, 0), (0, 0)]):
        loop.uv = corner
    aim(sheet, at, target)
    sheet.data.materials.append(glow(power, edge, color, fade))
    sheet.visible_camera = False
    sheet.visible_shadow = False
    sheet.visible_glossy = 'glossy' in seen
    sheet.visible_transmission = 'transmission' in seen
    sheet.visible_diffuse = 'diffuse' in seen
    return sheet


def glow(power, edge, color, fade):
    result = bpy.data.materials.new('glow')
    result.use_nodes = True
    nodes, links = result.node_tree.nodes, result.node_tree.links
    nodes.clear()
    axes = nodes.new('ShaderNodeSeparateXYZ')
    links.new(nodes.new('ShaderNodeTexCoord').outputs['UV'], axes.inputs['Vector'])
    ramps = []
    for axis in ('X', 'Y'):
        for low, high in ((0, max(edge, 1e-4)), (1, 1 - max(edge, 1e-4))):
            ramps.append(span(nodes, links, axes.outputs[axis], low, high, 0, 1, 'SMOOTHSTEP'))
    ramps.append(span(nodes, links, axes.outputs['Y'], 0, 1, fade[0] * power, fade[1] * power, 'LINEAR'))
    strength = ramps[0]
    for ramp in ramps[1:]:
        product = nodes.new('ShaderNodeMath')
        product.operation = 'MULTIPLY'
        links.new(strength, product.inputs[0])
        links.new(ramp, product.inputs[1])
        strength = product.outputs['Value']
    emission = nodes.new('ShaderNodeEmission')
    emission.inputs['Color'].default_value = (*color, 1)
    links.new(strength, emission.inputs['Strength'])
    # The back of a softbox is black cloth.
    facing, black, mix = nodes.new('ShaderNodeNewGeometry'), nodes.new('ShaderNodeEmission'), nodes.new('ShaderNodeMixShader')
    black.inputs['Strength'].default_value = 0
    links.new(facing.outputs['Backfacing'], mix.inputs['Fac'])
    links.new(emission.outputs['Emission'], mix.inputs[1])
    links.new(black.outputs['Emission'], mix.inputs[2])
    links.new(mix.outputs['Shader'], nodes.new('ShaderNodeOutputMaterial').inputs['Surface'])
    return result


def span(nodes, links, value, low, high, start, stop, kind):
    node = nodes.new('ShaderNodeMapRange')
    node.interpolation_type = kind
    for key, number in (('From Min', low), ('From Max', high), ('To Min', start), ('To Max', stop)):
        node.inputs[key].default_value = number
    links.new(value, node.inputs['Value'])
    return node.outputs['Result']


def room(below=0.05, above=0.25, color=(1, 1, 1)):
    """The studio around: dark floor, brighter ceiling, so that no reflection is ever flat."""
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    axes = nodes.new('ShaderNodeSeparateXYZ')
    links.new(nodes.new('ShaderNodeTexCoord').outputs['Generated'], axes.inputs['Vector'])
    strength = span(nodes, links, axes.outputs['Z'], -0.6, 0.9, below, above, 'SMOOTHSTEP')
    background = nodes['Background']
    background.inputs['Color'].default_value = (*color, 1)
    links.new(strength, background.inputs['Strength'])


def sweep(color, roughness=0.6, depth=60, width=400, height=160, radius=40, coat=0.0, **surface):
    """The endless paper: a floor that bends up into a wall behind the product."""
    import math
    profile = [(-200, 0), (depth - radius, 0)]
    profile += [(depth - radius + radius * math.sin(a), radius - radius * math.cos(a)) for a in [math.radians(d) for d in range(3, 90, 3)]]
    profile += [(depth, radius), (depth, height)]
    points = [(x, y, z) for y, z in profile for x in (-width / 2, width / 2)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    return smooth(mesh('sweep', points, faces, material('sweep', color, roughness, coat=coat, **surface)), 60)


def no_ground(clear_glass=False):
    """The product alone, on nothing. With clear glass what lies behind will be seen through it, else glass is solid."""
    scene = bpy.context.scene
    scene.render.film_transparent = True
    scene.cycles.film_transparent_glass = clear_glass


def even_light(target=(0, 0, 5), reach=45, power=1.0):
    """What shops light with: a large box on the left, a smaller one on the right, one above and a card from below."""
    x, y, z = target
    side = reach * 0.8
    room(0.3, 0.4)
    softbox((x - reach, y - reach * 0.5, z + reach * 0.7), target, (side, side), 6.5 * power, 0.45)
    softbox((x + reach, y - reach * 0.5, z + reach * 0.2), target, (side * 0.5, side), 4 * power, 0.4)
    softbox((x, y + reach * 0.6, z + reach), target, (side * 1.4, side * 0.7), 4 * power, 0.45)
    softbox((x, y - reach * 0.8, z - reach * 0.5), target, (side, side * 0.4), 2 * power, 0.4)
