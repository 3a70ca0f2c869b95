import type { Box } from '#contract/report.ts'
import { chooseCrop } from '../../photo/choose-crop.ts'
import { type ComposeContext, pictureStart, run } from '../compose-context.ts'
import type { Layer, PhotoLayer } from '../layers/layout.ts'
import { cutsProduct, photoLayer } from '../picture/photo-crop.ts'
import { continuedGround, isSeamless } from '../sets/seamless.ts'
import { groundLook } from '../sets/ground-look.ts'
import { columnFoot, footColumn, storyFoot, topOf } from '../arrangements/studio-foot.ts'
import { leadMessage } from '../blocks/lead-message.ts'
import { pageOf } from '../canvas/page.ts'
import { footScale } from '../canvas/foot-scale.ts'
import { bottom } from '../layers/box.ts'
import { styleGround } from '../sets/style-ground.ts'
import { arrangeBanner } from '../arrangements/banner.ts'
import { bannerUnit } from '../arrangements/banner-ends.ts'
import { placeRun } from '../blocks/text-run.ts'
import { wholePhoto } from '../arrangements/size-photo.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'

/** Column: the photo whole and untouched beside (or over) a field of the style's color that carries the words. */
export const columnFamily: Family = {
  tried: 'stop-gap',
  sceneName: 'the photo itself',
  storyFoot: 'bare',
  sides: 'swap',
  arrangements: onSizes(wholePhoto),
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
  const { widthPx: w, heightPx: h, isSmall } = context.canvas
  const look = groundLook(context)
  const { x, width, top, gap } = pageOf(context.canvas)
  const room = { x, y: top, width, height: (isSmall ? 0.36 : 0.27) * h }
  const message = leadMessage(context, look, { ...room, lines: 2, named: true, bare: true })
  if (!message) return undefined
  const left = Math.round(pictureStart(context, isSmall ? 0.44 : 0.37) * w)
  const photoY = Math.round(bottom(message.box) + 1.15 * gap)
  const photo = photoLayer(context, { x: left, y: photoY, width: w - left, height: h - photoY })
  const beside = photo.box.x - x - 0.8 * gap
  const foot = columnFoot(context, look, footColumn(context, x, beside))
  if (!foot) return undefined
  const support = cornerSupport(context, { x, y: photoY, width: beside })
  return [...styleGround(context), photo, ...message.layers, ...support, ...foot]
}

/** The support line hangs from the photo's upper edge, where the column leaves it room. */
function cornerSupport(context: ComposeContext, o: { x: number; y: number; width: number }): Layer[] {
  const { words, colors } = context.direction
  const { canvas } = context
  if (!words.support || canvas.isSmall) return []
  const max = Math.max(footScale(canvas).support, canvas.smallText)
  const room = { max, width: o.width, height: 0.2 * canvas.heightPx, lines: 6 }
  const support = run(context, 'support', words.support, { ...room, color: colors.inkSoft, leading: 1.32 })
  return support ? [placeRun(support, o.x, o.y)] : []
}

function side(context: ComposeContext): Layer[] | undefined {
  const look = groundLook(context)
  const { x, top, gap } = pageOf(context.canvas)
  const photo = photoLayer(context, sideBox(context))
  const width = photo.box.x - 1.7 * x
  const foot = columnFoot(context, look, footColumn(context, x, width))
  if (!foot) return undefined
  const height = topOf(foot) - gap - top
  const message = leadMessage(context, look, { x, y: top, width, height, lines: 5, named: true })
  return message && [...groundLayers(context, photo, 'left'), photo, ...message.layers, ...foot]
}

function stacked(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side, isSmall } = context.canvas
  const look = groundLook(context)
  const { x, width, gap } = pageOf(context.canvas)
  const photo = photoLayer(context, { x: 0, y: 0, width: w, height: Math.round((isSmall ? 0.47 : 0.56) * h) })
  const price = (isSmall ? 0.084 : 0.062) * side
  const foot = columnFoot(context, look, { ...footColumn(context, x, width), price, row: true })
  if (!foot) return undefined
  const y = bottom(photo.box) + gap
  const height = topOf(foot) - gap - y
  const message = leadMessage(context, look, { x, y, width, height, lines: 2, named: true, bare: true })
  return message && [...styleGround(context), photo, ...message.layers, ...foot]
}

/** On a story: words on top, offer and action at the foot of the free zone, the photo between them from edge to edge. */
function portrait(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h } = context.canvas
  const look = groundLook(context)
  const { x, width, top, gap } = pageOf(context.canvas)
  const message = leadMessage(context, look, { x, y: top, width, height: 0.17 * h, lines: 2, named: true })
  const { layers: foot } = storyFoot(context, look, { x, width, row: true })
  if (!message || !foot) return undefined
  const y = Math.round(bottom(message.box) + gap)
  const photo = photoLayer(context, { x: 0, y, width: w, height: Math.round(topOf(foot) - gap) - y })
  return [...groundLayers(context, photo, 'top'), photo, ...message.layers, ...foot]
}

function banner(context: ComposeContext): Layer[] | undefined {
  const { heightPx: h } = context.canvas
  const unit = bannerUnit(context.canvas)
  return arrangeBanner(context, {
    look: groundLook(context),
    picture: (_room, untilPx) => {
      const { widthPx, heightPx } = context.photos[0]!.pixels
      const width = Math.round(Math.min(210 * unit, Math.max(90 * unit, (h * widthPx) / heightPx)))
      const photo = photoLayer(context, { x: Math.round(untilPx - width), y: 0, width, height: h })
      return { startPx: photo.box.x, photo }
    },
    dress: ({ picture: { photo } }) => ({ behind: [...styleGround(context), photo] }),
  })
}
