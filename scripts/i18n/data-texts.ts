import { AD_STYLES, COLOR_PALETTES, TONES, TYPOGRAPHIES } from '#contract/choices.ts'

/** Texts that are data of the contract, which `said` translates. */
export function dataTexts(): string[] {
  return [...AD_STYLES, ...COLOR_PALETTES, ...TYPOGRAPHIES, ...TONES].map(({ name }) => name)
}
