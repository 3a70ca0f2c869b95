import { CURRENCY, NUMBER } from '../../amounts.ts'
import { contrastRatio } from '../../colour/oklch.ts'
import type { Layout, TextLayer } from '../../layout/layout.ts'
import { isBold } from '../../type/faces.ts'
import type { Check } from '../check.ts'
import { error, quote } from '../finding.ts'
import { groundRange } from '../ground-range.ts'

const TEXT_CONTRAST = 4.5
/** For bold display text, from this share of the canvas's shorter side. */
const DISPLAY_CONTRAST = 3
const DISPLAY_SHARE = 0.06
/**
 * Letters smaller than this lose contrast in the file where their ground is uneven, and must have more of it on the canvas: on
 * one ad of 1,584 4.2 were left of 4.7, on another of 4.9.
 */
const SMALL_PX = 20
const SMALL_MARGIN = 1.15
/** Between the darkest and the lightest tenth of a ground, as a ratio. */
const UNEVEN = 1.15

/** Every run stands out from the pixels really behind it. */
export const textContrast: Check = ({ layout, runs }) =>
  runs.flatMap(({ layer, contrast, behind }) => {
    const needed = neededContrast(layout, layer, behind)
    if (contrast >= needed) return []
    const ratio = `${contrast.toFixed(1)}:1 where ${Number(needed.toFixed(1))}:1 is needed`
    return [
      error('contrast', `The words ${quote(layer.text)} are hard to read against what is behind them (${ratio}).`),
    ]
  })

/** The least contrast that this run must have on the canvas; `behind` is RGBA. */
export function neededContrast(layout: Layout, layer: TextLayer, behind: Uint8ClampedArray): number {
  const bound = contrastBound(layout, layer)
  if (layer.sizePx >= SMALL_PX) return bound
  const [dark, light] = groundRange(behind)
  return contrastRatio(dark, light) > UNEVEN ? SMALL_MARGIN * bound : bound
}

/** The least contrast that this run may have in the file. A headline that states an amount is a price. */
export function contrastBound(layout: Layout, layer: TextLayer): number {
  const side = Math.min(layout.widthPx, layout.heightPx)
  const display = layer.role === 'headline' && isBold(layer.face) && layer.sizePx >= DISPLAY_SHARE * side
  return display && !statesPrice(layer.text) ? DISPLAY_CONTRAST : TEXT_CONTRAST
}

const PRICE = new RegExp(`${CURRENCY}\\s?${NUMBER}|${NUMBER}\\s?${CURRENCY}`, 'u')

function statesPrice(text: string): boolean {
  return PRICE.test(text)
}
