import type { Box } from '#contract/ads/report.ts'
import { overlap } from '../../basics/boxes.ts'
import { grow } from '../../layers/box.ts'
import { findHero } from '../../layers/placement.ts'
import { minVisibleShare, letterBoxes } from '../../paint/occlusion.ts'
import type { Check } from '../check.ts'
import { error } from '../finding.ts'
import { INK_COVERAGE, inkArea, type InspectedAd, type PaintedRun } from '../inspected-ad.ts'
import { alphaAt, heroPicture, type ShownPicture } from '../product-view.ts'
import { isPainted } from './painted-ink.ts'

/** Share that counts as all of a letter, but for the antialiasing where the product's rim runs beside it. */
const ALL = 0.99

export const behindProduct: Check = (ad) => {
  if (!findHero(ad.layout.layers)) return []
  const product = heroPicture(ad.layout, ad.photos)!
  return ad.runs.flatMap((run) => {
    if (!run.layer.behindProduct) return []
    const letter = hiddenLetter(ad, run, product)
    return letter ? [error('occlusion', `The product hides too much of the letter “${letter}”.`)] : []
  })
}

function hiddenLetter(ad: InspectedAd, run: PaintedRun, product: ShownPicture): string | undefined {
  for (const line of run.layer.lines) {
    const letters = letterBoxes(run.layer, line, ad.typesetter)
    for (const [index, { text, box }] of letters.entries()) {
      const minVisible = minVisibleShare(text, index === 0 || index === letters.length - 1)
      if (visibleShare(ad, run, product, box) < Math.min(minVisible, ALL)) return text
    }
  }
  return undefined
}

/** Returns the share of a letter's ink that is seen: painted as it should be, and no part of the product. */
function visibleShare({ pixels }: InspectedAd, run: PaintedRun, product: ShownPicture, letter: Box): number {
  const { box, coverage } = run
  const area = inkArea(run)
  const [left, right] = [
    Math.max(area.left, Math.floor(letter.x - box.x)),
    Math.min(area.right, letter.x + letter.width - box.x),
  ]
  const [top, foot] = [
    Math.max(area.top, Math.floor(letter.y - box.y)),
    Math.min(area.foot, letter.y + letter.height - box.y),
  ]
  const mayHide = overlap(grow(letter, 2), product.bounds) > 0
  let [ink, visible] = [0, 0]
  for (let y = top; y < foot; y += 1) {
    for (let x = left; x < right; x += 1) {
      if (coverage[y * box.width + x]! < INK_COVERAGE) continue
      ink += 1
      if (!isPainted(run, pixels, x, y)) continue
      if (!mayHide || alphaAt(product, box.x + x + 0.5, box.y + y + 0.5) < 128) visible += 1
    }
  }
  return ink === 0 ? 1 : visible / ink
}
