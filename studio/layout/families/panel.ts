import { bottom, right } from '../../basics/boxes.ts'
import { placedBounds } from '../../layers/placement.ts'
import { panelLook, panelSet } from '../sets/panel-set.ts'
import { inSet } from './in-set.ts'

/** Share of a product beside the words that crosses the seam on to the paper. */
const CROSSING = 0.08

/** Panel: paper and a strong panel, the product astride the seam, proof points as a tick list. */
export const panelFamily = inSet({
  tried: { cutOut: { clean: [6, 'mixed'], bold: [4, 'mixed'], luxury: [5, 'mixed'], corporate: [1, 'mixed'] } },
  offeredAs: 'paper and a panel of color',
  companions: true,
  set: panelSet,
  closing: panelLook,
  setOptions({ canvas }, { placement, isBeside, words }) {
    const { widthPx: w, heightPx: h } = canvas
    const bounds = placedBounds(placement)
    // The panel takes half of the product, and no more than half of the ad.
    const y = Math.min(bottom(bounds) - CROSSING * bounds.height, Math.max(bounds.y + 0.5 * bounds.height, 0.52 * h))
    if (!isBeside) return { panel: { x: 0, y, width: w, height: h - y } }
    const crossing = CROSSING * bounds.width
    const isFirst = bounds.x < words.x
    const x = isFirst ? 0 : bounds.x + crossing
    return { panel: { x, y: 0, width: isFirst ? right(bounds) - crossing : w - x, height: h } }
  },
  poster: () => ({ tune: { headline: 0.1, closing: 'column', support: 'list', besideUpTo: 1.2, start: 0.42 } }),
  posterAnchor: 'foot',
})
