import type { Box } from '#contract/ads/report.ts'
import { bottom, overlap, right } from '../../basics/boxes.ts'
import { relativeLuminance } from '../../color/luminance.ts'
import { clearSpace, minLogoPx } from '../../layout/blocks/logo.ts'
import { contains, grow, lineBoxes, messageBox } from '../../layers/box.ts'
import type { LogoLayer } from '../../layers/layout.ts'
import { isSignOff } from '../../layers/name-parts.ts'
import { MAX_ENLARGEMENT } from '../../layers/placement.ts'
import { type Logo, logoContrast } from '../../photo/clean-logo.ts'
import type { Check } from '../check.ts'
import { error } from '../finding.ts'
import type { InspectedAd } from '../inspected-ad.ts'
import { alphaAt, type ShownPicture, shownPictures, subjectBox } from '../product-view.ts'

/** A mark is whole, keeps its clear space, stands on no product and can be made out on what is really behind it. */
export const logoKept: Check = (ad) => {
  const layer = ad.layout.layers.find((one) => one.kind === 'logo')
  if (!layer || !ad.logo) return []
  const { box } = layer
  const clear = grow(box, clearSpace(box) - ROUNDING_PX)
  const enlarged = box.height / ad.logo.pixels.heightPx
  return [
    box.height >= minLogoPx(ad.canvas) ? [] : error('logo-size', 'The logo is too small to be made out.'),
    enlarged <= MAX_ENLARGEMENT + 0.01 ? [] : error('logo-size', 'The logo is enlarged so much that it looks blurred.'),
    contains(ad.canvas.safe, box) ? [] : error('safe-zone', 'The logo stands too near to the edge.'),
    ad.layout.layers.some((one) => one.part !== 'logo' && partBoxes(one).some((part) => overlap(part, clear) > 0))
      ? error('logo-clear', 'The words stand too near to the logo.')
      : [],
    !standsOnPlane(ad, clear) && shownPictures(ad.layout, ad.photos).some((picture) => touches(picture, clear))
      ? error('logo-clear', 'The logo stands on the product, or too near to it.')
      : [],
    isPainted(ad, layer, ad.logo) ? [] : error('logo-hidden', 'Something is painted over the logo.'),
    isLost(ad, layer, ad.logo) ? error(LOGO_CONTRAST, 'The logo can hardly be made out on what is behind it.') : [],
  ].flat()
}

/** Rule that a plate behind the mark mends. */
export const LOGO_CONTRAST = 'logo-contrast'

const ROUNDING_PX = 1

/** Lists the boxes of lines of text and of what they stand on. The plane of a sign-off carries the mark itself. */
function partBoxes(layer: InspectedAd['layout']['layers'][number]): Box[] {
  if (layer.kind === 'text') return lineBoxes(layer)
  return layer.part === 'web-address' || layer.part === 'legal-line' ? [] : messageBox(layer)
}

/** Returns true if the mark stands on the plane of a sign-off, which covers what is behind it. */
function standsOnPlane({ layout }: InspectedAd, clear: Box): boolean {
  return layout.layers.some(
    (layer) => layer.kind === 'shape' && isSignOff(layer) && contains(messageBox(layer)[0]!, clear),
  )
}

function touches(picture: ShownPicture, clear: Box): boolean {
  if (overlap(picture.bounds, clear) === 0) return false
  if (picture.layer.kind === 'photo') return true
  const subject = picture.layer.kind === 'backdrop' ? subjectBox(picture) : undefined
  if (subject) return overlap(subject, clear) > 0
  for (let y = clear.y; y <= bottom(clear); y += 2)
    for (let x = clear.x; x <= right(clear); x += 2) if (alphaAt(picture, x, y) > 128) return true
  return false
}

/** Levels of a channel, in the mean, by which the mark's colors may differ. */
const COLOR_SHIFT = 12

/** Returns true if the mean color of what is wholly ink is that of the uploaded mark. */
function isPainted({ pixels }: InspectedAd, { box, radius }: LogoLayer, { pixels: own }: Logo): boolean {
  const [shown, wanted] = [sums(), sums()]
  for (let y = radius; y < box.height - radius; y += 1) {
    for (let x = radius; x < box.width - radius; x += 1) {
      const at = Math.floor(((y + 0.5) * own.heightPx) / box.height) * own.widthPx
      const from = (at + Math.floor(((x + 0.5) * own.widthPx) / box.width)) * 4
      if (own.data[from + 3]! < 250) continue
      const to = ((box.y + y) * pixels.widthPx + box.x + x) * 4
      for (let c = 0; c < 3; c += 1) {
        shown[c]! += pixels.data[to + c]!
        wanted[c]! += own.data[from + c]!
      }
      shown[3] += 1
    }
  }
  return shown[3] === 0 || [0, 1, 2].every((c) => Math.abs(shown[c]! - wanted[c]!) <= (COLOR_SHIFT + EDGES) * shown[3])
}

const sums = (): [number, number, number, number] => [0, 0, 0, 0]
/** Further levels for the edges: small marks are all edge, and an edge is mixed with its ground. */
const EDGES = 40

/** Contrast under which a mark is missed. Brand colors stand on white at little more, and nobody minds. */
const MIN_CONTRAST = 2.5
/** Ratio between the darkest and the lightest twentieth of the ground from which something runs behind the mark. */
const UNEVEN = 3

function isLost({ pixels }: InspectedAd, { box }: LogoLayer, logo: Logo): boolean {
  if (logo.keepsGround) return false
  const ring = ringLuminance(pixels, box)
  const [dark, light] = [ring[Math.floor(0.05 * ring.length)]!, ring[Math.floor(0.95 * ring.length)]!]
  if ((light + 0.05) / (dark + 0.05) > UNEVEN) return true
  return Math.min(logoContrast(logo, dark), logoContrast(logo, light)) < MIN_CONTRAST
}

/** Returns the luminance of what lies close round the mark, sorted. */
function ringLuminance({ data, widthPx, heightPx }: InspectedAd['pixels'], box: Box): Float64Array {
  const reach = Math.max(2, Math.round(clearSpace(box) / 2))
  const ring: number[] = []
  for (let y = Math.max(0, box.y - reach); y < Math.min(heightPx, bottom(box) + reach); y += 1) {
    for (let x = Math.max(0, box.x - reach); x < Math.min(widthPx, right(box) + reach); x += 1) {
      if (y >= box.y && y < bottom(box) && x >= box.x && x < right(box)) continue
      const at = (y * widthPx + x) * 4
      ring.push(relativeLuminance(data[at]!, data[at + 1]!, data[at + 2]!))
    }
  }
  return Float64Array.from(ring).sort()
}
