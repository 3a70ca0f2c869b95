import { readFileSync } from 'node:fs'
import type { Box } from '#contract/ads/report.ts'
import type { StudiedPhoto } from '#studio/photo/studied-photo.ts'
import { decodePhoto } from '#studio/photo/pixels/decode-photo.ts'
import { type Pixels, wholePixels } from '#studio/photo/pixels/pixels.ts'
import { studyPhoto } from '#studio/photo/study-photo.ts'

export const ASPECTS = ['tall', 'square', 'wide'] as const
export type Aspect = (typeof ASPECTS)[number]

/** Ways of showing a photo: by its matte, with its ground divided out, whole in its own studio, or whole as a scene. */
export type GoldenPhotoKind = 'cut-out' | 'divided' | 'studio' | 'room'

interface Source {
  file: string
  /** The part of the photo that is used. */
  part?: Box
  /** Laid on its side. */
  lying?: true
  /** Every nth column and row: makes it smaller, or squeezes it. */
  every?: readonly [columns: number, rows: number]
}

/** Our own rendered products, and crops of them, so that each way of showing a photo has all three aspects. */
const SOURCES: Record<GoldenPhotoKind, Record<Aspect, Source>> = {
  'cut-out': {
    tall: { file: 'drinks-can.webp' },
    square: { file: 'headphones.webp' },
    wide: { file: 'accelerator-card.webp' },
  },
  divided: {
    tall: { file: 'drinks-can-plain.jpg', every: [2, 2] },
    square: { file: 'drinks-can-plain.jpg', every: [1, 2] },
    wide: { file: 'drinks-can-plain.jpg', every: [2, 2], lying: true },
  },
  studio: {
    tall: { file: 'perfume-dark.jpg', every: [2, 2] },
    square: { file: 'mug-white.jpg', part: { x: 100, y: 0, width: 1400, height: 1400 }, every: [2, 2] },
    wide: { file: 'camera-black.jpg', part: { x: 0, y: 140, width: 1600, height: 1000 }, every: [2, 2] },
  },
  room: {
    tall: { file: 'rubber-plant-room.jpg', part: { x: 200, y: 0, width: 900, height: 1600 } },
    square: { file: 'rubber-plant-room.jpg', part: { x: 0, y: 160, width: 1280, height: 1280 } },
    wide: { file: 'rubber-plant-room.jpg', part: { x: 0, y: 500, width: 1280, height: 800 } },
  },
}

const studied = new Map<string, Promise<StudiedPhoto>>()

/** Returns a golden's photo; each is studied once. */
export function goldenPhoto(kind: GoldenPhotoKind, aspect: Aspect): Promise<StudiedPhoto> {
  const key = `${kind} ${aspect}`
  const known = studied.get(key) ?? study(SOURCES[kind][aspect])
  studied.set(key, known)
  return known
}

async function study({ file, part, every = [1, 1], lying }: Source): Promise<StudiedPhoto> {
  const whole = await decodePhoto(readFileSync(new URL(`../fixtures/photos/${file}`, import.meta.url)))
  const { x, y, width, height } = part ?? { x: 0, y: 0, width: whole.widthPx, height: whole.heightPx }
  const size = [Math.floor(width / every[0]), Math.floor(height / every[1])] as const
  const [across, down] = lying ? [size[1], size[0]] : size
  const pixels = fill(across, down, (column, row) => {
    const [left, top] = lying ? [row, column] : [column, row]
    return (y + top * every[1]) * whole.widthPx + x + left * every[0]
  })
  return { pixels, study: studyPhoto(pixels) }

  /** Fills by whole pixels instead of a library's filter: these photos are the same on every processor. */
  function fill(widthPx: number, heightPx: number, source: (column: number, row: number) => number): Pixels {
    const from = wholePixels(whole.data)
    const to = new Int32Array(widthPx * heightPx)
    for (let row = 0; row < heightPx; row += 1) {
      for (let column = 0; column < widthPx; column += 1) {
        to[row * widthPx + column] = from[source(column, row)]!
      }
    }
    return { data: new Uint8ClampedArray(to.buffer), widthPx, heightPx }
  }
}
