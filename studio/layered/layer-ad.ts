import type { Box } from '#contract/ads/report.ts'
import type { StoredLayout } from '../change/stored-layout.ts'
import { bottom, right } from '../basics/boxes.ts'
import { grow, rotatedBounds } from '../layers/box.ts'
import type { Layer, Layout, Part, TextLayer } from '../layers/layout.ts'
import { type PaintLayer, paintLayers, prepareLayers } from '../paint/paint-layout.ts'
import { paintText, strikeOf } from '../paint/paint-text.ts'
import { type Canvas, canvasOf, type Context, newSurface, placeExactly, release } from '../paint/surface.ts'
import { type AdPhoto, asWanted, keptWhole } from '../photo/ad-photo.ts'
import { formFor, type Logo } from '../photo/clean-logo.ts'
import { cropPixels, opaqueBox } from '../photo/pixels/crop-pixels.ts'
import type { Pixels } from '../photo/pixels/pixels.ts'
import type { StudiedPhoto } from '../photo/studied-photo.ts'
import type { Typesetter } from '../type/typesetter.ts'
import type { AdElement, LayeredAd, PictureElement, PictureRole, TextElement } from './layered-ad.ts'
import { coverBetween } from './cover-between.ts'
import { outlinesOf } from './outlines-of.ts'

export interface LayerRequest {
  /** Layout of a finished picture, as this studio composes it. */
  layout: StoredLayout
  /** Photos that it was painted from, the hero first. */
  photos: readonly AdPhoto[]
  scene?: Pixels | undefined
  logo?: Logo | undefined
  typesetter: Typesetter
}

/** The layout belongs to an earlier studio, whose layers can no longer be painted. */
export class LayersUnknown extends Error {
  override name = 'LayersUnknown'
}

/**
 * Paints a finished ad once more and returns it as elements. Runs of neighboring layers of one part are one element;
 * texts stay texts. Throws LayersUnknown for the layout of an earlier studio.
 */
export async function layerAd({
  layout: stored,
  photos: given,
  scene,
  logo,
  typesetter,
}: LayerRequest): Promise<LayeredAd> {
  if (stored.version !== 2) throw new LayersUnknown('This picture was made by an earlier version of this app.')
  const layout = stored as Layout
  const photos = given.map((photo, index) => (index === 0 ? asShown(photo, layout) : asWanted(photo)))
  const pictures = { scene, logo: logo && formFor(logo, layout.direction.colors.ground) }
  const { paint, end } = await prepareLayers(layout, photos, pictures)
  const { pixels } = paintLayers(layout, paint, typesetter)
  const { canvas, ctx } = newSurface(layout.widthPx, layout.heightPx)
  const elements = runsOf(layout.layers).flatMap((run): AdElement[] =>
    run.kind === 'text' ? [describeText(run.layer, layout, typesetter)] : paintRun(run, { ctx, canvas, paint, layout }),
  )
  const textless = pixelsOf(canvas)
  release(canvas)
  end()
  return { widthPx: layout.widthPx, heightPx: layout.heightPx, pixels, textless, elements }
}

/** Returns the hero as the picture shows it, which a change may have decided otherwise than its entry does. */
function asShown(hero: AdPhoto, { shown }: Layout): StudiedPhoto {
  if (shown?.whole) return keptWhole(hero)
  return shown && hero.cutOut === 'never' ? hero : asWanted(hero)
}

type Run = { kind: 'text'; layer: TextLayer } | PictureRun
interface PictureRun {
  kind: 'picture'
  part: Part
  role: PictureRole
  indices: number[]
}

/** Joins neighboring layers that belong to one part and are of one kind. */
function runsOf(layers: readonly Layer[]): Run[] {
  const runs: Run[] = []
  for (const [index, layer] of layers.entries()) {
    const last = runs.at(-1)
    if (layer.kind === 'text') {
      runs.push({ kind: 'text', layer })
      continue
    }
    const [part, role] = [layer.part ?? 'set', roleOf(layer)]
    if (last?.kind === 'picture' && last.part === part && last.role === role) last.indices.push(index)
    else runs.push({ kind: 'picture', part, role, indices: [index] })
  }
  return runs
}

function roleOf(layer: Exclude<Layer, TextLayer>): PictureRole {
  if (layer.kind === 'product') return 'product'
  if (layer.kind === 'product-shadow' || layer.kind === 'reflection') return 'shadow'
  if (layer.kind === 'photo' || layer.kind === 'backdrop') return 'photo'
  if (layer.kind === 'logo') return 'logo'
  return layer.part === 'set' || layer.part === undefined ? 'ground' : 'shape'
}

interface Painting {
  ctx: Context
  canvas: Canvas
  paint: PaintLayer
  layout: Layout
}

/**
 * Paints a run over what lies under it, and returns what it adds. Its own paint is taken where that gives the same
 * picture; what blends with the pixels under it (a shadow that multiplies, frosted glass) is taken as what it changed.
 */
function paintRun(run: PictureRun, { ctx, canvas, paint, layout }: Painting): PictureElement[] {
  const before = pixelsOf(canvas)
  const own = newSurface(layout.widthPx, layout.heightPx)
  for (const index of run.indices) {
    paint(ctx, index)
    paint(own.ctx, index)
  }
  const after = pixelsOf(canvas)
  const alone = pixelsOf(own.canvas)
  const laid = canvasOf(before.data, layout.widthPx, layout.heightPx)
  placeExactly(laid.getContext('2d'), own.canvas, 0, 0)
  const data = isAlike(pixelsOf(laid).data, after.data) ? alone.data : coverBetween(before.data, after.data)
  release(own.canvas)
  release(laid)
  const cropped = crop({ ...after, data })
  const outlines = outlinesOf(
    run.indices.map((index) => layout.layers[index]!),
    layout,
  )
  return cropped ? [{ kind: 'picture', part: run.part, role: run.role, ...cropped, ...(outlines && { outlines }) }] : []
}

/** Largest difference in a channel that is no difference: rounding of transparent colors. */
const ALIKE_MAX = 2

function isAlike(one: Uint8ClampedArray, other: Uint8ClampedArray): boolean {
  for (let at = 0; at < one.length; at += 1) {
    if (Math.abs(one[at]! - other[at]!) > ALIKE_MAX) return false
  }
  return true
}

function describeText(layer: TextLayer, layout: Layout, typesetter: Typesetter): TextElement {
  const { fonts, isSingle, trackingEm, wordSpaceEm } = typesetter.fontsOf(layer)
  const { part, text, sizePx, color, box, rotation, direction, language, x, y } = layer
  return {
    kind: 'text',
    part,
    text,
    lines: layer.lines.map((line) => ({
      text: line.text,
      x: x + line.x,
      baseline: y + line.baseline,
      box: { ...line.inkBox, x: x + line.inkBox.x, y: y + line.inkBox.y },
    })),
    sizePx,
    trackingPx: trackingEm * sizePx,
    wordSpacePx: wordSpaceEm * sizePx,
    color,
    box,
    rotation,
    ...(layer.strike && { strike: strikeOf(layer) }),
    direction,
    language,
    fonts,
    isSingleFont: isSingle,
    picture: pictureOf(layer, layout, typesetter),
  }
}

function pictureOf(layer: TextLayer, layout: Layout, typesetter: Typesetter): TextElement['picture'] {
  const area = grow(rotatedBounds(layer), 0.2 * layer.sizePx + 2)
  const [x, y] = [Math.max(0, Math.floor(area.x)), Math.max(0, Math.floor(area.y))]
  const width = Math.max(1, Math.min(layout.widthPx, Math.ceil(right(area))) - x)
  const height = Math.max(1, Math.min(layout.heightPx, Math.ceil(bottom(area))) - y)
  const { canvas, ctx } = newSurface(width, height)
  ctx.translate(-x, -y)
  paintText(ctx, layer, typesetter)
  const cropped = crop(pixelsOf(canvas))
  release(canvas)
  if (!cropped) return { box: { x, y, width: 1, height: 1 }, rgba: new Uint8ClampedArray(4) }
  return { box: { ...cropped.box, x: cropped.box.x + x, y: cropped.box.y + y }, rgba: cropped.rgba }
}

function pixelsOf(canvas: Canvas): Pixels {
  const { width, height } = canvas
  return { data: canvas.getContext('2d').getImageData(0, 0, width, height).data, widthPx: width, heightPx: height }
}

/** Cuts a picture to what can be seen of it; undefined if that is nothing. */
function crop(pixels: Pixels): { box: Box; rgba: Uint8ClampedArray } | undefined {
  const box = opaqueBox(pixels, 0)
  return box && { box, rgba: cropPixels(pixels, box).data }
}
