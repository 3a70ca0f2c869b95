import { makeAction } from '../blocks/call-to-action.ts'
import { type ComposeContext, productAspect, run } from '../compose-context.ts'
import type { Layer, Placement, Shape } from '../layers/layout.ts'
import { stackMessage } from '../blocks/message.ts'
import { placedBounds, placeProduct } from '../layers/placement.ts'
import { type Figure, findFigure, stackFigure } from '../blocks/price-figure.ts'
import { priceField, priceLook, type PriceLook, priceScene, type Seal, SEAL_REACH } from '../blocks/price-seal.ts'
import { leftEdge } from '../picture/product-edge.ts'
import { placeRun } from '../blocks/text-run.ts'
import type { Family } from './family.ts'
import { linear } from '../layers/fill.ts'

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
    return context.canvas.shape === 'banner' ? banner(context, figure) : poster(context, figure)
  },
}

interface Plan {
  margin: number
  seal: Seal
  product: { x: number; y: number; width: number; height: number }
  rotation: number
  words: { y: number; bottom: number }
}

function makePlan({ canvas, hero }: ComposeContext): Plan {
  const { widthPx: w, heightPx: h } = canvas
  const wide = productAspect({ hero }) > 1.12
  if (canvas.shape === 'portrait') {
    return {
      margin: 0.07 * w,
      // Below what the app covers: a seal carries words.
      seal: { center: [0.41 * w, 0.393 * h], radius: 0.43 * w },
      product: wide
        ? { x: 0.04 * w, y: 0.37 * h, width: 0.96 * w, height: 0.29 * h }
        : { x: 0.46 * w, y: 0.2 * h, width: 0.53 * w, height: 0.46 * h },
      rotation: wide ? -8 : 8,
      words: { y: 0.665 * h, bottom: 0.79 * h },
    }
  }
  const small = canvas.shape === 'rectangle'
  return {
    margin: small ? 15 : 0.06 * w,
    seal: wide
      ? { center: [0.4 * w, 0.27 * h], radius: (small ? 0.4 : 0.47) * w }
      : { center: [0.31 * w, (small ? 0.27 : 0.29) * h], radius: (small ? 0.36 : 0.44) * w },
    product: wide
      ? {
          x: (small ? 0.14 : 0.2) * w,
          y: (small ? 0.27 : 0.37) * h,
          width: (small ? 0.85 : 0.79) * w,
          height: (small ? 0.41 : 0.4) * h,
        }
      : { x: 0.52 * w, y: 0.07 * h, width: 0.46 * w, height: (small ? 0.9 : 0.86) * h },
    rotation: wide ? -8 : 8,
    words: { y: (wide ? (small ? 0.645 : 0.76) : small ? 0.5 : 0.69) * h, bottom: small ? h - 16 : 0.94 * h },
  }
}

function poster(context: ComposeContext, figure: Figure): Layer[] | undefined {
  const look = priceLook(context)
  const plan = makePlan(context)
  const placement = placeProduct(context.hero, plan.product, { anchor: 'center', alignX: 0.6, rotation: plan.rotation })
  const words = setWords(context, look, plan, placement)
  const seal = words && clearSeal(context, plan, words)
  const figures = seal && setFigures(context, look, figure, { ...plan, seal, placement })
  if (!figures) return undefined
  return [...priceScene(context, look, seal), ...product(look, placement), ...figures, ...words]
}

/** The seal ends above the words under it. */
function clearSeal({ canvas }: ComposeContext, { seal }: Plan, words: readonly Layer[]): Seal {
  const bottom =
    Math.min(...words.flatMap((layer) => (layer.kind === 'text' ? [layer.box.y] : []))) - 0.03 * canvas.side
  const centerY = Math.min(seal.center[1], bottom - 0.75 * seal.radius)
  // What the app covers of a story may hold scene, and no seal.
  const above = canvas.shape === 'portrait' ? centerY - canvas.safe.y : seal.radius * SEAL_REACH
  return {
    center: [seal.center[0], centerY],
    radius: Math.min(seal.radius, above / SEAL_REACH, (bottom - centerY) / SEAL_REACH),
  }
}

/** The figure and what else is said of the offer, one over the other, in what the product leaves free of the seal. */
function setFigures(
  context: ComposeContext,
  look: PriceLook,
  figure: Figure,
  { seal, margin, placement }: Plan & { placement: Placement },
): Layer[] | undefined {
  const { side: s, safe } = context.canvas
  const [cx, cy] = seal.center
  const bounds = placedBounds(placement)
  const top = Math.max(safe.y + 0.02 * s, cy - 0.6 * seal.radius)
  const left = Math.max(margin, cx - 0.8 * seal.radius)
  // Either the whole height of the seal beside the product, or its whole width above it.
  const feet = [
    cy + 0.56 * seal.radius,
    bounds.y + 0.22 * bounds.height,
    bounds.y + 0.1 * bounds.height,
    bounds.y - 0.028 * s,
  ]
  const rooms = feet.map((foot) => {
    const right = Math.min(cx + 0.8 * seal.radius, leftEdge(context.hero, placement, top, foot) - 0.028 * s)
    return { left, top, right, foot: Math.min(foot, cy + 0.56 * seal.radius) }
  })
  const options = rooms.flatMap((room) => tryFigures(context, look, figure, room) ?? [])
  return options.toSorted((first, second) => second.sizePx - first.sizePx)[0]?.layers
}

function tryFigures(
  context: ComposeContext,
  look: PriceLook,
  figure: Figure,
  { left, top, right, foot }: { left: number; top: number; right: number; foot: number },
): { layers: Layer[]; sizePx: number } | undefined {
  const { side: s, smallText } = context.canvas
  const width = right - left
  const small = Math.max(smallText, 0.042 * s)
  const said = figure.said.flatMap(
    ({ role, text }) =>
      run(context, role, text, {
        face: role === 'badge' ? context.direction.type.textStrong : undefined,
        color: look.onSeal,
        max: role === 'price' ? small * 1.35 : small,
        min: context.canvas.floorText,
        width: 0.86 * width,
        lines: 2,
        leading: 1.1,
        align: 'center',
      }) ?? [],
  )
  if (said.length < figure.said.length) return undefined
  const gap = 0.032 * s
  const smallHeight = said.reduce((sum, one) => sum + one.heightPx + gap, 0)
  const main = run(context, figure.role, figure.text, {
    face: context.direction.type.price,
    color: look.onSeal,
    max: 0.55 * s,
    min: 0.12 * s,
    width,
    height: foot - top - smallHeight,
    lines: Math.min(3, figure.text.trim().split(/\s+/u).length),
    leading: 0.98,
    tracking: -0.02,
    align: 'center',
  })
  if (!main) return undefined
  const layers = stackFigure(main, said, { center: (left + right) / 2, middle: (top + foot) / 2, gap })
  return { layers, sizePx: main.set.sizePx }
}

/** The message at the lower left, the action at the right of it or under it. */
function setWords(context: ComposeContext, look: PriceLook, plan: Plan, placement: Placement): Layer[] | undefined {
  const { widthPx: w, side: s, shape, smallText } = context.canvas
  const small = shape === 'rectangle'
  const { margin, words } = plan
  const height = small ? 31 : 0.078 * s
  const action = makeAction(context, {
    ...actionLook(context),
    size: Math.max(smallText, 0.034 * s),
    height,
    maxWidth: 0.44 * w,
  })
  if (!action) return undefined
  const beside = plan.rotation > 0 && shape !== 'portrait'
  const edge = beside ? leftEdge(context.hero, placement, words.y, words.bottom) : w - margin
  const actionX = beside ? margin : w - margin - action.widthPx
  const message = stackMessage(context, {
    x: margin,
    y: words.y,
    width: beside ? edge - 0.03 * s - margin : actionX - 0.05 * w - margin,
    height: words.bottom - words.y - (beside ? action.heightPx + 0.03 * s : 0),
    headline: {
      max: (small ? 0.1 : shape === 'portrait' ? 0.115 : 0.085) * s,
      min: (small ? 0.058 : 0.04) * s,
      lines: 2,
      color: look.ink,
    },
    nameSize: small ? 13 : (shape === 'portrait' ? 0.038 : 0.032) * s,
    nameColor: look.ink,
    supportSize: 0,
    air: 0.62,
  })
  if (!message) return undefined
  const end = words.bottom - (beside ? action.heightPx + 0.03 * s : 0)
  return [
    ...shifted(message.layers, end - message.box.y - message.box.height),
    ...action.at(actionX, words.bottom - action.heightPx),
  ]
}

/** Moved down, so that words end where their room ends. */
function shifted(layers: readonly Layer[], dy: number): Layer[] {
  return layers.map((layer) =>
    layer.kind === 'text' ? { ...layer, y: layer.y + dy, box: { ...layer.box, y: layer.box.y + dy } } : layer,
  )
}

function banner(context: ComposeContext, figure: Figure): Layer[] | undefined {
  const { widthPx: w, heightPx: h } = context.canvas
  const look = priceLook(context)
  const main = run(context, figure.role, figure.text, {
    face: context.direction.type.price,
    color: look.onSeal,
    max: 58,
    min: 22,
    width: 190,
    height: 64,
    lines: figure.role === 'badge' ? 2 : 1,
    leading: 1,
    tracking: -0.02,
  })
  const action = makeAction(context, { ...actionLook(context), size: 14, height: 38, maxWidth: 170 })
  if (!main || !action) return undefined
  const edge = 18 + main.widthPx + 26
  const zone = { x: edge - 26, y: -4, width: 150, height: h + 8 }
  const placement = placeProduct(context.hero, zone, {
    anchor: 'center',
    alignX: 0.2,
    rotation: productAspect(context) > 1.12 ? -7 : 7,
  })
  const bounds = placedBounds(placement)
  const start = bounds.x + bounds.width + 16
  const end = w - 16 - action.widthPx
  const said = figure.said.flatMap(
    ({ role, text }) =>
      run(context, role, text, {
        face: role === 'badge' ? context.direction.type.textStrong : undefined,
        color: look.ink,
        max: role === 'price' ? 22 : 14,
        min: context.canvas.floorText,
        width: 120,
        lines: 2,
        leading: 1.1,
      }) ?? [],
  )
  if (said.length < figure.said.length) return undefined
  const saidWidth = Math.max(0, ...said.map((one) => one.widthPx))
  const message = stackMessage(context, {
    x: start,
    y: 0,
    width: end - 20 - start - (said.length > 0 ? saidWidth + 16 : 0),
    height: 68,
    headline: { max: 27, min: 15, lines: 2, color: look.ink },
    nameSize: 12.5,
    nameColor: look.ink,
    supportSize: 0,
    air: 0.7,
  })
  if (!message) return undefined
  const plane: Shape = {
    type: 'polygon',
    points: [
      [0, 0],
      [edge + 16, 0],
      [edge - 12, h],
      [0, h],
    ],
  }
  const saidHeight = said.reduce((sum, one) => sum + one.heightPx, 0) + 6 * Math.max(0, said.length - 1)
  let y = (h - saidHeight) / 2
  const extras = said.map((one) => {
    const layer = placeRun(one, end - 20 - saidWidth, y)
    y += one.heightPx + 6
    return one.role === 'old-price' ? { ...layer, strike: true } : layer
  })
  return [
    ...priceField(context, look),
    {
      kind: 'shape',
      shape: plane,
      fill: linear([0, 0], [edge, h], [0, look.seal[0]], [1, look.seal[1]]),
    },
    ...product(look, placement),
    placeRun(main, 18, (h - main.heightPx) / 2),
    ...shifted(message.layers, (h - message.box.height) / 2),
    ...extras,
    ...action.at(end, (h - action.heightPx) / 2),
  ]
}

function actionLook({ direction }: ComposeContext) {
  const { colors, style } = direction
  const forms = { bold: 'square', playful: 'pill', corporate: 'soft' } as const
  const fill = style === 'corporate' ? colors.accent : colors.ink
  return {
    fill,
    text: style === 'corporate' ? colors.onAccent : colors.ground,
    label: colors.ink,
    radius: style in forms ? forms[style as keyof typeof forms] : ('pill' as const),
  }
}

function product(look: PriceLook, placement: Placement): Layer[] {
  const shadow = { kind: 'product-shadow' as const, placement, color: look.shadow, style: 'drop' as const }
  return [
    { ...shadow, dx: -0.03, dy: 0.08, blur: 0.06, opacity: 0.42 },
    { ...shadow, dx: -0.008, dy: 0.022, blur: 0.016, opacity: 0.4 },
    { kind: 'product', photo: 0, placement, blend: 'source-over' },
  ]
}
