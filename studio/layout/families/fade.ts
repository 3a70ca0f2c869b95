import type { Box } from '#contract/report.ts'
import type { Pixels } from '../../photo/pixels.ts'
import { measureSaliency } from '../../photo/saliency.ts'
import { clearCrops } from '../picture/cropped-photo.ts'
import { grain } from '../sets/ground.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, PhotoLayer } from '../layers/layout.ts'
import { leadMessage } from '../blocks/lead-message.ts'
import { columnFoot, storyFoot } from '../arrangements/studio-foot.ts'
import { cutsProduct } from '../picture/photo-crop.ts'
import { type StudioLook, studioLook } from '../sets/studio-look.ts'
import { arrangeBanner } from '../arrangements/banner.ts'
import { bannerUnit } from '../arrangements/banner-ends.ts'
import type { Family } from './family.ts'

/**
 * Fade: a scene that has no frame: it bleeds off the canvas and fades, over a third of its width, into a field of the
 * style's light, on which the words stand.
 */
export const fadeFamily: Family = {
  tried: {
    busy: { clean: 1, bold: 4, luxury: 3, playful: 4, corporate: 3, modern: 2 },
    plain: { clear: 5, foggy: 5 },
  },
  sceneName: 'the photo itself',
  offeredAs: 'the photo fades into the ground',
  storyFoot: 'filled',
  sides: 'swap',
  compose(context) {
    if (context.canvas.shape === 'banner') return banner(context)
    if (context.canvas.shape === 'portrait') return portrait(context)
    const { widthPx, heightPx } = context.photos[0]!.pixels
    return widthPx / heightPx < 1.2 ? beside(context) : above(context)
  },
}

/** The photo at the right from top to bottom, fading to the left; the words in the column that it leaves. */
function beside(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape } = context.canvas
  const small = shape === 'rectangle'
  const x = small ? 18 : 0.066 * w
  const look = studioLook(context)
  const left = Math.round((small ? 0.36 : 0.33) * w)
  const photo = bleeding(context, { x: left, y: 0, width: w - left, height: h }, { left: 0.26 * w })
  if (!photo) return undefined
  const width = (small ? 0.44 : 0.41) * w - x
  const foot = columnFoot(context, look, {
    x,
    width,
    bottom: small ? h - 18 : 0.93 * h,
    price: small ? 25 : 0.078 * s,
    height: small ? 33 : 0.07 * s,
  })
  if (!foot) return undefined
  const y = small ? 19 : 0.078 * h
  const message = leadMessage(context, look, { x, y, width, height: (small ? 0.5 : 0.62) * h, lines: 5, named: true })
  return message && [...field(context, look), photo, ...message.layers, ...foot]
}

/** The photo over the whole width, fading downwards; the words beneath it. */
function above(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape } = context.canvas
  const small = shape === 'rectangle'
  const x = small ? 18 : 0.066 * w
  const look = studioLook(context)
  const photo = bleeding(context, { x: 0, y: 0, width: w, height: Math.round(0.78 * h) }, { bottom: 0.24 * h })
  const foot = columnFoot(context, look, {
    x,
    width: w - 2 * x,
    bottom: small ? h - 14 : 0.94 * h,
    price: small ? 21 : 0.066 * s,
    height: small ? 30 : 0.07 * s,
    row: true,
  })
  if (!photo || !foot) return undefined
  const y = 0.645 * h
  const message = leadMessage(context, look, {
    x,
    y,
    width: w - 2 * x,
    height: (small ? 0.18 : 0.19) * h,
    lines: 2,
    named: true,
  })
  return message && [...field(context, look), photo, ...message.layers, ...foot]
}

/** On a story the photo fills the top, the platform's part included; the words stand on the field under it. */
function portrait(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s } = context.canvas
  const x = 0.083 * w
  const look = studioLook(context)
  const photo = bleeding(context, { x: 0, y: 0, width: w, height: Math.round(0.68 * h) }, { bottom: 0.2 * h })
  const { base, layers: foot } = storyFoot(context, look, { x, width: w - 2 * x, row: true })
  if (!photo || !foot) return undefined
  const y = 0.575 * h
  const message = leadMessage(context, look, {
    x,
    y,
    width: w - 2 * x,
    height: base - 0.14 * s - y,
    lines: 3,
    named: true,
  })
  return message && [...field(context, look), photo, ...message.layers, ...foot]
}

function banner(context: ComposeContext): Layer[] | undefined {
  const { heightPx: h } = context.canvas
  const look = studioLook(context)
  const unit = bannerUnit(context.canvas)
  return arrangeBanner(context, {
    look,
    // The words reach into what is all but faded.
    tune: { air: -22, gap: 6 },
    picture: (_room, untilPx) => {
      const { widthPx, heightPx } = context.photos[0]!.pixels
      const width = (widthPx < 0.9 * heightPx ? 190 : 235) * unit
      const box = { x: Math.round(untilPx - width), y: 0, width, height: h }
      const photo = bleeding(context, box, { left: 0.36 * width, right: 0.26 * width })
      return photo && { startPx: box.x, photo }
    },
    dress: ({ picture: { photo } }) => ({ behind: [...field(context, look), photo] }),
  })
}

function field(context: ComposeContext, look: StudioLook): Layer[] {
  return [{ kind: 'mesh', ...look.ground }, grain(context.canvas, context.hero.borderLightness < 0.6)]
}

/**
 * The photo in a box, what it shows clear of the side that fades. One that is too small for the box keeps its right (or
 * its upper) edge and fades at the sides that it does not reach. Undefined where it would fill too little of the box, or
 * where too much of what it shows would fade away.
 */
function bleeding(context: ComposeContext, box: Box, fade: Fades): PhotoLayer | undefined {
  const { pixels } = context.photos[0]!
  const width = Math.round(Math.min(box.width, pixels.widthPx * ENLARGED_MAX))
  const height = Math.round(Math.min(box.height, pixels.heightPx * ENLARGED_MAX))
  if (width < FILLED_SHARE * box.width || height < FILLED_SHARE * box.height) return undefined
  const shown = { x: box.x + box.width - width, y: box.y, width, height }
  const short = { left: width < box.width ? 0.2 * width : 0, bottom: height < box.height ? 0.2 * height : 0 }
  const fades = {
    ...fade,
    left: Math.max(fade.left ?? 0, short.left),
    bottom: Math.max(fade.bottom ?? 0, short.bottom),
  }
  const crops = clearCrops(context, shown, fades)
  const { crop } = crops
  const scale = crop.width / width
  const clear = { ...crop, x: crop.x + 0.6 * fades.left * scale, width: crop.width - 0.6 * fades.left * scale }
  if (cutsProduct(context, { ...clear, height: crop.height - 0.6 * fades.bottom * scale })) return undefined
  // A banner shows a glimpse of a scene, whatever is left out.
  if (context.canvas.shape !== 'banner' && fadedShare(pixels, crop, shown, fades) > FADED_MAX) return undefined
  return { kind: 'photo', photo: 0, ...crops, box: shown, radius: 0, fade: fades }
}

/** Less than other families allow: a scene that is enlarged further shows its softness beside the sharp words. */
const ENLARGED_MAX = 1.4

type Fades = NonNullable<PhotoLayer['fade']>

/** A photo that fills less of its part of the canvas, in one direction, has another family. */
const FILLED_SHARE = 0.6

/** Share of what stands out in a photo that may lie where it fades or is cut away. */
const FADED_MAX = 0.3

function fadedShare(pixels: Pixels, crop: Box, shown: Box, fade: Fades): number {
  const map = measureSaliency(pixels)
  const scale = shown.width / crop.width
  let clear = 0
  map.weights.forEach((weight, at) => {
    const column = at % map.widthPx
    const x = (((column + 0.5) * pixels.widthPx) / map.widthPx - crop.x) * scale
    const y = ((((at - column) / map.widthPx + 0.5) * pixels.heightPx) / map.heightPx - crop.y) * scale
    const inside = x >= 0.6 * (fade.left ?? 0) && x <= shown.width - 0.6 * (fade.right ?? 0)
    if (inside && y >= 0 && y <= shown.height - 0.6 * (fade.bottom ?? 0)) clear += weight
  })
  return 1 - clear
}
