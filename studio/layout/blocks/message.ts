import type { Box } from '../../layers/box.ts'
import type { ComposeContext } from '../compose-context.ts'
import { type Block, placeRun, run, type Run } from './block.ts'
import { filled, polygon } from '../../layers/fill.ts'
import type { Layer } from '../../layers/layout.ts'
import type { WordsLook } from '../sets/product-set.ts'

export interface Message {
  layers: Layer[]
  box: Box
  headlineSize: number
}

/** The room, the words' colors and sizes of a message. The whole stack stays within the box. */
export interface MessageOptions extends Box {
  look: Pick<WordsLook, 'ink' | 'soft' | 'accent'>
  headline: { max: number; min: number; lines: number }
  /** Size of the name above the headline, as an eyebrow. Zero leaves it out (a family may set the name elsewhere). */
  nameSize: number
  nameTracking?: number
  /** Zero leaves the support line out. */
  supportSize: number
  supportLines: number
  /** Sets the proof points as a tick list instead of the support line. */
  asList?: boolean | undefined
  align?: 'left' | 'center'
  /** Scales the gaps between the parts. */
  air: number
}

export function messageBlock(context: ComposeContext, options: Omit<MessageOptions, 'x' | 'y'>): Block | undefined {
  const measured = stackMessage(context, { ...options, x: 0, y: 0 })
  if (!measured) return undefined
  const { box } = measured
  const widthPx = options.align === 'center' ? options.width : box.width
  return { widthPx, heightPx: box.height, at: (x, y) => stackMessage(context, { ...options, x, y })!.layers }
}

/**
 * Stacks the message in one column from the top. Where room is short, the support goes first, then the headline gives
 * up size. The name never goes.
 */
export function stackMessage(context: ComposeContext, options: MessageOptions): Message | undefined {
  const full = tryStack(context, options, true)
  if (full && !(context.canvas.isSmall && options.supportSize > 0 && context.direction.words.support)) return full
  const bare = tryStack(context, options, false)
  return full && (!bare || full.headlineSize >= KEPT_BESIDE_SUPPORT * bare.headlineSize) ? full : bare
}

/** Share of the headline's size that must be left for a support line to be shown on a small canvas. */
const KEPT_BESIDE_SUPPORT = 0.9

function tryStack(context: ComposeContext, options: MessageOptions, withSupport: boolean): Message | undefined {
  const { direction, canvas } = context
  const { words } = direction
  const { air } = options
  const isNamed = words.name && options.nameSize > 0
  const name = isNamed ? setName(context, options, words.name!) : undefined
  if (isNamed && !name) return undefined
  const extras = withSupport ? setExtras(context, options) : []
  const wanted = Math.max(options.nameSize * 0.85, options.headline.max * 0.3) * air
  // A name of two lines is read as the headline's first where no more than its own leading parts them.
  const nameGap = name ? Math.max(wanted, options.nameSize * 0.8) : 0
  const supportGap = extras.length > 0 ? Math.max(options.supportSize * 1.25, options.headline.max * 0.42) * air : 0
  const extrasHeight = extras.reduce((sum, extra) => sum + extra.run.heightPx + extra.gapBefore, 0)
  const room =
    (context.tuned?.roomBy ?? 1) * options.height - (name ? name.heightPx + nameGap : 0) - supportGap - extrasHeight
  const headline = run(context, 'headline', words.headline, {
    color: options.look.ink,
    max: options.headline.max,
    min: withSupport ? options.headline.min : Math.min(options.headline.min, canvas.smallText * 1.25),
    width: options.width,
    height: room,
    lines: withSupport ? options.headline.lines : options.headline.lines + 2,
    align: options.align,
  })
  if (!headline) return undefined
  // The gaps follow the size that the headline got: under a long one, the wide gaps of a short one look torn.
  const size = headline.set.sizePx
  const underName = Math.min(nameGap, Math.max(options.nameSize, size * 0.32) * air)
  const overExtras = Math.min(supportGap, Math.max(options.supportSize * 1.2, size * 0.42) * air)
  return place(options, { name, headline, extras, underName, overExtras })
}

function setName(context: ComposeContext, options: MessageOptions, name: string): Run | undefined {
  return run(context, 'name', name, {
    color: options.look.accent,
    max: options.nameSize,
    min: context.canvas.floorText,
    width: options.width,
    lines: name.length > 40 ? 4 : 2,
    leading: 1.2,
    tracking: options.nameTracking,
    align: options.align,
  })
}

type Extra = { run: Run; gapBefore: number; tick?: string; indent: number }

function setExtras(context: ComposeContext, options: MessageOptions): Extra[] {
  const { words } = context.direction
  const { smallText } = context.canvas
  const { supportSize: size, look } = options
  if (options.asList && words.proof.length > 1) {
    const indent = size * 1.35
    return words.proof.flatMap((point, index) => {
      const room = { color: look.soft, max: size, min: smallText, width: options.width - indent, lines: 2 }
      const line = run(context, 'proof', point, room)
      return line ? [{ run: line, gapBefore: index === 0 ? 0 : size * 0.85, tick: look.accent, indent }] : []
    })
  }
  if (!words.support || size === 0) return []
  const support = run(context, 'support', words.support, {
    color: look.soft,
    max: size,
    min: Math.max(smallText, size * 0.8),
    width: options.width,
    lines: options.supportLines,
    leading: 1.32,
    align: options.align,
  })
  return support ? [{ run: support, gapBefore: 0, indent: 0 }] : []
}

function place(
  options: MessageOptions,
  parts: { name: Run | undefined; headline: Run; extras: Extra[]; underName: number; overExtras: number },
): Message {
  const { name, headline, extras, underName, overExtras } = parts
  const layers: Layer[] = []
  const left = (width: number) => (options.align === 'center' ? options.x + (options.width - width) / 2 : options.x)
  let { y } = options
  if (name) {
    layers.push(placeRun(name, left(name.widthPx), y))
    y += name.heightPx + underName
  }
  layers.push(placeRun(headline, left(headline.widthPx), y))
  y += headline.heightPx
  if (extras.length > 0) y += overExtras
  for (const { run, gapBefore, tick, indent } of extras) {
    y += gapBefore
    if (tick) layers.push(tickLayer(options.x, y, run.set.sizePx, tick))
    layers.push(placeRun(run, left(run.widthPx) + indent, y))
    y += run.heightPx
  }
  const width = Math.max(headline.widthPx, name?.widthPx ?? 0, ...extras.map(({ run, indent }) => run.widthPx + indent))
  return {
    layers,
    box: { x: left(width), y: options.y, width, height: y - options.y },
    headlineSize: headline.set.sizePx,
  }
}

/** Draws a check mark as tall as the lower-case letters beside it. */
function tickLayer(x: number, y: number, size: number, color: string): Layer {
  const unit = size * 0.6
  const thick = size * 0.1
  const top = y + size * 0.1
  const tick = polygon([
    [x, top + unit * 0.5],
    [x + thick * 0.75, top + unit * 0.5 - thick * 0.75],
    [x + unit * 0.36, top + unit * 0.72],
    [x + unit - thick * 0.75, top],
    [x + unit, top + thick * 0.75],
    [x + unit * 0.36, top + unit * 0.72 + thick * 1.5],
  ])
  return filled(tick, color, { part: 'proof', isSign: true })
}
