import type { Box } from '#contract/report.ts'
import { arrangeBanner } from '../arrangements/banner.ts'
import { bannerUnit } from '../arrangements/banner-ends.ts'
import { arrangeBeside, isForBeside, type PictureSide } from '../arrangements/beside.ts'
import { cutPhoto } from '../arrangements/size-photo.ts'
import type { ComposeContext } from '../compose-context.ts'
import { bottom, right } from '../layers/box.ts'
import { filled, polygon } from '../layers/fill.ts'
import type { Layer, PhotoLayer, Shape } from '../layers/layout.ts'
import { croppedPhoto } from '../picture/cropped-photo.ts'
import { isTight } from '../picture/picture-frame.ts'
import { tintBackdrop } from '../picture/tint-backdrop.ts'
import { groundLook } from '../sets/ground-look.ts'
import { edgeShape } from '../sets/style-edge.ts'
import { styleGround } from '../sets/style-ground.ts'
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
  banner,
  poster(context) {
    const { widthPx, heightPx } = context.photos[0]!.pixels
    const split = {
      look: groundLook(context),
      start: CUTS[context.direction.style].start,
      picture: (room: Box, side: PictureSide) => cutAside(context, room, side),
      dress: ({ picture }: { picture: Cut }) => ({ behind: [...styleGround(context), ...picture.layers] }),
    }
    return arrangeBeside(context, split, isForBeside(context, widthPx / heightPx) ? ['end', 'head'] : ['head', 'end'])
  },
}

interface Cut {
  keep: Box
  layers: Layer[]
}

/** Where the cut is nearest to the words beside it, and how far it leans from there, in shares of the width. */
const [STRAIGHT, SLANT, WAVE] = [
  { start: 0.5, lean: 0 },
  { start: 0.45, lean: 0.12 },
  { start: 0.52, lean: 0.08 },
]
const CUTS = { clean: STRAIGHT, bold: SLANT, luxury: STRAIGHT, playful: WAVE, corporate: STRAIGHT, modern: SLANT }

/** The photo in its room, cut where the words begin: over its whole height, or less where it lies over them. */
function cutAside(context: ComposeContext, room: Box, side: PictureSide): Cut | undefined {
  const lean = CUTS[context.direction.style].lean * context.canvas.widthPx
  const photo = croppedPhoto(context, room, side === 'end' ? 1.2 * lean : 0)
  if (!photo || (side === 'head' && isTight(context, photo.crop))) return undefined
  const low = bottom(room)
  const cutAt = (back: number) =>
    side === 'end'
      ? edgeShape(context, 'right', room.x - back + lean, room.x - back)
      : edgeShape(context, 'top', low + back - 0.5 * lean, low + back)
  return { keep: room, layers: [...band(context, cutAt), clipped(context, photo, cutAt(0))] }
}

function clipped(context: ComposeContext, photo: PhotoLayer, clip: Shape): PhotoLayer {
  return { ...tintBackdrop(context, photo), clip }
}

/** A band of the second color along the cut, drawn under the photo: a hair of metal in luxury. */
function band({ canvas, direction }: ComposeContext, cutAt: (back: number) => Shape): Layer[] {
  const { colors, style } = direction
  if (style === 'clean' || style === 'modern') return []
  const width = Math.max(2, (style === 'luxury' ? 0.004 : 0.016) * canvas.side)
  const color = style === 'luxury' ? colors.accent : colors.surface
  return [filled(cutAt(width), color)]
}

/** As wide as the photo's product lets its crop be, in units of the banner; at last the whole photo. */
const BANNER_WIDTHS = [168, 132]
const BANNER_WIDEST = 190
/** Of the photo's width, how far a slanted cut leans in a banner. */
const BANNER_LEAN = 0.155

function banner(context: ComposeContext): Layer[] | undefined {
  const { heightPx: height } = context.canvas
  const unit = bannerUnit(context.canvas)
  return arrangeBanner(context, {
    look: groundLook(context),
    picture: (_room, untilPx) => {
      const { widthPx, heightPx } = context.photos[0]!.pixels
      const whole = Math.min(BANNER_WIDEST, ((height / unit) * widthPx) / heightPx)
      const photo = [...BANNER_WIDTHS, whole]
        .map((units) => Math.round(units * unit))
        .map((width) => croppedPhoto(context, { x: Math.round(untilPx - width), y: 0, width, height }))
        .find((cropped) => cropped !== undefined)
      return photo && { box: photo.box, photo }
    },
    dress: ({ photo }) => {
      const { x, width } = photo.box
      const lean = CUTS[context.direction.style] === SLANT ? BANNER_LEAN * width : 0
      const end = right(photo.box)
      const clip: Shape = polygon([
        [x + lean, 0],
        [end, 0],
        [end - lean, height],
        [x, height],
      ])
      return { behind: [...styleGround(context), clipped(context, photo, clip)] }
    },
  })
}
