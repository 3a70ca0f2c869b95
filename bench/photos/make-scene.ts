import sharp from 'sharp'
import { decodePhoto, type Pixels } from '#studio/index.ts'
import { seededNumbers } from '../sample.ts'
import type { SceneCanvas, GroundPixels, Shadow } from './grounds.ts'
import type { Scene } from './plan-scenes.ts'

/** A photo as a shop would upload it, and its correct matte, of the same size. */
export interface MadeScene {
  jpeg: Buffer
  photo: Pixels
  truth: Pixels
}

const CANVASES: readonly SceneCanvas[] = [
  { widthPx: 900, heightPx: 900 },
  { widthPx: 900, heightPx: 1100 },
  { widthPx: 1100, heightPx: 850 },
]
const JPEG_QUALITY = 85
/** Sensor noise in daylight. */
const GRAIN = 1.4

/** Makes a scene. Pure but for the files of products and grounds: the same scene gives the same bytes. */
export async function makeScene({ product, ground, seed }: Scene): Promise<MadeScene> {
  const canvas = CANVASES[seed % CANVASES.length]!
  const next = seededNumbers(seed)
  const truth = await placeProduct(product.file, canvas, next)
  const pixels = await ground.paint(canvas, seed)
  if (ground.shadow) await castShadow(pixels, truth, ground.shadow)
  compositeOver(pixels, truth)
  for (let i = 0; i < pixels.length; i += 1) pixels[i]! += (next() + next() + next() - 1.5) * 2 * GRAIN
  const raw = { width: canvas.widthPx, height: canvas.heightPx, channels: 3 as const }
  const jpeg = await sharp(Uint8ClampedArray.from(pixels), { raw }).jpeg({ quality: JPEG_QUALITY }).toBuffer()
  return { jpeg, photo: await decodePhoto(jpeg), truth }
}

/**
 * Places the trimmed product, at a size and a place of its own, standing in the lower half as products do, wholly
 * inside.
 */
async function placeProduct(file: string, canvas: SceneCanvas, next: () => number): Promise<Pixels> {
  const share = 0.5 + 0.3 * next()
  const trimmed = await sharp(file).trim({ background: '#00000000', threshold: 1 }).toBuffer()
  const size = { width: Math.round(canvas.widthPx * share), height: Math.round(canvas.heightPx * share) }
  const { data, info } = await sharp(trimmed)
    .flop(next() < 0.5)
    .resize({ ...size, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const left = Math.round((canvas.widthPx - info.width) * (0.35 + 0.3 * next()))
  const top = Math.round((canvas.heightPx - info.height) * (0.45 + 0.25 * next()))
  const placed = new Uint8ClampedArray(canvas.widthPx * canvas.heightPx * 4)
  for (let y = 0; y < info.height; y += 1) {
    const row = data.subarray(y * info.width * 4, (y + 1) * info.width * 4)
    placed.set(row, ((top + y) * canvas.widthPx + left) * 4)
  }
  return { data: placed, ...canvas }
}

/** Composites as a canvas does: straight colors by alpha, in sRGB. */
function compositeOver(pixels: GroundPixels, { data }: Pixels): void {
  for (let at = 0; at < pixels.length / 3; at += 1) {
    const alpha = data[at * 4 + 3]! / 255
    if (alpha === 0) continue
    for (let c = 0; c < 3; c += 1) {
      const i = at * 3 + c
      pixels[i] = pixels[i]! * (1 - alpha) + data[at * 4 + c]! * alpha
    }
  }
}

async function castShadow(pixels: GroundPixels, truth: Pixels, { contact = 0, cast = 0 }: Shadow): Promise<void> {
  const { widthPx, heightPx } = truth
  const shade = new Float32Array(widthPx * heightPx)
  const box = boundsOf(truth)
  const heightOf = box.bottom - box.top
  if (cast > 0) {
    // The product laid down and pushed to one side, as by one lamp at the upper left.
    const soft = await blurAlpha(
      truth,
      (x, y) => [x - (box.bottom - y) * 0.5, box.bottom - (box.bottom - y) * 2.6],
      widthPx / 55,
    )
    for (let at = 0; at < shade.length; at += 1) shade[at] = (soft[at]! / 255) * cast
  }
  if (contact > 0) {
    const foot = await blurAlpha(
      truth,
      (x, y) => [x, box.bottom - (box.bottom - y) * 7 - heightOf * 0.02],
      widthPx / 130,
    )
    for (let at = 0; at < shade.length; at += 1) shade[at] = Math.max(shade[at]!, (foot[at]! / 255) * contact)
  }
  for (let at = 0; at < shade.length; at += 1) {
    for (let c = 0; c < 3; c += 1) pixels[at * 3 + c]! *= 1 - shade[at]!
  }
}

/** Samples alpha from elsewhere for each place, then blurs it. */
async function blurAlpha(
  { data, widthPx, heightPx }: Pixels,
  from: (x: number, y: number) => [number, number],
  sigmaPx: number,
): Promise<Uint8Array> {
  const moved = new Uint8Array(widthPx * heightPx)
  for (let y = 0, at = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, at += 1) {
      const [fromX, fromY] = from(x, y).map(Math.round) as [number, number]
      if (fromX >= 0 && fromX < widthPx && fromY >= 0 && fromY < heightPx)
        moved[at] = data[(fromY * widthPx + fromX) * 4 + 3]!
    }
  }
  return sharp(moved, { raw: { width: widthPx, height: heightPx, channels: 1 } })
    .blur(sigmaPx)
    .extractChannel(0)
    .raw()
    .toBuffer()
}

function boundsOf({ data, widthPx, heightPx }: Pixels): { top: number; bottom: number } {
  let [top, bottom] = [heightPx, 0]
  for (let at = 0; at < widthPx * heightPx; at += 1) {
    if (data[at * 4 + 3]! < 128) continue
    const y = Math.floor(at / widthPx)
    top = Math.min(top, y)
    bottom = y
  }
  return { top, bottom }
}
