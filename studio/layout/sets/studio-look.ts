import { hexToOklch, oklchToHex, readableOn } from '../../color/oklch.ts'
import { deepHue, isYellow } from '../../color/roles.ts'
import { isPaleOnPale } from '../../photo/product-tone.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { WordsLook } from './words-look.ts'
import type { BackdropLayer } from '../layers/layout.ts'
import { paleGround } from './pale-ground.ts'

/** The colors of an ad whose ground is the photo's own studio. */
export interface StudioLook extends WordsLook {
  ground: BackdropLayer['ground']
  /** Of a bar of glass. */
  glass: { tint: string; tintOpacity: number }
}

/**
 * The style's light in the photo's studio. On a light ground every color stays light enough for dark type, on a dark one
 * dark enough for light type, so that words are read wherever the ground turns from the photo's color into the style's.
 */
export function studioLook(context: ComposeContext): StudioLook {
  if (context.hero.borderLightness <= LIGHT)
    return { ...darkLook(context), glass: { tint: context.direction.colors.groundDeep, tintOpacity: 0.55 } }
  const look = lightLook(context)
  const fitted = isPaleOnPale(context.hero)
    ? { ...look, ground: paleGround(look.ground, context.hero) }
    : onBanner(context, look)
  return { ...fitted, glass: { tint: '#ffffff', tintOpacity: 0.5 } }
}

/** A banner has no corner for a shade to gather in: there the whole ground is as deep as dark type lets it be. */
function onBanner(context: ComposeContext, look: Omit<StudioLook, 'glass'>): Omit<StudioLook, 'glass'> {
  if (!context.canvas.isLow) return look
  const deeper = (hex: string) => {
    const { l, c, h } = hexToOklch(hex)
    const yellow = isYellow(h)
    return oklchToHex(Math.max(0.74, Math.min(l, yellow ? 0.86 : 0.8)), Math.min(0.15, c * (l > 0.8 ? 1.6 : 1)), h)
  }
  const { base, blobs } = look.ground
  return {
    ...look,
    ground: { base: deeper(base), blobs: blobs.map((one) => ({ ...one, color: deeper(one.color) })) },
  }
}

/** OKLab lightness of a photo's border from which its studio takes dark type. */
const LIGHT = 0.6

function lightLook(context: ComposeContext): Omit<StudioLook, 'glass'> {
  const { colors, style } = context.direction
  const { hue, ok } = carriedHue(context)
  const ink = ok(0.22, 0.055)
  const soft = ok(0.33, 0.05)
  switch (style) {
    case 'clean':
      return {
        ground: {
          // A yellow is a khaki at the lightness at which other hues are pastels.
          base: isYellow(hue) ? ok(0.89, 0.14) : ok(0.8, 0.105),
          blobs: [
            blob(1.05, 1.05, 0.95, isYellow(hue) ? ok(0.78, 0.155) : ok(0.58, 0.15)),
            blob(0, 0, 0.65, isYellow(hue) ? ok(0.94, 0.08) : ok(0.91, 0.055)),
          ],
        },
        ink,
        soft,
        accent: ok(0.38, 0.15),
        price: ink,
        action: { fill: ink, text: '#ffffff', label: ok(0.34, 0.13), radius: 'pill' },
      }
    case 'bold': {
      const yellow = isYellow(hue)
      return {
        ground: {
          base: yellow ? '#ffd01e' : ok(0.745, 0.17),
          blobs: [
            blob(0, 1.05, 0.8, yellow ? '#f7b500' : oklchToHex(0.67, 0.2, hue - 8)),
            blob(1, 0, 0.7, yellow ? '#ffe265' : oklchToHex(0.82, 0.13, hue + 8)),
          ],
        },
        ink: ok(0.18, 0.025),
        soft: ok(0.2, 0.025),
        accent: ok(0.18, 0.025),
        price: ok(0.18, 0.025),
        action: { fill: ok(0.18, 0.025), text: '#ffffff', label: ok(0.18, 0.025), radius: 'square' },
      }
    }
    case 'luxury':
      // By day luxury is the chosen hue as a silk: deep at the foot, pale at the top. Gold is at most the accent.
      return {
        ground: {
          base: isYellow(hue) ? ok(0.83, 0.085) : ok(0.77, 0.075),
          blobs: [
            blob(1.05, 1.05, 0.95, isYellow(hue) ? ok(0.66, 0.11) : ok(0.54, 0.11)),
            blob(0.15, 0, 0.6, ok(0.89, 0.045)),
          ],
        },
        ink: ok(0.23, 0.06),
        soft: ok(0.3, 0.05),
        accent: ok(0.3, 0.08),
        price: ok(0.23, 0.06),
        action: { fill: ok(0.23, 0.06), text: '#f7efe0', label: ok(0.23, 0.06), radius: 'square' },
      }
    case 'playful':
      return {
        ground: { base: colors.ground, blobs: [blob(0, 1, 0.9, colors.groundDeep), blob(0.9, 0, 0.6, colors.glow)] },
        ink: colors.ink,
        soft: colors.ink,
        accent: colors.ink,
        price: colors.ink,
        action: { fill: colors.surface, text: colors.onSurface, label: colors.ink, radius: 'pill' },
      }
    case 'corporate': {
      const base = isYellow(hue) ? ok(0.93, 0.09) : ok(0.87, 0.06)
      const accent = readableOn(base, colors.accent, 4.9)
      return {
        ground: {
          base,
          blobs: [blob(1.05, 1.05, 1, isYellow(hue) ? ok(0.8, 0.16) : ok(0.6, 0.17)), blob(0, 0, 0.6, ok(0.97, 0.012))],
        },
        ink,
        soft,
        accent,
        price: ink,
        action: { fill: colors.accent, text: colors.onAccent, label: accent, radius: 'soft' },
      }
    }
    case 'modern':
      return {
        ground: {
          base: ok(0.92, 0.035),
          blobs: [
            blob(1.05, 0, 0.62, ok(0.7, 0.17)),
            blob(0.55, 1.1, 0.6, oklchToHex(0.8, 0.12, hexToOklch(colors.glowHot).h)),
            blob(0, 0.95, 0.55, oklchToHex(0.78, 0.12, hexToOklch(colors.glow).h)),
          ],
        },
        ink: ok(0.17, 0.03),
        soft: ok(0.25, 0.04),
        accent: ok(0.25, 0.04),
        price: ok(0.17, 0.03),
        action: { fill: ok(0.17, 0.03), text: '#ffffff', label: ok(0.17, 0.03), radius: 'pill' },
      }
  }
}

function darkLook(context: ComposeContext): Omit<StudioLook, 'glass'> {
  const { colors, style } = context.direction
  const { hue, ok: own } = carriedHue(context)
  const yellow = isYellow(hue)
  const ok = yellow ? (l: number, c: number) => (l < 0.5 ? oklchToHex(l, c, deepHue(hue)) : own(l, c)) : own
  const white = { ink: '#ffffff', soft: ok(0.9, 0.015), accent: '#ffffff', price: '#ffffff' }
  switch (style) {
    case 'clean':
      return {
        ...white,
        ground: { base: ok(0.2, 0.035), blobs: [blob(0, 0, 0.9, ok(0.34, 0.07)), blob(1, 1, 0.7, ok(0.13, 0.02))] },
        accent: ok(0.82, 0.1),
        action: { fill: '#ffffff', text: ok(0.2, 0.05), label: '#ffffff', radius: 'pill' },
      }
    case 'bold':
      return {
        ...white,
        ground: {
          base: ok(0.23, 0.09),
          blobs: [
            blob(0, 0.1, 0.95, yellow ? '#7a4e00' : oklchToHex(0.46, 0.19, hue)),
            blob(1.1, 0.2, 0.6, yellow ? '#5c3900' : oklchToHex(0.4, 0.17, hue - 16)),
          ],
        },
        action: { fill: colors.offer, text: colors.onOffer, label: '#ffffff', radius: 'square' },
      }
    case 'luxury':
      return {
        ground: {
          base: colors.ground,
          blobs: [
            blob(0.05, 0, 0.85, oklchToHex(0.38, 0.12, hexToOklch(colors.glow).h)),
            blob(1, 0.1, 0.55, oklchToHex(0.3, 0.09, hexToOklch(colors.glowHot).h)),
            blob(0.5, 1.1, 0.6, colors.groundDeep),
          ],
        },
        ink: colors.ink,
        soft: colors.inkSoft,
        accent: colors.accent,
        price: colors.accent,
        action: { fill: colors.accent, text: colors.onAccent, label: colors.ink, radius: 'square' },
      }
    case 'playful':
      return {
        ...white,
        ground: {
          base: oklchToHex(0.33, 0.13, hue),
          blobs: [
            blob(0, 0, 0.9, oklchToHex(0.44, 0.19, yellow ? 262 : hue)),
            blob(1, 0, 0.6, oklchToHex(0.38, 0.16, (yellow ? 262 : hue) + 40)),
          ],
        },
        action: { fill: colors.accent, text: colors.onAccent, label: '#ffffff', radius: 'pill' },
      }
    case 'corporate':
      return {
        ...white,
        ground: { base: ok(0.2, 0.06), blobs: [blob(0, 0, 1, ok(0.33, 0.12)), blob(1, 1, 0.7, ok(0.14, 0.04))] },
        accent: ok(0.84, 0.08),
        action: { fill: '#ffffff', text: ok(0.24, 0.09), label: '#ffffff', radius: 'soft' },
      }
    case 'modern':
      return {
        ...white,
        ground: {
          base: colors.groundDeep,
          blobs: [
            blob(0, 0.05, 0.8, colors.surface),
            blob(0.05, 1.05, 0.55, oklchToHex(0.52, 0.2, hexToOklch(colors.glow).h)),
            blob(1.05, 0, 0.5, colors.surfaceDeep),
          ],
        },
        action: { fill: '#ffffff', text: colors.onAccent, label: '#ffffff', radius: 'pill' },
      }
  }
}

function blob(x: number, y: number, r: number, color: string) {
  return { x, y, rx: r, ry: r, color }
}

/** The palette's hue, whichever role carries it in this style, and its strength. */
function carriedHue(context: ComposeContext): { hue: number; ok: (l: number, c: number) => string } {
  const { colors, style } = context.direction
  const carrier = hexToOklch(style === 'playful' || style === 'corporate' ? colors.surface : colors.ground)
  const deep = hexToOklch(style === 'clean' ? colors.surfaceDeep : style === 'bold' ? colors.ground : colors.surface)
  const strength = Math.min(1, deep.c / (style === 'luxury' ? 0.02 : 0.08))
  return { hue: carrier.h, ok: (l, c) => oklchToHex(l, c * strength, carrier.h) }
}
