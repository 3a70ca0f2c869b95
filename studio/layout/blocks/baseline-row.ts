import { type Action, makeAction } from './call-to-action.ts'
import type { FootRowOptions } from './foot-row.ts'
import { type ComposeContext, run } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import { hasOffer, makeOffer } from './offer.ts'
import { placeOnBaseline, placeRun, type Run } from './text-run.ts'

export type BaselineRowOptions = Omit<FootRowOptions, 'centerY' | 'maxHeight'> & {
  /** Everything in the row ends on this line: the last words of the name or support, the price, the action's words. */
  baseline: number
  /** How high the name and support together may stand above it. */
  room: number
}

export interface BaselineRow {
  layers: Layer[]
  /** The highest ink (or edge of a button) in the row. */
  top: number
}

/** Name and support, price, and the call to action ending on the right margin, all on one baseline. */
export function baselineRow(context: ComposeContext, options: BaselineRowOptions): BaselineRow | undefined {
  const action = makeAction(context, { ...options.action, maxWidth: options.width * 0.5 })
  if (!action) return undefined
  for (const support of options.supportSize > 0 ? [true, false] : [false]) {
    for (const offerShare of OFFER_SHARES) {
      const row = tryRow(context, options, { action, support, offerShare })
      if (row) return row
    }
  }
  return undefined
}

/** The same ad for a row in which the name does not stand, because it stands elsewhere. */
export function withoutName(context: ComposeContext): ComposeContext {
  const { direction } = context
  return { ...context, direction: { ...direction, words: { ...direction.words, name: undefined } } }
}

/** Of the row's width, what the offer may take: more only where it needs it. */
const OFFER_SHARES = [0.4, 0.5]

function tryRow(
  context: ComposeContext,
  options: BaselineRowOptions,
  { action, support, offerShare }: { action: Action; support: boolean; offerShare: number },
): BaselineRow | undefined {
  const { x, width, baseline, color, priceSize } = options
  const gap = Math.max(14, 0.045 * width)
  const actionX = x + width - action.widthPx
  const offer = makeOffer(context, {
    size: priceSize,
    color: options.priceColor,
    oldColor: options.oldPriceColor,
    maxWidth: width * offerShare,
    badge: options.badge,
  })
  if (!offer && hasOffer(context, options.badge !== undefined)) return undefined
  const offerX = actionX - (offer ? offer.widthPx + gap : 0)
  const room = offerX - gap - x
  const name = setLine(context, 'name', { color, size: options.nameSize, width: room, lines: 2 })
  const line = support
    ? setLine(context, 'support', {
        color: options.softColor,
        size: options.supportSize,
        width: room,
        lines: name ? 1 : 2,
      })
    : undefined
  if (name === 'too long' || line === 'too long') return undefined
  const lines = [name, line].flatMap((one) => one ?? [])
  const words = stackUp(lines, { x, baseline, gap: Math.max(5, 0.4 * options.nameSize) })
  if (words.height > options.room) return undefined
  // With nothing said at the left, the price takes the left edge.
  const priceX = lines.length === 0 ? x : offerX
  const end = onBaseline(action, actionX, baseline)
  return {
    layers: [...words.layers, ...(offer?.at(priceX, baseline) ?? []), ...end.layers],
    top: Math.min(end.top, baseline - words.height, baseline - (offer?.heightPx ?? 0)),
  }
}

function setLine(
  context: ComposeContext,
  role: 'name' | 'support',
  o: { color: string; size: number; width: number; lines: number },
): Run | 'too long' | undefined {
  const text = context.direction.words[role]
  if (!text || o.size === 0) return undefined
  const set = run(context, role, text, {
    color: o.color,
    max: o.size,
    min: role === 'name' ? Math.min(o.size, context.canvas.floorText) : context.canvas.smallText,
    width: o.width,
    lines: text.length > 50 ? o.lines + 2 : o.lines,
    leading: role === 'name' ? 1.12 : 1.24,
  })
  return set ?? 'too long'
}

/** Runs one over the other, the last on the baseline. */
function stackUp(lines: readonly Run[], o: { x: number; baseline: number; gap: number }) {
  const layers: Layer[] = []
  let y = o.baseline
  for (const line of lines.toReversed()) {
    const layer = layers.length === 0 ? placeOnBaseline(line, o.x, y) : placeRun(line, o.x, y - line.heightPx)
    layers.push(layer)
    y = layer.y + line.set.box.y - o.gap
  }
  return { layers, height: lines.length === 0 ? 0 : o.baseline - y - o.gap }
}

function onBaseline(action: Action, x: number, baseline: number): BaselineRow {
  const words = action.at(x, 0).find((layer) => layer.kind === 'text')!
  const y = baseline - words.y - words.lines.at(-1)!.baseline
  return { layers: action.at(x, y), top: y }
}
