import { differenceCiede2000, formatHex, parse } from 'culori'
import type { ColorRole } from '#contract/word-parts.ts'
import { contrastRatio, hexToOklch, okDistance, oklchToHex, readableOn, withAlpha } from '../../color/oklch.ts'
import type { Canvas } from '../../canvas/canvas.ts'
import { rotatedBounds, shapeBounds, middleOf } from '../../layers/box.ts'
import { inked } from '../../layers/fill.ts'
import type { BackdropLayer, Fill, Layer, Point, Shape, ShapeLayer, Stop, TextLayer } from '../../layers/layout.ts'
import { colorOfLayer, colorsOf, findPlanes, groundAt, isOpaque, type Plane } from './find-planes.ts'

export type OwnColors = Partial<Record<ColorRole, string>>

type Size = Pick<Canvas, 'widthPx' | 'heightPx'>

/**
 * A composition with a person's own colors where she would look for them, as she typed them: `ground` on the largest plane that is
 * ours, `surface` on the next one, `ink` for the main words, `accent` on the call to action and `offer` on the badge. What is written
 * on them is moved until it can be read. Layers without own colors are answered as they are.
 */
export function wearColors(layers: readonly Layer[], canvas: Size, own: OwnColors = {}): Layer[] {
  if (Object.values(own).every((color) => color === undefined)) return [...layers]
  const planes = findPlanes(layers, canvas)
  const inPlanes = wearOnPlanes(layers, planes, own)
  return rewritten(wearOnShapes(inPlanes, canvas, own), layers, canvas, own)
}

/** In OKLab: two planes that are nearer than this look like one, and a button is lost on its ground. */
const LEAST_APART = 0.09

function wearOnPlanes(layers: readonly Layer[], [first, second]: readonly Plane[], own: OwnColors): Layer[] {
  let worn = [...layers]
  if (own.ground && first) {
    const { ground } = own
    worn = worn.map((layer, index) => {
      if (first.layers.includes(index)) return painted(layer, ground)
      return liesOn(layer, first, layers) ? calmed(layer, ground) : layer
    })
  }
  const color = own.surface ?? (own.ground && second && apartFrom(own.ground, worn[second.layers[0]!]!))
  if (!color || !second) return worn
  return worn.map((layer, index) => (second.layers.includes(index) ? painted(layer, color) : layer))
}

/** Whether light, shade or structure is laid on this plane: without a clip on the field, else within the plane's own shape. */
function liesOn(layer: Layer, plane: Plane, layers: readonly Layer[]): boolean {
  const clip = 'clip' in layer ? layer.clip : undefined
  if (plane.isField) return !clip
  const [on] = plane.layers.map((index) => layers[index])
  if (on?.kind !== 'shape') return false
  if (clip) return sameJson(clip, on.shape)
  return layer.kind === 'material' && sameJson(layer.box, shapeBounds(on.shape))
}

function sameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Of a plane that would melt into the ground beside it: the same hue, lighter or darker. Undefined where it is seen. */
function apartFrom(ground: string, layer: Layer): string | undefined {
  const color = colorOfLayer(layer)
  if (!color || okDistance(color, ground) >= LEAST_APART) return undefined
  const { l, c, h } = hexToOklch(ground)
  return oklchToHex(l > 0.5 ? l - 0.13 : l + 0.13, c, h)
}

/** In OKLCH lightness: how far the tones of a plane may lie from its color, which no eye takes for another one; and what is left of their own distance. */
const TONES = { most: 0.02, share: 0.3 }
/** A light behind the product may be so much lighter, up to this size in shares of the canvas. */
const HALO = { most: 0.07, area: 0.16 }

function toned(
  color: string,
  { middle, wanted, most = TONES.most }: { middle: number; wanted: string; most?: number },
) {
  const { l, c, h } = hexToOklch(wanted)
  const by = TONES.share * (hexToOklch(color).l - middle)
  if (Math.abs(by) < 0.002 || isBetween(wanted)) return wanted
  const at = (bound: number) => oklchToHex(l + Math.max(-bound, Math.min(bound, by)), c, h)
  // Near the end of what a screen can show, a step of lightness takes the color along.
  const isSame = (tone: string) => most > TONES.most || difference(tone, wanted) <= SAME_CIEDE2000
  return [most, most / 2, most / 4].map(at).find(isSame) ?? wanted
}

/** Less than anybody sees between two planes. */
const SAME_CIEDE2000 = 2.4

const difference = differenceCiede2000()

/** As far from white as from black: the slightest turn of light would take the words their contrast. */
function isBetween(color: string): boolean {
  return Math.max(contrastRatio(color, '#ffffff'), contrastRatio(color, '#000000')) < MIDDLE_CONTRAST
}

const MIDDLE_CONTRAST = 5.6

/** A plane in a color: its own turns of light stay, as far as the color stays the same to the eye. */
function painted(layer: Layer, wanted: string): Layer {
  switch (layer.kind) {
    case 'shape':
      return layer.fill ? { ...layer, fill: filledWith(layer.fill, wanted) } : layer
    case 'mesh':
      return { ...layer, ...groundWith(layer, wanted) }
    case 'backdrop':
      return { ...layer, ground: groundWith(layer.ground, wanted), reach: CALM.reach * layer.reach, over: [] }
    case 'glass':
      return { ...layer, tint: wanted, tintOpacity: 0.96 }
    case 'plinth':
      return { ...layer, steps: layer.steps.map((step) => ({ ...step, color: wanted })) }
    default:
      return layer
  }
}

function filledWith(fill: Fill, wanted: string): Fill {
  if (fill.type === 'solid') return { ...fill, color: wanted }
  const lightnesses = colorsOf(fill).map((color) => hexToOklch(color).l)
  const middle = lightnesses.reduce((sum, l) => sum + l, 0) / lightnesses.length
  return { ...fill, stops: fill.stops.map(([at, color]) => [at, toned(color, { middle, wanted })]) }
}

function groundWith({ base, blobs }: BackdropLayer['ground'], wanted: string): BackdropLayer['ground'] {
  const middle = hexToOklch(base).l
  return {
    base: wanted,
    blobs: blobs.map((blob) => {
      const most = blob.rx * blob.ry < HALO.area ? HALO.most : TONES.most
      return { ...blob, color: toned(blob.color, { middle, wanted, most }) }
    }),
  }
}

/** What is left of light, shade and structure over a ground that stands as it was typed. */
const CALM = { material: 0.12, light: 0.5, window: 0.07, ball: 0.62, reach: 0.7 }

function calmed(layer: Layer, ground: string): Layer {
  if (layer.part !== 'set') return layer
  switch (layer.kind) {
    case 'material':
      return { ...layer, strength: CALM.material * layer.strength }
    case 'rays':
      return { ...layer, color: toned(layer.color, { middle: hexToOklch(ground).l, wanted: ground }) }
    case 'window-light':
      return { ...layer, opacity: CALM.window * layer.opacity }
    case 'shape':
      if (isLight(layer)) return dimmed(layer, ground)
      return layer.blurPx && layer.shape.type === 'ellipse' ? smaller(layer, layer.shape) : layer
    default:
      return layer
  }
}

/** A ball of soft light would be more of the ad than its ground. */
function smaller(layer: ShapeLayer, { center, rx, ry }: Shape & { type: 'ellipse' }): ShapeLayer {
  const shape = { type: 'ellipse' as const, center, rx: CALM.ball * rx, ry: CALM.ball * ry }
  return { ...layer, shape, blurPx: CALM.ball * (layer.blurPx ?? 0) }
}

/** In the ground's own color, a little lighter or darker: a white haze on a deep color is another color. */
function dimmed(layer: ShapeLayer, ground: string): ShapeLayer {
  const { fill, opacity = 1 } = layer
  if (!fill || fill.type === 'solid') return { ...layer, opacity: CALM.light * opacity }
  const middle = hexToOklch(ground).l
  const stops = fill.stops.map(([at, color]): Stop => {
    const { alpha = 1, ...opaque } = parse(color) ?? { mode: 'rgb' as const, r: 0, g: 0, b: 0 }
    return [at, withAlpha(toned(formatHex(opaque), { middle, wanted: ground }), alpha)]
  })
  return { ...layer, opacity: CALM.light * opacity, blend: 'source-over', fill: { ...fill, stops } }
}

/** A glow, a dusk or a fold, which is no plane of its own; a ball of light with a soft edge is one. */
function isLight(layer: ShapeLayer): boolean {
  return layer.fill !== undefined && !layer.isPlate && !isOpaque({ ...layer, blurPx: 0 })
}

/** Buttons and badges. */
function wearOnShapes(layers: readonly Layer[], canvas: Size, own: OwnColors): Layer[] {
  return layers.map((layer, index) => {
    if (layer.kind !== 'shape' || layer.isInk || !isOpaque(layer)) return layer
    const color = layer.part === 'call-to-action' ? own.accent : layer.part === 'badge' ? own.offer : undefined
    if (!color || isLostOn(layers, index, color, canvas)) return layer
    return { ...layer, fill: { type: 'solid', color } }
  })
}

function isLostOn(layers: readonly Layer[], index: number, color: string, canvas: Size): boolean {
  const layer = layers[index]!
  const bounds = layer.kind === 'shape' ? shapeBounds(layer.shape) : undefined
  const under = bounds && groundAt(layers, index, middleOf(bounds), canvas)
  const ground = under === undefined ? undefined : colorOfLayer(layers[under]!)
  return ground !== undefined && okDistance(color, ground) < LEAST_APART
}

/** The words again, on what lies under them by now. `before` are the layers as they were composed. */
function rewritten(layers: readonly Layer[], before: readonly Layer[], canvas: Size, own: OwnColors): Layer[] {
  const main = mainColor(before)
  const inks = new Map<TextLayer['part'], string>()
  const words = layers.map((layer, index) => {
    if (layer.kind !== 'text') return layer
    const grounds = groundsOf(layers, index, layer, canvas)
    const onOwn = grounds.some((at) => layers[at]!.part !== 'set' && layers[at]!.part !== 'product')
    const wanted = onOwn ? layer.color : (wantedInk(layer, own, main) ?? layer.color)
    const isTouched = wanted !== layer.color || grounds.some((at) => layers[at] !== before[at])
    if (!isTouched) return layer
    const color = readable(
      wanted,
      wanted !== layer.color,
      grounds.flatMap((at) => colorOfLayer(layers[at]!) ?? []),
    )
    inks.set(layer.part, color)
    return { ...layer, color }
  })
  return words.map((layer) => {
    if (layer.kind !== 'shape' || !layer.isInk) return layer
    const color = layer.part && inks.get(layer.part as TextLayer['part'])
    return color ? inked(layer, color) : layer
  }) as Layer[]
}

const MAIN_PARTS: readonly TextLayer['part'][] = ['headline', 'name', 'support', 'proof']

/** In which most of the ad is said. */
function mainColor(layers: readonly Layer[]): string | undefined {
  const texts = layers.filter((layer) => layer.kind === 'text')
  return (texts.find(({ part }) => part === 'headline') ?? texts[0])?.color
}

function wantedInk({ part, color }: TextLayer, own: OwnColors, main: string | undefined): string | undefined {
  if (part === 'call-to-action') return own.accent
  return MAIN_PARTS.includes(part) || color === main ? own.ink : undefined
}

/** What lies under the ends and the middle of a run. */
function groundsOf(layers: readonly Layer[], index: number, text: TextLayer, canvas: Size): number[] {
  const { x, y, width, height } = rotatedBounds(text)
  const points: Point[] = [0.04, 0.5, 0.96].flatMap((across) =>
    [0.1, 0.5, 0.9].map((down): Point => [x + across * width, y + down * height]),
  )
  return [...new Set(points.flatMap((point) => groundAt(layers, index, point, canvas) ?? []))]
}

/** A little over what the inspection asks for, since a ground has its turns of light. */
const READABLE = 5.4
/** An ink of ours that its ground has no contrast for becomes paper or night, with a trace of its hue: what lies between looks like a fault. */
const PAPER = { l: 0.975, c: 0.012 }
const NIGHT = { l: 0.19, c: 0.04 }

/** One that a person chose is moved no further than it must be. */
function readable(ink: string, isChosen: boolean, grounds: readonly string[]): string {
  const worst = (color: string) => Math.min(...grounds.map((ground) => contrastRatio(color, ground)))
  if (grounds.length === 0 || worst(ink) >= READABLE) return ink
  const { c, h } = hexToOklch(ink)
  const moved = isChosen
    ? grounds.map((ground) => readableOn(ground, ink, READABLE))
    : [PAPER, NIGHT].map((end) => oklchToHex(end.l, Math.min(end.c, c), h))
  const enough = isChosen ? moved.find((color) => worst(color) >= READABLE) : undefined
  return enough ?? bestOf([ink, ...moved, '#ffffff', '#000000'], worst)
}

function bestOf(colors: readonly string[], worth: (color: string) => number): string {
  return colors.toSorted((one, other) => worth(other) - worth(one))[0]!
}
