import type { AdStyle } from '#contract/choices.ts'
import type { Box } from '../../layers/box.ts'
import { hexToOklch, oklchToHex } from '../../color/oklch.ts'
import { deepTone } from '../../color/roles.ts'
import { isBoundToWhite, isLightAround } from '../../photo/product-tone.ts'
import { blob, daylight, shade } from '../sets/ground.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { BackdropLayer, PhotoLayer } from '../../layers/layout.ts'
import { wallOf } from '../sets/material.ts'
import { paleGround } from '../sets/seamless-look.ts'
import { backdropOver } from '../sets/seamless.ts'
import { findShownProduct, placedPart } from './backdrop-place.ts'

/**
 * Shows a product on a plain ground in a light of the ad's colors: a white or black ground cut into a colored ad is a
 * grey box on it. What is known to be product keeps its pixels, so nothing is tinted if nobody can tell what that is.
 */
export function tintBackdrop(context: ComposeContext, photo: PhotoLayer): PhotoLayer {
  const { kind, touchesFrame: open } = context.hero
  const product = kind.startsWith('plain') ? findShownProduct(context.photos[0]!) : undefined
  if (!product) return photo
  const reach = REACH[isLightAround(context.hero) ? 'light' : 'dark'] * Math.min(photo.box.width, photo.box.height)
  const over = !context.canvas.isLow && { over: linesOver(context, photo, product) }
  return { ...photo, tint: { product, open, reach, ground: tintedGround(context), ...over } }
}

/** Returns the style's lines as on a seamless ground of the picture's size. */
function linesOver(context: ComposeContext, { crop, box }: PhotoLayer, product: Box): BackdropLayer['over'] {
  const { width: widthPx, height: heightPx } = box
  const keep = placedPart(product, crop, { ...box, x: 0, y: 0 })
  const canvas = { ...context.canvas, widthPx, heightPx, side: Math.min(widthPx, heightPx) }
  const framed = { ...context, canvas }
  // The wall has the window already: what hangs on it is made of ribs.
  const over =
    context.direction.style === 'clean' && context.direction.kind === undefined
      ? [wallOf(framed, 'flutes', { dark: !isLightAround(context.hero) })]
      : backdropOver(framed, keep)
  // No words stand there that lines would have to step back behind.
  return over.map((layer) => (layer.kind === 'material' ? { ...layer, quiet: undefined } : layer))
}

/**
 * Distance from the product at which the ground is all the ad's, as a share of the picture's shorter side. A dark
 * ground shows no haze on its way.
 */
const REACH = { light: 0.42, dark: 0.2 }

/** Returns the light in which a product on a plain ground is shown, beside the ad's own colors. */
export function tintedGround(context: ComposeContext): BackdropLayer['ground'] {
  if (!isLightAround(context.hero)) return darkGround(context)
  return isBoundToWhite(context.hero) ? paleGround(lightGround(context), context.hero) : lightGround(context)
}

function lightGround(context: ComposeContext): BackdropLayer['ground'] {
  const { ground, offer, accent, glow, glowHot, surface } = context.direction.colors
  const ok = daylight(context)
  const { c, h } = hexToOklch(ground)
  const silk = (l: number, chroma: number) => oklchToHex(l, chroma * Math.min(1, c / 0.05), h)
  const tones: Record<AdStyle, [base: string, light: string, deep: string]> = {
    clean: [ok(0.6, 0.15), ok(0.78, 0.11), ok(0.38, 0.13)],
    bold: [offer, shade(offer, 0.06), shade(offer, -0.1)],
    // By day, luxury takes the chosen hue: its dark field as a silk.
    luxury: [silk(0.73, 0.085), silk(0.88, 0.045), silk(0.45, 0.09)],
    playful: [accent, shade(accent, 0.05), shade(accent, -0.08)],
    corporate: [glow, glowHot, surface],
    modern: [glow, glowHot, surface],
  }
  return lit(...tones[context.direction.style])
}

function darkGround(context: ComposeContext): BackdropLayer['ground'] {
  const { colors, style } = context.direction
  const { h } = hexToOklch(style === 'luxury' ? colors.glow : style === 'bold' ? colors.ground : colors.surface)
  const ok = (l: number, c: number) => deepTone(l, c, h)
  // On a field of its own hue the picture stays the darker one.
  if (style === 'bold') return lit(ok(0.27, 0.1), ok(0.36, 0.14), ok(0.15, 0.04))
  return lit(ok(0.36, 0.13), ok(0.52, 0.17), ok(0.2, 0.07))
}

/** Lights a ground from the upper left, with the shade at the lower right. */
function lit(base: string, light: string, deep: string): BackdropLayer['ground'] {
  return { base, blobs: [{ x: 1.02, y: 1.05, rx: 0.95, ry: 0.95, color: deep }, blob('upper left', light, 0.8)] }
}
