import { COLOR_PALETTES } from '#contract/choices.ts'
import type { StyleFields } from './missing-choices.ts'

/** What the sketches wear until a palette is chosen: ink and paper, so that nothing looks preselected. */
const NEUTRAL = ['#6b6d72', '#232428', '#b9bab8', '#efefec']

/** The four custom properties that the sketches are painted with: field, deep, light and tint. */
export function sketchColors({ colorPalette, customColors }: Pick<StyleFields, 'colorPalette' | 'customColors'>) {
  const preset = COLOR_PALETTES.find((palette) => palette.id === colorPalette)?.colors ?? []
  const colors: readonly string[] = colorPalette === 'custom' ? customColors : preset
  return Object.fromEntries(NEUTRAL.map((neutral, at) => [`--sketch-${at + 1}`, colors[at] || neutral]))
}
