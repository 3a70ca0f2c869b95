import type { Box } from '#contract/report.ts'
import { baselineRow } from '../blocks/foot-row.ts'
import { bottom, right } from '../layers/box.ts'
import { type ComposeContext, productAspect } from '../compose-context.ts'
import type { Layer, Placement } from '../layers/layout.ts'
import { stackMessage } from '../blocks/message.ts'
import { placedBounds, placeProduct } from '../layers/placement.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'
import { fanSet, STEP } from '../sets/fan-set.ts'
import { dressSet } from '../sets/product-set.ts'
import { arrangeBanner } from '../arrangements/banner.ts'
import { bannerUnit } from '../arrangements/banner-ends.ts'
import type { Family } from './family.ts'

/**
 * Fan: flat goods (a card, a book, a box seen from the front) lie on a stack of sheets that fans out behind them, in the
 * deep tones of the palette. The sheets are paper: the product is shown once.
 */
export const fanFamily: Family = {
  tried: { cutOut: { corporate: [2, 'mixed'] } },
  sceneName: 'paper',
  storyFoot: 'bare',
  sides: 'stay',
  compose(context) {
    if (!isFlat(context.hero)) return undefined
    return context.canvas.shape === 'banner' ? banner(context) : poster(context)
  },
}

/** Share of its box that a flat thing seen from the front fills. */
const FLAT_SHARE = 0.93
const SAMPLES = 32
/** And it has corners: so far inside them it is there. */
const CORNER_SHARE = 0.035

/** Whether a cut-out is a rectangle: then sheets of its size can lie under it. */
export function isFlat({ product }: PhotoStudy): boolean {
  if (!product) return false
  const { widthPx: w, heightPx: h, data } = product
  const isOpaque = (u: number, v: number) => data[(Math.floor(v * h) * w + Math.floor(u * w)) * 4 + 3]! > 128
  const ends = [CORNER_SHARE, 1 - CORNER_SHARE]
  if (!ends.every((u) => ends.every((v) => isOpaque(u, v)))) return false
  let filled = 0
  for (let row = 0; row < SAMPLES; row += 1) {
    for (let column = 0; column < SAMPLES; column += 1) {
      if (isOpaque((column + 0.5) / SAMPLES, (row + 0.5) / SAMPLES)) filled += 1
    }
  }
  return filled >= FLAT_SHARE * SAMPLES * SAMPLES
}

/** The product's own turn, and that of the sheets under it, from the lowest up; degrees. */
const TURN = -4

function poster(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape } = context.canvas
  const small = shape === 'rectangle'
  const portrait = shape === 'portrait'
  const look = fanSet.look(context)
  const x = small ? 18 : 0.074 * w
  // What stands upright leaves a column for the words; a story has none to spare.
  const beside = productAspect(context) < UPRIGHT && !portrait
  const row = baselineRow(context, {
    x,
    width: w - 2 * x,
    baseline: portrait ? 0.785 * h : small ? h - 26 : 0.926 * h,
    look: { ...look, soft: look.ink },
    without: { name: true, support: true },
  })
  const message = stackMessage(context, {
    x,
    y: portrait ? 0.152 * h : small ? 18 : 0.08 * h,
    width: beside ? 0.44 * w - x : w - 2 * x,
    height: (portrait ? 0.24 : beside ? 0.6 : 0.3) * h,
    headline: {
      max: (portrait ? 0.118 : small ? 0.11 : 0.086) * s,
      min: (small ? 0.07 : 0.05) * s,
      lines: beside ? 5 : 2,
      color: look.ink,
    },
    nameSize: small ? 12.5 : (portrait ? 0.035 : 0.028) * s,
    nameColor: look.accent,
    supportSize: 0,
    air: small ? 0.7 : 0.95,
  })
  if (!row || !message) return undefined
  const top = bottom(message.box) + (small ? 8 : 0.055 * s)
  const end = row.top - (small ? 8 : 0.045 * s)
  const high = small ? 12 : 0.07 * h
  const room = beside
    ? { x: 0.46 * w, y: high, width: 0.5 * w, height: end - high }
    : { x: 0.06 * w, y: top, width: 0.88 * w, height: end - top }
  const placement = onStack(context, room)
  return [...dressSet(context, fanSet, { placement }), ...message.layers, ...row.layers]
}

/** Width over height up to which the words stand beside the stack. */
const UPRIGHT = 0.95

/** As large as the room takes it together with the sheets that reach out to the lower left. */
function onStack(context: ComposeContext, room: Box): Placement {
  const aspect = productAspect(context)
  // Turned sheets need a little more than their sides: found by fanning out cards of every shape.
  const across = 1 + 2 * STEP[0] + 0.16 / aspect
  const down = 1 + 2 * STEP[1] * aspect + 0.15 * aspect
  const width = Math.min(room.width / across, (room.height / down) * aspect)
  const height = width / aspect
  const spare = (room.width - across * width) / 2
  const above = (room.height - (down * width) / aspect) / 2
  const zone = {
    x: right(room) - width * 1.06 - spare,
    y: room.y + above,
    width: width * 1.06,
    height: height + 0.08 * width,
  }
  return placeProduct(context.hero, zone, { anchor: 'center', alignX: 0.5, rotation: TURN })
}

function banner(context: ComposeContext): Layer[] | undefined {
  const look = fanSet.look(context)
  const unit = bannerUnit(context.canvas)
  return arrangeBanner(context, {
    look,
    words: { ink: look.ink, soft: look.accent },
    tune: { air: 18, gap: 24, top: 4, foot: 0 },
    picture: (room, untilPx) => {
      const placement = onStack(context, { ...room, x: untilPx - 190 * unit, width: 190 * unit })
      return { startPx: placedBounds(placement).x - 2.4 * STEP[0] * placement.box.width, placement }
    },
    dress: ({ picture }) => ({ behind: dressSet(context, fanSet, picture) }),
  })
}
