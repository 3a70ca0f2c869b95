import type { Dials } from '#contract/ads/dials.ts'
import type { Tuned } from '../../compose-context.ts'
import { FAMILIES, formsOf } from '../../families/families.ts'
import { makeCanvas } from '../../../canvas/canvas.ts'
import type { Layout } from '../../../layers/layout.ts'
import { findHero } from '../../../layers/placement.ts'
import { type Candidate, readCandidate } from '../variations.ts'
import { goalOf } from './dial-goal.ts'
import { type PartSizes, sizeOf } from './measure-parts.ts'

/** One way to compose a layout with its dials. */
export interface DialWay {
  candidate: Candidate
  tuned: Tuned
}

/**
 * Shares that others give for a part that becomes larger, the smallest first: the headline, the product and the room of
 * the message.
 */
const HEADLINES = [1, 0.93, 0.86, 0.79, 0.72]
const PRODUCTS = [1, 0.93, 0.86, 0.8]
const ROOMS = [1, 1.25, 1.6]
/** Distances by which what comes nearer stands lower, in shares of its height. */
const LOWER = [0.1, 0.06, 0.03]

/** Lists the ways in which a layout may be composed with its dials, those first that leave most as it is. */
export function dialWays(layout: Layout, rest: PartSizes, dials: Dials): DialWay[] {
  const grows = (['product', 'headline', 'price', 'logo'] as const).some((part) => goalOf(part, dials) > 1)
  const isHeadlineSet = dials.headline !== undefined
  const headlines = isHeadlineSet || !grows ? [1] : HEADLINES
  const rooms = grows ? ROOMS : [1]
  // A photo that is shown whole grows about its middle, and has nothing to give.
  const isFree = findHero(layout.layers) !== undefined
  const products = isFree && goalOf('product', dials) === 1 && grows ? PRODUCTS : [1]
  const lowers = isFree && dials.place === 'nearer' ? LOWER : [0]
  const ways = lowers.flatMap((lower) =>
    placesFor(layout, dials).flatMap(({ candidate, alignX }, place) =>
      headlines.flatMap((headlineBy, one) =>
        products.flatMap((productBy, two) =>
          rooms.map((roomBy, three) => ({
            cost: place + one + two + 0.5 * three,
            candidate,
            tuned: {
              ...settledSizes(layout, rest, dials),
              headlineMaxPx: headlineBy * (rest.headline ?? Infinity),
              ...(rest.headline !== undefined && { restHeadlinePx: rest.headline }),
              roomBy,
              productBy,
              lower,
              ...(alignX !== undefined && { alignX }),
            },
          })),
        ),
      ),
    ),
  )
  return ways.toSorted((first, second) => first.cost - second.cost)
}

/**
 * Returns the sizes that the dials ask for. Dialed type is set at its size and at no other, and what belongs to the
 * offer goes along.
 */
function settledSizes(layout: Layout, rest: PartSizes, dials: Dials): Tuned {
  const sizes: NonNullable<Tuned['sizes']> = {}
  if (dials.headline !== undefined && rest.headline !== undefined)
    sizes.headline = goalOf('headline', dials) * rest.headline
  const offerBy = goalOf('price', dials)
  for (const part of dials.price === undefined ? [] : (['price', 'badge', 'old-price'] as const)) {
    const size = sizeOf(layout, part)
    if (size !== undefined) sizes[part] = offerBy * size
  }
  return { sizes, offerBy, logoBy: goalOf('logo', dials) }
}

/**
 * Lists the places of the product: where it stood or, if a side is asked for, at that side of its room, with the sides
 * changed, or in another order.
 */
function placesFor({ family, format, candidate: number, direction }: Layout, { place }: Dials) {
  const candidate = readCandidate(number)
  if (place !== 'left' && place !== 'right') return [{ candidate, alignX: undefined }]
  const swapped = { ...candidate, sidesSwapped: !candidate.sidesSwapped }
  const forms = [...Array(formsOf(FAMILIES[family], makeCanvas(format))).keys()]
  const others = forms.filter((form) => form !== candidate.form).map((form) => ({ ...candidate, form }))
  const isEnd = (place === 'right') !== (direction.textDirection === 'rtl')
  const side = (own: Candidate) => (isEnd !== own.sidesSwapped ? AT_END : AT_START)
  return [
    { candidate: swapped, alignX: undefined },
    { candidate, alignX: side(candidate) },
    { candidate: swapped, alignX: side(swapped) },
    ...others.flatMap((other) => [
      { candidate: other, alignX: undefined },
      { candidate: other, alignX: side(other) },
    ]),
  ]
}

/**
 * Shares of the free width of its room at the start and the end, and not all of it: a product at the very edge looks as
 * if it had slipped.
 */
const [AT_START, AT_END] = [0.04, 0.96]
