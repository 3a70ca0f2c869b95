import type { AdStyle } from '#contract/choices.ts'
import { hexToOklch } from '../color/oklch.ts'
import { nameHue, type NamedHue, type PresetPalette } from '../color/named-hue.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'

export interface PhotoHint {
  /** What a person would call the subject's color. */
  color: NamedHue
  light: 'dark' | 'light' | 'even'
  colorful: boolean
  /** How far the photo speaks for each style, in telling words. */
  weights: Partial<Record<AdStyle, number>>
}

/** Chroma times share: under this the color is a tint that nobody would name. A soda can measures .1. */
const NAMEABLE = 0.016
/** The same of brown and skin, which are seen later. */
const NAMEABLE_EARTH = 0.02
/** Beside so many times as much brown a color is a detail: a label on a jar of honey. */
const EARTH_LEADS = 2.5
/** The same, of all the subject's colors together: a picture that is loud by itself. Wood and skin are not. */
const COLORFUL = 0.075
/** Mean OKLab lightness of the product and its photo's border. */
const DARK = 0.42
const LIGHT = 0.66

/** What the subject's colors and the light of its photo speak for. */
export function readPhoto(study: PhotoStudy): PhotoHint {
  const strengths = strengthsOf(study)
  const light = lightOf(study)
  const colorful =
    [...strengths].reduce((sum, [name, strength]) => sum + (isPreset(name) ? strength : 0), 0) >= COLORFUL
  return {
    color: subjectHue(study),
    light,
    colorful,
    weights: { ...LIGHT_WEIGHTS[light], ...(colorful && COLORFUL_WEIGHTS) },
  }
}

/** What a person would call the color of what a photo shows, of all its colors together. */
export function subjectHue(study: Pick<PhotoStudy, 'palette'>): NamedHue {
  const strengths = strengthsOf(study)
  const earth = strengths.get('earth') ?? 0
  const [strongest] = [...strengths]
    .filter(([name]) => isPreset(name))
    .toSorted(([, first], [, second]) => second - first)
  if (strongest && strongest[1] >= NAMEABLE && strongest[1] * EARTH_LEADS >= earth) return strongest[0]
  return earth >= NAMEABLE_EARTH ? 'earth' : 'neutral'
}

function strengthsOf({ palette }: Pick<PhotoStudy, 'palette'>): Map<NamedHue, number> {
  const strengths = new Map<NamedHue, number>()
  for (const { hex, share } of palette) {
    const name = nameHue(hex)
    strengths.set(name, (strengths.get(name) ?? 0) + hexToOklch(hex).c * share)
  }
  return strengths
}

export function isPreset(name: NamedHue): name is PresetPalette {
  return name !== 'earth' && name !== 'neutral'
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
