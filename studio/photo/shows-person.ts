import { writeOklab } from '../color/oklab.ts'
import type { Pixels } from './pixels/pixels.ts'
import { findRegions, type Region } from './ground/regions.ts'
import { shrink } from './pixels/shrink.ts'

/** Arms and necks are found as well at this size as at any larger one. */
const MEASURED_AT_PX = 160

/** Skin of any shade in OKLab; its hue (degrees) and chroma vary far less than its lightness. */
const SKIN = { lightness: [0.35, 0.93], chroma: [0.025, 0.14], hue: [22, 68] } as const

/** The mean values of a whole part: wood and leather are yellower, lamplight is stronger. */
const PART = { chroma: [0.038, 0.1], hue: [34, 54] } as const

/** Smaller patches (shares of the photo) may be anything. */
const MIN_PART_SHARE = 0.01

/** Skin is smooth: mean step over two pixels, OKLab. */
const MAX_PART_STEP = 0.125

/** Parts of one body have one hue, within these degrees. */
const MAX_HUE_SPREAD = 14

/**
 * Returns true if a photo of a scene shows a person: at least three smooth parts of one skin tone, of which one lies at
 * the top (face, neck, shoulders) and one in the lower half (hands, legs). Misses most people, takes nothing else for
 * one: decision 0008.
 */
export function showsPerson(working: Pixels): boolean {
  const small = shrink(working, MEASURED_AT_PX)
  const { widthPx, heightPx } = small
  const lab = readLab(small)
  const parts = findRegions(small, (at) => isSkin(lab, at), MIN_PART_SHARE * widthPx * heightPx)
    .map((region) => describePart(region, lab, widthPx))
    .filter(({ chroma, hue, step }) => step < MAX_PART_STEP && within(chroma, PART.chroma) && within(hue, PART.hue))
  const tone = parts[0]?.hue ?? 0
  const body = parts.filter(({ hue }) => Math.abs(hue - tone) <= MAX_HUE_SPREAD)
  const head = body.filter(({ region }) => region.top < 0.2 * heightPx && region.bottom < 0.5 * heightPx)
  const limbs = body.filter(({ region }) => region.top > 0.3 * heightPx && region.bottom > 0.5 * heightPx)
  return body.length >= 3 && head.length > 0 && limbs.length > 0
}

function readLab({ data }: Pixels): Float32Array {
  const lab = new Float32Array((data.length / 4) * 3)
  for (let i = 0, to = 0; i < data.length; i += 4, to += 3) writeOklab(data[i]!, data[i + 1]!, data[i + 2]!, lab, to)
  return lab
}

function isSkin(lab: Float32Array, at: number): boolean {
  const a = lab[at * 3 + 1]!
  const b = lab[at * 3 + 2]!
  return within(lab[at * 3]!, SKIN.lightness) && within(Math.hypot(a, b), SKIN.chroma) && within(hueOf(a, b), SKIN.hue)
}

interface Part {
  region: Region
  chroma: number
  hue: number
  step: number
}

function describePart(region: Region, lab: Float32Array, widthPx: number): Part {
  let chroma = 0
  let hue = 0
  let step = 0
  for (const at of region.pixels) {
    const a = lab[at * 3 + 1]!
    const b = lab[at * 3 + 2]!
    chroma += Math.hypot(a, b)
    hue += hueOf(a, b)
    step += Math.hypot(stepAcross(lab, at - 1, at + 1), stepAcross(lab, at - widthPx, at + widthPx))
  }
  const count = region.pixels.length
  return { region, chroma: chroma / count, hue: hue / count, step: step / count }
}

/** Returns the step of lightness; 0 beyond the first and last row. */
function stepAcross(lab: Float32Array, before: number, after: number): number {
  return before < 0 || after * 3 >= lab.length ? 0 : lab[after * 3]! - lab[before * 3]!
}

function hueOf(a: number, b: number): number {
  return (Math.atan2(b, a) * 180) / Math.PI
}

function within(value: number, [from, to]: readonly [number, number]): boolean {
  return value >= from && value <= to
}
