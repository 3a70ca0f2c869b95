import { type FootScale, footScale } from '../../canvas/foot-scale.ts'
import type { ComposeContext } from '../compose-context.ts'
import { type Block, placeOnBaseline, placeRun, run, type Run, runBlock, stackBlocks } from './block.ts'
import type { Layer } from '../../layers/layout.ts'
import type { WordsLook } from '../sets/product-set.ts'
import { makeAction } from './call-to-action.ts'
import { hasOffer, makeOffer, type Offer } from './offer.ts'
import type { Canvas } from '../../canvas/canvas.ts'

/** Returns the multiple of its ordinary size for a row that holds offer and action alone. */
export function aloneBy({ isCovered }: Canvas): number {
  return isCovered ? 1.15 : 1
}

export interface FootRowOptions {
  x: number
  width: number
  look: WordsLook
  by?: number
  /** Multiple of the price's ordinary size. */
  price?: number
  /** Smallest gap between words, offer and action. */
  apart?: number | undefined
  /** Parts that stand elsewhere. */
  without?: { name: boolean; support: boolean }
  /** Lines that the offer's words may take. */
  badgeLines?: number
}

/** Sets a level row: name and support at the left, the price, and the call to action ending on the right margin. */
export function footRow(
  context: ComposeContext,
  { centerY, ...options }: FootRowOptions & { centerY: number },
): Layer[] | undefined {
  const row = setRow(context, options)
  const words = row && stackBlocks(row.lines.map(runBlock), lineGap(row.scale))
  return (
    words && [
      ...words.at(options.x, centerY - words.heightPx / 2),
      ...(row.offer?.about(row.offerX, centerY) ?? []),
      ...row.action.at(row.actionX, centerY - row.action.heightPx / 2),
    ]
  )
}

/** `top` is the highest ink (or edge of a button) in the row. */
export type BaselineRow = { layers: Layer[]; top: number }

/** Sets the same row with the last words of name or support, the price and the action's words on one baseline. */
export function baselineRow(
  context: ComposeContext,
  { baseline, ...options }: FootRowOptions & { baseline: number },
): BaselineRow | undefined {
  const row = setRow(context, options)
  if (!row) return undefined
  const { offer, offerX, action, actionX } = row
  const words = stackUp(row, options.x, baseline)
  const label = action.at(actionX, 0).find((layer) => layer.kind === 'text')!
  const actionY = baseline - label.y - label.lines.at(-1)!.baseline
  return {
    layers: [...words.layers, ...(offer?.at(offerX, baseline) ?? []), ...action.at(actionX, actionY)],
    top: Math.min(actionY, words.top, baseline - (offer?.heightPx ?? 0)),
  }
}

type Row = { scale: FootScale; lines: Run[]; offer?: Offer; offerX: number; action: Block; actionX: number }

/**
 * Shares of the row's width that the offer may take, in the order tried: beside words more only if it needs it, alone
 * all that the action leaves.
 */
const OFFER_SHARES = { besideWords: [0.38, 0.5], alone: [1] }

function setRow(context: ComposeContext, options: FootRowOptions): Row | undefined {
  const { look, x, width, price = 1, badgeLines, without } = options
  const { words } = context.direction
  const scale = footScale(context.canvas, options.by)
  const { action: size, button: height } = scale
  const action = makeAction(context, { ...look.action, size, height, maxWidth: width * 0.5 })
  if (!action) return undefined
  const actionX = x + width - action.widthPx
  const gap = options.apart ?? Math.max(12, 0.04 * width)
  const badge = { size: price * scale.badge, lines: badgeLines }
  for (const support of scale.support > 0 && !without?.support ? [true, false] : [false]) {
    const saysMore = (words.name && !without?.name) || (support && words.support)
    for (const share of OFFER_SHARES[saysMore ? 'besideWords' : 'alone']) {
      const maxWidth = Math.min(width * share, actionX - gap - x)
      const offer = makeOffer(context, { look, size: price * scale.price, maxWidth, badge })
      if (!offer && hasOffer(context)) continue
      const offerX = actionX - (offer ? offer.widthPx + gap : 0)
      const lines = setLines(context, options, { scale, support, width: offerX - gap - x })
      // With no words at the left, the price takes the left edge.
      if (lines) return { scale, lines, offer, offerX: lines.length === 0 ? x : offerX, action, actionX }
    }
  }
  return undefined
}

/**
 * Sets the name, and the support line under it (or alone, where the headline is the name). Returns undefined if they
 * find no room.
 */
function setLines(
  context: ComposeContext,
  { look, without }: FootRowOptions,
  { scale, support, width }: { scale: FootScale; support: boolean; width: number },
): Run[] | undefined {
  const { words } = context.direction
  const { floorText, smallText } = context.canvas
  const lines: Run[] = []
  if (words.name && !without?.name) {
    const name = run(context, 'name', words.name, {
      color: look.ink,
      max: scale.name,
      min: Math.min(scale.name, floorText),
      width,
      height: scale.room,
      lines: words.name.length > 50 ? 4 : 2,
      leading: 1.12,
    })
    if (!name) return undefined
    lines.push(name)
  }
  if (support && words.support) {
    const line = run(context, 'support', words.support, {
      color: look.soft,
      max: scale.support,
      min: smallText,
      width,
      height: scale.room - (lines[0] ? lines[0].heightPx + lineGap(scale) : 0),
      lines: lines[0] ? 1 : 2,
      leading: 1.24,
    })
    if (!line) return undefined
    lines.push(line)
  }
  return lines
}

function lineGap({ name }: FootScale): number {
  return Math.max(5, name * 0.42)
}

/** Stacks runs over each other, the last on the baseline. */
function stackUp({ lines, scale }: Row, x: number, baseline: number): BaselineRow {
  const layers: Layer[] = []
  let top = baseline
  for (const line of lines.toReversed()) {
    const last = layers.length === 0
    const layer = last ? placeOnBaseline(line, x, baseline) : placeRun(line, x, top - lineGap(scale) - line.heightPx)
    layers.push(layer)
    top = layer.y + line.set.box.y
  }
  return { layers, top }
}
