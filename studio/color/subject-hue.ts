import { nameHue, type NamedHue, type PresetPalette } from './named-hue.ts'
import { hexToOklch } from './oklch.ts'

/** Colors of what a photo shows, with the shares of it that they have, 0 to 1. */
export type SubjectColors = readonly { hex: string; share: number }[]

/** Chroma times share: under this the color is a tint that nobody would name. A soda can measures .1. */
const NAMEABLE = 0.013
/** The same of brown and skin, which are seen later. */
const NAMEABLE_EARTH = 0.02
/** Beside so many times as much brown a color is a detail: a label on a jar of honey. */
const EARTH_LEADS = 1.4

/** Gives what a person would call the color of a subject, of all its colors together. */
export function subjectHue(colors: SubjectColors, strengths = hueStrengths(colors)): NamedHue {
  const earth = strengths.get('earth') ?? 0
  const [strongest] = [...strengths]
    .filter(([name]) => isPreset(name))
    .toSorted(([, first], [, second]) => second - first)
  if (strongest && strongest[1] >= NAMEABLE && strongest[1] * EARTH_LEADS >= earth) return strongest[0]
  return earth >= NAMEABLE_EARTH ? 'earth' : 'neutral'
}

/** Gives how much of each color there is: chroma times share, summed by name. */
export function hueStrengths(colors: SubjectColors): Map<NamedHue, number> {
  const strengths = new Map<NamedHue, number>()
  for (const { hex, share } of colors) {
    const name = nameHue(hex)
    strengths.set(name, (strengths.get(name) ?? 0) + hexToOklch(hex).c * share)
  }
  return strengths
}

/** Whether the name is one of the palettes. */
export function isPreset(name: NamedHue): name is PresetPalette {
  return name !== 'earth' && name !== 'neutral'
}

/** Gives the swatch that tells a name most; undefined where none has it. */
export function leadingSwatch(colors: SubjectColors, name: PresetPalette): string | undefined {
  const weigh = ({ hex, share }: SubjectColors[number]) => hexToOklch(hex).c * share
  return colors.filter(({ hex }) => nameHue(hex) === name).toSorted((one, other) => weigh(other) - weigh(one))[0]?.hex
}
