import type { Dial, DialPart, Dials } from '#contract/ads/dials.ts'
import type { Layout } from '../../../layers/layout.ts'
import type { PartSizes } from './measure-parts.ts'

/**
 * Multiple of its size that a step makes a part. A twelfth is seen of what is large, and of what is small it takes
 * more.
 */
const STEP: Record<DialPart, number> = { product: 1.08, headline: 1.08, price: 1.12, logo: 1.15 }

/** Multiple of its size that what is nearer has. */
const NEARER = 1.2
/** Distance by which its foot is lower, as a share of the canvas's height. */
const LOWER_SHARE = 0.015

/**
 * Share of the canvas's width by which the middle of a product is moved at least, and by which it is off the canvas's
 * middle where it stands at a side.
 */
const ASIDE_SHARE = 0.04

/** A size is met if it is off by no more than this share, which is less than half of the smallest step. */
const TOLERANCE = 0.025

/** Returns how many times as large as at rest a part is to be. */
export function goalOf(part: DialPart, dials: Dials): number {
  const nearer = part === 'product' && dials.place === 'nearer' ? NEARER : 1
  return nearer * STEP[part] ** (dials[part] ?? 0)
}

/** Returns true if a layout shows a dial as it is set, against the same ad at rest. */
export function meets(dial: Dial, dials: Dials, { is, rest, canvas }: Compared): boolean {
  if (dial === 'place') return isPlaced(dials, { is, rest, canvas })
  const [before, now] = [rest[dial], is[dial]]
  if (before === undefined || now === undefined) return false
  const ratio = now / before / goalOf(dial, dials)
  return ratio >= 1 - TOLERANCE && ratio <= 1 + TOLERANCE
}

export interface Compared {
  is: PartSizes
  rest: PartSizes
  canvas: Pick<Layout, 'widthPx' | 'heightPx'>
}

function isPlaced(dials: Dials, { is, rest, canvas }: Compared): boolean {
  if (is.product === undefined) return false
  const by = ASIDE_SHARE * canvas.widthPx
  const middle = canvas.widthPx / 2
  switch (dials.place) {
    case 'left':
      return is.middleX <= Math.min(middle, rest.middleX) - by
    case 'right':
      return is.middleX >= Math.max(middle, rest.middleX) + by
    case 'nearer':
      return is.footPx >= rest.footPx + LOWER_SHARE * canvas.heightPx && meets('product', dials, { is, rest, canvas })
    default:
      return true
  }
}

/** Returns true if the product stood on the wanted side as it was composed. */
export function standsThere({ place }: Dials, { middleX }: PartSizes, { widthPx }: Pick<Layout, 'widthPx'>): boolean {
  const by = ASIDE_SHARE * widthPx
  if (place === 'left') return middleX <= widthPx / 2 - by
  return place === 'right' && middleX >= widthPx / 2 + by
}

/**
 * Sizes that the other parts may shrink or grow to for a dial, in multiples of their size at rest: more would be
 * another ad.
 */
const KEPT: Record<DialPart, readonly [min: number, max: number]> = {
  product: [0.78, 1.3],
  headline: [0.7, 1.02],
  price: [0.9, 1.12],
  logo: [0.9, 1.1],
}

/** Returns true if a part that nobody dialed is still what it was. */
export function isKept(part: DialPart, { is, rest }: Pick<Compared, 'is' | 'rest'>): boolean {
  const [before, now] = [rest[part], is[part]]
  if (before === undefined || now === undefined) return before === now
  const [min, max] = KEPT[part]
  return now >= min * before && now <= max * before
}

/** Share of the canvas's sides that a product's middle may move. If it goes farther, it is in another composition. */
const STAYS_WITHIN = 0.13

/** Returns true if the product is still where it was. Callers ask only if no dial has it stand at a side. */
export function stays({ is, rest, canvas }: Compared): boolean {
  const [across, down] = [is.middleX - rest.middleX, is.middleY - rest.middleY]
  return Math.abs(across) <= STAYS_WITHIN * canvas.widthPx && Math.abs(down) <= STAYS_WITHIN * canvas.heightPx
}
