import { baselineRow } from '../blocks/foot-row.ts'
import { type ComposeContext, productAspect } from '../compose-context.ts'
import type { Layer, Placement } from '../layers/layout.ts'
import { stackMessage } from '../blocks/message.ts'
import { MAX_ENLARGEMENT } from '../layers/placement.ts'
import { giantSet } from '../sets/giant-set.ts'
import { dressSet } from '../sets/product-set.ts'
import { arrangeBanner } from '../arrangements/banner.ts'
import type { Family } from './family.ts'

/**
 * Giant: a low, wide product larger than the picture, the horizon line of the ad, leaving it at the right by nearly a fifth
 * (a bleed of a few percent reads as an accident).
 */
export const giantFamily: Family = {
  tried: { cutOut: { clean: [5, 'light'], corporate: [6, 'mixed'], modern: [4, 'dark'] } },
  sceneName: 'studio sweep',
  offeredAs: 'the product very large',
  storyFoot: 'floor',
  sides: 'swap',
  // The second sets the name over the headline, where the foot has no room for it.
  candidates: 2,
  compose(context) {
    if (productAspect(context) < LOWEST_ASPECT) return undefined
    return context.canvas.shape === 'banner' ? banner(context) : poster(context)
  },
}

/** Width over height from which a product can be a horizon. */
const LOWEST_ASPECT = 1.5
/** The share of the product's width that lies outside the picture. */
const BLEED = 0.17

function poster(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape } = context.canvas
  const small = shape === 'rectangle'
  const portrait = shape === 'portrait'
  const look = giantSet.look(context)
  const x = small ? 18 : 0.074 * w
  const top = portrait ? 0.152 * h : small ? 18 : 0.078 * h
  const onFloor = { ...look, ink: look.onFloor, soft: look.onFloor, price: look.onFloor }
  const row = baselineRow(context, {
    x,
    width: w - 2 * x,
    baseline: portrait ? 0.785 * h : small ? h - 27 : 0.926 * h,
    look: onFloor,
    without: { name: context.candidate > 0 },
  })
  if (!row) return undefined
  const base = row.top - (small ? 14 : 0.06 * s)
  const least = portrait ? 0.24 * h : small ? 0.38 * h : 0.4 * h
  const message = stackMessage(context, {
    x,
    y: top,
    width: w - 2 * x,
    height: base - least - top,
    headline: {
      max: (portrait ? 0.2 : 0.15) * (context.direction.style === 'modern' ? 1 : 0.78) * s,
      min: (small ? 0.08 : 0.06) * s,
      lines: portrait ? 3 : 2,
    },
    nameSize: context.candidate === 0 ? 0 : small ? 13.5 : 0.034 * s,
    supportSize: 0,
    air: 0.8,
  })
  if (!message) return undefined
  const ceiling = message.box.y + message.box.height + 0.03 * s
  const placement = bleed(context, { ceiling, base, widest: 1.15 * w })
  if (!placement) return undefined
  return [...dressSet(context, giantSet, { placement }), ...message.layers, ...row.layers]
}

/** As large as ceiling, base and the photo's own pixels allow, leaving at the right; undefined where that is not giant. */
function bleed(context: ComposeContext, o: { ceiling: number; base: number; widest: number }): Placement | undefined {
  const { widthPx: w } = context.canvas
  const { widthPx, heightPx } = context.hero.product!
  const scale = Math.min(o.widest / widthPx, (o.base - o.ceiling) / heightPx, MAX_ENLARGEMENT)
  const width = Math.round(widthPx * scale)
  const height = Math.round(heightPx * scale)
  if (width < (context.canvas.shape === 'rectangle' ? 0.62 : 0.8) * w) return undefined
  const x = Math.round(Math.max(w - (1 - BLEED) * width, 0.05 * w))
  if (x + width < w + 0.1 * width) return undefined
  const y = Math.round(o.base - height)
  return { box: { x, y, width, height }, rotation: 0, zone: { x, y: o.ceiling, width, height: o.base - o.ceiling } }
}

/** On a banner the product leaves at the top or the foot too: its length is the banner's own. */
function banner(context: ComposeContext): Layer[] | undefined {
  const look = giantSet.look(context)
  return arrangeBanner(context, {
    look: { ...look, price: look.ink },
    tune: { air: 16, gap: 24, from: 0.351648, top: 9, foot: 0 },
    picture: (room, untilPx) => {
      const { widthPx, heightPx } = context.hero.product!
      const height = room.height / (1 - BLEED)
      const width = Math.min((height * widthPx) / heightPx, untilPx - room.x)
      const x = untilPx - width
      const box = {
        x: Math.round(x),
        y: Math.round(room.y),
        width: Math.round(width),
        height: Math.round((width * heightPx) / widthPx),
      }
      return { startPx: box.x, placement: { box, rotation: 0, zone: { x, y: room.y, width, height } } }
    },
    dress: ({ picture }) => ({ behind: dressSet(context, giantSet, picture) }),
  })
}
