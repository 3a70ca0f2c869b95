/** The choice lists of SPEC.md section 3. Data only: no zod. */

export const AD_STYLES = [
  { id: 'clean', name: 'Clean & Minimal' },
  { id: 'bold', name: 'Bold & Vibrant' },
  { id: 'luxury', name: 'Luxury & Premium' },
  { id: 'playful', name: 'Playful & Fun' },
  { id: 'corporate', name: 'Corporate & Professional' },
  { id: 'modern', name: 'Modern & Trendy' },
] as const

export type AdStyle = (typeof AD_STYLES)[number]['id']

/** Palettes of four colors each, from the field color down to the lightest tint. `custom` has none of its own. */
export const COLOR_PALETTES = [
  { id: 'blue', name: 'Blue', colors: ['#1e64ef', '#0b2450', '#7fb2ff', '#e6effa'] },
  { id: 'red', name: 'Red', colors: ['#d4232a', '#4a1011', '#ff9d8a', '#fbeae6'] },
  { id: 'green', name: 'Green', colors: ['#0e8a4f', '#07392a', '#8fd6a4', '#eef8e6'] },
  { id: 'purple', name: 'Purple', colors: ['#7a3fe0', '#271a55', '#c3a6ff', '#f1ecfa'] },
  { id: 'yellow', name: 'Yellow', colors: ['#fecf10', '#4a3600', '#ffe48a', '#fdf5dc'] },
  { id: 'custom', name: 'Custom', colors: [] },
] as const

export type ColorPalette = (typeof COLOR_PALETTES)[number]['id']

export const TYPOGRAPHIES = [
  { id: 'modern', name: 'Modern Sans' },
  { id: 'classic', name: 'Classic Serif' },
  { id: 'mono', name: 'Mono Tech' },
] as const

export type Typography = (typeof TYPOGRAPHIES)[number]['id']

export const TONES = [
  { id: 'professional', name: 'Professional & Direct' },
  { id: 'friendly', name: 'Friendly & Casual' },
  { id: 'luxury', name: 'Luxury & Sophisticated' },
] as const

export type Tone = (typeof TONES)[number]['id']

/** The colors that the custom-colors dialog opens with (SPEC.md section 5): four set, one empty. */
export const DEFAULT_CUSTOM_COLORS = ['#3B82F6', '#1D4ED8', '#F3F4F6', '#1F2937', ''] as const

/** Returns the ids of a choice list in order, as the non-empty tuple that a schema needs. */
export function idsOf<const Id extends string>(list: readonly { id: Id }[]): [Id, ...Id[]] {
  return list.map((choice) => choice.id) as [Id, ...Id[]]
}
