import type { Box } from '#contract/report.ts'
import { bottom, right } from '../layers/box.ts'
import { groundLook } from '../sets/ground-look.ts'
import type { ComposeContext } from '../compose-context.ts'
import { leadMessage } from '../blocks/lead-message.ts'
import type { Layer } from '../layers/layout.ts'
import type { Message } from '../blocks/message.ts'
import { framePicture } from '../picture/picture-frame.ts'
import { messageBox } from '../layers/name-parts.ts'
import { columnFoot, footColumn, storyFoot, studioBannerEnd, topOf } from '../arrangements/studio-foot.ts'
import { bannerWords } from '../arrangements/banner-ends.ts'
import { styleGround } from '../sets/style-ground.ts'
import type { WordsLook } from '../sets/words-look.ts'
import type { Family } from './family.ts'
import { vertical } from '../layers/fill.ts'

/**
 * Frame: a photo that is shown as it is hangs in the ad as a picture does, in the style's own form: an arch, a slant, a
 * flower, a ring of light; what it throws on the ground is the ad's depth.
 */
export const frameFamily: Family = {
  tried: {
    busy: { clean: 2, bold: 3, luxury: 2, playful: 1, corporate: 2, modern: 3 },
    plain: { clear: 3, foggy: 1 },
    multiplied: { clear: 2, foggy: 1 },
  },
  sceneName: 'picture on a wall',
  storyFoot: 'bare',
  sides: 'swap',
  compose(context) {
    const { shape } = context.canvas
    if (shape === 'banner') return banner(context)
    if (shape === 'portrait') return portrait(context)
    const { widthPx, heightPx } = context.photos[0]!.pixels
    if (widthPx / heightPx >= WIDE_ASPECT[shape]) return under(context)
    // A long word or a wide button asks for more of a small canvas before the picture gives way altogether.
    return (
      (shape === 'rectangle' ? (aside(context, 0.46) ?? aside(context, 0.53)) : aside(context, 0.43)) ?? under(context)
    )
  },
}

/** From this width over height on a photo hangs under the words, over the whole width. */
const WIDE_ASPECT = { square: 0.94, rectangle: 1.3 }

function lookOf(context: ComposeContext): WordsLook {
  return groundLook(context)
}

/** The picture at the right, the words in the column that it leaves. */
function aside(context: ComposeContext, start: number): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape } = context.canvas
  const small = shape === 'rectangle'
  const x = small ? 18 : 0.066 * w
  const look = lookOf(context)
  const left = start * w
  const margin = small ? 17 : 0.066 * w
  const picture = framePicture(context, { x: left, y: margin, width: w - left - margin, height: h - 2 * margin })
  if (!picture) return undefined
  const width = picture.box.x - x - (small ? 15 : 0.05 * w)
  const foot = columnFoot(context, look, footColumn(context, x, width))
  if (!foot) return undefined
  const y = small ? 19 : 0.078 * h
  const height = topOf(foot) - (small ? 15 : 0.045 * s) - y
  const message = leadMessage(context, look, { x, y, width, height, lines: 5, named: true })
  return (
    message && [
      ...wall(context, picture.box, [...message.layers, ...foot]),
      ...picture.layers,
      ...message.layers,
      ...foot,
    ]
  )
}

/** The words over the picture, offer and action in one row beneath it. */
function under(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape } = context.canvas
  const small = shape === 'rectangle'
  const x = small ? 18 : 0.066 * w
  const look = lookOf(context)
  const low = { bottom: small ? h - 15 : 0.94 * h, price: small ? 23 : 0.072 * s, height: small ? 30 : 0.068 * s }
  const foot = columnFoot(context, look, { ...low, x, width: w - 2 * x, row: true })
  const y = small ? 17 : 0.07 * h
  const message =
    foot &&
    leadMessage(context, look, { x, y, width: w - 2 * x, height: (small ? 0.3 : 0.24) * h, lines: 2, named: true })
  if (!message) return undefined
  const top = bottom(message.box) + (small ? 10 : 0.052 * s)
  const picture = framePicture(context, {
    x,
    y: top,
    width: w - 2 * x,
    height: topOf(foot) - (small ? 10 : 0.066 * s) - top,
  })
  return (
    picture && [
      ...wall(context, picture.box, [...message.layers, ...foot]),
      ...picture.layers,
      ...message.layers,
      ...foot,
    ]
  )
}

function portrait(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s } = context.canvas
  const x = 0.083 * w
  const look = lookOf(context)
  const message = leadMessage(context, look, {
    x,
    y: 0.152 * h,
    width: w - 2 * x,
    height: 0.19 * h,
    lines: 3,
    named: true,
  })
  if (!message) return undefined
  const top = bottom(message.box) + 0.024 * h
  const { widthPx, heightPx } = context.photos[0]!.pixels
  const high = widthPx < WIDE_ASPECT.square * heightPx ? tallAside(context, message, top) : undefined
  if (high) return high
  const { layers: foot } = storyFoot(context, look, { x, width: w - 2 * x, row: true })
  if (!foot) return undefined
  const picture = framePicture(context, { x, y: top, width: w - 2 * x, height: topOf(foot) - 0.056 * s - top })
  return (
    picture && [
      ...wall(context, picture.box, [...message.layers, ...foot]),
      ...picture.layers,
      ...message.layers,
      ...foot,
    ]
  )
}

/** A high photo takes the height down to the last word, which then stands at its left. */
function tallAside(context: ComposeContext, message: Message, top: number): Layer[] | undefined {
  const { widthPx: w, side: s } = context.canvas
  const x = 0.083 * w
  const { base, layers: foot } = storyFoot(context, lookOf(context), { x, width: 0.33 * w, row: false })
  if (!foot) return undefined
  // A label's arrow reaches further than its words.
  const left = Math.max(...foot.flatMap(messageBox).map(right)) + 0.068 * s
  const picture = framePicture(context, { x: left, y: top, width: 0.945 * w - left, height: base - top })
  const words = [...message.layers, ...foot]
  return picture && [...wall(context, picture.box, words), ...picture.layers, ...words]
}

function banner(context: ComposeContext): Layer[] | undefined {
  const { heightPx: h } = context.canvas
  const look = lookOf(context)
  const end = studioBannerEnd(context, look)
  if (!end) return undefined
  const { widthPx, heightPx } = context.photos[0]!.pixels
  const width = Math.min(150, Math.max(78, ((h - 12) * widthPx) / heightPx))
  const picture = framePicture(context, { x: Math.round(end.x - 26 - width), y: 6, width, height: h - 12 })
  const words =
    picture &&
    bannerWords(context, { x: 22, width: picture.box.x - 22 - 18, headline: 36, small: 14, smallColor: look.soft })
  return words && [...styleGround(context), ...picture.layers, ...words, ...end.layers]
}

/** The style's ground, and in corporate a panel of its second color at the end, where it is clear of the words. */
function wall(context: ComposeContext, picture: Box, words: readonly Layer[]): Layer[] {
  const { canvas, direction } = context
  const start = picture.x + 0.46 * picture.width
  const reach = Math.max(...words.map((layer) => (layer.kind === 'text' ? right(layer.box) : 0)))
  if (direction.style !== 'corporate' || reach > start - 0.02 * canvas.widthPx) return styleGround(context)
  const { surface, surfaceDeep, glow } = direction.colors
  const box = { x: start, y: 0, width: canvas.widthPx - start, height: canvas.heightPx }
  const fill = vertical(0, canvas.heightPx, [0, glow], [0.4, surface], [1, surfaceDeep])
  return [...styleGround(context), { kind: 'shape', shape: { type: 'rect', box }, fill }]
}
