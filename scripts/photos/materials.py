"""Surfaces. Perfect surfaces look rendered, so each takes a little noise in its roughness and its relief."""
import bpy


def material(name, color=(0.8, 0.8, 0.8), roughness=0.4, metallic=0.0, coat=0.0, coat_roughness=0.04, anisotropic=0.0,
             sheen=0.0, specular=0.5, wear=None, relief=None, grain=None, leather=None, emission=None):
    """A principled surface.

    wear: (scale, amount) clouds in the roughness. relief: (scale, depth) an even small bumpiness.
    leather: (scale, depth) pebbles with creases between them.
    grain: (x, y, z, amount) stretched noise in roughness and bump, as brushing leaves it.
    """
    result = bpy.data.materials.new(name)
    result.use_nodes = True
    nodes, links = result.node_tree.nodes, result.node_tree.links
    surface = nodes['Principled BSDF']
    values = {'Base Color': (*color, 1), 'Roughness': roughness, 'Metallic': metallic, 'Clearcoat': coat,
              'Clearcoat Roughness': coat_roughness, 'Anisotropic': anisotropic, 'Sheen': sheen, 'Specular': specular}
    for key, value in values.items():
        surface.inputs[key].default_value = value
    if emission:
        surface.inputs['Emission'].default_value = (*emission[0], 1)
        surface.inputs['Emission Strength'].default_value = emission[1]
    if wear:
        vary_roughness(nodes, links, surface, noise(nodes, links, wear[0], 6), roughness, wear[1])
    if grain:
        streaks = noise(nodes, links, 1, 8, stretch=grain[:3])
        vary_roughness(nodes, links, surface, streaks, roughness, grain[3])
        bump(nodes, links, surface, streaks, 0.002 + grain[3] * 0.01)
    if relief:
        bump(nodes, links, surface, noise(nodes, links, relief[0], 3), relief[1])
    if leather:
        bump(nodes, links, surface, pebbles(nodes, links, leather[0]), leather[1])
    return result


def wood(name, dark, pale, stretch, roughness=0.4, coat=0.0, **more):
    """Grain as two tones that run along one axis."""
    result = material(name, pale, roughness, coat=coat, **more)
    nodes, links = result.node_tree.nodes, result.node_tree.links
    ramp = nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.36, 0.62
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*dark, 1), (*pale, 1)
    links.new(noise(nodes, links, 1, 9, stretch), ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], nodes['Principled BSDF'].inputs['Base Color'])
    return result


def pebbles(nodes, links, scale):
    coordinates, cells = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeTexVoronoi')
    cells.feature = 'SMOOTH_F1'
    cells.inputs['Scale'].default_value = scale
    cells.inputs['Smoothness'].default_value = 0.35
    links.new(coordinates.outputs['Object'], cells.inputs['Vector'])
    height = nodes.new('ShaderNodeMath')
    height.operation = 'SUBTRACT'
    height.inputs[0].default_value = 1
    links.new(cells.outputs['Distance'], height.inputs[1])
    return height.outputs['Value']


def noise(nodes, links, scale, detail, stretch=None):
    coordinates = nodes.new('ShaderNodeTexCoord')
    texture = nodes.new('ShaderNodeTexNoise')
    texture.inputs['Scale'].default_value = scale
    texture.inputs['Detail'].default_value = detail
    source = coordinates.outputs['Object']
    if stretch:
        mapping = nodes.new('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = stretch
        links.new(source, mapping.inputs['Vector'])
        source = mapping.outputs['Vector']
    links.new(source, texture.inputs['Vector'])
    return texture.outputs['Fac']


def vary_roughness(nodes, links, surface, factor, roughness, amount):
    span = nodes.new('ShaderNodeMapRange')
    span.inputs['From Min'].default_value = 0.3
    span.inputs['From Max'].default_value = 0.7
    span.inputs['To Min'].default_value = max(0.02, roughness - amount)
    span.inputs['To Max'].default_value = min(1, roughness + amount)
    links.new(factor, span.inputs['Value'])
    links.new(span.outputs['Result'], surface.inputs['Roughness'])


def bump(nodes, links, surface, height, depth):
    """Relief of `depth` centimetres."""
    node = nodes.new('ShaderNodeBump')
    node.inputs['Strength'].default_value = 1
    node.inputs['Distance'].default_value = depth
    links.new(height, node.inputs['Height'])
    links.new(node.outputs['Normal'], surface.inputs['Normal'])
    return node


def glass(name, color=(1, 1, 1), ior=1.5, roughness=0.0, absorb=None):
    """Clear matter. absorb: (color that is left, density per centimetre)."""
    result = bpy.data.materials.new(name)
    result.use_nodes = True
    nodes, links = result.node_tree.nodes, result.node_tree.links
    nodes.clear()
    output = nodes.new('ShaderNodeOutputMaterial')
    surface = nodes.new('ShaderNodeBsdfGlass')
    surface.inputs['Color'].default_value = (*color, 1)
    surface.inputs['IOR'].default_value = ior
    surface.inputs['Roughness'].default_value = roughness
    links.new(surface.outputs['BSDF'], output.inputs['Surface'])
    if absorb:
        volume = nodes.new('ShaderNodeVolumeAbsorption')
        volume.inputs['Color'].default_value = (*absorb[0], 1)
        volume.inputs['Density'].default_value = absorb[1]
        links.new(volume.outputs['Volume'], output.inputs['Volume'])
    return result
