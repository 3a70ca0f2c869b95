import { writeOklab } from '../color/oklab.ts'
import { measureColors } from './palette.ts'
import type { Swatch } from './photo-study.ts'
import type { Pixels } from './pixels/pixels.ts'
import { measureSaliency } from './saliency.ts'
import { SUBJECT, type SubjectMask } from './cut-out/subject-mask.ts'

/** Masks below the first share of the picture, and above the second, do not separate a subject from its ground. */
const MASK_SHARES = [0.01, 0.97] as const

/**
 * Returns the colors of what a photo shows, largest first, and never of the ground behind it: of the masked pixels if
 * the subject was found, otherwise of the places that draw the eye and do not have the frame's colors. `own` is the
 * working picture; its transparent pixels do not count.
 */
export function subjectColors(own: Pixels, mask: SubjectMask | undefined): Swatch[] {
  const masked = mask && keepMasked(own, mask)
  const { palette } = measureColors(masked ?? keepSalient(own))
  return palette.length > 0 ? palette : measureColors(own).palette
}

function keepMasked(own: Pixels, { labels, widthPx, heightPx }: SubjectMask): Pixels | undefined {
  if (widthPx !== own.widthPx || heightPx !== own.heightPx) return undefined
  const count = labels.reduce((sum, label) => sum + (label === SUBJECT ? 1 : 0), 0)
  const share = count / labels.length
  if (share < MASK_SHARES[0] || share > MASK_SHARES[1]) return undefined
  return keepWhere(own, (at) => labels[at] === SUBJECT)
}

/** A place draws the eye from this share of the strongest one's attraction on. */
const SALIENT = 0.25

/** OKLab distance: a color that is so near to one of the frame continues the ground. */
const OF_FRAME = 0.08

/**
 * Width of the border that counts as frame, as a share of the shorter side; a swatch with a smaller share of it is a
 * thing that reaches into it.
 */
const FRAME_SHARE = 0.06
const FRAME_SWATCH = 0.12

function keepSalient(own: Pixels): Pixels {
  const map = measureSaliency(own)
  const strongest = map.weights.reduce((most, weight) => Math.max(most, weight), 0)
  const ground = frameColors(own)
  const lab = new Float32Array(3)
  return keepWhere(own, (at) => {
    const x = at % own.widthPx
    const y = (at - x) / own.widthPx
    const column = Math.min(map.widthPx - 1, Math.floor((x * map.widthPx) / own.widthPx))
    const row = Math.min(map.heightPx - 1, Math.floor((y * map.heightPx) / own.heightPx))
    if (map.weights[row * map.widthPx + column]! < SALIENT * strongest) return false
    writeOklab(own.data[at * 4]!, own.data[at * 4 + 1]!, own.data[at * 4 + 2]!, lab, 0)
    return ground.every((color) => Math.hypot(lab[0]! - color[0], lab[1]! - color[1], lab[2]! - color[2]) > OF_FRAME)
  })
}

type Lab = readonly [number, number, number]

function frameColors(own: Pixels): Lab[] {
  const { widthPx, heightPx } = own
  const rim = Math.max(1, Math.round(FRAME_SHARE * Math.min(widthPx, heightPx)))
  const frame = keepWhere(own, (at) => {
    const x = at % widthPx
    const y = (at - x) / widthPx
    return x < rim || y < rim || x >= widthPx - rim || y >= heightPx - rim
  })
  return measureColors(frame)
    .palette.filter(({ share }) => share >= FRAME_SWATCH)
    .map(({ hex }) => labOf(hex))
}

function labOf(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16)
  const lab = new Float32Array(3)
  writeOklab(value >> 16, (value >> 8) & 255, value & 255, lab, 0)
  return [lab[0]!, lab[1]!, lab[2]!]
}

/** Returns the same picture with everything else transparent. */
function keepWhere({ data, widthPx, heightPx }: Pixels, isKept: (at: number) => boolean): Pixels {
  const kept = new Uint8ClampedArray(data)
  for (let at = 0; at < widthPx * heightPx; at += 1) if (!isKept(at)) kept[at * 4 + 3] = 0
  return { data: kept, widthPx, heightPx }
}
