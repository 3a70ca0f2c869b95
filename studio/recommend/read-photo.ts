import type { AdStyle, ColorPalette } from '#contract/choices.ts'
import { hexToOklch, hueDistance } from '../color/oklch.ts'
import { paletteHue } from '../color/roles.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'

export interface PhotoHint {
  /** Undefined where the product has no color to speak of. */
  palette: Exclude<ColorPalette, 'custom'> | undefined
  light: 'dark' | 'light' | 'even'
  colorful: boolean
  /** How far the photo speaks for each style, in telling words. */
  weights: Partial<Record<AdStyle, number>>
}

/** Chroma times share: under this the color is a tint that nobody would name. Brown leather measures .03, a soda can .1. */
const NAMEABLE = 0.016
/** The same, of all the product's colors together: a picture that is loud by itself. */
const COLORFUL = 0.075
/** Mean OKLab lightness of the product and its photo's border. */
const DARK = 0.42
const LIGHT = 0.66

/** What the product's colors and the light of its photo speak for. */
export function readPhoto(study: PhotoStudy): PhotoHint {
  const strengths = new Map<Exclude<ColorPalette, 'custom'>, number>()
  let sum = 0
  for (const { hex, share } of study.palette) {
    const { c, h } = hexToOklch(hex)
    const nearest = nearestPalette(h)
    strengths.set(nearest, (strengths.get(nearest) ?? 0) + c * share)
    sum += c * share
  }
  const [strongest] = [...strengths].toSorted(([, first], [, second]) => second - first)
  const palette = strongest && strongest[1] >= NAMEABLE ? strongest[0] : undefined
  const light = lightOf(study)
  const colorful = sum >= COLORFUL
  return { palette, light, colorful, weights: { ...LIGHT_WEIGHTS[light], ...(colorful && COLORFUL_WEIGHTS) } }
}

/** No photo alone outweighs two words of the person's own. */
const LIGHT_WEIGHTS: Record<PhotoHint['light'], PhotoHint['weights']> = {
  dark: { luxury: 1, modern: 0.9 },
  light: { clean: 1, corporate: 0.5 },
  even: { modern: 0.4, corporate: 0.3 },
}
const COLORFUL_WEIGHTS: PhotoHint['weights'] = { bold: 1.4, playful: 1.2 }

/** A cut-out's border is gone with its ground; any other photo is as dark as its product and its ground together. */
function lightOf({ kind, meanLightness, borderLightness }: PhotoStudy): PhotoHint['light'] {
  const lightness = kind === 'transparent' ? meanLightness : (meanLightness + borderLightness) / 2
  if (lightness < DARK) return 'dark'
  return lightness > LIGHT ? 'light' : 'even'
}

const PRESETS = ['blue', 'red', 'green', 'purple', 'yellow'] as const

function nearestPalette(hue: number): (typeof PRESETS)[number] {
  const distance = (palette: (typeof PRESETS)[number]) =>
    hueDistance(hue, paletteHue({ palette, customColors: [] }) ?? hue)
  return PRESETS.reduce((best, palette) => (distance(palette) < distance(best) ? palette : best))
}
