import culori from 'culori/require'

export type { Oklch, Rgb } from 'culori'

/** Functions of culori, from its bundle: its sources are 151 modules, a seventh of what a first ad would load. */
export const {
  clampChroma,
  converter,
  differenceCiede2000,
  differenceEuclidean,
  formatHex,
  interpolate,
  parse,
  wcagContrast,
} = culori
