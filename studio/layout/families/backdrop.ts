import { bottom } from '../layers/box.ts'
import { planeFall } from '../blocks/foot-plane.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import { leadMessage } from '../blocks/lead-message.ts'
import { columnFoot, type Foot, footBar, footColumn, footOf, storyFoot, topOf } from '../arrangements/studio-foot.ts'
import { placeBackdrop, shownAspect, standsOnEdge, type BackdropPlace } from '../picture/backdrop-place.ts'
import { type StudioLook, studioLook } from '../sets/studio-look.ts'
import { backdropOver } from '../sets/backdrop-over.ts'
import { arrangeBanner } from '../arrangements/banner.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'
import { vertical } from '../layers/fill.ts'

/**
 * Backdrop: a product on a plain ground, its own studio drawn out over the whole canvas, so that product and words share
 * one room; the style is the light in that room, the type on its wall and what closes the foot.
 */
export const backdropFamily: Family = {
  tried: { plain: { clear: 1, foggy: 4 }, multiplied: { clear: 1, foggy: 5 } },
  sceneName: 'studio of the photo',
  storyFoot: 'studio',
  sides: 'swap',
  arrangements: onSizes({
    look: studioLook,
    place: (context, zone, alignX) => {
      const place = context.hero.kind.startsWith('plain')
        ? placeBackdrop(context, zone, { anchor: 'center', alignX })
        : undefined
      return place && { box: place.keep, place }
    },
    dress: (context, { place }) => ({ behind: room(context, place, studioLook(context)) }),
  }),
  compose(context) {
    const aspect = shownAspect(context)
    if (aspect === undefined || !context.hero.kind.startsWith('plain')) return undefined
    if (context.canvas.shape === 'banner') return banner(context)
    if (context.canvas.shape === 'portrait') return portrait(context, aspect)
    const foot = footOf(context)
    if (aspect < TALL_ASPECT) return beside(context, foot) ?? beside(context, 'column')
    return foot === 'column' && aspect < WIDE_ASPECT
      ? (corner(context) ?? across(context, 'row', aspect))
      : (across(context, foot, aspect) ?? corner(context))
  },
}

/** Products narrower than this leave a column for the words; wider than that they leave none beside them. */
const TALL_ASPECT = 0.82
const WIDE_ASPECT = 1.34

/** A tall product at the right, the words in one column at its left. */
function beside(context: ComposeContext, foot: Foot): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape } = context.canvas
  const small = shape === 'rectangle'
  const x = small ? 18 : 0.066 * w
  const look = studioLook(context)
  const bar = foot === 'column' ? undefined : footBar(context, look, foot)
  if (foot !== 'column' && !bar) return undefined
  const base = bar ? bar.top - (small ? 5 : 0.018 * s) : (small ? 0.95 : 0.94) * h
  const top = small ? 14 : 0.06 * h
  const zone = { x: 0.47 * w, y: top, width: 0.48 * w, height: base - top }
  const place = placeBackdrop(context, zone, { anchor: 'foot', alignX: 0.62 })
  if (!place) return undefined
  const width = place.keep.x - x - (small ? 9 : 0.04 * s)
  const y = small ? 19 : 0.078 * h
  const closing = bar ? bar.layers : columnFoot(context, look, footColumn(context, x, width))
  if (!closing) return undefined
  const height = (bar ? bar.top - planeFall(context) * 0.3 : topOf(closing)) - (small ? 9 : 0.04 * s) - y
  const message = leadMessage(context, look, { x, y, width, height, lines: 5, named: !bar })
  return message && [...room(context, place, look), ...message.layers, ...closing]
}

/** The headline over the whole width, the product large in the lower right corner, offer and action at its left. */
function corner(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape } = context.canvas
  const small = shape === 'rectangle'
  const x = small ? 18 : 0.066 * w
  const look = studioLook(context)
  const message = leadMessage(context, look, {
    x,
    y: small ? 19 : 0.074 * h,
    width: w - 2 * x,
    height: (small ? 0.37 : 0.31) * h,
    lines: 2,
    named: true,
  })
  if (!message) return undefined
  const top = bottom(message.box) + (small ? 8 : 0.03 * s)
  const zone = {
    x: (small ? 0.42 : 0.33) * w,
    y: top,
    width: (small ? 0.55 : 0.635) * w,
    height: (small ? 0.965 : 0.955) * h - top,
  }
  const place = placeBackdrop(context, zone, { anchor: 'center', alignX: 1 })
  if (!place) return undefined
  const foot = columnFoot(context, look, footColumn(context, x, place.keep.x - x - (small ? 8 : 0.03 * s)))
  return foot && [...room(context, place, look), ...message.layers, ...foot]
}

/** A wide product across the canvas, the headline over it from edge to edge, everything else at the foot. */
function across(context: ComposeContext, wanted: Foot, aspect: number): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape } = context.canvas
  const small = shape === 'rectangle'
  const x = small ? 18 : 0.066 * w
  const look = studioLook(context)
  const bar = footBar(context, look, wanted === 'column' ? 'row' : wanted)
  const message = leadMessage(context, look, {
    x,
    y: small ? 18 : 0.07 * h,
    width: w - 2 * x,
    height: (small ? 0.36 : aspect < WIDE_ASPECT ? 0.23 : 0.32) * h,
    lines: 2,
    named: false,
  })
  if (!message || !bar) return undefined
  const top = bottom(message.box) + (small ? 7 : 0.025 * s)
  const zone = { x: 0.035 * w, y: top, width: 0.93 * w, height: bar.top - (small ? 4 : 0.016 * s) - top }
  const place = placeBackdrop(context, zone, { anchor: 'center', alignX: 0.66 })
  return place && [...room(context, place, look), ...message.layers, ...bar.layers]
}

/** On a story: words on top, the product as wide as it goes, offer and action in a row at the foot of the free zone. */
function portrait(context: ComposeContext, aspect: number): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s } = context.canvas
  const x = 0.083 * w
  const look = studioLook(context)
  // A tall product takes the height down to the last word, which then stands at its left.
  const column = standsOnEdge(context) || aspect < TALL_ASPECT
  const message = leadMessage(context, look, {
    x,
    y: 0.15 * h,
    width: w - 2 * x,
    height: 0.27 * h,
    lines: 3,
    named: true,
  })
  const width = column ? 0.36 * w : w - 2 * x
  const { base, layers: foot } = storyFoot(context, look, { x, width, row: !column })
  if (!message || !foot) return undefined
  const top = bottom(message.box) + 0.018 * h
  const end = column ? base : topOf(foot) - 0.03 * s
  const zone = column
    ? { x: 0.44 * w, y: top, width: 0.51 * w, height: (standsOnEdge(context) ? h : end) - top }
    : { x: 0.04 * w, y: top, width: 0.92 * w, height: end - top }
  const place = placeBackdrop(context, zone, { anchor: aspect > 1.2 ? 'center' : 'foot', alignX: column ? 0.7 : 0.6 })
  if (!place) return undefined
  return [...room(context, place, look), ...message.layers, ...foot]
}

function banner(context: ComposeContext): Layer[] | undefined {
  const look = studioLook(context)
  return arrangeBanner(context, {
    look,
    // A photo shows more than its product: words need the room that a cut-out would leave them.
    tune: { from: 0.44 },
    picture: (zone) => {
      const place = placeBackdrop(context, zone, { anchor: 'center', alignX: 0.6 })
      return place && { startPx: place.keep.x, place }
    },
    dress: ({ picture: { place } }) => ({ behind: room(context, place, look) }),
  })
}

/** The photo's studio turns into the style's light over this share of the shorter side: strong colors want a short way. */
const REACH_SHARE = { clean: 0.34, bold: 0.33, luxury: 0.38, playful: 0.34, corporate: 0.36, modern: 0.34 }

function room(context: ComposeContext, place: BackdropPlace, look: StudioLook): Layer[] {
  // A dark ground shows no haze on its way to the color, and black on black needs that near.
  const dark = context.hero.kind === 'plain-dark'
  return [
    {
      kind: 'backdrop',
      photo: 0,
      ...place,
      ground: look.ground,
      // A banner is so low that its light has to run along it, and so long that a pale product needs its color near.
      reach:
        REACH_SHARE[context.direction.style] *
        context.canvas.side *
        (context.canvas.shape === 'banner' ? 2.4 : dark ? 0.9 : 1),
      over: backdropOver(context, place.keep),
    },
    ...edgeMark(context),
  ]
}

/** Corporate's sign: a band of the palette down the edge on which the words begin. */
function edgeMark({ canvas, direction }: ComposeContext): Layer[] {
  if (direction.style !== 'corporate') return []
  const width = canvas.shape === 'banner' || canvas.shape === 'rectangle' ? 6 : 0.016 * canvas.widthPx
  const { surface, surfaceDeep } = direction.colors
  const fill = vertical(0, canvas.heightPx, [0, surface], [1, surfaceDeep])
  return [{ kind: 'shape', shape: { type: 'rect', box: { x: 0, y: 0, width, height: canvas.heightPx } }, fill }]
}
