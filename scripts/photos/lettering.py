"""Type on products: real letters as thin meshes, flat or bent."""
import math
import os

import bmesh
import bpy

from scene import link
from shapes import to_mesh

# Static cuts from Debian's font packages: Blender fills overlapping strokes, as variable fonts have them, with holes.
FOLDER = '/usr/share/fonts'
FACES = {
    'didot': 'opentype/didot/GFSDidot.otf',
    'garamond': 'opentype/ebgaramond/EBGaramond12-Regular.otf',
    'lato': 'truetype/lato/Lato-Regular.ttf',
    'lato-bold': 'truetype/lato/Lato-Bold.ttf',
    'lato-black': 'truetype/lato/Lato-Black.ttf',
    'spartan': 'opentype/league-spartan/LeagueSpartan-SemiBold.otf',
    'spartan-black': 'opentype/league-spartan/LeagueSpartan-Black.otf',
    'round': 'truetype/quicksand/Quicksand-Medium.ttf',
    'round-bold': 'truetype/quicksand/Quicksand-Bold.ttf',
    'script': 'opentype/lobster/lobster.otf',
    'narrow': 'opentype/bebas-neue/BebasNeue-Bold.otf',
}


def lettering(text, face, size, material, spacing=1.0, weight=0.0, thickness=0.004, align='CENTER', leading=1.0):
    """Letters in the xy plane, centred on the origin. weight: growth of the strokes in shares of the size."""
    data = bpy.data.curves.new(text, 'FONT')
    data.body = text
    data.font = bpy.data.fonts.load(os.path.join(FOLDER, FACES[face]), check_existing=True)
    data.size = size
    data.align_x = align
    data.align_y = 'CENTER'
    data.space_character = spacing
    data.space_line = leading
    data.extrude = thickness / 2
    # Blender's own offset tears thin strokes apart; a bevel grows them just as well once it is pressed flat.
    data.bevel_depth = weight * size
    data.resolution_u = 8
    letters = to_mesh(link(text, data), material)
    for vertex in letters.data.vertices:
        vertex.co.z = max(-thickness / 2, min(thickness / 2, vertex.co.z))
    return letters


def sliced(thing, step):
    """Cuts the mesh every `step` along x, so that it can be bent."""
    work = bmesh.new()
    work.from_mesh(thing.data)
    xs = [vertex.co.x for vertex in work.verts]
    cut = math.ceil(min(xs) / step) * step
    while cut < max(xs):
        everything = work.verts[:] + work.edges[:] + work.faces[:]
        bmesh.ops.bisect_plane(work, geom=everything, plane_co=(cut, 0, 0), plane_no=(1, 0, 0))
        cut += step
    work.to_mesh(thing.data)
    work.free()
    return thing


def wrapped(thing, radius, height=0.0, angle=0.0):
    """Bends flat artwork round the z axis: x runs along the circumference, y becomes the height, z stands out.

    radius: a number, or a function of the height. angle: where the middle lies, 0 is the front (-y), in degrees.
    """
    widest = radius if isinstance(radius, (int, float)) else radius(height)
    sliced(thing, widest * math.radians(2))
    for vertex in thing.data.vertices:
        x, y, z = vertex.co
        r = widest if isinstance(radius, (int, float)) else radius(y + height)
        turn = x / widest + math.radians(angle - 90)
        vertex.co = ((r + z) * math.cos(turn), (r + z) * math.sin(turn), y + height)
    thing.data.update()
    return thing
