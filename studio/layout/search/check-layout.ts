import { bottom, overlap, right, union } from '../../basics/boxes.ts'
import { type Box, contains, lineBoxes, messageBox, rotatedBounds, shrunk } from '../../layers/box.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'
import { LAST_RESORT } from '../families/families.ts'
import { findCompanions, findHero, productCover } from '../../layers/placement.ts'
import type { Layer, Layout, PhotoLayer, Placement, ProductLayer, TextLayer } from '../../layers/layout.ts'
import { isSignOff } from '../../layers/name-parts.ts'
import { placedPart } from '../picture/backdrop-place.ts'
import { makeCanvas } from '../../canvas/canvas.ts'
import { SHAPE_BANDS } from './score/shape-bands.ts'

/**
 * Lists what a layout breaks, judged from its boxes alone before anything is painted. Empty means that it may be
 * painted.
 */
export function checkLayout(layout: Layout, hero: PhotoStudy): string[] {
  const canvas = makeCanvas(layout.format)
  const texts = layout.layers.filter((layer) => layer.kind === 'text')
  const product = findHero(layout.layers)
  const problems: string[] = []
  for (const text of texts) {
    if (!contains(canvas.safe, rotatedBounds(text))) problems.push(`${text.part} leaves the safe zone`)
    if (product && !text.behindProduct && coversText(hero, product.placement, text, layout)) {
      problems.push(`${text.part} lies on the product`)
    }
  }
  problems.push(...overlaps(texts), ...missingWords(layout, texts), ...underSignOff(layout, hero))
  const photo = layout.layers.find((layer) => layer.kind === 'photo')
  const shown = photo ? [coreOf(photo, hero), ...facesIn(photo, hero)] : []
  if (texts.some((text) => shown.some((part) => overlap(text.box, part) > 0)))
    problems.push('text lies over what the photo shows')
  const backdrop = layout.layers.find((layer) => layer.kind === 'backdrop')
  if (backdrop && texts.some((text) => overlap(text.box, backdrop.keep) > 0)) problems.push('text lies on the product')
  const picture = layout.layers.find((layer) => PICTURE_KINDS.has(layer.kind))
  if (!picture) problems.push('no picture')
  if (product && smallProduct(layout, shownBox(layout, product))) problems.push('the product is too small')
  return problems
}

const PICTURE_KINDS = new Set<Layer['kind']>(['product', 'photo', 'backdrop'])

/** Returns the photo's subject on the canvas or, if it is not known, the photo's middle. */
function coreOf({ box, crop }: PhotoLayer, { subject }: PhotoStudy): Box {
  return subject ? placedPart(subject, crop, box) : shrunk(box, MIDDLE_CORE)
}

function facesIn({ box, crop }: PhotoLayer, { faces = [] }: PhotoStudy): Box[] {
  return faces.map((face) => placedPart(face, crop, box))
}

/** Share of a box's sides, each way, that its middle takes. No words may stand there. */
export const MIDDLE_CORE = 0.3

/**
 * Share of a text's box that may lie on opaque product before it counts as covered: a corner of the box holds no ink.
 */
const COVER_TOLERANCE = 0.004

function coversText(hero: PhotoStudy, placement: Placement, text: TextLayer, layout: Layout): boolean {
  const above = layout.layers.indexOf(findHero(layout.layers)!) < layout.layers.indexOf(text)
  return productCover(hero, placement, rotatedBounds(text)) > (above ? COVER_TOLERANCE : 0)
}

/** Lists what runs under the sign-off, which is painted last, on a plane that nothing else of the ad may run under. */
function underSignOff({ layers }: Layout, hero: PhotoStudy): string[] {
  const [plane] = layers.flatMap((layer) => (layer.kind === 'shape' && isSignOff(layer) ? messageBox(layer) : []))
  if (!plane) return []
  const product = findHero(layers)
  const hidden = product && productCover(hero, product.placement, plane) > COVER_TOLERANCE
  const under = layers.filter((layer) => !isSignOff(layer) && messageBox(layer).some((box) => overlap(box, plane) > 0))
  return [
    ...(hidden ? ['the product runs under the sign-off'] : []),
    ...under.map(({ part }) => `${part} runs under the sign-off`),
  ]
}

function overlaps(texts: readonly TextLayer[]): string[] {
  const problems: string[] = []
  for (const [index, first] of texts.entries()) {
    for (const second of texts.slice(index + 1)) {
      if (!overlap(rotatedBounds(first), rotatedBounds(second))) continue
      if (lineBoxes(first).some((box) => lineBoxes(second).some((other) => overlap(box, other) > 0))) {
        problems.push(`${first.part} lies on ${second.part}`)
      }
    }
  }
  return problems
}

/**
 * Lists the words that are missing. The name, the headline, the action and the whole offer are always shown; support
 * and proof may give way. Only where words fill the canvas does the last resort show the name alone.
 */
function missingWords(layout: Layout, texts: readonly TextLayer[]): string[] {
  const { words, keepsSupport } = layout.direction
  const shown = new Set(texts.map((text) => text.part))
  const title = words.name === undefined ? shown.has('headline') : shown.has('name')
  const isLastResort = layout.family === LAST_RESORT
  const problems: string[] = []
  if (!title) problems.push('the product is not named')
  if (!shown.has('headline') && !isLastResort) problems.push('the headline is missing')
  if (keepsSupport && !shown.has('support') && !isLastResort) problems.push('the tagline is missing')
  if (!shown.has('call-to-action')) problems.push('no call to action')
  if (words.price && !texts.some((text) => text.text === words.price)) problems.push('the price is missing')
  if (words.oldPrice && !shown.has('old-price')) problems.push('the old price is missing')
  if (words.badge && !texts.some((text) => text.text === words.badge)) problems.push('the offer is missing')
  return problems
}

/** Returns the box of a product, or the box of all if it is shown several times. */
function shownBox({ layers }: Layout, { photo, placement }: ProductLayer): Box {
  const copies = findCompanions(layers).filter((copy) => copy.photo === photo)
  return copies.map((copy) => copy.placement.box).reduce(union, placement.box)
}

function smallProduct(layout: Layout, box: Box): boolean {
  if (layout.family === LAST_RESORT) return false
  const canvas = makeCanvas(layout.format)
  const inside = {
    width: Math.min(right(box), layout.widthPx) - Math.max(box.x, 0),
    height: Math.min(bottom(box), layout.heightPx) - Math.max(box.y, 0),
  }
  if (canvas.isLow) return inside.height / layout.heightPx < 0.5 && inside.width / layout.widthPx < 0.12
  const reference = canvas.isCovered ? layout.widthPx * 1.2 : layout.heightPx
  const share = Math.max(inside.width / layout.widthPx, inside.height / reference)
  return share < SHAPE_BANDS[canvas.shape].hero
}
