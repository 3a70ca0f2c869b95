import { parse, type Rgb } from '../color/culori.ts'
import type { Report } from '#contract/ads/report.ts'
import { overlap } from '../basics/boxes.ts'
import { type ColorCount, leadOf } from '../color/leading-color.ts'
import { shapeBounds, wholeOf } from '../layers/box.ts'
import type { Fill, Layer } from '../layers/layout.ts'
import { productAlpha } from '../layers/placement.ts'
import type { InspectedAd } from './inspected-ad.ts'

/** Number of points of the canvas at which its fields are read. */
const POINTS = 3_000
/**
 * Share of the canvas outside the photo below which the photo is the ad. Then the largest plane of ours that lies on it
 * counts.
 */
const MIN_SHARE = 0.05
/** Alpha (of 255) up to which a product is not seen. */
const SEEN_ALPHA = 8

/**
 * Returns how far the color that the user chose first leads outside product and photo, or undefined if none was chosen.
 */
export function chosenColorOf(ad: InspectedAd): Report['chosenColor'] {
  const { chosenColor } = ad.layout.direction
  if (chosenColor === undefined) return undefined
  const ground = groundOf(ad)
  const counted = ground.length > 0 ? ground : planesOnPhoto(ad)
  if (counted.length === 0) return undefined
  const { share, leads } = leadOf(counted, chosenColor)
  return { share: Math.round(share * 100) / 100, leads }
}

/** Counts the colors of the ground in steps of 8 levels, which no eye sees. */
function groundOf({ layout, photos, pixels }: InspectedAd): ColorCount[] {
  const { widthPx, heightPx } = layout
  const covers = layout.layers.flatMap((layer) => coverOf(layer, photos) ?? [])
  const step = Math.max(1, Math.round(Math.sqrt((widthPx * heightPx) / POINTS)))
  const counts = new Map<number, number>()
  let [points, outside] = [0, 0]
  for (let y = 0; y < heightPx; y += step) {
    for (let x = 0; x < widthPx; x += step) {
      points += 1
      if (covers.some((covered) => covered(x, y))) continue
      outside += 1
      const at = (y * widthPx + x) * 4
      const [r, g, b] = [pixels.data[at]!, pixels.data[at + 1]!, pixels.data[at + 2]!]
      const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  if (outside < MIN_SHARE * points) return []
  return [...counts].map(([key, count]) => ({ color: colorOf(key), pixels: count }))
}

/** Returns the color in the middle of the step. */
function colorOf(key: number): Rgb {
  const [r, g, b] = [key >> 10, (key >> 5) & 31, key & 31].map((step) => (step * 8 + 4) / 255) as [
    number,
    number,
    number,
  ]
  return { mode: 'rgb', r, g, b }
}

/**
 * Returns a function that is true for a point of the canvas at which the layer shows a picture, or undefined for a
 * layer that shows none.
 */
function coverOf(layer: Layer, photos: InspectedAd['photos']): ((x: number, y: number) => boolean) | undefined {
  if (layer.kind === 'product') {
    const alpha = productAlpha(photos[layer.photo]!.study, layer.placement)
    return (x, y) => alpha(x, y) > SEEN_ALPHA
  }
  if (layer.kind !== 'photo' && layer.kind !== 'backdrop') return undefined
  const box = layer.kind === 'photo' ? layer.box : layer.keep
  return (x, y) => x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height
}

/** Returns the largest plane, scrim or pane over a photo that fills the ad. */
function planesOnPhoto({ layout, canvas }: InspectedAd): ColorCount[] {
  const whole = wholeOf(canvas)
  const over = layout.layers.slice(layout.layers.findIndex(({ kind }) => kind === 'photo') + 1)
  const planes = over.flatMap((layer) => {
    if (layer.kind === 'glass') return [{ pixels: overlap(layer.box, whole), color: seen(layer.tint) }]
    if (layer.kind !== 'shape' || !layer.fill || layer.part !== 'set') return []
    return [{ pixels: overlap(shapeBounds(layer.shape) ?? whole, whole), color: strongestOf(layer.fill) }]
  })
  return planes.toSorted((one, other) => other.pixels - one.pixels).slice(0, 1)
}

/** Returns the color of a fill where it hides most. */
function strongestOf(fill: Fill): Rgb {
  const colors = fill.type === 'solid' ? [fill.color] : fill.stops.map(([, color]) => color)
  return colors.map(seen).toSorted((one, other) => (other.alpha ?? 1) - (one.alpha ?? 1))[0]!
}

function seen(color: string): Rgb {
  return parse(color) as Rgb
}
