"""The empty set: a scene in centimetres with Cycles on one CPU thread, and the objects that are put into it.

Every product script builds at one unit = one centimetre, z up, the product standing on z = 0 and facing -y.
"""
import math

import bpy
from mathutils import Vector


def empty_scene(samples, seed=0):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.seed = seed
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.use_denoising = False  # Debian builds Blender without OpenImageDenoise; see develop.py.
    cycles.max_bounces = 12
    cycles.transmission_bounces = 12
    cycles.glossy_bounces = 6
    cycles.diffuse_bounces = 4
    cycles.transparent_max_bounces = 16
    cycles.sample_clamp_indirect = 6
    cycles.blur_glossy = 0.6
    cycles.caustics_reflective = False
    scene.render.film_transparent = False
    scene.cycles.pixel_filter_type = 'BLACKMAN_HARRIS'
    return scene


def link(name, data):
    """Puts mesh or curve data into the scene as an object."""
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def paint(thing, material):
    thing.data.materials.clear()
    thing.data.materials.append(material)
    return thing


def place(thing, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    """Moves to `at`, turns by degrees around x, y, z."""
    thing.location = at
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    if parent:
        thing.parent = parent
    return thing


def group(name, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    """An invisible handle that carries other things."""
    return place(link(name, None), at, turn, parent)


def copy(thing, at, turn=(0, 0, 0), parent=None):
    """Another object with the same mesh: costs no memory."""
    twin = thing.copy()
    bpy.context.scene.collection.objects.link(twin)
    return place(twin, at, turn, parent or thing.parent)


def aim(thing, at, target):
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return thing


def camera(at, target, lens=85, stop=None, focus=None, size=(1600, 1600), shift=(0, 0)):
    """A camera of `lens` millimetres; `stop` is the aperture number, without it everything is sharp."""
    scene = bpy.context.scene
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    data.clip_end = 2000
    data.shift_x, data.shift_y = shift
    if stop:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus or target) - Vector(at)).length
        data.dof.aperture_fstop = stop / 100  # Blender takes a unit for a metre, here it is a centimetre.
    scene.camera = aim(link('camera', data), at, target)
    scene.render.resolution_x, scene.render.resolution_y = size
    return scene.camera
