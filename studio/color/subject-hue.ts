import { nameHue, type NamedHue, type PresetPalette } from './named-hue.ts'
import { hexToOklch } from './oklch.ts'

/** Colors of what a photo shows, with the share of it that each has, 0 to 1. */
export type SubjectColors = readonly { hex: string; share: number }[]

/** Chroma times share: below this the color is a tint that nobody would name. A soda can measures .1. */
const NAMEABLE = 0.013
/** The same bound for brown and skin, which are noticed later. */
const NAMEABLE_EARTH = 0.02
/** A color is a detail beside this many times as much brown: a label on a jar of honey. */
const EARTH_LEADS = 1.4

/** Returns the name that a person would give to the color of a subject, judged by all its colors together. */
export function subjectHue(colors: SubjectColors, strengths = hueStrengths(colors)): NamedHue {
  const earth = strengths.get('earth') ?? 0
  const [strongest] = [...strengths]
    .filter(([name]) => isPreset(name))
    .toSorted(([, first], [, second]) => second - first)
  if (strongest && strongest[1] >= NAMEABLE && strongest[1] * EARTH_LEADS >= earth) return strongest[0]
  return earth >= NAMEABLE_EARTH ? 'earth' : 'neutral'
}

/** Sums up how much of each color there is: chroma times share, by name. */
export function hueStrengths(colors: SubjectColors): Map<NamedHue, number> {
  const strengths = new Map<NamedHue, number>()
  for (const { hex, share } of colors) {
    const name = nameHue(hex)
    strengths.set(name, (strengths.get(name) ?? 0) + hexToOklch(hex).c * share)
  }
  return strengths
}

/** Returns true if the name is one of the palettes. */
export function isPreset(name: NamedHue): name is PresetPalette {
  return name !== 'earth' && name !== 'neutral'
}

/** Returns the swatch that represents a name best; undefined if no swatch has it. */
export function leadingSwatch(colors: SubjectColors, name: PresetPalette): string | undefined {
  const weigh = ({ hex, share }: SubjectColors[number]) => hexToOklch(hex).c * share
  return colors.filter(({ hex }) => nameHue(hex) === name).toSorted((one, other) => weigh(other) - weigh(one))[0]?.hex
}
