import { makeAction } from '../blocks/call-to-action.ts'
import { type ComposeContext, pictureStart, productAspect } from '../compose-context.ts'
import type { Layer, Placement, Point } from '../layers/layout.ts'
import { stackMessage } from '../blocks/message.ts'
import { hasOffer, makeOffer } from '../blocks/offer.ts'
import { placedBounds, placeProduct } from '../layers/placement.ts'
import { archRadius, columnBack, growFronds, stageBack } from '../sets/podium-back.ts'
import { drumInk, type PodiumLook, podiumLook, podiumScene, type PodiumSet } from '../sets/podium-set.ts'
import { arrangeBanner } from '../arrangements/banner.ts'
import { bannerUnit } from '../arrangements/banner-ends.ts'
import type { Family } from './family.ts'

/**
 * Podium: the product on round steps in a studio sweep, an arch or a disc behind it, one light from the upper left. Tall
 * products stand beside the words; wide ones, and all of a story, stand on a drum whose side carries the offer.
 */
export const podiumFamily: Family = {
  tried: {
    cutOut: {
      clean: [2, 'light'],
      luxury: [3, 'dark'],
      playful: [5, 'light'],
      corporate: [7, 'light'],
      modern: [6, 'dark'],
    },
  },
  sceneName: 'podium',
  offeredAs: 'on round steps',
  storyFoot: 'filled',
  sides: 'swap',
  compose(context) {
    const { shape } = context.canvas
    if (shape === 'banner') return banner(context)
    return shape === 'portrait' || productAspect(context) > 1.12 ? stageForm(context) : column(context)
  },
}

/** How flat the circles of the steps look: most products are photographed nearly from their own height. */
const FLATNESS = 0.15

function column(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape } = context.canvas
  const small = shape === 'rectangle'
  const look = podiumLook(context)
  const x = small ? 18 : 0.074 * w
  const top = (small ? 0.78 : 0.775) * h
  const start = pictureStart(context, 0.5) * w
  const zone = { x: start, y: 0.09 * h, width: 0.94 * w - start, height: top + 0.012 * h - 0.09 * h }
  const placement = stand(context, zone)
  const cx = placement.box.x + placement.box.width / 2
  const rx = Math.max(0.62 * placement.box.width, 0.19 * s)
  const archRx = Math.min(Math.max(rx * 1.16, 0.2 * s), 0.225 * s)
  // Arch and lower step begin on one line: the words stand before it, on whichever side they are.
  const left = Math.min(placedBounds(placement).x, cx - archRx, cx - 1.04 * rx)
  const foot = footColumn(context, look, {
    x,
    base: (small ? 0.92 : 0.925) * h,
    size: (small ? 0.1 : 0.06) * s,
    height: (small ? 0.136 : 0.064) * s,
    width: left - x - 0.03 * s,
  })
  if (!foot) return undefined
  const y = small ? 19 : 0.082 * h
  const message = stackMessage(context, {
    x,
    y,
    width: left - x - 0.03 * s,
    height: foot.top - y - 0.05 * s,
    headline: { max: (small ? 0.13 : 0.128) * s, min: (small ? 0.065 : 0.05) * s, lines: 4 },
    nameSize: small ? 13 : 0.029 * s,
    nameColor: look.accent,
    supportSize: small ? 0 : 0.032 * s,
    supportColor: look.inkSoft,
    air: small ? 0.8 : 1,
  })
  if (!message) return undefined
  const set: PodiumSet = {
    horizon: 0.8 * h,
    back: columnBack(context, {
      cx,
      rx: archRx,
      middle: placement.box.y + 0.42 * placement.box.height,
      foot: top + 0.085 * h,
    }),
    steps: steps({ cx, top, rx, left, rise: 0.085 * h, canvasHeight: h }),
    light: [cx - 0.3 * w, 0.12 * h],
    fronds: growFronds(context, { x: 1.05 * w, y: 0.02 * h, reach: s }),
  }
  return [
    ...podiumScene(context, look, set),
    ...product(context, look, placement, set),
    ...message.layers,
    ...foot.layers,
  ]
}

/** Two steps, the lower one set off to the side and running off the foot of the canvas. */
function steps(o: { cx: number; top: number; rx: number; left: number; rise: number; canvasHeight: number }) {
  const lower = (o.cx + 1.55 * o.rx - o.left) / 2
  return [
    {
      center: [o.left + lower, o.top + o.rise] as [number, number],
      rx: lower,
      ry: lower * FLATNESS,
      height: o.canvasHeight,
    },
    { center: [o.cx, o.top] as [number, number], rx: o.rx, ry: o.rx * FLATNESS, height: o.rise },
  ]
}

/** Headline size, in shares of the shorter side, under which a story's words take the whole width. */
const SMALLEST_BESIDE = 0.07

function stageForm(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape } = context.canvas
  const small = shape === 'rectangle'
  const portrait = shape === 'portrait'
  const look = podiumLook(context)
  const x = small ? 18 : 0.074 * w
  const row = drumRow(context, look, {
    x,
    baseline: (portrait ? 0.785 : 0.922) * h,
    price: (small ? 0.1 : portrait ? 0.1 : 0.078) * s,
    height: (small ? 0.13 : portrait ? 0.085 : 0.064) * s,
  })
  if (!row) return undefined
  const [cx, rx] = [0.54 * w, 0.56 * w]
  const ry = rx * FLATNESS * 0.8
  // The front edge of the drum runs clear above its words.
  const drumTop = Math.min((portrait ? 0.7 : 0.735) * h, row.top - ry - 0.05 * s)
  const y = small ? 18 : portrait ? 0.152 * h : 0.078 * h
  const words = (o: { width: number; height: number; beside: boolean }) =>
    stackMessage(context, {
      x,
      y,
      width: o.width,
      height: o.height,
      headline: {
        max: (portrait ? 0.15 : small ? 0.115 : 0.105) * s,
        min: 0.055 * s,
        lines: o.beside ? 5 : portrait ? 3 : 2,
      },
      nameSize: small ? 13 : portrait ? 0.034 * s : 0.029 * s,
      nameColor: look.accent,
      supportSize: o.beside ? 0.036 * s : 0,
      supportColor: look.inkSoft,
      supportLines: 4,
      air: small ? 0.8 : 1,
    })
  // What is not wide stands beside the words of a story, unless a long word makes them timid.
  const upright = stand(context, { x: 0.5 * w, y: 0.2 * h, width: 0.46 * w, height: drumTop + 0.02 * s - 0.2 * h })
  upright.box.x = Math.round(0.955 * w - Math.max(upright.box.width, 0.2 * w))
  const narrow =
    productAspect(context) < 1.12
      ? words({
          width: upright.box.x + 0.5 * upright.box.width - archRadius(context, upright) - 0.03 * s - x,
          height: drumTop - ry - y - 0.04 * s,
          beside: true,
        })
      : undefined
  const beside = narrow !== undefined && narrow.headlineSize > SMALLEST_BESIDE * s
  const message = beside ? narrow : words({ width: w - 2 * x, height: (portrait ? 0.235 : 0.3) * h, beside: false })
  if (!message) return undefined
  const zoneTop = beside ? 0.2 * h : message.box.y + message.box.height + 0.03 * s
  const zone = { x: 0.09 * w, y: zoneTop, width: 0.86 * w, height: drumTop + 0.02 * s - zoneTop }
  const placement = beside ? upright : stand(context, zone)
  const scene: PodiumSet = {
    horizon: drumTop - 0.02 * h,
    back: stageBack(context, placement, { beside, zoneTop, drumTop }),
    steps: [
      ...lowerStep(context, cx),
      { center: [cx, drumTop], rx, ry, height: portrait ? LOWER_STEP * h - drumTop : h },
    ],
    light: [0.25 * w, zoneTop],
    fronds: growFronds(context, { x: 1.05 * w, y: zoneTop, reach: s }),
  }
  return [
    ...podiumScene(context, look, scene),
    ...product(context, look, placement, scene),
    ...message.layers,
    ...row.layers,
  ]
}

/** Where a story's drum stands on a wider one, in shares of the height: below the words, where nothing else may stand. */
const LOWER_STEP = 0.868

function lowerStep(
  { canvas }: ComposeContext,
  cx: number,
): { center: Point; rx: number; ry: number; height: number }[] {
  const { widthPx: w, heightPx: h, shape } = canvas
  if (shape !== 'portrait') return []
  return [{ center: [cx, LOWER_STEP * h], rx: 0.78 * w, ry: 0.06 * w, height: h }]
}

/** Offer and action on the side of the drum, on one baseline. */
function drumRow(
  context: ComposeContext,
  look: PodiumLook,
  o: { x: number; baseline: number; price: number; height: number },
): { layers: Layer[]; top: number } | undefined {
  const ink = drumInk(look, look.onDrum)
  const accent = drumInk(look, look.onDrumAccent)
  const size = Math.max(context.canvas.smallText, o.height * 0.45)
  const room = context.canvas.widthPx - 2 * o.x
  const action = makeAction(context, {
    ...actionLook(context, look),
    label: ink,
    size,
    height: o.height,
    maxWidth: 0.5 * room,
  })
  if (!action) return undefined
  const offer = makeOffer(context, {
    size: o.price,
    color: ink,
    oldColor: ink,
    maxWidth: room - action.widthPx - 0.05 * room,
    badge: { size: Math.max(context.canvas.smallText, o.price * 0.5), color: accent, lines: 2 },
  })
  if (!offer && hasOffer(context)) return undefined
  // A label's words stand on the price's baseline, its rule under it; a button stands level with the figures.
  const actionY = o.baseline - action.heightPx + (context.canvas.buttonsAllowed ? 0.18 * o.height : 0.5 * size)
  const actionX = context.canvas.widthPx - o.x - action.widthPx
  return {
    layers: [...(offer?.at(o.x, o.baseline) ?? []), ...action.at(actionX, actionY)],
    top: Math.min(actionY, offer ? o.baseline - offer.heightPx : actionY),
  }
}

function banner(context: ComposeContext): Layer[] | undefined {
  const { heightPx: h } = context.canvas
  const look = podiumLook(context)
  const unit = bannerUnit(context.canvas)
  return arrangeBanner(context, {
    look: {
      ...{ ink: look.ink, soft: look.inkSoft, accent: look.accent, price: look.dark ? look.accent : look.ink },
      action: actionLook(context, look),
    },
    words: { soft: look.accent },
    tune: { air: 10, gap: 30, foot: 12 },
    picture: (room) => {
      const placement = stand(context, room)
      const bounds = placedBounds(placement)
      return { startPx: bounds.x - 22 * unit, placement, bounds }
    },
    dress: ({ picture: { placement, bounds, startPx } }) => {
      const cx = bounds.x + bounds.width / 2
      const rx = cx - startPx
      const set: PodiumSet = {
        horizon: 0.84 * h,
        back: {
          type: 'disc',
          center: [cx, 0.6 * h],
          rx: Math.min(bounds.width * 0.36 + 20 * unit, 58 * unit),
          top: 0,
          foot: h,
        },
        steps: [{ center: [cx, h - 13 * unit], rx, ry: Math.min(6 * unit, rx * 0.1), height: h }],
        light: [cx - 120 * unit, 0],
      }
      return { behind: [...podiumScene(context, look, set), ...product(context, look, placement, set)] }
    },
  })
}

/** What cannot stand hovers over the step, a hand's breadth up. */
function stand(context: ComposeContext, zone: Placement['box']): Placement {
  const hover = context.hero.standing ? 0 : (context.canvas.shape === 'rectangle' ? 0.02 : 0.045) * context.canvas.side
  const rotation = context.hero.standing || productAspect(context) < 1.3 ? 0 : -5
  return placeProduct(context.hero, { ...zone, height: zone.height - hover }, { anchor: 'foot', alignX: 0.5, rotation })
}

function product(context: ComposeContext, look: PodiumLook, placement: Placement, { steps }: PodiumSet): Layer[] {
  const face = steps.at(-1)!
  const cy = face.center[1]
  const { box } = placement
  const clip = { type: 'ellipse' as const, center: face.center, rx: face.rx, ry: face.ry }
  const spread = context.hero.standing ? 0.5 * box.width : 0.36 * box.width
  const standing = context.hero.standing
  const shadowX = box.x + box.width / 2 + (standing ? 0.3 * box.width : 0.06 * box.width)
  const shown: Layer = { kind: 'product', photo: 0, placement, blend: 'source-over' }
  return [
    // The product's own shadow stays on the face that it stands on, away from the light.
    {
      kind: 'shape',
      shape: {
        type: 'ellipse',
        center: [shadowX, standing ? cy + 0.05 * face.ry : cy + 0.2 * face.ry],
        rx: spread,
        ry: 0.42 * face.ry,
      },
      fill: { type: 'solid', color: look.shadow },
      blurPx: Math.max(2, 0.22 * face.ry),
      opacity: look.shadowOpacity * (standing ? 0.9 : 1),
      blend: 'multiply',
      clip,
    },
    ...(standing
      ? [{ kind: 'product-shadow', placement, color: look.shadow, style: 'contact', opacity: 0.95 } as Layer]
      : []),
    shown,
  ]
}

function actionLook(context: ComposeContext, look: PodiumLook) {
  const { colors } = context.direction
  return look.dark
    ? { fill: colors.accent, text: colors.onAccent, label: look.ink, radius: 'square' as const }
    : { fill: colors.ink, text: '#ffffff', label: look.accent, radius: 'pill' as const }
}

function offerLook(look: PodiumLook, size: number) {
  return {
    color: look.dark ? look.accent : look.ink,
    oldColor: look.inkSoft,
    badge: { size: size * 0.56, color: look.accent },
  }
}

/** Offer over action at the left, ending near the canvas's foot. */
function footColumn(
  context: ComposeContext,
  look: PodiumLook,
  o: { x: number; base: number; size: number; height: number; width: number },
): { layers: Layer[]; top: number } | undefined {
  const size = Math.max(context.canvas.smallText, o.height * 0.42)
  const action = makeAction(context, { ...actionLook(context, look), size, height: o.height, maxWidth: o.width })
  const offer = makeOffer(context, { ...offerLook(look, o.size), size: o.size, maxWidth: o.width })
  if (!action || (!offer && hasOffer(context))) return undefined
  const actionY = o.base - action.heightPx
  const baseline = actionY - o.height * 0.52
  return {
    layers: [...(offer?.at(o.x, baseline) ?? []), ...action.at(o.x, actionY)],
    top: offer ? baseline - offer.heightPx : actionY,
  }
}
