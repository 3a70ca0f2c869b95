import type { AdStyle } from '#contract/choices.ts'
import { bottom, right } from '../../basics/boxes.ts'
import { type Box, grow } from '../../layers/box.ts'
import type { ComposeContext } from '../compose-context.ts'
import { type Block, placeRun, run, type Run } from './block.ts'
import { filled, polygon, rect } from '../../layers/fill.ts'
import type { Layer, Point, Shape } from '../../layers/layout.ts'
import { asPart } from '../../layers/name-parts.ts'
import type { ActionLook } from '../sets/product-set.ts'

interface ActionOptions extends ActionLook {
  /** Type size, and the height of the filled forms. */
  size: number
  height: number
  maxWidth: number
  /** Lets the words stand nearer to the ends instead of leaving the action out. */
  mayBeTight?: true
}

/**
 * Makes the action in the form that the format allows. On Facebook and Instagram that is no button, but a ribbon in
 * loud styles and a plate in quiet ones.
 */
export function makeAction(context: ComposeContext, options: ActionOptions): Block | undefined {
  const action = context.canvas.buttonsAllowed
    ? filledAction(context, options)
    : (ribbonAction(context, options) ?? plateAction(context, options))
  return action && { ...action, at: (x, y) => asPart('call-to-action', action.at(x, y)) }
}

/** Sets the words. Returns undefined if they are too long for the width in the smallest type. */
function setWords(context: ComposeContext, { size }: ActionOptions, color: string, width: number): Run | undefined {
  const min = Math.min(size, context.canvas.floorText)
  return run(context, 'call-to-action', context.direction.words.callToAction, { color, max: size, min, width })
}

/** Corner radius of a button in shares of its height: one form in all ads of a campaign. */
export const ROUND = { clean: 0.5, bold: 0, luxury: 0, playful: 0.5, corporate: 0.16, modern: 0.5 }

/** Share of a button's usual padding that is enough where it is tight. */
const TIGHT = 0.7

function filledAction(context: ComposeContext, options: ActionOptions): Block | undefined {
  const round = ROUND[context.direction.style]
  const liked = options.height * (round > 0.2 ? 0.52 : 0.44)
  const set = (padding: number) => {
    const words = setWords(context, options, options.text, options.maxWidth - 2 * padding)
    if (!words) return undefined
    const width = Math.round(words.widthPx + 2 * padding)
    const start = (width - words.widthPx) / 2
    return onShape(words, options, { start, width }, (box) => rect(box, round * options.height))
  }
  return set(liked) ?? (options.mayBeTight && set(TIGHT * liked))
}

/** Sets the words on a filled shape of this width, `start` from its side. */
function onShape(
  words: Run,
  { height, fill }: ActionOptions,
  { start, width }: { start: number; width: number },
  shape: (box: Box) => Shape,
): Block {
  // Descenders hang below and marks stand above, so words are centered by their capitals (or their script's), not their
  // ink.
  const top = (y: number) => y + (height - words.set.capHeightPx) / 2 + words.set.box.y
  return {
    widthPx: width,
    heightPx: height,
    at: (x, y) => [filled(shape({ x, y, width, height }), fill), placeRun(words, x + start, top(y))],
  }
}

/** Ends of each style's ribbon, in shares of its height: how far they lean, are notched and are pointed. */
const RIBBONS: Partial<Record<AdStyle, { lean: number; notch: number; point: number }>> = {
  bold: { lean: 0.3, notch: 0, point: 0 },
  playful: { lean: 0, notch: 0.3, point: 0 },
  corporate: { lean: 0, notch: 0, point: 0.34 },
}

/**
 * Sets the words on a band of color, slanted, notched or pointed, so that nobody takes it for one of the platform's
 * buttons.
 */
function ribbonAction(context: ComposeContext, options: ActionOptions): Block | undefined {
  const ribbon = RIBBONS[context.direction.style]
  if (!ribbon) return undefined
  const { lean, notch, point } = ribbon
  const { height } = options
  const start = height * (0.36 + lean)
  const after = height * (0.4 + lean + notch + 0.5 * point)
  const words = setWords(context, options, options.text, options.maxWidth - start - after)
  if (!words) return undefined
  const width = Math.round(start + words.widthPx + after)
  return onShape(words, options, { start, width }, ({ x, y }) => {
    const [end, foot] = [x + width, y + height]
    const points: Point[] = [
      [x + lean * height, y],
      [end - point * height, y],
      [end - notch * height, y + height / 2],
      [end - (lean + point) * height, foot],
      [x, foot],
    ]
    return polygon(lean ? points.toSpliced(2, 1) : points)
  })
}

/**
 * Plates of the quiet styles: the cut corner in shares of the height, and whether a fine line runs along the inside.
 */
const PLATES: Partial<Record<AdStyle, { cut: number; hasLine: boolean }>> = {
  luxury: { cut: 0, hasLine: true },
  modern: { cut: 0.34, hasLine: false },
}
const PLAIN_PLATE = { cut: 0, hasLine: false }

/**
 * Makes a plate with corners, words and an arrow on it: seen at once, and no picture of one of the platform's buttons.
 * Long words go without the arrow.
 */
function plateAction(context: ComposeContext, options: ActionOptions): Block | undefined {
  const { cut, hasLine } = PLATES[context.direction.style] ?? PLAIN_PLATE
  const { height, size, text: color } = options
  const set = (padding: number, arrow: number): Block | undefined => {
    const gap = arrow > 0 ? ARROW.gap * size : 0
    const words = setWords(context, options, color, options.maxWidth - 2 * padding - gap - arrow)
    if (!words) return undefined
    const width = Math.round(words.widthPx + gap + arrow + 2 * padding)
    const plate = onShape(words, options, { start: padding, width }, (box) => cutRect(box, cut * height))
    const arrowX = padding + words.widthPx + gap
    return {
      ...plate,
      at: (x, y) => [
        ...plate.at(x, y),
        ...(hasLine ? [innerLine({ x, y, width, height }, color)] : []),
        ...(arrow > 0 ? arrowLayers({ x: x + arrowX, y: y + height / 2 }, arrow, color) : []),
      ],
    }
  }
  const liked = PLATE_PADDING * height
  return set(liked, ARROW.length * size) ?? set(liked, 0) ?? set(TIGHT * liked, 0)
}

/** Padding at both ends of the words, as a share of a plate's height. */
const PLATE_PADDING = 0.42
/** Length of the arrow and its gap to the words, in sizes of the words. */
const ARROW = { length: 1.1, gap: 0.5 }

/** Makes a rectangle without its lower end corner. */
function cutRect(box: Box, cut: number): Shape {
  if (cut === 0) return rect(box)
  const [end, foot] = [right(box), bottom(box)]
  return polygon([
    [box.x, box.y],
    [end, box.y],
    [end, foot - cut],
    [end - cut, foot],
    [box.x, foot],
  ])
}

/** Inset and width of the line inside a plate's edge, in shares of the plate's height. */
const LINE = { inset: 0.085, width: 0.018 }

function innerLine(plate: Box, color: string): Layer {
  const widthPx = Math.max(1, LINE.width * plate.height)
  const box = grow(plate, -LINE.inset * plate.height)
  return { kind: 'shape', shape: rect(box), stroke: { color, widthPx }, isInk: true }
}

function arrowLayers(from: { x: number; y: number }, length: number, color: string): Layer[] {
  const head = length * 0.3
  const thick = Math.max(1, length * 0.085)
  const tip = from.x + length
  const shaft = rect({ x: from.x, y: from.y - thick / 2, width: length - thick, height: thick })
  const arm = (sign: 1 | -1): Point[] => [
    [tip, from.y],
    [tip - head, from.y + sign * head],
    [tip - head - thick * 0.71, from.y + sign * (head - thick * 0.71)],
    [tip - thick * 1.42, from.y],
  ]
  return [shaft, polygon(arm(1)), polygon(arm(-1))].map((shape) => filled(shape, color, { isInk: true }))
}
