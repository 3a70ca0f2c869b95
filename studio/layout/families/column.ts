import type { Box } from '#contract/report.ts'
import { chooseCrop } from '../../photo/choose-crop.ts'
import { makeAction } from '../blocks/call-to-action.ts'
import { type ComposeContext, pictureStart, run } from '../compose-context.ts'
import type { Layer, PhotoLayer } from '../layers/layout.ts'
import { stackMessage } from '../blocks/message.ts'
import { hasOffer, makeOffer } from '../blocks/offer.ts'
import { cutsProduct, photoLayer } from '../picture/photo-crop.ts'
import { continuedGround, isSeamless } from '../sets/seamless.ts'
import { styleGround } from '../sets/style-ground.ts'
import { arrangeBanner } from '../arrangements/banner.ts'
import { bannerUnit } from '../arrangements/banner-ends.ts'
import { placeRun } from '../blocks/text-run.ts'
import type { Family } from './family.ts'

/** Column: the photo whole and untouched beside (or over) a field of the style's color that carries the words. */
export const columnFamily: Family = {
  tried: 'stop-gap',
  sceneName: 'the photo itself',
  storyFoot: 'bare',
  sides: 'swap',
  compose(context) {
    const { canvas, photos } = context
    if (canvas.shape === 'banner') return banner(context)
    if (canvas.shape === 'portrait') return portrait(context)
    const { widthPx, heightPx } = photos[0]!.pixels
    if (widthPx / heightPx > 1.3) return stacked(context)
    return fitsBeside(context) ? side(context) : corner(context)
  },
}

/** The style's ground, or the photo's own drawn out under the words where the two are alike. */
function groundLayers(context: ComposeContext, photo: PhotoLayer, edge: 'left' | 'top'): Layer[] {
  return isSeamless(context, photo, edge) ? continuedGround(context, photo, edge) : styleGround(context)
}

/** A tall crop may lose this share of a scene. */
const LOSS_MAX = 0.3

/** Whether the tall crop beside the words would show what matters of the photo. */
function fitsBeside(context: ComposeContext): boolean {
  const { pixels, study } = context.photos[0]!
  const crop = chooseCrop(pixels, study, sideBox(context).width / sideBox(context).height)
  if (cutsProduct(context, crop)) return false
  const known = study.subject !== undefined || study.kind.startsWith('plain')
  return known || crop.width * crop.height >= (1 - LOSS_MAX) * pixels.widthPx * pixels.heightPx
}

function sideBox(context: ComposeContext): Box {
  const { canvas } = context
  const x = Math.round(pictureStart(context, canvas.shape === 'rectangle' ? 0.52 : 0.45) * canvas.widthPx)
  return { x, y: 0, width: canvas.widthPx - x, height: canvas.heightPx }
}

/** The photo nearly whole in the lower right corner, the headline over it from edge to edge, offer and action at its left. */
function corner(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape } = context.canvas
  const rectangle = shape === 'rectangle'
  const x = rectangle ? 18 : 0.066 * w
  const top = rectangle ? 18 : 0.074 * h
  const left = Math.round(pictureStart(context, rectangle ? 0.44 : 0.37) * w)
  const message = stackMessage(context, {
    ...look(context),
    x,
    y: top,
    width: w - 2 * x,
    height: (rectangle ? 0.36 : 0.27) * h,
    headline: { max: (rectangle ? 0.12 : 0.1) * s, min: (rectangle ? 0.07 : 0.048) * s, lines: 2 },
    nameSize: rectangle ? 12.5 : 0.028 * s,
    supportSize: 0,
    air: rectangle ? 0.7 : 0.9,
  })
  if (!message) return undefined
  const photoY = Math.round(message.box.y + message.box.height + (rectangle ? 14 : 0.052 * s))
  const photo = photoLayer(context, { x: left, y: photoY, width: w - left, height: h - photoY })
  const width = photo.box.x - x - (rectangle ? 10 : 0.035 * s)
  const foot = columnFoot(context, {
    x,
    width,
    bottom: rectangle ? h - 18 : 0.932 * h,
    price: rectangle ? 22 : 0.068 * s,
    height: rectangle ? 32 : 0.066 * s,
  })
  if (!foot) return undefined
  return [
    ...styleGround(context),
    photo,
    ...message.layers,
    ...cornerSupport(context, { x, y: photoY, width }),
    ...foot,
  ]
}

/** The support line hangs from the photo's upper edge, where the column leaves it room. */
function cornerSupport(context: ComposeContext, o: { x: number; y: number; width: number }): Layer[] {
  const { words, colors } = context.direction
  const size = 0.027 * context.canvas.side
  if (!words.support || context.canvas.shape === 'rectangle') return []
  const room = {
    max: Math.max(size, context.canvas.smallText),
    width: o.width,
    height: 0.2 * context.canvas.heightPx,
    lines: 6,
  }
  const support = run(context, 'support', words.support, { ...room, color: colors.inkSoft, leading: 1.32 })
  return support ? [placeRun(support, o.x, o.y)] : []
}

function side(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape } = context.canvas
  const rectangle = shape === 'rectangle'
  const x = rectangle ? 18 : 0.066 * w
  const photo = photoLayer(context, sideBox(context))
  const width = photo.box.x - 2 * x * 0.86
  const message = stackMessage(context, {
    ...look(context),
    x,
    y: rectangle ? 19 : 0.078 * h,
    width,
    height: rectangle ? 130 : 0.58 * h,
    headline: { max: rectangle ? 28 : 0.092 * s, min: rectangle ? 15 : 0.044 * s, lines: 5 },
    nameSize: rectangle ? 12.5 : 0.028 * s,
    supportSize: rectangle ? 0 : 0.029 * s,
    supportLines: 5,
    air: rectangle ? 0.75 : 1,
  })
  const foot = columnFoot(context, {
    x,
    width,
    bottom: rectangle ? h - 18 : 0.932 * h,
    price: rectangle ? 23 : 0.068 * s,
    height: rectangle ? 33 : 0.066 * s,
  })
  return message && foot && [...groundLayers(context, photo, 'left'), photo, ...message.layers, ...foot]
}

function stacked(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape } = context.canvas
  const rectangle = shape === 'rectangle'
  const x = rectangle ? 18 : 0.066 * w
  const photo = photoLayer(context, { x: 0, y: 0, width: w, height: Math.round((rectangle ? 0.47 : 0.56) * h) })
  const below = photo.box.y + photo.box.height
  const foot = columnFoot(context, {
    x,
    width: w - 2 * x,
    bottom: rectangle ? h - 16 : 0.935 * h,
    price: rectangle ? 21 : 0.05 * s,
    height: rectangle ? 30 : 0.064 * s,
    row: true,
  })
  if (!foot) return undefined
  const top = below + (rectangle ? 14 : 0.048 * s)
  const message = stackMessage(context, {
    ...look(context),
    x,
    y: top,
    width: w - 2 * x,
    height: h - top - (rectangle ? 56 : 0.17 * s),
    headline: { max: rectangle ? 25 : 0.076 * s, min: rectangle ? 15 : 0.042 * s, lines: 2 },
    nameSize: rectangle ? 12.5 : 0.027 * s,
    supportSize: rectangle ? 0 : 0.028 * s,
    supportLines: 2,
    air: 0.7,
  })
  return message && [...styleGround(context), photo, ...message.layers, ...foot]
}

/** On a story: words on top, offer and action at the foot of the free zone, the photo between them from edge to edge. */
function portrait(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, safe } = context.canvas
  const x = 0.083 * w
  const message = stackMessage(context, {
    ...look(context),
    x,
    y: 0.15 * h,
    width: w - 2 * x,
    height: 0.19 * h,
    headline: { max: 0.112 * s, min: 0.055 * s, lines: 2 },
    nameSize: 0.034 * s,
    supportSize: 0.036 * s,
    supportLines: 2,
  })
  const bottom = safe.y + safe.height - 0.012 * h
  const foot = columnFoot(context, { x, width: w - 2 * x, bottom, price: 0.064 * s, height: 0.08 * s, row: true })
  if (!message || !foot) return undefined
  const top = Math.round(message.box.y + message.box.height + 0.032 * h)
  const photo = photoLayer(context, { x: 0, y: top, width: w, height: Math.round(bottom - 0.08 * s - 0.03 * h) - top })
  return [...groundLayers(context, photo, 'top'), photo, ...message.layers, ...foot]
}

function banner(context: ComposeContext): Layer[] | undefined {
  const { heightPx: h } = context.canvas
  const { ink, inkSoft } = context.direction.colors
  const unit = bannerUnit(context.canvas)
  return arrangeBanner(context, {
    look: { ink, soft: inkSoft, accent: ink, price: ink, action: actionLook(context) },
    picture: (_room, untilPx) => {
      const { widthPx, heightPx } = context.photos[0]!.pixels
      const width = Math.round(Math.min(210 * unit, Math.max(90 * unit, (h * widthPx) / heightPx)))
      const photo = photoLayer(context, { x: Math.round(untilPx - width), y: 0, width, height: h })
      return { startPx: photo.box.x, photo }
    },
    dress: ({ picture: { photo } }) => ({ behind: [...styleGround(context), photo] }),
  })
}

function look(context: ComposeContext) {
  const { colors, style } = context.direction
  return {
    nameColor: style === 'luxury' || style === 'clean' || style === 'corporate' ? colors.accent : colors.ink,
    supportColor: colors.inkSoft,
  }
}

function actionLook(context: ComposeContext) {
  const { colors, style } = context.direction
  const radius = (
    { clean: 'pill', bold: 'square', luxury: 'square', playful: 'pill', corporate: 'soft', modern: 'pill' } as const
  )[style]
  // Bold and playful accents may be the field's own color: there the action is the second field instead.
  const onField = style === 'bold' || style === 'playful'
  return {
    fill: onField ? colors.surface : style === 'clean' ? colors.ink : colors.accent,
    text: onField ? colors.onSurface : style === 'clean' ? '#ffffff' : colors.onAccent,
    label: style === 'clean' || style === 'corporate' ? colors.accent : colors.ink,
    radius,
  }
}

function columnFoot(
  context: ComposeContext,
  o: { x: number; width: number; bottom: number; price: number; height: number; row?: boolean },
): Layer[] | undefined {
  const size = Math.max(o.height * 0.42, context.canvas.smallText)
  const action = makeAction(context, {
    ...actionLook(context),
    size,
    height: o.height,
    maxWidth: o.row ? o.width * 0.55 : o.width,
  })
  if (!action) return undefined
  const room = o.row ? o.width - action.widthPx - 0.05 * o.width : o.width
  const offer = makeOffer(context, { ...offerLook(context, o.price), size: o.price, maxWidth: room })
  if (!offer && hasOffer(context)) return undefined
  const actionY = o.bottom - action.heightPx
  if (o.row)
    return [
      ...(offer?.about(o.x, o.bottom - Math.max(o.height, offer.heightPx) / 2) ?? []),
      ...action.at(o.x + o.width - action.widthPx, actionY),
    ]
  return [...(offer?.at(o.x, actionY - o.height * 0.5) ?? []), ...action.at(o.x, actionY)]
}

function offerLook(context: ComposeContext, size: number) {
  const { colors } = context.direction
  return { color: colors.ink, oldColor: colors.inkSoft, badge: { size: size * 0.58, color: colors.ink } }
}
