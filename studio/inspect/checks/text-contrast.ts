import { CURRENCY, NUMBER } from '../../amounts.ts'
import type { Layout, TextLayer } from '../../layout/layout.ts'
import { isBold } from '../../type/faces.ts'
import type { Check } from '../check.ts'
import { error, quote } from '../finding.ts'

const TEXT_CONTRAST = 4.5
/** For bold display text, from this share of the canvas's shorter side. */
const DISPLAY_CONTRAST = 3
const DISPLAY_SHARE = 0.06

/** Every run stands out from the pixels really behind it. */
export const textContrast: Check = ({ layout, runs }) =>
  runs.flatMap(({ layer, contrast }) => {
    const bound = contrastBound(layout, layer)
    if (contrast >= bound) return []
    const ratio = `${contrast.toFixed(1)}:1 where ${bound}:1 is needed`
    return [
      error('contrast', `The words ${quote(layer.text)} are hard to read against what is behind them (${ratio}).`),
    ]
  })

/** The least contrast that this run may have. A headline that states an amount is a price. */
export function contrastBound(layout: Layout, layer: TextLayer): number {
  const side = Math.min(layout.widthPx, layout.heightPx)
  const display = layer.role === 'headline' && isBold(layer.face) && layer.sizePx >= DISPLAY_SHARE * side
  return display && !statesPrice(layer.text) ? DISPLAY_CONTRAST : TEXT_CONTRAST
}

const PRICE = new RegExp(`${CURRENCY}\\s?${NUMBER}|${NUMBER}\\s?${CURRENCY}`, 'u')

function statesPrice(text: string): boolean {
  return PRICE.test(text)
}
