import { type Kit, run } from './kit.ts'
import type { Layer } from './layout.ts'
import { placeOnBaseline, type Run } from './text-run.ts'

export interface Offer {
  widthPx: number
  /** From the top of the badge's words (or the price's figures) to the baseline of the price. */
  heightPx: number
  /** Left ink edge at x, the price (or the badge's words where there is none) on the baseline. */
  at(x: number, baseline: number): Layer[]
  /** The same, centred about a line. */
  about(x: number, centerY: number): Layer[]
}

interface OfferOptions {
  size: number
  color: string
  oldColor: string
  maxWidth: number
  /** The old price goes first where the room is short. */
  withOld?: boolean
  /** Set where the family has no sticker: the badge's words stand over the price. */
  badge?: { size: number; color: string; lines?: number }
}

/**
 * The price, the old one struck through beside it at half its size, and the words of the offer over both. Undefined when
 * there is nothing to say, or no room to say it (see hasOffer).
 */
export function makeOffer(kit: Kit, options: OfferOptions): Offer | undefined {
  const { price, badge } = kit.direction.words
  const said = options.badge && badge ? setBadge(kit, options, badge, price !== undefined) : undefined
  if (options.badge && badge && !said) return undefined
  const amount = price ? setAmount(kit, options, price) : undefined
  if (price && !amount) return undefined
  if (!amount) return said && stack({ said, size: options.size })
  return stack({ said, amount: amount.amount, old: amount.old, size: options.size })
}

/** Whether the ad has an offer that `makeOffer` would have to show. */
export function hasOffer(kit: Kit, withBadge = true): boolean {
  const { price, badge } = kit.direction.words
  return price !== undefined || (withBadge && badge !== undefined)
}

function setBadge(kit: Kit, options: OfferOptions, text: string, besidePrice: boolean): Run | undefined {
  const { size, color, lines } = options.badge!
  return run(kit, 'badge', text, {
    face: besidePrice ? kit.direction.type.textStrong : kit.direction.type.price,
    color,
    max: besidePrice ? size : Math.max(size, options.size * 0.8),
    min: kit.stage.floorText,
    width: options.maxWidth,
    lines: lines ?? 2,
    leading: 1.1,
  })
}

function setAmount(kit: Kit, options: OfferOptions, price: string): { amount: Run; old?: Run } | undefined {
  const { oldPrice } = kit.direction.words
  const gap = oldGap(options.size)
  const old =
    oldPrice && options.withOld !== false
      ? run(kit, 'old-price', oldPrice, {
          face: kit.direction.type.text,
          color: options.oldColor,
          max: Math.max(kit.stage.floorText, options.size * 0.5),
          min: kit.stage.floorText,
          width: options.maxWidth * 0.5,
        })
      : undefined
  const amount = run(kit, 'price', price, {
    color: options.color,
    max: options.size,
    min: Math.min(options.size, kit.stage.smallText * 1.15),
    tracking: -0.02,
    width: options.maxWidth - (old ? old.widthPx + gap : 0),
  })
  if (amount) return { amount, old }
  return old && setAmount(kit, { ...options, withOld: false }, price)
}

function oldGap(size: number): number {
  return size * 0.34
}

function stack(parts: { said?: Run; amount?: Run; old?: Run; size: number }): Offer {
  const { said, amount, old, size } = parts
  const gap = said && amount ? size * 0.42 : 0
  const rowWidth = (amount?.widthPx ?? 0) + (old ? oldGap(size) + old.widthPx : 0)
  const height = (said?.heightPx ?? 0) + gap + (amount?.heightPx ?? 0)
  const at = (x: number, baseline: number): Layer[] => {
    const layers: Layer[] = []
    if (amount) layers.push(placeOnBaseline(amount, x, baseline))
    if (amount && old)
      layers.push({ ...placeOnBaseline(old, x + amount.widthPx + oldGap(size), baseline), strike: true })
    if (said) layers.push(placeOnBaseline(said, x, amount ? baseline - amount.heightPx - gap : baseline))
    return layers
  }
  return {
    widthPx: Math.max(rowWidth, said?.widthPx ?? 0),
    heightPx: height,
    at,
    about: (x, centerY) => at(x, centerY + height / 2),
  }
}
