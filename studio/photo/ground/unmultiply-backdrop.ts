import type { Box } from '#contract/ads/report.ts'
import type { GroundModel } from './ground-model.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { boxMean, forEachBorderPixel, listReached } from './regions.ts'
import type { SubjectMask } from '../cut-out/subject-mask.ts'
import { NEARLY_WHITE, writeUnmultiplied } from './write-unmultiplied.ts'

export interface UnmultipliedPhoto {
  /**
   * Clear where the ground is; shadow and glass are what they take away from a white ground, the solid subject is
   * itself. Undefined if hardly anything would be left of it.
   */
  product: Pixels | undefined
  /** Place in the photo, in source pixels, with the shadow. */
  box: Box
}

/** Pixels darker than this count when the picture is trimmed. */
const INK = 0.93

/** Pixels darker than this at the frame would end in a visible line. */
const FRAME_WHITE = 0.8

/** The share of the frame that may be darker, after the fade. */
const MAX_DARK_FRAME_SHARE = 0.004

/**
 * Softness, in working pixels, of the start of a shadow's fading: without it the line between shadow and subject would
 * be visible.
 */
const SOFT_PX = 10

/**
 * A subject of which not even a tenth is clearly darker than the ground (a white mug) would pale away on white paper.
 */
const CLEARLY_DARKER = 0.7
const MIN_CLEAR_SHARE = 0.1

/**
 * Margin round the trimmed picture, as a share of the longer side of the photo; the faintest end of the shadow fades
 * out in it.
 */
const MARGIN_SHARE = 0.04

/** Pixels lighter than the ground by more than a gloss would end in white with it. */
const LIGHTER_THAN_GROUND = 1.07

/** The share of the photo that may be lighter. Highlights took .0013 at most, white shoes and labels .0036 and more. */
const MAX_LIGHTER_SHARE = 0.002

/**
 * Divides the photo by its light ground: this keeps glass, wires and the real shadow. `solid` gives how surely each
 * working pixel is the subject's own, see measureSolid. Returns undefined if something dark reaches the frame, where it
 * would be cut off in the open, or if a part of the subject is lighter than the ground and would be lost.
 */
export function unmultiplyBackdrop(
  pixels: Pixels,
  working: Pixels,
  ground: GroundModel,
  mask: SubjectMask,
  solid: () => Float32Array,
): UnmultipliedPhoto | undefined {
  const darkFrame = darkFrameShares(working, ground, mask.shadow)
  if (darkFrame.subject > MAX_DARK_FRAME_SHARE) return undefined
  if (runsIntoLight(working, ground)) return undefined
  const ink = findInk(working, ground)
  if (!ink) return undefined
  const { box, isFaint } = ink
  const scaleX = pixels.widthPx / working.widthPx
  const scaleY = pixels.heightPx / working.heightPx
  const left = Math.floor(box.x * scaleX)
  const top = Math.floor(box.y * scaleY)
  const width = Math.min(pixels.widthPx, Math.ceil((box.x + box.width) * scaleX)) - left
  const height = Math.min(pixels.heightPx, Math.ceil((box.y + box.height) * scaleY)) - top
  const cut = { x: left, y: top, width, height }
  const marginPx = MARGIN_SHARE * Math.max(pixels.widthPx, pixels.heightPx)
  const fading = darkFrame.shadow > 0 ? boxMean(mask.shadow, mask, SOFT_PX) : new Float32Array(mask.shadow.length)
  const product = isFaint
    ? undefined
    : writeUnmultiplied(pixels, cut, { working, ground, fading, solid: solid(), marginPx })
  return { product, box: cut }
}

/**
 * Returns the shares of the frame that are dark: by subject, and by shadow, which can fade before it reaches the frame.
 */
function darkFrameShares(
  working: Pixels,
  ground: GroundModel,
  shadow: Uint8Array,
): { subject: number; shadow: number } {
  const { widthPx, heightPx } = working
  const counts = { subject: 0, shadow: 0 }
  forEachBorderPixel(widthPx, heightPx, (at) => {
    if (darkest(working, ground, at) < FRAME_WHITE) counts[shadow[at] ? 'shadow' : 'subject'] += 1
  })
  const length = 2 * (widthPx + heightPx)
  return { subject: counts.subject / length, shadow: counts.shadow / length }
}

/**
 * Returns true if too much of the photo is lighter than the ground and runs into it; a lamp inside the subject does no
 * harm.
 */
function runsIntoLight(working: Pixels, { colors }: GroundModel): boolean {
  const { data, widthPx, heightPx } = working
  const nearlyWhite = new Uint8Array(widthPx * heightPx)
  const lighter = new Uint8Array(nearlyWhite.length)
  let seen = 0
  for (let at = 0; at < nearlyWhite.length; at += 1) {
    // Green carries most of the light.
    const light = data[at * 4 + 1]! / Math.max(1, colors[at * 3 + 1]!)
    if (light > NEARLY_WHITE) nearlyWhite[at] = 1
    if (light > LIGHTER_THAN_GROUND) seen += lighter[at] = 1
  }
  if (seen <= MAX_LIGHTER_SHARE * nearlyWhite.length) return false
  const reached = listReached(working, nearlyWhite).reduce((sum, at) => sum + lighter[at]!, 0)
  return reached / nearlyWhite.length > MAX_LIGHTER_SHARE
}

function darkest({ data }: Pixels, { colors }: GroundModel, at: number): number {
  return Math.min(
    data[at * 4]! / Math.max(1, colors[at * 3]!),
    data[at * 4 + 1]! / Math.max(1, colors[at * 3 + 1]!),
    data[at * 4 + 2]! / Math.max(1, colors[at * 3 + 2]!),
  )
}

/** Finds the box of everything that is not nearly white, lone specks left out, in working pixels. */
function findInk(working: Pixels, ground: GroundModel): { box: Box; isFaint: boolean } | undefined {
  const { widthPx, heightPx } = working
  const rows = new Uint32Array(heightPx)
  const columns = new Uint32Array(widthPx)
  let ink = 0
  let clear = 0
  for (let y = 0, at = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, at += 1) {
      const light = darkest(working, ground, at)
      if (light >= INK) continue
      columns[x]! += 1
      rows[y]! += 1
      ink += 1
      if (light < CLEARLY_DARKER) clear += 1
    }
  }
  const margin = Math.ceil(MARGIN_SHARE * Math.max(widthPx, heightPx))
  const across = span(columns, margin)
  const down = span(rows, margin)
  if (!across || !down) return undefined
  const box = { x: across.from, y: down.from, width: across.to - across.from, height: down.to - down.from }
  return { box, isFaint: clear < MIN_CLEAR_SHARE * ink }
}

function span(counts: Uint32Array, margin: number): { from: number; to: number } | undefined {
  const enough = (count: number): boolean => count >= 3
  const first = counts.findIndex(enough)
  if (first < 0) return undefined
  return { from: Math.max(0, first - margin), to: Math.min(counts.length, counts.findLastIndex(enough) + 1 + margin) }
}
