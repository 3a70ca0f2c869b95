import { arrangeBanner, bannerProduct } from '../arrangements/banner.ts'
import { bannerUnit } from '../arrangements/banner-ends.ts'
import { arrangePoster } from '../arrangements/poster.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import { placedBounds } from '../layers/placement.ts'
import { panelLook, panelSet } from '../sets/panel-set.ts'
import { dressSet } from '../sets/product-set.ts'
import { sizeProduct } from '../arrangements/size-idea.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'

/** Panel: paper and a strong panel, the product astride the seam, proof points as a tick list. */
export const panelFamily: Family = {
  tried: { cutOut: { clean: [6, 'mixed'], bold: [4, 'mixed'], luxury: [5, 'mixed'], corporate: [1, 'mixed'] } },
  sceneName: 'color planes',
  offeredAs: 'paper and a panel of color',
  storyFoot: 'floor',
  companions: true,
  sides: 'swap',
  arrangements: onSizes({
    look: panelSet.look,
    closing: panelLook,
    place: sizeProduct(),
    dress: (context, { placement, isTower, words }) => {
      const { widthPx: w, heightPx: h } = context.canvas
      const { x, y, width, height } = placedBounds(placement)
      const panel = isTower
        ? { x: 0, y: y + 0.5 * height, width: w, height: h - y - 0.5 * height }
        : x < words.x
          ? { x: 0, y: 0, width: x + 0.92 * width, height: h }
          : { x: x + 0.08 * width, y: 0, width: w - x - 0.08 * width, height: h }
      return dressSet(context, panelSet, { placement, panel })
    },
  }),
  compose(context) {
    return context.canvas.shape === 'banner' ? banner(context) : poster(context)
  },
}

/** The share of a product beside the words that crosses the seam on to the paper. */
const CROSSING = 0.08

function poster(context: ComposeContext): Layer[] | undefined {
  const { widthPx, heightPx } = context.canvas
  return arrangePoster(context, {
    look: panelSet.look(context),
    footLook: panelLook(context),
    tune: { headline: 0.1, closing: 'column', support: 'list', besideUpTo: 1.2, start: 0.42, anchor: 'foot' },
    dress: ({ placement, isBeside }) => {
      const bounds = placedBounds(placement)
      const x = isBeside ? bounds.x + CROSSING * bounds.width : 0
      const y = isBeside ? 0 : bounds.y + 0.5 * bounds.height
      return dressSet(context, panelSet, { placement, panel: { x, y, width: widthPx - x, height: heightPx - y } })
    },
  })
}

function banner(context: ComposeContext): Layer[] | undefined {
  const unit = bannerUnit(context.canvas)
  return arrangeBanner(context, {
    look: panelSet.look(context),
    tune: { gap: 38 },
    picture: bannerProduct(context),
    dress: ({ picture: { placement, bounds }, endPx }) => {
      const x = bounds.x + Math.min(24 * unit, bounds.width * 0.16)
      const panel = { x, y: 0, width: endPx - 18 * unit - x, height: context.canvas.heightPx }
      return dressSet(context, panelSet, { placement, panel })
    },
  })
}
