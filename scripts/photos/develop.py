"""The darkroom: noise removal and the tone curve, from raw light to an image file.

Debian's Blender has no denoiser. Each picture is rendered twice with half of the samples; what differs between the halves is
noise, and tells a non-local-means filter (Rousselle et al. 2013, dual-buffer, guided by albedo and normal) how much
to average where. Each half is filtered with the weights found in the other, so that noise never votes for itself.
"""
import array

import bpy
import numpy as np

SEARCH = 12  # pixels; far neighbours remove the slow mottle that near ones leave
# All near neighbours and every seventh far one: without the gaps it takes four times as long, and a regular grid shows.
NEIGHBOURS = [(dy, dx) for dy in range(-SEARCH, SEARCH + 1) for dx in range(-SEARCH, SEARCH + 1) if max(abs(dy), abs(dx)) <= 4 or (3 * dy + 5 * dx) % 7 == 0]
PATCH = 2
STRENGTH = 0.7


def load(path):
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return np.nan_to_num(pixels.reshape(height, width, 4), posinf=50, neginf=0)


def blur(values, radius):
    """Box mean over (2 radius + 1)² pixels."""
    for axis in (0, 1):
        padding = [(0, 0)] * values.ndim
        padding[axis] = (radius + 1, radius)
        total = np.cumsum(np.pad(values, padding, mode='edge'), axis=axis, dtype=np.float64)
        size = 2 * radius + 1
        upper, lower = [slice(None)] * values.ndim, [slice(None)] * values.ndim
        upper[axis], lower[axis] = slice(size, None), slice(None, -size)
        values = ((total[tuple(upper)] - total[tuple(lower)]) / size).astype(np.float32)
    return values


def shifted(values, dy, dx):
    return np.roll(values, (dy, dx), axis=(0, 1))


def denoise(first, second, guides):
    """Two noisy halves (height, width, 3) and a guide (height, width, n) -> one clean picture."""
    frame = ((SEARCH, SEARCH), (SEARCH, SEARCH), (0, 0))
    first, second, guides = (np.pad(part, frame, mode='reflect') for part in (first, second, guides))
    halves = [np.log1p(np.clip(half, 0, 40)) for half in (first, second)]
    variance = blur((halves[0] - halves[1]) ** 2 / 2, 3) + 1e-7
    sums = [np.zeros_like(first), np.zeros_like(first)]
    weights = [np.zeros(first.shape[:2], np.float32) for _ in halves]
    for dy, dx in NEIGHBOURS:
        there = shifted(variance, dy, dx)
        apart = np.exp(-np.sum((guides - shifted(guides, dy, dx)) ** 2, axis=2))
        for own, other in ((0, 1), (1, 0)):
            difference = (halves[other] - shifted(halves[other], dy, dx)) ** 2 - (variance + np.minimum(variance, there))
            distance = blur(np.mean(difference / (1e-6 + STRENGTH**2 * (variance + there)), axis=2), PATCH)
            weight = np.exp(-np.maximum(distance, 0)) * apart
            sums[own] += weight[..., None] * shifted(halves[own], dy, dx)
            weights[own] += weight
    clean = [total / weight[..., None] for total, weight in zip(sums, weights)]
    inside = slice(SEARCH, -SEARCH)
    return np.expm1((clean[0] + clean[1]) / 2)[inside, inside]


def occupied(alpha, margin=8):
    """The rectangle that holds the product: empty ground needs no cleaning."""
    spans = []
    for axis in (1, 0):
        filled = np.flatnonzero(alpha.max(axis=axis) > 0)
        spans.append(slice(max(0, filled[0] - margin), filled[-1] + margin + 1))
    return tuple(spans)


def tone(light, exposure=0.0, contrast=1.3, white=6.0, mixing=0.08, saturation=1.06):
    """Scene light to display light: bright colors drift to white as on film, and `white` (in units of light) becomes paper white."""
    light = np.maximum(light, 0) * 2.0**exposure
    grey = light.mean(axis=2, keepdims=True)
    light = light * (1 - mixing) + grey * mixing

    def curve(x):
        x = x**contrast
        return x / (x + 0.18**contrast * (1 / 0.18 - 1))

    seen = curve(light) / curve(np.float32(white))
    middle = (seen * np.array([0.2126, 0.7152, 0.0722], np.float32)).sum(axis=2, keepdims=True)
    seen = middle + (seen - middle) * (saturation / (1 - mixing))
    return np.clip(seen, 0, 1)


def encode(linear):
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * np.maximum(linear, 1e-6) ** (1 / 2.4) - 0.055)


def bloom(light, amount, radius):
    """The faint veil that a real lens lays around highlights."""
    veil = light
    for _ in range(3):
        veil = blur(veil, radius)
    return light + (veil - light) * amount


def develop(first, second, albedo, normal, path, quality, seed=1, clean=True, veil=0.02, dust=0.004, **curve):
    """Raw halves in, image file out. Straight alpha; `dust` is the grain of a camera sensor."""
    alpha = np.clip((first[..., 3:] + second[..., 3:]) / 2, 0, 1)
    guides = np.concatenate([albedo[..., :3] * 9, normal[..., :3] * 5], axis=2)
    light = (first + second)[..., :3] / 2
    if clean:
        there = occupied(alpha[..., 0])
        light[there] = denoise(first[there][..., :3], second[there][..., :3], guides[there])
    light = bloom(light, veil, max(4, light.shape[1] // 120))
    light = light / np.maximum(alpha, 1e-3)
    shown = encode(tone(light, **curve))
    speckle = np.random.default_rng(seed).normal(0, dust, (*shown.shape[:2], 1))
    shown = np.clip(shown + blur(speckle.astype(np.float32), 0) * (1 - shown * 0.6), 0, 1)
    save(np.concatenate([shown, alpha], axis=2).astype(np.float32), path, quality, transparent=bool(alpha.min() < 0.99))


def save(pixels, path, quality, transparent):
    height, width = pixels.shape[:2]
    image = bpy.data.images.new('photo', width, height, alpha=True, float_buffer=False)
    image.alpha_mode = 'STRAIGHT'
    image.pixels.foreach_set(array.array('f', pixels.ravel()))
    scene = bpy.context.scene
    scene.view_settings.view_transform = 'Standard'
    scene.view_settings.look = 'None'
    settings = scene.render.image_settings
    settings.file_format = {'webp': 'WEBP', 'png': 'PNG', 'jpg': 'JPEG'}[path.rsplit('.', 1)[1]]
    settings.color_mode = 'RGBA' if transparent else 'RGB'
    settings.quality = quality
    settings.compression = 100
    image.save_render(path, scene=scene)
