import { hexToOklch, oklchToHex, withAlpha } from '../../color/oklch.ts'
import { measureSaliency } from '../../photo/saliency.ts'
import { bottom } from '../layers/box.ts'
import { footPlane, planeLook } from '../blocks/foot-plane.ts'
import { fillGround } from '../sets/ground.ts'
import type { ComposeContext } from '../compose-context.ts'
import { leadMessage } from '../blocks/lead-message.ts'
import type { Fill, Layer, PhotoLayer } from '../layers/layout.ts'
import { makeAction } from '../blocks/call-to-action.ts'
import { hasOffer, makeOffer } from '../blocks/offer.ts'
import { photoLayer } from '../picture/photo-crop.ts'
import { columnFoot, footBar, topOf } from '../arrangements/studio-foot.ts'
import { studioLook, type StudioLook } from '../sets/studio-look.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'
import { linear } from '../layers/fill.ts'

/**
 * Full-bleed: the photo is the ad. The words stand in its lower third, or where its upper third is free they crown it; a
 * scrim in the photo's own dark hue (or the palette's, where the style is loud) carries them. A banner
 * has no thirds: it is for other families.
 */
export const fullBleedFamily: Family = {
  tried: { busy: { clean: 4, bold: 2, luxury: 1, playful: 3, corporate: 4, modern: 1 } },
  sceneName: 'the photo itself',
  offeredAs: 'the photo fills the ad',
  storyFoot: 'filled',
  sides: 'swap',
  arrangements: onSizes(
    {
      look,
      fills: true,
      place: (context, box) => {
        const photo = photoLayer(context, box)
        return photo.box.width < box.width || photo.box.height < box.height ? undefined : { box, photo }
      },
      dress: (context, { photo, words }) => ({
        behind: [photo, scrim(context, words.y - 0.2 * context.canvas.heightPx)],
      }),
    },
    { tower: ['product first'], board: [], small: [] },
  ),
  compose(context) {
    const { widthPx: w, heightPx: h, shape } = context.canvas
    if (shape === 'banner') return undefined
    const photo = photoLayer(context, { x: 0, y: 0, width: w, height: h })
    if (photo.box.width < w || photo.box.height < h) return undefined
    const crowned = CROWNED.has(context.direction.style) && isFreeAbove(context, photo)
    return crowned ? (crown(context, photo) ?? foot(context, photo)) : foot(context, photo)
  },
}

const CROWNED = new Set(['bold', 'playful', 'modern'])

/** The upper part of the canvas that a crown takes, and the share of what stands out that it may cover. */
const CROWN_SHARE = 0.33
const COVERED_MAX = 0.1
const UNCUT_SHARE = 0.85

function isFreeAbove({ photos }: ComposeContext, { crop }: PhotoLayer): boolean {
  const { pixels } = photos[0]!
  // Where the crop had to cut above and below, what is shown begins at its upper edge.
  if (crop.height < UNCUT_SHARE * pixels.heightPx) return false
  const map = measureSaliency(pixels)
  const end = ((crop.y + CROWN_SHARE * crop.height) / pixels.heightPx) * map.heightPx
  const start = (crop.y / pixels.heightPx) * map.heightPx
  let covered = 0
  map.weights.forEach((weight, at) => {
    const row = Math.floor(at / map.widthPx)
    if (row >= start && row < end) covered += weight
  })
  return covered < COVERED_MAX
}

/** Type on a photo is light, in every style. */
const PAPER = '#fbf8f3'

function look(context: ComposeContext): StudioLook {
  const { colors, style } = context.direction
  const accent = style === 'luxury' ? colors.accent : PAPER
  const white = style === 'clean' || style === 'modern' || style === 'corporate'
  const fill = white ? '#ffffff' : style === 'bold' ? colors.offer : colors.accent
  const text = white
    ? oklchToHex(0.22, 0.05, hexToOklch(colors.ground).h)
    : style === 'bold'
      ? colors.onOffer
      : colors.onAccent
  return {
    ...studioLook(context),
    ink: PAPER,
    soft: PAPER,
    accent,
    price: accent,
    action: { ...studioLook(context).action, fill, text, label: PAPER },
    glass: { tint: oklchToHex(0.14, 0.04, darkHue(context)), tintOpacity: 0.5 },
  }
}

/** Headline at the lower left, price and action at the lower right on its last line. */
function foot(context: ComposeContext, photo: PhotoLayer): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape, safe } = context.canvas
  const small = shape === 'rectangle'
  const x = small ? 16 : 0.072 * w
  const base = shape === 'portrait' ? bottom(safe) - 0.012 * h : h - (small ? 16 : 0.07 * h)
  const colors = look(context)
  const end = lockup(context, colors, { right: w - x, base })
  if (!end) return undefined
  const top = 0.655 * h
  const over = leadAt(context, colors, { x, width: w - 2 * x - end.width - 0.05 * w, top, base })
  if (over) return [photo, scrim(context, over.y - 0.24 * h), ...over.layers, ...end.layers]
  const row = columnFoot(context, colors, {
    x,
    width: w - 2 * x,
    bottom: base,
    price: small ? 20 : 0.062 * s,
    height: small ? 30 : 0.07 * s,
    row: true,
  })
  const alone =
    row && leadAt(context, colors, { x, width: w - 2 * x, top, base: topOf(row) - (small ? 10 : 0.035 * s) })
  return alone && [photo, scrim(context, alone.y - 0.24 * h), ...alone.layers, ...row]
}

/** The message set from `top` at most, its last line on `base`. Undefined where it would have to be small. */
function leadAt(
  context: ComposeContext,
  colors: StudioLook,
  o: { x: number; width: number; top: number; base: number },
) {
  const { side: s, shape } = context.canvas
  const set = (y: number) =>
    leadMessage(context, colors, {
      x: o.x,
      y,
      width: o.width,
      height: o.base - o.top,
      lines: 3,
      named: true,
      bare: true,
    })
  const first = set(o.top)
  if (!first || first.headlineSize < (shape === 'rectangle' ? 0.08 : 0.062) * s) return undefined
  const y = o.base - first.box.height
  const message = set(y)
  return message && { y, layers: message.layers }
}

/** Offer over action, both ending on the right margin, the action's rule or button on the base line. */
function lockup(
  context: ComposeContext,
  { action: actionLook, price, soft, accent }: StudioLook,
  o: { right: number; base: number },
) {
  const { widthPx: w, side: s, shape, smallText } = context.canvas
  const small = shape === 'rectangle'
  const height = small ? 31 : 0.072 * s
  const action = makeAction(context, { ...actionLook, size: Math.max(smallText, 0.031 * s), height, maxWidth: 0.4 * w })
  const size = small ? 22 : 0.062 * s
  const badge = { size: size * 0.52, color: accent }
  const offer = makeOffer(context, { size, color: price, oldColor: soft, badge, maxWidth: 0.3 * w })
  if (!action || (!offer && hasOffer(context))) return undefined
  const actionY = o.base - action.heightPx
  const layers = [
    ...(offer?.at(o.right - offer.widthPx, actionY - height * 0.46) ?? []),
    ...action.at(o.right - action.widthPx, actionY),
  ]
  return { layers, width: Math.max(action.widthPx, offer?.widthPx ?? 0) }
}

/** The headline over the whole width at the top, name, price and action in the style's bar at the foot. */
function crown(context: ComposeContext, photo: PhotoLayer): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape, safe } = context.canvas
  const small = shape === 'rectangle'
  const portrait = shape === 'portrait'
  const x = small ? 16 : 0.066 * w
  const colors = look(context)
  const plane = context.direction.style !== 'modern'
  const y = portrait ? safe.y + 0.01 * h : small ? 18 : 0.074 * h
  const height = (portrait ? 0.335 : 0.34) * h - y
  const message = leadMessage(context, colors, {
    x,
    y,
    width: w - 2 * x,
    height,
    lines: 2,
    named: portrait,
    bare: true,
  })
  if (!message) return undefined
  const wash = crownWash(context, bottom(message.box) + 0.16 * h)
  if (!portrait) {
    const bar = footBar(context, colors, plane ? 'plane' : 'glass')
    return bar && bar.top > 0.66 * h ? [photo, wash, ...message.layers, ...bar.layers] : undefined
  }
  const onField = plane
    ? { ...colors, price: planeLook(context).text, soft: planeLook(context).text, action: planeLook(context).action }
    : colors
  const base = bottom(safe) - 0.012 * h
  const row = columnFoot(context, onField, {
    x: 0.083 * w,
    width: 0.834 * w,
    bottom: base,
    price: 0.07 * s,
    height: 0.08 * s,
    row: true,
  })
  if (!row) return undefined
  const under = plane ? footPlane(context, topOf(row) - 0.12 * s) : scrim(context, topOf(row) - 0.16 * h)
  return [photo, wash, under, ...message.layers, ...row]
}

/** From the top downwards: the palette's strong color in loud styles, else the photo's dark. */
function crownWash(context: ComposeContext, foot: number): Layer {
  const color = loudDark(context) ?? oklchToHex(0.14, 0.04, darkHue(context))
  return gradient(context, { from: foot, to: 0, color, stops: [0, 0.34, 0.72, 0.88, 0.92] })
}

/** One scrim from the foot upwards, in the photo's own dark hue: a grey one looks like dirt. */
function scrim(context: ComposeContext, top: number): Layer {
  const { heightPx: h } = context.canvas
  const color = loudDark(context) ?? oklchToHex(0.17, 0.05, darkHue(context))
  return gradient(context, { from: Math.max(0.28 * h, top), to: h, color, stops: [0, 0.42, 0.76, 0.89, 0.95] })
}

/** The palette's own color, dark enough for light type, in the styles that speak by color. */
function loudDark({ direction: { style, colors } }: ComposeContext): string | undefined {
  if (style !== 'bold' && style !== 'playful') return undefined
  const { c, h } = hexToOklch(style === 'bold' ? colors.ground : colors.surface)
  return oklchToHex(0.36, Math.min(0.16, c), h)
}

function gradient(context: ComposeContext, o: { from: number; to: number; color: string; stops: number[] }): Layer {
  const stops = o.stops.map((alpha, index): [number, string] => [
    index / (o.stops.length - 1),
    withAlpha(o.color, alpha),
  ])
  const fill: Fill = linear([0, o.from], [0, o.to], ...stops)
  return { ...fillGround(context.canvas, fill), blend: 'multiply' } as Layer
}

/** The hue of the photo's darkest color that has one. */
function darkHue({ hero }: ComposeContext): number {
  const swatches = hero.palette.map(({ hex }) => hexToOklch(hex)).filter(({ c }) => c > 0.015)
  const darkest = swatches.toSorted((first, second) => first.l - second.l)[0]
  return (darkest ?? hexToOklch(hero.borderHex)).h
}
