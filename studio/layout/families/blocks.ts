import { placeBadge } from '../blocks/badge.ts'
import { footRow } from '../blocks/foot-row.ts'
import { diagonalGround, fillGround, shade } from '../sets/ground.ts'
import { type ComposeContext, productAspect, run } from '../compose-context.ts'
import type { Layer, Placement, Point } from '../layers/layout.ts'
import { placedBounds, placeProduct } from '../layers/placement.ts'
import { blocksSet, sun } from '../sets/blocks-set.ts'
import { allOf, type Dressed, dressSet } from '../sets/product-set.ts'
import { arrangeBanner, bannerProduct } from '../arrangements/banner.ts'
import { bannerUnit } from '../arrangements/banner-ends.ts'
import { placeRun } from '../blocks/text-run.ts'
import { sizeProduct } from '../arrangements/size-idea.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'

/**
 * Blocks: flat pastel ground, a scalloped sun behind the tilted product, a wave at the foot, a round sticker, confetti.
 */
export const blocksFamily: Family = {
  tried: { cutOut: { bold: [5, 'light'], playful: [1, 'light'] } },
  sceneName: 'confetti',
  offeredAs: 'bright fields, stickers',
  storyFoot: 'floor',
  companions: true,
  sides: 'swap',
  // The second says the offer in the foot row, for words too long for a sticker.
  candidates: 2,
  arrangements: onSizes({
    look: (context) => ({ ...blocksSet.look(context), ...onGround(context) }),
    closing: blocksSet.look,
    place: sizeProduct({ tilt: [7, -6] }),
    dress: (context, { placement, words, close, isTower }) =>
      isTower
        ? dressSet(context, blocksSet, { placement, waveY: close.y - 0.1 * context.canvas.side, text: words })
        : beforeWave(context, placement),
  }),
  compose(context) {
    return context.canvas.shape === 'banner' ? banner(context) : poster(context)
  },
}

/** Beside words the wave runs down behind the sun that the product stands before. */
function beforeWave(context: ComposeContext, placement: Placement): Dressed {
  const { widthPx: w, heightPx: h, side: s } = context.canvas
  const { colors } = context.direction
  const look = blocksSet.look(context)
  const { box } = placement
  const x = box.x + box.width / 2
  const isFirst = x < w / 2
  const wave: Point[] = [0.06, -0.05, 0.07, -0.02].map((by, index, { length }) => [
    x + by * s,
    (index / (length - 1)) * h,
  ])
  return {
    behind: [
      diagonalGround(context.canvas, [0, colors.ground], [1, colors.groundDeep]),
      {
        kind: 'rays',
        center: [x, h / 2],
        count: 16,
        rotation: 7,
        reachPx: 1.15 * Math.hypot(w, h),
        color: shade(colors.ground, 0.1),
        opacity: 0.95,
      },
      {
        kind: 'shape',
        shape: { type: 'wave', points: wave, closeTo: isFirst ? 'left' : 'right' },
        fill: { type: 'solid', color: colors.surface },
      },
      sun(context, x, h / 2, Math.min(0.52 * h, 0.6 * Math.max(box.width, box.height))),
    ],
    product: blocksSet.product(context, look, { placement, waveY: h, text: box }),
  }
}

/** Words on the pastel ground. */
function onGround({ direction: { colors } }: ComposeContext) {
  return { ink: colors.ink, soft: colors.inkSoft, accent: colors.ink, price: colors.ink }
}

function poster(context: ComposeContext): Layer[] | undefined {
  const { canvas, direction } = context
  const { widthPx: w, heightPx: h, side: s } = canvas
  const { words } = direction
  const look = blocksSet.look(context)
  const rectangle = canvas.shape === 'rectangle'
  const portrait = canvas.shape === 'portrait'
  const margin = rectangle ? 14 : 0.06 * w
  const top = portrait ? 292 : rectangle ? 15 : 0.062 * h
  const rowHeight = rectangle ? 34 : 0.105 * w
  const rowCenter = portrait ? h - 384 - rowHeight / 2 - 10 : h - margin - rowHeight * 0.46
  // On a rectangle a row of its own would leave what is nearly square no height.
  const tallProduct = productAspect(context) < (rectangle ? 1.1 : 0.8)
  const sticks = context.candidate === 0
  const row = footRow(context, {
    x: margin,
    width: w - 2 * margin,
    centerY: rowCenter,
    look,
    by: 1.15,
    without: { price: sticks && !(words.badge && words.price), badge: sticks },
  })
  const headline = run(context, 'headline', words.headline, {
    max: (portrait ? 0.2 : 0.15) * s,
    min: canvas.smallText * 1.5,
    width: tallProduct && !portrait ? 0.56 * w : w - 2 * margin,
    height: tallProduct && !portrait ? 0.5 * h : portrait ? 0.22 * h : 0.33 * h,
    lines: tallProduct ? 4 : 3,
  })
  if (!row || !headline) return undefined
  const text = { ...placeRun(headline, margin, top), rotation: rectangle ? 0 : -2 }
  const zone = productZone(context, {
    text: text.box,
    margin,
    bottom: rowCenter - rowHeight / 2 - 0.02 * s,
    beside: tallProduct && !portrait,
  })
  if (zone.height < 0.2 * s) return undefined
  const placement = placeProduct(context.hero, zone, { anchor: 'center', alignX: 0.6, rotation: tallProduct ? 7 : -6 })
  const bounds = placedBounds(placement)
  const sticker = !sticks
    ? []
    : placeBadge(context, {
        form: 'scallop',
        rotation: -9,
        area: {
          x: margin * 0.6,
          y: canvas.safe.y,
          width: w - margin * 1.2,
          height: rowCenter - rowHeight / 2 - canvas.safe.y,
        },
        prefer: (radius) => [bounds.x - radius * 0.2, bounds.y + bounds.height * 0.4],
        clearOf: [text, ...row],
        placement,
      })
  if (!sticker) return undefined
  const waveY = Math.min(rowCenter - rowHeight * 0.86, placement.box.y + placement.box.height * 0.94)
  return [...allOf(dressSet(context, blocksSet, { placement, waveY, text: text.box })), text, ...sticker, ...row]
}

function productZone(
  context: ComposeContext,
  o: { text: { x: number; y: number; width: number; height: number }; margin: number; bottom: number; beside: boolean },
) {
  const { widthPx: w, side: s } = context.canvas
  if (o.beside) {
    const x = o.text.x + o.text.width + 0.03 * s
    return { x, y: o.text.y, width: w - o.margin * 0.7 - x, height: o.bottom - o.text.y }
  }
  const y = o.text.y + o.text.height + 0.035 * s
  const sticker = (context.direction.words.badge ?? context.direction.words.price) ? 0.2 * w : 0.06 * w
  return { x: sticker, y, width: w - o.margin * 0.7 - sticker, height: o.bottom - y }
}

function banner(context: ComposeContext): Layer[] | undefined {
  const { heightPx: h } = context.canvas
  const { colors } = context.direction
  const look = blocksSet.look(context)
  const unit = bannerUnit(context.canvas)
  return arrangeBanner(context, {
    look,
    words: {},
    picture: bannerProduct(context, { alignX: 0.9, rotation: -5 }),
    dress: ({ picture: { placement, bounds }, endPx }) => {
      const x = endPx - 64 * unit
      const wave: Point[] = [
        [x + 20 * unit, 0],
        [x - 14 * unit, h * 0.3],
        [x + 26 * unit, h * 0.62],
        [x - 4 * unit, h],
      ]
      return {
        behind: [
          fillGround(context.canvas, { type: 'solid', color: colors.ground }),
          {
            kind: 'shape',
            shape: { type: 'wave', points: wave, closeTo: 'right' },
            fill: { type: 'solid', color: colors.surface },
          },
          sun(context, bounds.x + bounds.width / 2, h / 2, Math.min(62 * unit, bounds.width * 0.62)),
          ...blocksSet.product(context, look, { placement, waveY: h, text: bounds }),
        ],
      }
    },
  })
}
