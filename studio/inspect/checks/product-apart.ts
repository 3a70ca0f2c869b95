import { okDistance } from '../../color/oklch.ts'
import { findHero, placedBounds, productAlpha } from '../../layers/placement.ts'
import type { Pixels } from '../../photo/pixels/pixels.ts'
import type { Check } from '../check.ts'
import { warning } from '../finding.ts'

/** OKLab step from which an edge is seen. Across less, it is not seen at 300x250. */
const SEEN_STEP = 0.09
/** Share of its outline that must be seen. With less, a product is lost on what lies behind it. */
const SEEN_SHARE = 0.45
/**
 * Number of rows of the product that are looked at, and the distance from its edge in shares of the canvas's shorter
 * side.
 */
const ROWS = 60
const BESIDE = 0.014
const SOLID_ALPHA = 220
const CLEAR_ALPHA = 12
/** Number of edges below which nothing can be judged: the product fills the canvas. */
const EDGES_MIN = 16

/** The rule's name. A composition that breaks it is passed over for another one where there is one. */
export const PRODUCT_APART = 'product-apart'

/** A cut-out is set apart from its ground all round: it never stands on its own color. */
export const productApart: Check = (ad) => {
  const share = seenOutline(ad)
  if (share === undefined || share >= SEEN_SHARE) return []
  return [warning(PRODUCT_APART, 'The product is hard to tell from the color behind it. Choose another palette.')]
}

/**
 * Returns the share of a cut-out's outline that is seen against the painted ground, 0 to 1, or undefined if the ad
 * shows no cut-out.
 */
function seenOutline({ layout, photos, pixels }: Parameters<Check>[0]): number | undefined {
  const hero = findHero(layout.layers)
  const study = hero && photos[hero.photo]?.study
  if (!hero || study?.treatment !== 'cutout') return undefined
  const alphaAt = productAlpha(study, hero.placement)
  const bounds = placedBounds(hero.placement)
  const beside = Math.max(3, Math.round(BESIDE * Math.min(layout.widthPx, layout.heightPx)))
  let [seen, all] = [0, 0]
  const look = (x: number, y: number, away: number) => {
    const inside = x - away * beside
    const outside = x + away * beside
    if (inside < 0 || outside < 0 || inside >= layout.widthPx || outside >= layout.widthPx) return
    if (alphaAt(inside, y) < SOLID_ALPHA || alphaAt(outside, y) > CLEAR_ALPHA) return
    all += 1
    if (okDistance(hexAt(pixels, inside, y), hexAt(pixels, outside, y)) >= SEEN_STEP) seen += 1
  }
  for (let row = 0; row < ROWS; row += 1) {
    const y = Math.round(bounds.y + ((row + 0.5) / ROWS) * bounds.height)
    if (y < 0 || y >= layout.heightPx) continue
    const first = Math.floor(bounds.x)
    let here = alphaAt(first, y) > 127
    for (let x = first; x < bounds.x + bounds.width; x += 1) {
      const next = alphaAt(x + 1, y) > 127
      if (here !== next) look(x, y, here ? 1 : -1)
      here = next
    }
  }
  return all < EDGES_MIN ? undefined : seen / all
}

function hexAt({ data, widthPx }: Pixels, x: number, y: number): string {
  const at = (y * widthPx + x) * 4
  const byte = (channel: number) => data[at + channel]!.toString(16).padStart(2, '0')
  return `#${byte(0)}${byte(1)}${byte(2)}`
}
