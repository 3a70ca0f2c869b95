import { bottom, right } from '../../basics/boxes.ts'
import { type Box, contains, grow, middleOf, wholeOf } from '../../layers/box.ts'
import { calmRegions } from '../../photo/calm-regions.ts'
import { chooseCrop } from '../../photo/choose-crop.ts'
import { keptPart, withFaces } from '../../photo/cut-out/kept-part.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'
import type { Pixels } from '../../photo/pixels/pixels.ts'
import type { Canvas } from '../../canvas/canvas.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { PhotoLayer } from '../../layers/layout.ts'
import { MAX_ENLARGEMENT } from '../../layers/placement.ts'
import { measureSaliency } from '../../photo/saliency.ts'
import { tunedCrop } from './tuned-product.ts'
import { findShownProduct } from './backdrop-place.ts'
import { isMirrored } from './cut-off.ts'
import { isSlim } from './tower-room.ts'

/**
 * A photo that fills less than this share of its box, in one direction, is framed whole instead of cropped, and does
 * not fade at all.
 */
const FILLED_SHARE = 0.6
/** Smallest margin round a photo that is too small to bleed: less looks like a mistake. */
const INSET_SHARE = 0.05

/**
 * The hero photo in a box of the canvas, cropped to its subject. No photo is enlarged beyond its limit: one that is too
 * small to fill the box stands inside it with an even margin. A very small one, and one whose product the crop would
 * cut, is framed whole.
 */
export function photoLayer(context: ComposeContext, box: Box): PhotoLayer {
  const { pixels, study } = context.photos[0]!
  const inner = largestInside(pixels, box)
  if (inner.width < FILLED_SHARE * box.width || inner.height < FILLED_SHARE * box.height)
    return framedPhoto(context, box)
  const crop = tunedCrop(context, chooseCrop(pixels, study, inner.width / inner.height))
  if (cutsProduct(context, crop)) return framedPhoto(context, box)
  return { kind: 'photo', photo: 0, crop, box: inner, radius: inner.width < box.width ? cornerRadius(context) : 0 }
}

/** The box itself, or the part of it, less an even margin, that the photo can fill within its limit of enlargement. */
function largestInside(pixels: Pixels, box: Box): Box {
  const spareX = box.width - pixels.widthPx * MAX_ENLARGEMENT
  const spareY = box.height - pixels.heightPx * MAX_ENLARGEMENT
  if (spareX <= 0 && spareY <= 0) return box
  const margin = Math.ceil(Math.max(INSET_SHARE * Math.min(box.width, box.height), spareX / 2, spareY / 2))
  return grow(box, -margin)
}

/** Cells of a 12 x 12 grid over the photo that are busier than this (grey levels) hold something to be seen. */
const BUSY_DEVIATION = 14
/** Share of them that a crop may leave out. */
const LOST_SHARE = 0.06

/**
 * Factor by which a low canvas may lose more of a subject that its photo cuts off: a banner shows a head and no coat.
 */
const LOW_GIVEN = 1.8

/**
 * Share of what a scene shows that may leave a low canvas at its foot if the photo keeps it whole: most things are
 * recognized by their upper end.
 */
const LOW_FOOT = 0.36

/** Share of what a photo shows that may leave a slim canvas at each side. It would be small there otherwise. */
const SLIM_GIVEN = 0.1

/**
 * Returns true if a crop would cut into what the photo shows or, if that is not known, into a product on a plain
 * ground.
 */
export function cutsProduct({ photos, canvas }: Pick<ComposeContext, 'photos' | 'canvas'>, crop: Box): boolean {
  const { pixels, study } = photos[0]!
  // An app's bars cut a story's ends off once more, so all of the subject is shown there.
  const kept = canvas.isCovered ? study.subject : keptPart(study, canvas.isLow ? LOW_GIVEN : 1)
  if (kept) return !contains(crop, withFaces(minPartOf(kept, canvas, study), study.faces), 0.02 * pixels.widthPx)
  if (!study.kind.startsWith('plain')) return false
  const { columns, rows, deviation } = calmRegions(pixels, wholeOf(pixels))
  const isBusy = deviation.map((value) => (value < BUSY_DEVIATION ? 0 : 1))
  const busy = isBusy.reduce((sum, one) => sum + one, 0)
  return busy - weightIn(crop, isBusy, { pixels, columns, rows, slackPx: 0.5 }) > LOST_SHARE * busy
}

/**
 * Returns the part of the subject that has to stay on a canvas. Nobody is cut at both arms, and a product on a plain
 * ground has other compositions.
 */
function minPartOf(kept: Box, canvas: Canvas, { kind, touchesFrame }: PhotoStudy): Box {
  if (kind !== 'busy') return kept
  const { x, width, height } = kept
  if (isSlim(canvas)) return { ...kept, x: x + SLIM_GIVEN * width, width: (1 - 2 * SLIM_GIVEN) * width }
  return canvas.isLow && !touchesFrame.includes('bottom') ? { ...kept, height: (1 - LOW_FOOT) * height } : kept
}

/**
 * Sums those weights of a grid over a photo, row by row, whose cells' middles lie in a part of it, or within `slackPx`
 * of it.
 */
function weightIn(
  part: Box,
  weights: Float32Array,
  { pixels, columns, rows, slackPx }: { pixels: Pixels; columns: number; rows: number; slackPx: number },
): number {
  const [columnPx, rowPx] = [pixels.widthPx / columns, pixels.heightPx / rows]
  return weights.reduce((sum, weight, at) => {
    const middle = { x: ((at % columns) + 0.5) * columnPx, y: (Math.floor(at / columns) + 0.5) * rowPx }
    return contains(part, { ...middle, width: 0, height: 0 }, slackPx) ? sum + weight : sum
  }, 0)
}

function cornerRadius({ canvas, direction: { style } }: ComposeContext): number {
  if (style === 'bold' || style === 'luxury') return 0
  return Math.round((style === 'playful' ? 0.04 : 0.016) * canvas.side)
}

/** Largest share of a small photo's side that is rounded off. */
const ROUNDED_SHARE = 0.12

/** Returns the whole photo inside the box less a margin, at most at its limit of enlargement, its corners rounded. */
export function framedPhoto(context: ComposeContext, box: Box): PhotoLayer {
  const { pixels } = context.photos[0]!
  const room = grow(box, -0.06 * Math.min(box.width, box.height))
  const scale = Math.min(room.width / pixels.widthPx, room.height / pixels.heightPx, MAX_ENLARGEMENT)
  const width = Math.max(1, Math.round(pixels.widthPx * scale))
  const height = Math.max(1, Math.round(pixels.heightPx * scale))
  const x = Math.round(box.x + (box.width - width) / 2)
  const y = Math.round(box.y + (box.height - height) / 2)
  const radius = Math.min(cornerRadius(context), Math.round(ROUNDED_SHARE * Math.min(width, height)))
  return { kind: 'photo', photo: 0, crop: wholeOf(pixels), box: { x, y, width, height }, radius }
}

/** Returns the share of what stands out in a photo that lies in a part of it (source pixels). */
export function shownShare(pixels: Pixels, part: Box): number {
  const { weights, widthPx: columns, heightPx: rows } = measureSaliency(pixels)
  return weightIn(part, weights, { pixels, columns, rows, slackPx: 0 })
}

/**
 * Returns the photo cropped to fill a box wholly, with what it shows clear of the parts at its sides that a cut or
 * words may take. Returns undefined if it is too small for that, or if the crop would lose what it shows.
 */
export function croppedPhoto(context: ComposeContext, box: Box, free: FreeSides = {}): PhotoLayer | undefined {
  const crops = clearCrops(context, box, free)
  const { crop } = crops
  // A crop is of whole pixels.
  const maxOf = (lengthPx: number) => MAX_ENLARGEMENT * (lengthPx + 0.5)
  if (box.width > maxOf(crop.width) || box.height > maxOf(crop.height)) return undefined
  const seen = isMirrored(context) ? (crops.cropMirrored ?? crop) : crop
  if (cutsProduct(context, seen) || losesMuch(context, crop)) return undefined
  return { kind: 'photo', photo: 0, ...crops, box, radius: 0 }
}

/** Share of what stands out in a photo that a crop may leave out, or that may lie where it fades. */
const LOST_MAX = 0.3

/**
 * Returns true if a crop loses much of a photo of which nobody knows what it shows. A banner shows a glimpse of a
 * scene, whatever is left out.
 */
function losesMuch({ photos, canvas }: ComposeContext, shown: Box): boolean {
  const { pixels, study } = photos[0]!
  return !study.subject && !canvas.isLow && shownShare(pixels, shown) < 1 - LOST_MAX
}

/** Lengths of the free parts in pixels of the canvas, from each side of the box. */
export type FreeSides = Partial<Record<'left' | 'top' | 'bottom', number>>

/**
 * Crops with which a photo fills a box while what it shows stays clear of the free sides: as the composition is
 * written, and the other way round.
 */
type Crops = Pick<PhotoLayer, 'crop' | 'cropMirrored'>

function clearCrops(context: ComposeContext, { width, height }: Box, free: FreeSides): Crops {
  const { left = 0, top = 0, bottom = 0 } = free
  const { pixels, study } = context.photos[0]!
  const whole = tunedCrop(context, chooseCrop(pixels, study, width / height))
  if (left + top + bottom === 0) return { crop: whole }
  const scale = whole.width / width
  const clear = chooseCrop(pixels, study, (width - left) / (height - top - bottom))
  const [middleX, middleY] = middleOf(clear)
  const y = clamp(middleY - ((height + top - bottom) / 2) * scale, pixels.heightPx - whole.height)
  const at = (start: number): Box => ({ ...whole, x: clamp(middleX - start * scale, pixels.widthPx - whole.width), y })
  return { crop: at(left + (width - left) / 2), cropMirrored: at((width - left) / 2) }
}

function clamp(value: number, max: number): number {
  return Math.round(Math.min(max, Math.max(0, value)))
}

/** Air about a product inside its frame, as a share of the crop. If the photo itself has less, that must do. */
const AIR_SHARE = 0.05

/** Returns true if a crop leaves what the photo shows too little air, or none. */
export function isTight({ photos }: ComposeContext, crop: Box): boolean {
  const { pixels, study } = photos[0]!
  const product = study.kind.startsWith('plain') ? findShownProduct(photos[0]!) : keptPart(study)
  if (!product) return false
  const lacks = (air: number, own: number, length: number) => air < Math.min(own, AIR_SHARE * length) - 0.02 * length
  return (
    lacks(product.x - crop.x, product.x, crop.width) ||
    lacks(product.y - crop.y, product.y, crop.height) ||
    lacks(right(crop) - right(product), pixels.widthPx - right(product), crop.width) ||
    lacks(bottom(crop) - bottom(product), pixels.heightPx - bottom(product), crop.height)
  )
}

/**
 * Returns true if a sharp upper edge lies so near to the top of the subject that it seems cut off there. A part that its
 * own photo cuts off does not count.
 */
function touchesHead({ photos }: ComposeContext, crop: Box): boolean {
  const { study } = photos[0]!
  const shown = keptPart(study)
  return shown !== undefined && shown.y - crop.y < Math.min(shown.y, HEAD_AIR * crop.height)
}

/** Air over what a photo shows, as a share of the crop. */
const HEAD_AIR = 0.04

type Fades = NonNullable<PhotoLayer['fade']>

/**
 * Limit of enlargement of a photo that fades, lower than that of others: a scene that is enlarged further shows its
 * softness beside the sharp words.
 */
const ENLARGED_MAX = 1.4
/** Share of its own length over which a photo fades at a side that it does not reach. */
const SHORT_FADE = 0.14
/** Share of a fade that shows too little to count. */
const UNSEEN = 0.6

/**
 * Returns the photo in a box, with what it shows clear of the sides that fade. One that is too small for the box keeps
 * its right edge, and its upper one (its lower one if it fades at the top), and fades at the sides that it does not
 * reach. Returns undefined if it would fill too little of the box, or if too much of what it shows would fade away.
 */
export function fadedPhoto(context: ComposeContext, box: Box, fade: Fades): PhotoLayer | undefined {
  const { pixels } = context.photos[0]!
  const width = Math.round(Math.min(box.width, pixels.widthPx * ENLARGED_MAX))
  const height = Math.round(Math.min(box.height, pixels.heightPx * ENLARGED_MAX))
  if (width < FILLED_SHARE * box.width || height < FILLED_SHARE * box.height) return undefined
  const shown = { x: right(box) - width, y: fade.top ? bottom(box) - height : box.y, width, height }
  const short = height < box.height ? SHORT_FADE * height : 0
  const left = Math.max(fade.left ?? 0, shown.x > 0 ? SHORT_FADE * width : 0)
  const top = fade.top ? Math.max(fade.top, short) : 0
  const foot = fade.top ? 0 : Math.max(fade.bottom ?? 0, short)
  const crops = clearCrops(context, shown, { left, top, bottom: foot })
  const { crop } = crops
  const seen = (UNSEEN * crop.width) / width
  const [x, y] = [crop.x + seen * left, crop.y + seen * top]
  const clear = { x, y, width: crop.width - seen * left, height: crop.height - seen * (top + foot) }
  const between = { ...clear, width: clear.width - seen * (fade.right ?? 0) }
  if (cutsProduct(context, clear) || losesMuch(context, between)) return undefined
  if (top === 0 && touchesHead(context, crop)) return undefined
  return { kind: 'photo', photo: 0, ...crops, box: shown, radius: 0, fade: { ...fade, left, top, bottom: foot } }
}
