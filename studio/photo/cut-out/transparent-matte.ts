import { cropPixels, opaqueBox } from '../pixels/crop-pixels.ts'
import type { Matte } from './matte.ts'
import type { Pixels } from '../pixels/pixels.ts'

/** A photo with a smaller transparent share has rounded corners or a soft rim, not a cut-out product. */
const MIN_CLEAR_SHARE = 0.02

/** Alpha up to this counts as empty: resizing and 8-bit export leave such traces. */
const EMPTY_ALPHA = 8

/** Every 37th pixel is enough for a share, if a picture has more pixels than this. */
const ENOUGH_SAMPLES = 200_000

/** Returns true if enough of the picture is transparent for its alpha channel to be a matte. */
export function hasMatteOfItsOwn({ data }: Pixels): boolean {
  // The step shares no factor with usual widths, or it would walk down a few columns.
  const step = 4 * (data.length > 4 * ENOUGH_SAMPLES ? 37 : 1)
  let clear = 0
  for (let i = 3; i < data.length; i += step) if (data[i]! <= EMPTY_ALPHA) clear += 1
  return clear >= MIN_CLEAR_SHARE * (data.length / step)
}

/**
 * Reads the product of a transparent picture, trimmed, without a soft shadow that was baked into it, which belongs to
 * another light. Returns undefined if nothing is left.
 */
export function readTransparentMatte(pixels: Pixels): Matte | undefined {
  const shadow = findBakedShadow(pixels)
  const cleaned = shadow.count > 0 ? withoutShadow(pixels, shadow.mask) : pixels
  const solid = opaqueBox(cleaned, 128)
  const box = opaqueBox(cleaned, EMPTY_ALPHA * 2)
  if (!solid || !box) return undefined
  return {
    product: cropPixels(cleaned, box),
    box,
    confidence: 1,
    safeGrounds: 'any',
    shadowAttached: shadow.count > 0,
  }
}

/** A shadow is never more opaque, and no channel of it is lighter (straight color). */
const SHADOW_MAX_ALPHA = 200
const SHADOW_MAX_CHANNEL = 90

/** The straight color of a pixel is rounding noise under this alpha. */
const COLORLESS_ALPHA = 12

/**
 * A shadow fades: its alpha changes by no more than this from pixel to pixel at 1000 px and over. An object's rim
 * jumps.
 */
const SHADOW_MAX_STEP = 18

/** Smaller soft dark patches are part of the product's own rim. */
const SHADOW_MIN_SHARE = 0.002

/**
 * Finds dark, soft pixels that can be reached from the empty ground without a jump in alpha. A tinted lens is just as
 * dark and soft, but its frame keeps the flood out.
 */
function findBakedShadow({ data, widthPx, heightPx }: Pixels): { mask: Uint8Array; count: number } {
  const maxStep = SHADOW_MAX_STEP * Math.min(2, Math.max(1, 1000 / Math.max(widthPx, heightPx)))
  const mask = new Uint8Array(widthPx * heightPx)
  const stack: number[] = []
  const isShadowLike = (at: number): boolean => {
    const i = at * 4
    const alpha = data[i + 3]!
    if (alpha === 0 || alpha >= SHADOW_MAX_ALPHA) return false
    return alpha < COLORLESS_ALPHA || Math.max(data[i]!, data[i + 1]!, data[i + 2]!) < SHADOW_MAX_CHANNEL
  }
  const visit = (at: number, fromAlpha: number): void => {
    if (mask[at] || !isShadowLike(at) || Math.abs(data[at * 4 + 3]! - fromAlpha) > maxStep) return
    mask[at] = 1
    stack.push(at)
  }
  let count = 0
  for (let at = 0; at < mask.length; at += 1) {
    // Every shadow has an outermost pixel that is nearly transparent, so the flood needs no search for an edge.
    if (data[at * 4 + 3]! > EMPTY_ALPHA) continue
    visit(at, 0)
    while (stack.length > 0) {
      const here = stack.pop()!
      const alpha = data[here * 4 + 3]!
      const x = here % widthPx
      count += 1
      if (x > 0) visit(here - 1, alpha)
      if (x < widthPx - 1) visit(here + 1, alpha)
      if (here >= widthPx) visit(here - widthPx, alpha)
      if (here < mask.length - widthPx) visit(here + widthPx, alpha)
    }
  }
  return count >= SHADOW_MIN_SHARE * mask.length ? { mask, count } : { mask, count: 0 }
}

/**
 * Removes the shadow. Where it met the product, the rim's alpha holds some shadow: 70 to 200 there becomes 0 to 255.
 */
function withoutShadow(pixels: Pixels, shadow: Uint8Array): Pixels {
  const { widthPx, heightPx } = pixels
  const data = new Uint8ClampedArray(pixels.data)
  for (let at = 0; at < shadow.length; at += 1) {
    if (!shadow[at]) continue
    const alpha = pixels.data[at * 4 + 3]!
    data[at * 4 + 3] = 0
    if (alpha < 24) continue
    const x = at % widthPx
    const y = (at - x) / widthPx
    for (let dy = -3; dy <= 3; dy += 1) {
      for (let dx = -3; dx <= 3; dx += 1) {
        if (x + dx < 0 || x + dx >= widthPx || y + dy < 0 || y + dy >= heightPx) continue
        const near = at + dy * widthPx + dx
        if (!shadow[near]) data[near * 4 + 3] = ((pixels.data[near * 4 + 3]! - 70) * 255) / 130
      }
    }
  }
  return { data, widthPx, heightPx }
}
