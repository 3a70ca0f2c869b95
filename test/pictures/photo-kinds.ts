import { type StudiedPhoto, studyPhoto } from '#studio/index.ts'
import { drawPixels, type Painter, type Rgba } from './draw-pixels.ts'

let kinds: Record<string, StudiedPhoto> | undefined

/**
 * Draws one small photo of ours for each way in which the studio shows one, and for each awkward shape; once for a
 * process.
 */
export function drawPhotoKinds(): Record<string, StudiedPhoto> {
  kinds ??= {
    'tall cut-out': cutOut(150, 420),
    'wide cut-out': cutOut(520, 140),
    'square cut-out': cutOut(360, 360),
    'tiny cut-out': cutOut(60, 44),
    'white on white': studied(320, 320, [240, 240, 241, 255], [whiteBall(160), blueLabel(160)]),
    'cut off by its frame': studied(
      500,
      500,
      [236, 196, 60, 255],
      [(x, y) => (x > 150 && y > 70 ? [30, 40, 90, 255] : undefined)],
    ),
    scene: studied(500, 500, scene, []),
    'wide scene': studied(700, 200, scene, []),
    'tall scene': studied(200, 600, scene, []),
    'tiny scene': studied(90, 70, scene, []),
    'one color': studied(200, 200, [120, 120, 120, 255], []),
  }
  return kinds
}

function studied(
  widthPx: number,
  heightPx: number,
  ground: Parameters<typeof drawPixels>[2],
  painters: Painter[],
): StudiedPhoto {
  const pixels = drawPixels(widthPx, heightPx, ground, painters, { smooth: painters.length > 0 })
  return { pixels, study: studyPhoto(pixels) }
}

/** Draws a rounded body with a neck, so that a box round it has empty corners. */
function cutOut(widthPx: number, heightPx: number): StudiedPhoto {
  const body: Painter = (x, y) => {
    const [u, v] = [(2 * x) / widthPx - 1, (2 * y) / heightPx - 1]
    const reach = v < -0.5 ? 0.35 : 0.9
    return Math.abs(u) ** 4 / reach ** 4 + Math.abs(v) ** 8 < 0.9
      ? [40 + 60 * (u + 1), 90, 150 - 40 * v, 255]
      : undefined
  }
  return studied(widthPx, heightPx, [0, 0, 0, 0], [body])
}

const whiteBall =
  (at: number): Painter =>
  (x, y) => {
    const away = Math.hypot(x - at, y - at)
    if (Math.abs(away - 80) < 1.5) return [226, 226, 228, 255]
    return away < 80 ? [240 - (x - 80) * 0.06, 240, 240, 255] : undefined
  }

const blueLabel =
  (at: number): Painter =>
  (x, y) =>
    Math.abs(x - at) < 20 && Math.abs(y - at) < 12 ? [30, 80, 200, 255] : undefined

/** Busy everywhere, from dark to light, like out-of-focus lights in a dark street. */
const scene = (x: number, y: number): Rgba => {
  const wave = (u: number, v: number) => 0.5 + 0.5 * Math.sin(x / u) * Math.cos(y / v)
  return [30 + 200 * wave(23, 31), 40 + 170 * wave(41, 19), 50 + 150 * wave(17, 53), 255]
}
