import { bottom, right } from '../../../basics/boxes.ts'
import type { StudiedPhoto } from '../../../photo/studied-photo.ts'
import { type Box, headlineOf, middleOf } from '../../../layers/box.ts'
import type { Layout, PhotoLayer, TextRole } from '../../../layers/layout.ts'
import { findHero, placedBounds } from '../../../layers/placement.ts'
import { placedPart } from '../../picture/backdrop-place.ts'

/** Sizes of the parts of a layout that dials change, in pixels. Undefined for a part that is not there. */
export interface PartSizes {
  /** The side of a square as large as what is seen of the product. */
  product: number | undefined
  /** Sizes of type. */
  headline: number | undefined
  price: number | undefined
  /** Height of the logo. */
  logo: number | undefined
  /** The middle of the product, and its foot. */
  middleX: number
  middleY: number
  footPx: number
}

export function measureParts(layout: Layout, photos: readonly StudiedPhoto[]): PartSizes {
  const { layers } = layout
  const shown = productBox(layout, photos[0]!)
  const seen = shown && within(shown, layout)
  const logo = layers.find((layer) => layer.kind === 'logo')
  return {
    product: seen && Math.sqrt(Math.max(0, seen.width) * Math.max(0, seen.height)),
    headline: headlineOf(layers)?.sizePx,
    price: sizeOf(layout, offerPart(layout)),
    logo: logo?.kind === 'logo' ? logo.box.height : undefined,
    middleX: shown ? middleOf(shown)[0] : layout.widthPx / 2,
    middleY: shown ? middleOf(shown)[1] : layout.heightPx / 2,
    footPx: shown ? bottom(shown) : layout.heightPx,
  }
}

/** Returns the part that stands for the price: an offer may be in words alone. */
function offerPart({ layers }: Layout): TextRole {
  return layers.some(({ part, kind }) => kind === 'text' && part === 'price') ? 'price' : 'badge'
}

/** Returns the size of type that a part is set at. */
export function sizeOf({ layers }: Layout, part: TextRole): number | undefined {
  const sizes = layers.flatMap((layer) => (layer.kind === 'text' && layer.part === part ? layer.sizePx : []))
  return sizes.length > 0 ? Math.max(...sizes) : undefined
}

function productBox({ layers }: Layout, { study }: StudiedPhoto): Box | undefined {
  const hero = findHero(layers)
  if (hero) return placedBounds(hero.placement)
  const backdrop = layers.find((layer) => layer.kind === 'backdrop')
  if (backdrop?.kind === 'backdrop') return backdrop.keep
  const photo = layers.find((layer): layer is PhotoLayer => layer.kind === 'photo')
  if (!photo) return undefined
  return placedPart(study.subject ?? middlePart(photo), photo.crop, photo.box)
}

/** Returns the middle of a photo of which nobody knows what it shows. It grows as the photo does. */
function middlePart({ crop }: PhotoLayer): Box {
  const [x, y] = middleOf(crop)
  const side = PART_PX
  return { x: x - side / 2, y: y - side / 2, width: side, height: side }
}

const PART_PX = 100

function within(box: Box, { widthPx, heightPx }: Layout): Box {
  const [x, y] = [Math.max(0, box.x), Math.max(0, box.y)]
  return { x, y, width: Math.min(widthPx, right(box)) - x, height: Math.min(heightPx, bottom(box)) - y }
}
