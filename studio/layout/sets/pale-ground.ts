import { hexToOklch, oklchToHex } from '../../color/oklch.ts'
import { isYellow } from '../../color/roles.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'
import type { BackdropLayer } from '../layers/layout.ts'

/**
 * The same light in tints about as light as the photo's own ground. Where nobody can tell where a white product ends, color
 * can only begin away from it: a strong one leaves a white spot round the product.
 */
export function paleGround({ base, blobs }: BackdropLayer['ground'], photo: PhotoStudy): BackdropLayer['ground'] {
  const tint = (hex: string) => {
    const { l, c, h } = hexToOklch(hex)
    const middle = photo.borderLightness + (isYellow(h) ? YELLOW_LIFT : 0)
    return oklchToHex(Math.min(0.97, middle + DEPTH * (l - MIDDLE)), 0.5 * c, h)
  }
  return { base: tint(base), blobs: blobs.map((blob) => ({ ...blob, color: tint(blob.color) })) }
}

/** OKLCH lightness of a color that becomes exactly as light as the photo's ground, and what is left of the others' difference. */
const MIDDLE = 0.76
const DEPTH = 0.14
/** A yellow tint as light as a grey is a khaki. */
const YELLOW_LIFT = 0.03
