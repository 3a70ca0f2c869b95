import { right, union } from '../../basics/boxes.ts'
import { type Box, contains, grow, lineBoxes, messageBox, rotatedBounds } from '../../layers/box.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'
import { type Group, groupBounds } from './companion-group.ts'
import type { Layer, Layout, ProductLayer } from '../../layers/layout.ts'
import { findCompanions, findHero, MAX_ENLARGEMENT, placedBounds, productCover } from '../../layers/placement.ts'
import { makeCanvas } from '../../canvas/canvas.ts'
import { STORY_END } from '../../canvas/page.ts'
import type { StudiedPhoto } from '../../photo/studied-photo.ts'

/** The room in which products may stand on one ad's canvas. */
export interface Room {
  widthPx: number
  /** Companions stay inside this field. */
  field: Box
  /** The hero goes no farther out than it was composed to. */
  heroField: Box
  /** Words with their air, badges, labels. */
  taken: Box[]
  /**
   * Sides at which upright fields of the ground meet. No group ends within `seamAirPx` of one, as it would look missed.
   * Leaves out those at which the hero was composed to end.
   */
  seams: number[]
  seamAirPx: number
}

/**
 * Smallest distance of a companion from the canvas's edge, and of any product from words, in shares of the shorter
 * side.
 */
const EDGE_AIR = 0.055
const WORD_AIR = 0.03
/** Smallest distance from words in px, as that share is next to nothing on a banner. */
const MIN_WORD_AIR_PX = 10
/**
 * Share of the canvas's height from which a field has sides that are seen as lines. Nothing ends near them, within
 * `SEAM_AIR` of the shorter side.
 */
const SEAM_SHARE = 0.5
const SEAM_AIR = 0.035

/**
 * Returns the canvas less an inset. Where the platform has bars of its own, returns the part from the upper bar down to
 * where a product may stand.
 */
function productField({ format, widthPx, heightPx }: Layout, insetPx: number): Box {
  const { safe, isCovered } = makeCanvas(format)
  const [x, width] = [insetPx, widthPx - 2 * insetPx]
  if (isCovered) return { x, y: safe.y, width, height: STORY_END * heightPx - safe.y }
  return { x, y: insetPx, width, height: heightPx - 2 * insetPx }
}

export function clearRoom(layout: Layout, hero: ProductLayer): Room {
  const { layers, widthPx } = layout
  const { side } = makeCanvas(layout.format)
  const field = productField(layout, EDGE_AIR * side)
  const bounds = placedBounds(hero.placement)
  const at = layers.indexOf(hero)
  const words = layers.flatMap((layer) => (layer.kind === 'text' ? textBoxes(layer) : []))
  const wordAirPx = Math.max(WORD_AIR * side, MIN_WORD_AIR_PX)
  const seamAirPx = SEAM_AIR * side
  const seams = layers.slice(0, at).flatMap((layer) => seamsOf(layer, layout))
  return {
    widthPx,
    field,
    heroField: union(field, bounds),
    taken: [...words, ...layers.slice(at + 1).flatMap(thingBox)].map((box) => grow(box, wordAirPx)),
    seams: seams.filter((x) => distanceToEnds(bounds, x) >= seamAirPx),
    seamAirPx,
  }
}

function seamsOf(layer: Layer, { widthPx, heightPx }: Layout): number[] {
  if (layer.kind !== 'shape' || layer.part !== 'set' || layer.isRule || layer.shape.type !== 'rect') return []
  const { box } = layer.shape
  if (box.height < SEAM_SHARE * heightPx) return []
  return [box.x, right(box)].filter((x) => x > 0 && x < widthPx)
}

function textBoxes(layer: Layer & { kind: 'text' }): Box[] {
  return layer.rotation === 0 ? lineBoxes(layer) : [rotatedBounds(layer)]
}

/** Returns the box of a button, a sticker or a bar of glass. */
function thingBox(layer: Layer): Box[] {
  return layer.kind === 'glass' ? [layer.box] : layer.kind === 'shape' ? messageBox(layer) : []
}

/**
 * Returns true if every member stands inside the field and off all that is taken. `studies` is the hero's, then the
 * companions'.
 */
export function hasRoom(room: Room, group: Group, studies: readonly PhotoStudy[]): boolean {
  const ends = groupBounds(group)
  if (room.seams.some((x) => distanceToEnds(ends, x) < room.seamAirPx)) return false
  return [group.hero, ...group.companions].every((placement, index) => {
    const bounds = placedBounds(placement)
    return (
      contains(index === 0 ? room.heroField : room.field, bounds) &&
      room.taken.every((box) => productCover(studies[index]!, placement, box) === 0)
    )
  })
}

function distanceToEnds(box: Box, x: number): number {
  return Math.min(Math.abs(box.x - x), Math.abs(right(box) - x))
}

/** Whole pixels may carry a picture this little over its limit of enlargement. */
const ROUNDING = 0.005

/** Lists what is wrong with the products that stand with the hero, judged from the layout. Empty if nothing is. */
export function checkCompanions(layout: Layout, photos: readonly StudiedPhoto[]): string[] {
  return findCompanions(layout.layers).flatMap((companion) => checkOne(layout, companion, photos))
}

function checkOne(layout: Layout, companion: ProductLayer, photos: readonly StudiedPhoto[]): string[] {
  const { layers } = layout
  const study = photos[companion.photo]?.study
  if (study?.treatment !== 'cutout' || companion.blend !== 'source-over') return ['it is not cut out cleanly']
  const { placement } = companion
  const problems: string[] = []
  if (!contains(productField(layout, 0), placedBounds(placement))) problems.push('it leaves the picture')
  const maxPx = study.product!.widthPx * (MAX_ENLARGEMENT + ROUNDING)
  if (placement.box.width > maxPx) problems.push('it is enlarged too much')
  const hero = findHero(layers)
  if (!hero || layers.indexOf(hero) < layers.indexOf(companion)) problems.push('it covers the first')
  for (const text of layers) {
    if (text.kind === 'text' && productCover(study, placement, rotatedBounds(text)) > 0)
      problems.push(`${text.part} touches it`)
  }
  return problems
}
