import { NUMBER } from '#contract/prices/read-number.ts'
import { CURRENCY } from '../../basics/amounts.ts'
import { contrastRatio } from '../../color/oklch.ts'
import type { Layout, TextLayer } from '../../layers/layout.ts'
import { isBold } from '../../type/faces.ts'
import type { Check } from '../check.ts'
import { error, quote } from '../finding.ts'
import { groundRange } from '../ground-range.ts'

const TEXT_CONTRAST = 4.5
/** Contrast of bold display text, from this share of the canvas's shorter side. */
const DISPLAY_CONTRAST = 3
const DISPLAY_SHARE = 0.06
/**
 * Letters smaller than this lose contrast in the file if their ground is uneven, and must have more of it on the
 * canvas. On one ad of 1,584, 4.2 were left of 4.7, on another of 4.9.
 */
const SMALL_PX = 20
const SMALL_MARGIN = 1.15
/** Ratio between the darkest and the lightest tenth of a ground, from which it is uneven. */
const UNEVEN = 1.15

/** Every run stands out from the pixels really behind it. */
export const textContrast: Check = ({ layout, runs }) =>
  runs.flatMap(({ layer, contrast, behind }) => {
    if (missedContrast(layout, layer, { contrast, behind }) === undefined) return []
    return [error('contrast', `The words ${quote(layer.text)} are hard to read against what is behind them.`)]
  })

/**
 * Returns the contrast that this run would have to have on the canvas, or undefined if it has it. `behind` is RGBA,
 * read only if it decides.
 */
export function missedContrast(
  layout: Layout,
  layer: TextLayer,
  { contrast, behind }: { contrast: number; behind: Uint8ClampedArray },
): number | undefined {
  const bound = contrastBound(layout, layer)
  const more = layer.sizePx < SMALL_PX ? SMALL_MARGIN * bound : bound
  if (contrast >= more) return undefined
  const needed = isUneven(behind) ? more : bound
  return contrast < needed ? needed : undefined
}

function isUneven(ground: Uint8ClampedArray): boolean {
  const [dark, light] = groundRange(ground)
  return contrastRatio(dark, light) > UNEVEN
}

/** Returns the smallest contrast that this run may have in the file. A headline that states an amount is a price. */
export function contrastBound(layout: Layout, layer: TextLayer): number {
  const side = Math.min(layout.widthPx, layout.heightPx)
  const display = layer.part === 'headline' && isBold(layer.face) && layer.sizePx >= DISPLAY_SHARE * side
  return display && !statesPrice(layer.text) ? DISPLAY_CONTRAST : TEXT_CONTRAST
}

const PRICE = new RegExp(`${CURRENCY}\\s?${NUMBER}|${NUMBER}\\s?${CURRENCY}`, 'u')

/** Most headlines have no digit, and spare the pattern of all currencies, which takes long to compile. */
function statesPrice(text: string): boolean {
  return /\p{Nd}/u.test(text) && PRICE.test(text)
}
