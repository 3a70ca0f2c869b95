"""Renders the product photos. On Debian 12, once:

    apt-get install blender python3-numpy fonts-lato fonts-ebgaramond fonts-gfs-didot fonts-league-spartan fonts-quicksand fonts-lobster fonts-bebas-neue

Then one product at a time:

    nice -n 19 blender -b -t 1 --factory-startup -P scripts/photos/render.py -- mug --ground plain
    nice -n 19 blender -b -t 1 --factory-startup -P scripts/photos/render.py -- mug --preview 320 --samples 16 --out mug.png

The ground `truth` is none at all: a small picture whose matte is known, for `npm run bench:photos`.

Without --out the picture goes to test/fixtures/photos, and a truth to bench/photos/truth. Each product is one file in products/ with
    PHOTOS   ground -> dict(file=..., and what else differs: samples, quality, exposure, ...)
    build(ground)   puts product, light and camera into the empty scene
"""
import argparse
import importlib
import os
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import bpy  # noqa: E402

import develop  # noqa: E402
from scene import empty_scene  # noqa: E402

FIXTURES = os.path.join(HERE, '..', '..', 'test', 'fixtures', 'photos')
TRUTH = os.path.join(HERE, '..', '..', 'bench', 'photos', 'truth')
# A truth is shown small on its ground.
TRUTH_PX, TRUTH_DEFAULTS = 640, dict(samples=24, quality=88, veil=0.0)


def arguments():
    parser = argparse.ArgumentParser(prog='render.py')
    parser.add_argument('product')
    parser.add_argument('--ground')
    parser.add_argument('--preview', type=int, help='pixels on the longer side')
    parser.add_argument('--samples', type=int)
    parser.add_argument('--out')
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1 :])


def render_halves(scene, folder):
    """Renders twice with different seeds; returns the raw halves and the guides of the first."""
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers = nodes.new('CompositorNodeRLayers')
    output = nodes.new('CompositorNodeOutputFile')
    output.base_path = folder
    output.format.file_format = 'OPEN_EXR'
    output.format.color_depth = '32'
    output.format.color_mode = 'RGBA'
    output.file_slots.clear()
    for name in ('Image', 'Denoising Albedo', 'Denoising Normal'):
        output.file_slots.new(name.split()[-1])
        links.new(layers.outputs[name], output.inputs[-1])
    found = []
    for half in (1, 2):
        scene.frame_set(half)
        scene.cycles.seed = half
        bpy.ops.render.render()
        found.append({name: develop.load(os.path.join(folder, f'{name}{half:04d}.exr')) for name in ('Image', 'Albedo', 'Normal')})
    return found


def main():
    wanted = arguments()
    product = importlib.import_module('products.' + wanted.product.replace('-', '_'))
    ground = wanted.ground or next(iter(product.PHOTOS))
    is_truth = ground == 'truth'
    photo = {**(TRUTH_DEFAULTS if is_truth else {}), **product.PHOTOS[ground]}
    scene = empty_scene(max(1, (wanted.samples or photo.pop('samples', 256)) // 2))
    photo.pop('samples', None)
    product.build(ground)
    longest = wanted.preview or (TRUTH_PX if is_truth else None)
    if longest:
        render = scene.render
        scale = longest / max(render.resolution_x, render.resolution_y)
        render.resolution_x, render.resolution_y = round(render.resolution_x * scale), round(render.resolution_y * scale)
    scene.render.use_persistent_data = True
    path = wanted.out or os.path.normpath(os.path.join(TRUTH if is_truth else FIXTURES, photo['file']))
    photo.pop('file')
    quality = photo.pop('quality', 90)
    started = time.time()
    with tempfile.TemporaryDirectory() as folder:
        first, second = render_halves(scene, folder)
    rendered = time.time()
    develop.develop(first['Image'], second['Image'], first['Albedo'], first['Normal'], os.path.abspath(path), quality, **photo)
    print(f'{path}: {os.path.getsize(path) / 1024:.0f} kB, rendered in {rendered - started:.0f} s, developed in {time.time() - rendered:.0f} s')


main()
