import { bottom, right } from '../layers/box.ts'
import { croppedPhoto } from '../picture/cropped-photo.ts'
import { groundLook } from '../sets/ground-look.ts'
import type { ComposeContext } from '../compose-context.ts'
import { leadMessage } from '../blocks/lead-message.ts'
import type { Layer, PhotoLayer, Point, Shape } from '../layers/layout.ts'
import { isTight } from '../picture/picture-frame.ts'
import { columnFoot, footColumn, storyFoot, topOf } from '../arrangements/studio-foot.ts'
import { styleGround } from '../sets/style-ground.ts'
import { arrangeBanner } from '../arrangements/banner.ts'
import { bannerUnit } from '../arrangements/banner-ends.ts'
import { tintBackdrop } from '../picture/tint-backdrop.ts'
import { cutPhoto } from '../arrangements/size-photo.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'

/**
 * Split: the photo bleeds off three edges and is cut against the style's field by its own hand: a slant, a wave or a
 * straight edge with a band of the second color along it.
 */
export const splitFamily: Family = {
  tried: {
    busy: { clean: 3, bold: 1, luxury: 4, playful: 2, corporate: 1, modern: 4 },
    plain: { clear: 4, foggy: 3 },
    multiplied: { clear: 5, foggy: 3 },
  },
  sceneName: 'the photo itself',
  offeredAs: 'photo beside a field',
  storyFoot: 'bare',
  sides: 'swap',
  arrangements: onSizes(cutPhoto),
  compose(context) {
    if (context.canvas.shape === 'banner') return banner(context)
    return context.canvas.shape === 'portrait' ? portrait(context) : (side(context) ?? over(context))
  },
}

/** How far the cut leans, in shares of the canvas: a slant across the whole edge, a wave to both sides of its line. */
const LEAN = { slant: 0.12, wave: 0.05, straight: 0 }

function cutOf(context: ComposeContext): keyof typeof LEAN {
  const { style } = context.direction
  return style === 'bold' || style === 'modern' ? 'slant' : style === 'playful' ? 'wave' : 'straight'
}

function side(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape } = context.canvas
  const small = shape === 'rectangle'
  const x = small ? 18 : 0.066 * w
  const look = groundLook(context)
  const lean = LEAN[cutOf(context)] * w
  const edge = Math.round((lean > 0 ? 0.57 : 0.5) * w)
  // Every line clears the cut's nearest end, because the words may stand on its other side too.
  const width = edge - lean - x - (small ? 8 : 0.035 * w)
  const foot = columnFoot(context, look, footColumn(context, x, width))
  if (!foot) return undefined
  const y = small ? 19 : 0.078 * h
  const height = topOf(foot) - (small ? 10 : 0.045 * s) - y
  const message = leadMessage(context, look, { x, y, width, height, lines: 5, named: true })
  if (!message) return undefined
  const left = Math.round(edge - lean)
  const photo = croppedPhoto(context, { x: left, y: 0, width: w - left, height: h }, 1.4 * lean)
  if (!photo) return undefined
  const cut = edgeDown(context, edge, lean)
  return [
    ...styleGround(context),
    ...band(context, cut),
    { ...tintBackdrop(context, photo), clip: cut },
    ...message.layers,
    ...foot,
  ]
}

/** The part of the canvas right of an edge at `x`; a slant runs from there at the top to `lean` before it at the foot. */
function edgeDown({ canvas, direction }: ComposeContext, x: number, lean: number): Shape {
  const { widthPx: w, heightPx: h } = canvas
  if (direction.style === 'playful') {
    const points: Point[] = [
      [x, 0],
      [x + 0.5 * lean, 0.16 * h],
      [x - lean, 0.42 * h],
      [x + 0.8 * lean, 0.72 * h],
      [x - 0.4 * lean, h],
    ]
    return { type: 'wave', closeTo: 'right', points }
  }
  const points: Point[] = [
    [x, 0],
    [w, 0],
    [w, h],
    [x - lean, h],
  ]
  return { type: 'polygon', points }
}

/** A band of the second color along the cut, drawn under the photo. */
function band(context: ComposeContext, cut: Shape): Layer[] {
  const { colors, style } = context.direction
  if (style === 'clean' || style === 'modern') return []
  const width = (style === 'luxury' ? 0.004 : 0.016) * context.canvas.side
  const color = style === 'luxury' || style === 'bold' ? colors.accent : colors.surface
  const fill = style === 'bold' ? colors.surface : color
  return [{ kind: 'shape', shape: shifted(cut, -Math.max(2, width)), fill: { type: 'solid', color: fill } }]
}

function shifted(shape: Shape, dx: number, dy = 0): Shape {
  if (shape.type !== 'polygon' && shape.type !== 'wave') return shape
  return { ...shape, points: shape.points.map(([x, y]): Point => [x + dx, y + dy]) }
}

/** A wide product fills the upper part from edge to edge; the words stand on the field under the cut. */
function over(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape } = context.canvas
  const small = shape === 'rectangle'
  const x = small ? 18 : 0.066 * w
  const look = groundLook(context)
  const low = { bottom: small ? h - 16 : 0.935 * h, price: small ? 21 : 0.066 * s, height: small ? 28 : 0.066 * s }
  const foot = columnFoot(context, look, { ...low, x, width: w - 2 * x, row: true })
  const lean = 0.4 * LEAN[cutOf(context)] * h
  // As low as the photo's product lets its crop be.
  const photo = OVER_SHARES.map((share) =>
    croppedPhoto(context, { x: 0, y: 0, width: w, height: Math.round(share * h + 0.5 * lean) }),
  ).find((cropped) => cropped && !isTight(context, cropped.crop))
  if (!foot || !photo) return undefined
  const edge = bottom(photo.box) - lean
  const y = bottom(photo.box) + (small ? 9 : 0.03 * h)
  const height = topOf(foot) - (small ? 8 : 0.03 * s) - y
  const message = leadMessage(context, look, { x, y, width: w - 2 * x, height, lines: 1, named: true, bare: true })
  return message && [...photoAbove(context, photo, edge, lean), ...message.layers, ...foot]
}

/** Shares of the height that the photo may take. */
const OVER_SHARES = [0.58, 0.63, 0.67, 0.7] as const

/** On a story the photo fills the top, the platform's part included, and is cut below. */
function portrait(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s } = context.canvas
  const x = 0.083 * w
  const look = groundLook(context)
  const lean = LEAN[cutOf(context)] * w
  const { layers: foot } = storyFoot(context, look, { x, width: w - 2 * x, row: true })
  const edge = Math.round(0.475 * h)
  const photo = croppedPhoto(context, { x: 0, y: 0, width: w, height: Math.round(edge + lean) })
  if (!photo || !foot) return undefined
  const y = edge + lean * (cutOf(context) === 'slant' ? 0.45 : 1) + 0.042 * h
  const message = leadMessage(context, look, {
    x,
    y,
    width: w - 2 * x,
    height: topOf(foot) - 0.04 * s - y,
    lines: 3,
    named: true,
  })
  return message && [...photoAbove(context, photo, edge, lean), ...message.layers, ...foot]
}

/** The photo cut along an edge at `y`, on the style's ground and its band. */
function photoAbove(context: ComposeContext, photo: PhotoLayer, y: number, lean: number): Layer[] {
  const cut = edgeAcross(context, y, lean)
  return [...styleGround(context), ...bandAcross(context, cut), { ...tintBackdrop(context, photo), clip: cut }]
}

/** The part of the canvas above an edge at `y`; a slant falls to `lean` below it at the right. */
function edgeAcross({ canvas, direction }: ComposeContext, y: number, lean: number): Shape {
  const { widthPx: w } = canvas
  if (direction.style === 'playful') {
    const points: Point[] = [
      [0, y + 0.4 * lean],
      [0.2 * w, y + lean],
      [0.5 * w, y - 0.6 * lean],
      [0.8 * w, y + 1.2 * lean],
      [w, y],
    ]
    return { type: 'wave', closeTo: 'top', points }
  }
  const points: Point[] = [
    [0, 0],
    [w, 0],
    [w, y + lean],
    [0, y],
  ]
  return { type: 'polygon', points }
}

function bandAcross(context: ComposeContext, cut: Shape): Layer[] {
  return band(context, cut).map((layer) =>
    layer.kind === 'shape' ? { ...layer, shape: shifted(cut, 0, Math.max(3, 0.016 * context.canvas.side)) } : layer,
  )
}

function banner(context: ComposeContext): Layer[] | undefined {
  const { heightPx: h } = context.canvas
  const unit = bannerUnit(context.canvas)
  return arrangeBanner(context, {
    look: groundLook(context),
    picture: (_room, untilPx) => {
      const { widthPx, heightPx } = context.photos[0]!.pixels
      // As wide as the photo's product lets its crop be; at last the whole photo.
      const photo = [168 * unit, 132 * unit, Math.min(190 * unit, (h * widthPx) / heightPx)]
        .map(Math.round)
        .map((width) => croppedPhoto(context, { x: Math.round(untilPx - width), y: 0, width, height: h }))
        .find((cropped) => cropped !== undefined)
      return photo && { startPx: photo.box.x, photo }
    },
    dress: ({ picture: { photo } }) => {
      const { box } = photo
      const lean = cutOf(context) === 'slant' ? 0.155 * box.width : 0
      const points: Point[] = [
        [box.x + lean, 0],
        [right(box), 0],
        [right(box) - lean, h],
        [box.x, h],
      ]
      const cut = { ...tintBackdrop(context, photo), clip: { type: 'polygon' as const, points } }
      return { behind: [...styleGround(context), cut] }
    },
  })
}
