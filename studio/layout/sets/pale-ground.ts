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
    return oklchToHex(Math.min(0.97, middle + DEPTH * (l - MIDDLE)), Math.max(0.5 * c, Math.min(c, LEAST_TINT)), h)
  }
  return { base: tint(base), blobs: blobs.map((blob) => ({ ...blob, color: tint(blob.color) })) }
}

/** OKLCH lightness of a color that becomes exactly as light as the photo's ground, and what is left of the others' difference. */
const MIDDLE = 0.76
const DEPTH = 0.14
/** With less chroma paper has no color, and the palette does not lead. */
const LEAST_TINT = 0.03
/** A yellow tint as light as a grey is a khaki. */
const YELLOW_LIFT = 0.03
