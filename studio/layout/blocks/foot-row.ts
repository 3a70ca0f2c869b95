import { type Action, makeAction } from './call-to-action.ts'
import { type ComposeContext, run } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import { hasOffer, makeOffer } from './offer.ts'
import { placeRun, type Run } from './text-run.ts'
import type { ActionLook } from '../sets/words-look.ts'

export interface FootRowOptions {
  x: number
  width: number
  /** The row is centred about this line. */
  centerY: number
  maxHeight: number
  nameSize: number
  /** Zero leaves the support line out. */
  supportSize: number
  color: string
  softColor: string
  /** Zero leaves the price to another place (a badge). */
  priceSize: number
  priceColor: string
  oldPriceColor: string
  /** Set where the family has no sticker: the offer's words stand over the price. */
  badge?: { size: number; color: string; lines?: number }
  action: ActionLook & { size: number; height: number }
}

/** Name and support at the left, price, and the call to action ending on the right margin: one row, always level. */
export function footRow(context: ComposeContext, options: FootRowOptions): Layer[] | undefined {
  const action = makeAction(context, { ...options.action, maxWidth: options.width * 0.5 })
  if (!action) return undefined
  for (const support of options.supportSize > 0 ? [true, false] : [false]) {
    for (const offerShare of OFFER_SHARES) {
      const layers = tryRow(context, options, { action, support, offerShare })
      if (layers) return layers
    }
  }
  return undefined
}

/** Of the row's width, what the offer may take: more only where it needs it. */
const OFFER_SHARES = [0.36, 0.48]

function tryRow(
  context: ComposeContext,
  options: FootRowOptions,
  { action, support, offerShare }: { action: Action; support: boolean; offerShare: number },
): Layer[] | undefined {
  const gap = Math.max(12, options.action.height * 0.5)
  const actionX = options.x + options.width - action.widthPx
  const offer =
    options.priceSize > 0
      ? makeOffer(context, {
          size: options.priceSize,
          color: options.priceColor,
          oldColor: options.oldPriceColor,
          maxWidth: options.width * offerShare,
          badge: options.badge,
        })
      : undefined
  if (options.priceSize > 0 && !offer && hasOffer(context, options.badge !== undefined)) return undefined
  const offerX = actionX - (offer ? offer.widthPx + gap : 0)
  const lines = setLines(context, options, { support, width: offerX - gap - options.x })
  if (!lines) return undefined
  // Where the headline is the name and nothing stands at the left, the price takes the left edge.
  const priceX = lines.length === 0 ? options.x : offerX
  return [
    ...placeLines(options, lines),
    ...(offer?.about(priceX, options.centerY) ?? []),
    ...action.at(actionX, options.centerY - action.heightPx / 2),
  ]
}

/** The name (or, where the headline is the name, the support line alone). */
function setLines(
  context: ComposeContext,
  options: FootRowOptions,
  { support, width }: { support: boolean; width: number },
): Run[] | undefined {
  const { words } = context.direction
  const lines: Run[] = []
  if (words.name) {
    const name = run(context, 'name', words.name, {
      color: options.color,
      max: options.nameSize,
      min: Math.min(options.nameSize, context.canvas.floorText),
      width,
      height: options.maxHeight,
      lines: words.name.length > 50 ? 4 : 2,
      leading: 1.12,
    })
    if (!name) return undefined
    lines.push(name)
  }
  if (support && words.support) {
    const line = run(context, 'support', words.support, {
      color: options.softColor,
      max: options.supportSize,
      min: context.canvas.smallText,
      width,
      height: options.maxHeight - (lines[0] ? lines[0].heightPx + lineGap(options) : 0),
      lines: lines[0] && lines[0].set.lines.length > 1 ? 1 : 2,
      leading: 1.24,
    })
    if (!line) return undefined
    lines.push(line)
  }
  return lines
}

function lineGap(options: FootRowOptions): number {
  return Math.max(6, options.nameSize * 0.42)
}

function placeLines(options: FootRowOptions, lines: Run[]): Layer[] {
  const total = lines.reduce((sum, line) => sum + line.heightPx, 0) + (lines.length - 1) * lineGap(options)
  let y = options.centerY - total / 2
  return lines.map((line) => {
    const layer = placeRun(line, options.x, y)
    y += line.heightPx + lineGap(options)
    return layer
  })
}
