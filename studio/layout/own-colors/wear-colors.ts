import { differenceCiede2000, formatHex, parse } from '../../color/culori.ts'
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
 * Returns a composition with the user's own colors, as typed, where the user would look for them: `ground` on the
 * largest plane that is ours, `surface` on the next one, `ink` for the main words, `accent` on the call to action and
 * `offer` on the badge. Inks on them are moved until they can be read. Without own colors the layers are returned as
 * they are.
 */
export function wearColors(layers: readonly Layer[], canvas: Size, own: OwnColors = {}): Layer[] {
  if (Object.values(own).every((color) => color === undefined)) return [...layers]
  const planes = findPlanes(layers, canvas)
  const inPlanes = wearOnPlanes(layers, planes, own)
  return rewritten(wearOnShapes(inPlanes, canvas, own), layers, canvas, own)
}

/** OKLab distance below which two planes look like one, and a button is lost on its ground. */
const MIN_APART = 0.09

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

/**
 * Returns true if light, shade or structure is laid on this plane: without a clip on the field, else within the plane's
 * own shape.
 */
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

/**
 * Returns the color of a plane that would melt into the ground beside it: the same hue, lighter or darker. Undefined if
 * the plane can be seen.
 */
function apartFrom(ground: string, layer: Layer): string | undefined {
  const color = colorOfLayer(layer)
  if (!color || okDistance(color, ground) >= MIN_APART) return undefined
  const { l, c, h } = hexToOklch(ground)
  return oklchToHex(l > 0.5 ? l - 0.13 : l + 0.13, c, h)
}

/**
 * Greatest distance of a plane's tones from its color, in OKLCH lightness, which no eye takes for another color; and
 * the share of their own distance that is left.
 */
const TONES = { max: 0.02, share: 0.3 }
/**
 * Greatest distance, in OKLCH lightness, of a light behind the product, and the greatest area of such a light, in
 * shares of the canvas.
 */
const HALO = { max: 0.07, area: 0.16 }

function toned(color: string, { middle, wanted, max = TONES.max }: { middle: number; wanted: string; max?: number }) {
  const { l, c, h } = hexToOklch(wanted)
  const by = TONES.share * (hexToOklch(color).l - middle)
  if (Math.abs(by) < 0.002 || isBetween(wanted)) return wanted
  const at = (bound: number) => oklchToHex(l + Math.max(-bound, Math.min(bound, by)), c, h)
  // Near the end of what a screen can show, a step of lightness changes the color as well.
  const isSame = (tone: string) => max > TONES.max || difference(tone, wanted) <= SAME_CIEDE2000
  return [max, max / 2, max / 4].map(at).find(isSame) ?? wanted
}

/** CIEDE2000 distance that nobody sees between two planes. */
const SAME_CIEDE2000 = 2.4

const difference = differenceCiede2000()

/**
 * Returns true if a color is about as far from white as from black: the slightest change of light would take the
 * contrast from its words.
 */
function isBetween(color: string): boolean {
  return Math.max(contrastRatio(color, '#ffffff'), contrastRatio(color, '#000000')) < MIDDLE_CONTRAST
}

const MIDDLE_CONTRAST = 5.6

/** Returns a plane in a color. Its own changes of light stay, as far as the color stays the same to the eye. */
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
      const max = blob.rx * blob.ry < HALO.area ? HALO.max : TONES.max
      return { ...blob, color: toned(blob.color, { middle, wanted, max }) }
    }),
  }
}

/** Factors for light, shade and structure over a ground that stands as it was typed. */
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

/** Returns a smaller ball of soft light: otherwise it would be more of the ad than its ground. */
function smaller(layer: ShapeLayer, { center, rx, ry }: Shape & { type: 'ellipse' }): ShapeLayer {
  const shape = { type: 'ellipse' as const, center, rx: CALM.ball * rx, ry: CALM.ball * ry }
  return { ...layer, shape, blurPx: CALM.ball * (layer.blurPx ?? 0) }
}

/**
 * Returns light in the ground's own color, a little lighter or darker: a white haze on a deep color is another color.
 */
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

/** Returns true for a glow, a dusk or a fold, which is no plane of its own. A ball of light with a soft edge is one. */
function isLight(layer: ShapeLayer): boolean {
  return layer.fill !== undefined && !layer.isPlate && !isOpaque({ ...layer, blurPx: 0 })
}

/** Returns the layers with own colors on buttons and badges. */
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
  return ground !== undefined && okDistance(color, ground) < MIN_APART
}

/** Returns the words in inks for what lies under them now. `before` are the layers as they were composed. */
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

/** Returns the color in which most of the ad's words are set. */
function mainColor(layers: readonly Layer[]): string | undefined {
  const texts = layers.filter((layer) => layer.kind === 'text')
  return (texts.find(({ part }) => part === 'headline') ?? texts[0])?.color
}

function wantedInk({ part, color }: TextLayer, own: OwnColors, main: string | undefined): string | undefined {
  if (part === 'call-to-action') return own.accent
  return MAIN_PARTS.includes(part) || color === main ? own.ink : undefined
}

/** Returns the indices of what lies under the ends and the middle of a run. */
function groundsOf(layers: readonly Layer[], index: number, text: TextLayer, canvas: Size): number[] {
  const { x, y, width, height } = rotatedBounds(text)
  const points: Point[] = [0.04, 0.5, 0.96].flatMap((across) =>
    [0.1, 0.5, 0.9].map((down): Point => [x + across * width, y + down * height]),
  )
  return [...new Set(points.flatMap((point) => groundAt(layers, index, point, canvas) ?? []))]
}

/** Contrast of moved inks, a little more than the inspection requires, because a ground has its changes of light. */
const READABLE = 5.4
/**
 * OKLCH lightness and chroma of an ink of ours that has too little contrast on its ground: it becomes paper or night,
 * with a trace of its hue. Anything in between looks like a fault.
 */
const PAPER = { l: 0.975, c: 0.012 }
const NIGHT = { l: 0.19, c: 0.04 }

/** Returns an ink that can be read on its grounds. An ink that the user chose is moved no further than it must be. */
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
