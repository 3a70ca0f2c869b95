import type { AdStyle } from '#contract/choices.ts'
import type { NamedHue } from '../color/named-hue.ts'
import { hueStrengths, isPreset, subjectHue } from '../color/subject-hue.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'

export interface PhotoHint {
  /** Common name of the subject's color. */
  color: NamedHue
  colorful: boolean
  /** Points of the photo for each style, in units of a telling word. */
  weights: Partial<Record<AdStyle, number>>
}

type Light = 'dark' | 'light' | 'even'

/**
 * Sum of chroma times share over all colors of the subject, from which on a picture is loud by itself. Wood and skin
 * are below.
 */
const COLORFUL = 0.075
/** Mean OKLab lightness of the product and its photo's border. */
const DARK = 0.42
const LIGHT = 0.66

/** Reads the style points that the subject's colors and the light of its photo give. */
export function readPhoto(study: PhotoStudy): PhotoHint {
  const strengths = hueStrengths(study.palette)
  const light = lightOf(study)
  const colorful =
    [...strengths].reduce((sum, [name, strength]) => sum + (isPreset(name) ? strength : 0), 0) >= COLORFUL
  return {
    color: subjectHue(study.palette, strengths),
    colorful,
    weights: { ...LIGHT_WEIGHTS[light], ...(colorful && COLORFUL_WEIGHTS) },
  }
}

/** Points of the light. No photo alone outweighs two words of the user. */
const LIGHT_WEIGHTS: Record<Light, PhotoHint['weights']> = {
  dark: { luxury: 1, modern: 0.9 },
  light: { clean: 1, corporate: 0.5 },
  even: { modern: 0.4, corporate: 0.3 },
}
const COLORFUL_WEIGHTS: PhotoHint['weights'] = { bold: 1.4, playful: 1.2 }

/**
 * Returns the light of a photo. A cut-out has lost its border with its ground; any other photo is as dark as its
 * product and its ground together.
 */
function lightOf({ kind, meanLightness, borderLightness }: PhotoStudy): Light {
  const lightness = kind === 'transparent' ? meanLightness : (meanLightness + borderLightness) / 2
  if (lightness < DARK) return 'dark'
  return lightness > LIGHT ? 'light' : 'even'
}
