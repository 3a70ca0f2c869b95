import sharp from 'sharp'
import type { Box } from '#contract/ads/report.ts'
import type { Pixels } from '#studio/index.ts'
import { intersectionOverUnion } from '#studio/photos.ts'
import { FACE_CELLS, FACE_NUMBERS, FACE_SIDE_PX, type FaceNet, openFaceNet } from './face-net.ts'
import { readFaceWeights } from './read-face-weights.ts'

/** Odds from which on a box is a face. No box in 44 photos of products has more than .42 (record 186). */
const SURE = 0.5

/** Boxes that share more than this of what both cover are of one face. */
const SAME_FACE = 0.4

/** Width and height, in cells, of the boxes from which the network starts. */
const STARTS = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const

/** Mean color with which the network was trained. */
const MEAN = [117.001, 114.697, 97.404] as const

/**
 * Finds the faces of people in an opaque photo, surest first, in source pixels. Resolves to none if the network is
 * missing or SUBJECT_NETWORK switches networks off.
 */
export async function findFaces(pixels: Pixels): Promise<Box[]> {
  if (process.env.SUBJECT_NETWORK === '0') return []
  const network = await (opened ??= open())
  if (!network) return []
  const { widthPx, heightPx } = pixels
  const scale = Math.max(widthPx, heightPx) / FACE_SIDE_PX
  return facesIn(network(await readValues(pixels))).map((face) => {
    const x = Math.max(0, Math.round(scale * face.x))
    const y = Math.max(0, Math.round(scale * face.y))
    const right = Math.min(widthPx, Math.round(scale * (face.x + face.width)))
    const bottom = Math.min(heightPx, Math.round(scale * (face.y + face.height)))
    return { x, y, width: right - x, height: bottom - y }
  })
}

let opened: Promise<FaceNet | undefined> | undefined

async function open(): Promise<FaceNet | undefined> {
  const weights = await readFaceWeights()
  return weights && openFaceNet(weights)
}

async function readValues({ data, widthPx, heightPx }: Pixels): Promise<Float32Array> {
  const rgb = await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .flatten({ background: 'white' })
    .resize(FACE_SIDE_PX, FACE_SIDE_PX, { fit: 'contain', position: 'left top', background: 'black' })
    .raw()
    .toBuffer()
  const values = new Float32Array(rgb.length)
  for (let at = 0; at < rgb.length; at += 3) {
    for (let channel = 0; channel < 3; channel += 1) {
      values[at + channel] = (rgb[at + channel]! - MEAN[channel]!) / 255
    }
  }
  return values
}

interface Found extends Box {
  odds: number
}

function facesIn(numbers: Float32Array): Found[] {
  const cell = FACE_SIDE_PX / FACE_CELLS
  const found: Found[] = []
  for (let at = 0; at < numbers.length; at += FACE_NUMBERS) {
    const odds = logistic(numbers[at + 4]!)
    if (odds < SURE) continue
    const [startWidth, startHeight] = STARTS[(at / FACE_NUMBERS) % STARTS.length]!
    const place = Math.floor(at / (FACE_NUMBERS * STARTS.length))
    const middleX = cell * ((place % FACE_CELLS) + logistic(numbers[at]!))
    const middleY = cell * (Math.floor(place / FACE_CELLS) + logistic(numbers[at + 1]!))
    const [width, height] = [
      cell * startWidth * Math.exp(numbers[at + 2]!),
      cell * startHeight * Math.exp(numbers[at + 3]!),
    ]
    found.push({ x: middleX - width / 2, y: middleY - height / 2, width, height, odds })
  }
  const surest = found.toSorted((one, other) => other.odds - one.odds)
  return surest.filter((face, at) =>
    surest.slice(0, at).every((surer) => intersectionOverUnion(face, surer) <= SAME_FACE),
  )
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value))
}
