import type { Box } from '#contract/report.ts'
import { arrangeBanner, bannerProduct } from '../arrangements/banner.ts'
import { bannerUnit } from '../arrangements/banner-ends.ts'
import { makeAction } from '../blocks/call-to-action.ts'
import { stackMessage } from '../blocks/message.ts'
import { type Figure, findFigure, stackFigure } from '../blocks/price-figure.ts'
import { priceField, priceLook, type PriceLook, priceScene, type Seal, SEAL_REACH } from '../blocks/price-seal.ts'
import { footScale } from '../canvas/foot-scale.ts'
import { type Page, pageOf } from '../canvas/page.ts'
import { type ComposeContext, productAspect, run } from '../compose-context.ts'
import { middleOf } from '../layers/box.ts'
import { linear } from '../layers/fill.ts'
import type { Layer, Placement } from '../layers/layout.ts'
import { moveLayer } from '../layers/move.ts'
import { placedBounds, placeProduct } from '../layers/placement.ts'
import { leftEdge } from '../picture/product-edge.ts'
import { groundLook } from '../sets/ground-look.ts'
import type { Family } from './family.ts'

/**
 * Price-led: the price, or a short offer, is the headline of the picture: giant figures on a seal that leaves the canvas,
 * the product across the seal's edge. Only where there is something to say in figures.
 */
export const priceLedFamily: Family = {
  tried: { cutOut: { bold: [4, 'mixed'], playful: [6, 'mixed'], corporate: [4, 'mixed'] } },
  sceneName: ({ direction }) => (direction.style === 'corporate' ? 'color planes' : 'color field'),
  offeredAs: 'the offer leads',
  storyFoot: 'bare',
  lead: 'figures',
  // The figures stand on the seal wherever it is: they are no column that could be moved by itself.
  sides: 'stay',
  compose(context) {
    const figure = findFigure(context)
    if (!figure) return undefined
    return context.canvas.shape === 'banner' ? banner(context) : poster(context, figure)
  },
}

/** From this width over height on a product lies under the figures, and words and action in one row below it. */
const WIDE_ASPECT = 1.12
const TILT = 8

function poster(context: ComposeContext, figure: Figure): Layer[] | undefined {
  const { canvas, hero } = context
  const look = priceLook(context)
  const page = pageOf(canvas)
  const isWide = productAspect(context) > WIDE_ASPECT
  const isBeside = !isWide && canvas.shape !== 'portrait'
  const column = isBeside ? 0.5 * canvas.widthPx - page.x : page.width
  const words = setWords(context, look, page, { width: column, isBeside })
  if (!words) return undefined
  const top = canvas.shape === 'portrait' ? canvas.safe.y : page.top
  const foot = Math.min(...words.flatMap((layer) => (layer.kind === 'text' ? [layer.box.y] : []))) - page.gap
  const start = isWide ? 0.18 * canvas.widthPx : 0.5 * canvas.widthPx
  const roomTop = isBeside ? page.top : isWide ? top + 0.42 * (foot - top) : top + 0.1 * (foot - top)
  const room = {
    x: start,
    y: roomTop,
    width: page.x + page.width + 0.4 * page.x - start,
    height: (isBeside ? page.baseline : foot + 0.4 * page.gap) - roomTop,
  }
  const placement = placeProduct(hero, room, { anchor: 'center', alignX: 0.6, rotation: isWide ? -TILT : TILT })
  const seal = placeSeal(context, top, foot, isBeside)
  const figures = setFigures(context, look, figure, { seal, page, placement })
  return figures && [...priceScene(context, look, seal), ...product(look, placement), ...figures, ...words]
}

/** Over the words, as large as the height over them; it leaves the canvas at the upper left where no app covers that. */
function placeSeal({ canvas }: ComposeContext, top: number, foot: number, isBeside: boolean): Seal {
  const { widthPx: w, shape } = canvas
  const most = 0.47 * w
  const radius = Math.min(most, (0.5 * (foot - top)) / SEAL_REACH + (shape === 'portrait' ? 0 : 0.11 * w))
  return { center: [(isBeside ? 0.32 : 0.4) * w, foot - radius * SEAL_REACH], radius }
}

interface FigureRoom {
  seal: Seal
  page: Page
  placement: Placement
}

/** The figure and what else is said of the offer, one over the other, in what the product leaves free of the seal. */
function setFigures(
  context: ComposeContext,
  look: PriceLook,
  figure: Figure,
  { seal, page, placement }: FigureRoom,
): Layer[] | undefined {
  const { hero, canvas } = context
  const [cx, cy] = seal.center
  const bounds = placedBounds(placement)
  const y = Math.max(canvas.safe.y + 0.4 * page.gap, cy - 0.6 * seal.radius)
  const x = Math.max(page.x, cx - 0.8 * seal.radius)
  const low = cy + 0.56 * seal.radius
  // Either the whole height of the seal beside the product, or its whole width above it.
  const feet = [low, ...[0.22, 0.1].map((share) => bounds.y + share * bounds.height), bounds.y - 0.6 * page.gap]
  const options = feet.flatMap((foot) => {
    const end = Math.min(cx + 0.8 * seal.radius, leftEdge(hero, placement, y, foot) - 0.6 * page.gap)
    return tryFigures(context, look, figure, { x, y, width: end - x, height: Math.min(foot, low) - y }) ?? []
  })
  return options.toSorted((first, second) => second.sizePx - first.sizePx)[0]?.layers
}

function tryFigures(
  context: ComposeContext,
  look: PriceLook,
  figure: Figure,
  room: Box,
): { layers: Layer[]; sizePx: number } | undefined {
  const { side, smallText, floorText } = context.canvas
  const { type } = context.direction
  const small = Math.max(smallText, 0.042 * side)
  const said = figure.said.flatMap(
    ({ role, text }) =>
      run(context, role, text, {
        face: role === 'badge' ? type.textStrong : undefined,
        color: look.onSeal,
        max: role === 'price' ? 1.35 * small : small,
        min: floorText,
        width: 0.86 * room.width,
        lines: 2,
        leading: 1.1,
        align: 'center',
      }) ?? [],
  )
  if (said.length < figure.said.length) return undefined
  const gap = 0.032 * side
  const main = run(context, figure.role, figure.text, {
    face: type.price,
    color: look.onSeal,
    max: 0.55 * side,
    min: 0.12 * side,
    width: room.width,
    height: room.height - said.reduce((sum, one) => sum + one.heightPx + gap, 0),
    lines: Math.min(3, figure.text.trim().split(/\s+/u).length),
    leading: 0.98,
    tracking: -0.02,
    align: 'center',
  })
  if (!main) return undefined
  const [center, middle] = middleOf(room)
  return { layers: stackFigure(main, said, { center, middle, gap }), sizePx: main.set.sizePx }
}

/** The message at the foot, the action under it beside a product, else at its right. */
function setWords(
  context: ComposeContext,
  look: PriceLook,
  page: Page,
  { width, isBeside }: { width: number; isBeside: boolean },
): Layer[] | undefined {
  const { side, shape, isSmall } = context.canvas
  const scale = footScale(context.canvas)
  const action = makeAction(context, {
    ...groundLook(context).action,
    size: scale.action,
    height: scale.actionHeight,
    maxWidth: isBeside ? width : 0.5 * width,
  })
  if (!action) return undefined
  const message = stackMessage(context, {
    x: page.x,
    y: 0,
    width: isBeside ? width : width - action.widthPx - page.gap,
    height: (isSmall ? 0.32 : 0.2) * context.canvas.heightPx,
    headline: { max: (shape === 'portrait' ? 0.115 : 0.09) * side, min: 0.045 * side, lines: 2, color: look.ink },
    nameSize: 0.86 * scale.name,
    nameColor: look.ink,
    supportSize: 0,
    air: 0.62,
  })
  if (!message) return undefined
  const end = isBeside ? page.baseline - action.heightPx - 0.7 * page.gap : page.baseline
  const actionX = isBeside ? page.x : page.x + page.width - action.widthPx
  return [
    ...message.layers.map((layer) => moveLayer(layer, 0, end - message.box.height)),
    ...action.at(actionX, page.baseline - action.heightPx),
  ]
}

/** The offer large at the end, on a plane of the seal's color. */
function banner(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h } = context.canvas
  const look = priceLook(context)
  const unit = bannerUnit(context.canvas)
  const { onSeal, ink } = look
  const action = { fill: onSeal, text: look.seal[0], label: onSeal, radius: groundLook(context).action.radius }
  return arrangeBanner(context, {
    look: { ink: onSeal, soft: onSeal, accent: onSeal, price: onSeal, action },
    words: { ink, soft: ink },
    tune: { price: 46, gap: 38, headline: 36 },
    picture: bannerProduct(context, { rotation: productAspect(context) > WIDE_ASPECT ? -TILT : TILT }),
    dress: ({ picture: { placement }, endPx }) => {
      const plane: Layer = {
        kind: 'shape',
        shape: {
          type: 'polygon',
          points: [
            [endPx - 14 * unit, 0],
            [w, 0],
            [w, h],
            [endPx - 40 * unit, h],
          ],
        },
        fill: linear([endPx, 0], [w, h], [0, look.seal[0]], [1, look.seal[1]]),
      }
      return { behind: [...priceField(context, look), plane], product: product(look, placement) }
    },
  })
}

function product(look: PriceLook, placement: Placement): Layer[] {
  const shadow = { kind: 'product-shadow' as const, placement, color: look.shadow, style: 'drop' as const }
  return [
    { ...shadow, dx: -0.03, dy: 0.08, blur: 0.06, opacity: 0.42 },
    { ...shadow, dx: -0.008, dy: 0.022, blur: 0.016, opacity: 0.4 },
    { kind: 'product', photo: 0, placement, blend: 'source-over' },
  ]
}
