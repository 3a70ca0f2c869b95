import type { AdStyle } from '#contract/choices.ts'
import { hexToOklch, type Oklch, oklchToHex, readableOn } from '../../color/oklch.ts'
import { deepTone, isYellow } from '../../color/roles.ts'
import { isBoundToWhite, isLightAround } from '../../photo/product-tone.ts'
import type { ComposeContext } from '../compose-context.ts'
import { inOneInk, type WordsLook } from './product-set.ts'
import { blob, type Corner, inDaylight, WIDE } from './ground.ts'
import type { BackdropLayer } from '../../layers/layout.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'

type Field = BackdropLayer['ground']

/** The colors of an ad whose ground is the photo's own seamless ground. */
export interface SeamlessLook extends WordsLook {
  ground: Field
  /** Tint of a bar of glass. */
  glass: { tint: string; tintOpacity: number }
}

/**
 * Returns the style's light on the photo's seamless ground. On a light ground every color stays light enough for dark
 * type, on a dark one dark enough for light type, so that words can be read wherever the ground turns from the photo's
 * color into the style's.
 */
export function seamlessLook(context: ComposeContext): SeamlessLook {
  const { hero, canvas, direction } = context
  if (!isLightAround(hero))
    return { ...darkLook(context), glass: { tint: direction.colors.groundDeep, tintOpacity: 0.55 } }
  const look = { ...lightLook(context), glass: { tint: '#ffffff', tintOpacity: 0.5 } }
  if (isBoundToWhite(hero)) return { ...look, ground: paleGround(look.ground, hero) }
  return canvas.isLow ? { ...look, ground: deepened(look.ground) } : look
}

/**
 * Returns the same light in tints about as light as the photo's own ground. Where nobody can see where a white product
 * ends, color can only begin away from it: a strong color leaves a white spot round the product.
 */
export function paleGround(ground: Field, { borderLightness }: PhotoStudy): Field {
  return repainted(ground, ({ l, c, h }) => {
    // A yellow tint as light as a grey is khaki.
    const middle = borderLightness + (isYellow(h) ? 0.03 : 0)
    const lightness = Math.min(0.97, middle + PALE.depth * (l - PALE.middle))
    return oklchToHex(lightness, Math.max(0.5 * c, Math.min(c, PALE.minChroma)), h)
  })
}

/**
 * `middle` is the OKLCH lightness that becomes the photo's own, and `depth` what is left of other tones' difference
 * from it. With less chroma than `minChroma` paper has no color, and no palette leads.
 */
const PALE = { middle: 0.76, depth: 0.14, minChroma: 0.03 }

function repainted({ base, blobs }: Field, paint: (color: Oklch) => string): Field {
  const again = (hex: string) => paint(hexToOklch(hex))
  return { base: again(base), blobs: blobs.map((one) => ({ ...one, color: again(one.color) })) }
}

/**
 * Deepens the ground of a banner, which has no corner for a shade to gather in: the whole ground is as deep as dark
 * type allows.
 */
function deepened(ground: Field): Field {
  return repainted(ground, ({ l, c, h }) => {
    const lightness = Math.max(0.74, Math.min(l, isYellow(h) ? 0.86 : 0.8))
    return oklchToHex(lightness, Math.min(isCyan(h) ? 0.11 : 0.15, c * (l > 0.8 ? 1.6 : 1)), h)
  })
}

/** Returns true for hues that are neon as soon as they are both light and strong. */
function isCyan(hue: number): boolean {
  return hue > 155 && hue < 225
}

/** Returns the style's light by day, whatever the photo. */
export function lightLook(context: ComposeContext): Omit<SeamlessLook, 'glass'> {
  const { colors, style } = context.direction
  if (style === 'playful') {
    const { ink, ground: base, groundDeep, glow, surface: fill, onSurface: text } = colors
    const blobs = [blob('lower left', groundDeep, WIDE), blob('upper right', glow)]
    return { ground: { base, blobs }, ...inOneInk(ink, { fill, text }) }
  }
  const { hue, ok, strength } = carriedHue(context)
  const lit: Paint = (l, c, turn = 0) => inDaylight(l, c * strength, hue + turn)
  const ground = dayGround(context, lit)
  const ink = ok(0.2, 0.05)
  // A bold field is too strong for anything softer.
  const soft = style === 'bold' ? ink : ok(0.3, 0.05)
  const isCorporate = style === 'corporate'
  const accent = isCorporate ? readableOn(ground.base, colors.accent, 4.9) : style === 'clean' ? ok(0.36, 0.14) : soft
  const [fill, text] = isCorporate ? [colors.accent, colors.onAccent] : [ink, '#ffffff']
  return { ground, ink, soft, accent, price: ink, action: { fill, text } }
}

/**
 * Lightness and chroma of the field, of its wide light and of its other light, and by how many degrees the hue of the
 * latter turns.
 */
type Tones = [l: number, c: number, wideL: number, wideC: number, otherL: number, otherC: number, turn?: number]

/** Tones by day. Luxury is the chosen hue as silk: deep at the foot, pale at the top. Gold is at most the accent. */
const DAY: Partial<Record<AdStyle, Tones>> = {
  clean: [0.8, 0.105, 0.58, 0.15, 0.91, 0.055],
  bold: [0.745, 0.17, 0.67, 0.2, 0.82, 0.13, 8],
  luxury: [0.77, 0.075, 0.54, 0.11, 0.89, 0.045],
  corporate: [0.87, 0.06, 0.6, 0.17, 0.97, 0.012],
}

const NIGHT: Partial<Record<AdStyle, Tones>> = {
  clean: [0.2, 0.035, 0.34, 0.07, 0.13, 0.02],
  bold: [0.23, 0.09, 0.46, 0.19, 0.4, 0.17, -16],
  playful: [0.33, 0.13, 0.44, 0.19, 0.38, 0.16, 40],
  corporate: [0.2, 0.06, 0.33, 0.12, 0.14, 0.04],
}

type Paint = (l: number, c: number, turn?: number) => string

function lightField(tones: Tones, paint: Paint, wide: Corner, other: Corner): Field {
  const [l, c, wideL, wideC, otherL, otherC, turn] = tones
  return { base: paint(l, c), blobs: [blob(wide, paint(wideL, wideC), WIDE), blob(other, paint(otherL, otherC, turn))] }
}

function dayGround({ direction: { colors, style } }: ComposeContext, lit: Paint): Field {
  const tones = DAY[style]
  if (tones && style === 'bold') return lightField(tones, lit, 'lower left', 'upper right')
  if (tones) return lightField(tones, lit, 'lower right', 'upper left')
  const of = (corner: Corner, hex: string) => blob(corner, oklchToHex(0.79, 0.12, hexToOklch(hex).h))
  const blobs = [blob('upper right', lit(0.7, 0.17)), of('lower right', colors.glowHot), of('lower left', colors.glow)]
  return { base: lit(0.92, 0.035), blobs }
}

function darkLook(context: ComposeContext): Omit<SeamlessLook, 'glass'> {
  const { colors, style } = context.direction
  const { ok } = carriedHue(context)
  const ground = nightGround(context)
  const { ink, inkSoft, accent, onAccent } = colors
  if (style === 'luxury') {
    const action = { fill: accent, text: onAccent }
    return { ground, ink, soft: inkSoft, accent, price: accent, action }
  }
  // The accent of a light field is the field's color: black and yellow, and no third color.
  const isLoud = style === 'bold' || style === 'playful'
  const button = isLoud ? { fill: accent, text: onAccent } : { fill: '#ffffff', text: ground.base }
  const white = { ground, ...inOneInk('#ffffff', button), soft: ok(0.9, 0.015) }
  return isLoud || style === 'modern' ? white : { ...white, accent: ok(0.83, 0.09) }
}

function nightGround(context: ComposeContext): Field {
  const { colors, style } = context.direction
  const tones = NIGHT[style]
  if (tones) {
    const { hue, strength } = carriedHue(context)
    const dim: Paint = (l, c, turn = 0) => deepTone(l, c * strength, isYellow(hue) ? hue : hue + turn)
    return lightField(tones, dim, 'upper left', tones[6] ? 'upper right' : 'lower right')
  }
  const of = (hex: string, l: number, c: number) => oklchToHex(l, c, hexToOklch(hex).h)
  const { ground, groundDeep, glow, glowHot, surface, surfaceDeep } = colors
  if (style === 'luxury') {
    const [wide, other] = [of(glow, 0.38, 0.12), of(glowHot, 0.3, 0.09)]
    const blobs = [blob('upper left', wide, WIDE), blob('upper right', other), blob('lower right', groundDeep)]
    return { base: ground, blobs }
  }
  const foot = blob('lower left', of(glow, 0.52, 0.2))
  return { base: groundDeep, blobs: [blob('upper left', surface, WIDE), foot, blob('upper right', surfaceDeep)] }
}

/** Returns the palette's hue, whichever role carries it in this style, and its strength. */
function carriedHue(context: ComposeContext) {
  const { colors, style } = context.direction
  const carrier = hexToOklch(style === 'playful' || style === 'corporate' ? colors.surface : colors.ground)
  const deep = hexToOklch(style === 'clean' ? colors.surfaceDeep : style === 'bold' ? colors.ground : colors.surface)
  const strength = Math.min(1, deep.c / (style === 'luxury' ? 0.02 : 0.08))
  return { hue: carrier.h, strength, ok: (l: number, c: number) => oklchToHex(l, c * strength, carrier.h) }
}
