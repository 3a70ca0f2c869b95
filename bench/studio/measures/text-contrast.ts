import type { Layout } from '#studio/index.ts'
import type { BinaryMask } from './mask.ts'
import { percentile } from './moments.ts'
import type { MeasuredPicture } from './picture.ts'
import type { PlacedMatte } from './placed-matte.ts'
import type { RunInk } from './run-ink.ts'

/**
 * Maximum reach of the ground: under letters it cannot be seen in a finished file, so it is assumed to continue from
 * beside them.
 */
const REACH_PX = 8
/** 3:1 for bold display type from 6% of the shorter side, 4.5:1 for everything else. */
const TEXT_BOUND = 4.5
const DISPLAY_BOUND = 3
const DISPLAY_SHARE = 0.06
const BOLD_WEIGHT = 600
/** Families with one weight, which is a bold one. */
const BOLD_FAMILIES: readonly string[] = ['anton', 'titan-one']

export interface RunContrast {
  text: string
  ratio: number
  bound: number
}

/**
 * Measures each run's ink against the pixels under its letters, grown by 2 px: the 10th percentile of the WCAG ratio.
 */
export function measureContrasts(
  layout: Layout,
  picture: MeasuredPicture,
  inks: readonly RunInk[],
  matte: PlacedMatte | undefined,
): RunContrast[] {
  const letters = allLetters(picture, inks)
  return inks.map((ink) => {
    const product = ink.layer.behindProduct ? matte : undefined
    const ratio = contrastOf(ink, picture, letters, product)
    return { text: ink.layer.text, ratio, bound: boundOf(layout, ink) }
  })
}

/** Returns the 10th percentile over the ad's words; a run's words have its contrast. */
export function worstTenth(contrasts: readonly RunContrast[]): number {
  return percentile(
    contrasts.flatMap(({ text, ratio }) => text.split(/\s+/).map(() => ratio)),
    0.1,
  )
}

function boundOf({ widthPx, heightPx }: Layout, { layer: { part, face, sizePx } }: RunInk): number {
  const isBold = face.weight >= BOLD_WEIGHT || BOLD_FAMILIES.includes(face.family)
  const isDisplay = part === 'headline' && isBold && sizePx >= DISPLAY_SHARE * Math.min(widthPx, heightPx)
  return isDisplay ? DISPLAY_BOUND : TEXT_BOUND
}

/** Returns 1 where any run's letters may stand: those pixels are not ground for another one. */
function allLetters({ widthPx, heightPx }: MeasuredPicture, inks: readonly RunInk[]): BinaryMask {
  const data = new Uint8Array(widthPx * heightPx)
  for (const { box, touched } of inks) {
    touched.data.forEach((value, index) => {
      const [x, y] = [box.x + (index % box.width), box.y + Math.floor(index / box.width)]
      if (value && x >= 0 && y >= 0 && x < widthPx && y < heightPx) data[y * widthPx + x] = 1
    })
  }
  return { widthPx, heightPx, data }
}

function contrastOf(
  run: RunInk,
  picture: MeasuredPicture,
  letters: BinaryMask,
  product: PlacedMatte | undefined,
): number {
  const { widthPx, heightPx } = picture
  const isGround = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= widthPx || y >= heightPx) return false
    const index = y * widthPx + x
    return !letters.data[index] && !(product && product.alpha[index]! > 0)
  }
  const ink = luminanceOf(...rgbOf(run.layer.color))
  const ratios = grounds(run, isGround, (x, y) => groundAt(picture, x, y, isGround)).map(
    (ground) => (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05),
  )
  return ratios.length === 0 ? NaN : percentile(ratios, 0.1)
}

/**
 * Returns the luminance of the ground under each touched pixel: that of the nearest pixel of ground, found ring by
 * ring.
 */
function grounds(
  { box, touched }: RunInk,
  isGround: (x: number, y: number) => boolean,
  luminanceAt: (x: number, y: number) => number,
): number[] {
  const known = new Float32Array(touched.data.length).fill(NaN)
  let ring: number[] = []
  const found: number[] = []
  touched.data.forEach((value, index) => {
    const [x, y] = [box.x + (index % box.width), box.y + Math.floor(index / box.width)]
    if (value || !isGround(x, y) || !touchesInk(touched, index)) return
    known[index] = luminanceAt(x, y)
    ring.push(index)
  })
  for (let reach = 0; reach < REACH_PX && ring.length > 0; reach += 1) {
    const next: number[] = []
    for (const index of ring) {
      for (const near of neighborsOf(touched, index)) {
        if (!touched.data[near] || !Number.isNaN(known[near]!)) continue
        known[near] = known[index]!
        found.push(known[near])
        next.push(near)
      }
    }
    ring = next
  }
  return found
}

function touchesInk(touched: BinaryMask, index: number): boolean {
  return neighborsOf(touched, index).some((near) => touched.data[near])
}

function neighborsOf({ widthPx, data }: BinaryMask, index: number): number[] {
  const x = index % widthPx
  const sides = [x > 0 ? index - 1 : -1, x < widthPx - 1 ? index + 1 : -1, index - widthPx, index + widthPx]
  return sides.filter((near) => near >= 0 && near < data.length)
}

/**
 * Returns the mean of the ground's own pixels next to this one, so that a JPEG's ringing round letters is not taken for
 * the ground.
 */
function groundAt(
  { data, widthPx }: MeasuredPicture,
  x: number,
  y: number,
  isGround: (x: number, y: number) => boolean,
): number {
  const sum = [0, 0, 0]
  let count = 0
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      if (!isGround(x + dx, y + dy)) continue
      const offset = ((y + dy) * widthPx + x + dx) * 3
      for (let channel = 0; channel < 3; channel += 1) sum[channel]! += data[offset + channel]!
      count += 1
    }
  }
  return luminanceOf(sum[0]! / count, sum[1]! / count, sum[2]! / count)
}

function rgbOf(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Returns the relative luminance of an sRGB color, as WCAG 2 defines it. */
export function luminanceOf(red: number, green: number, blue: number): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
