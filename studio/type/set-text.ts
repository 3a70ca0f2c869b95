import { balanceLines, fillLines, type Measured } from './lines/balance.ts'
import { type Align, type Block, setBlock } from './block.ts'
import { type BreakLevel, cutPieces, type Piece, settable } from './lines/break-points.ts'
import type { Face } from './faces.ts'
import type { LineStyle } from './lines/line-style.ts'
import { mainScript } from '../language/script.ts'
import { canBeTracked, MIN_LEADING, TALL_LETTER } from './scripts.ts'
import { trackingForSize, withTracking } from './tracking.ts'
import type { TextShape, TypeContext } from './type-context.ts'
import type { SetText } from './lines/set-lines.ts'

export interface TextOptions {
  text: string
  face: Face
  language: string
  direction?: 'ltr' | 'rtl'
  /** Default: the side on which the direction begins. */
  align?: Align
  /**
   * Tracking in em, or by size (see tracking.ts), or from a face's own at display sizes. Default 0. Scripts whose
   * letters join are never tracked.
   */
  trackingEm?: number | 'auto' | { displayEm: number }
  /** Baseline step in sizes. Default 1.2. */
  leading?: number
  maxWidthPx?: number
  maxLines?: number
  /** Set to false, it fills the lines in turn, as running text; default is even lines. */
  balance?: boolean
}

export interface SetTextOptions extends TextOptions {
  sizePx: number
}

/** Everything about a text that does not depend on its size. */
export interface Setting {
  context: TypeContext
  options: TextOptions
  text: string
  style: LineStyle
  align: Align
  leading: number
  capEm: number
  maxLines: number
}

/**
 * A display face's own tight leading does not suit the family that stands in for it, whose small letters are larger.
 */
const SUBSTITUTE_LEADING = 1.06

export function prepareSetting(context: TypeContext, options: TextOptions): Setting {
  const { text, face, language } = options
  const direction = options.direction ?? 'ltr'
  const { settable, stack, capEm, minLeading } = context.shape(text, face, language)
  return {
    context,
    options,
    text: settable,
    style: { stack, direction },
    align: options.align ?? (direction === 'rtl' ? 'right' : 'left'),
    leading: Math.max(options.leading ?? 1.2, minLeading),
    capEm,
    maxLines: options.maxLines ?? Number.POSITIVE_INFINITY,
  }
}

/** Returns what a text in a face has in every size and place. */
export function shapeText(context: TypeContext, text: string, face: Face, language: string): TextShape {
  const script = mainScript(text) ?? 'latin'
  const tall = TALL_LETTER[script]
  const stack = context.stack(text, face, language)
  const tallStyle: LineStyle = { stack: context.stack(tall, face, language), direction: 'ltr' }
  return {
    settable: settable(text, language),
    stack,
    capEm: -context.measurer.ink(tall, tallStyle, 0).top,
    minLeading: Math.max(MIN_LEADING[script] ?? 0, stack.substituted ? SUBSTITUTE_LEADING : 0),
  }
}

/** Sets a text at a size. Returns undefined if it does not fit into its width and lines. */
export function setText(context: TypeContext, options: SetTextOptions): SetText | undefined {
  return setAtSize(prepareSetting(context, options), options.sizePx)
}

/** Ink may reach a little over its advance width, so a line that just fits is tried again in a narrower measure. */
const NARROWER_TRIES = 3
/** Rounding of measured ink, in px. */
const TOLERANCE_PX = 0.01

export function setAtSize(setting: Setting, sizePx: number): SetText | undefined {
  const { options, maxLines } = setting
  if (setting.text === '') return undefined
  const trackingEm = trackingAt(setting, sizePx)
  const widthPx = options.maxWidthPx ?? Number.POSITIVE_INFINITY
  let measurePx = widthPx
  for (let attempt = 0; attempt < NARROWER_TRIES; attempt += 1) {
    const pieces = piecesWithin(setting, trackingEm, measurePx / sizePx)
    const filled = pieces && fillLines(pieces, measurePx / sizePx)
    if (!filled || filled.length > maxLines) return undefined
    const balanced =
      options.balance === false ? filled : balanceLines(pieces, filled.length, { maxEm: measurePx / sizePx })
    const block = blockOf(setting, trackingEm, joinLines(pieces, balanced ?? filled))
    const excessPx = block.widthEm * sizePx - widthPx
    if (excessPx <= TOLERANCE_PX) return scaleBlock(setting, block, sizePx, trackingEm)
    measurePx -= excessPx + TOLERANCE_PX
  }
  return undefined
}

export function trackingAt({ options, text }: Setting, sizePx: number): number {
  if (!canBeTracked(text)) return 0
  const { trackingEm = 0 } = options
  if (typeof trackingEm === 'number') return trackingEm
  return trackingEm === 'auto' ? trackingForSize(sizePx) : withTracking(trackingEm.displayEm, sizePx)
}

export function measurePieces(setting: Setting, trackingEm: number, level: BreakLevel): Measured[] {
  return cutPieces(setting.text, setting.options.language, level).map((piece) =>
    measurePiece(setting, trackingEm, piece),
  )
}

function measurePiece({ context, style }: Setting, trackingEm: number, { text, space, hyphen }: Piece): Measured {
  const widthEm = context.measurer.advance(text, style, trackingEm)
  // A joint adds the tracking that `advance` leaves out after the last letter; a space brings its own too.
  const spaceEm = trackingEm + (space === '' ? 0 : context.measurer.advance(space, style, trackingEm) + trackingEm)
  const hyphenEm = hyphen === '' ? 0 : context.measurer.advance(text + hyphen, style, trackingEm) - widthEm
  return { text, space, hyphen, widthEm, spaceEm, hyphenEm }
}

/**
 * Cuts a text into pieces that fit the measure. Words that belong together stay so unless they are wider than the
 * measure; then each word is a piece, then a word's parts, then its syllables, and only if those are too wide its
 * letters.
 */
function piecesWithin(setting: Setting, trackingEm: number, maxEm: number): Measured[] | undefined {
  const finer: Record<BreakLevel, BreakLevel | undefined> = {
    word: 'bound',
    bound: 'inside',
    inside: 'syllable',
    syllable: 'letter',
    letter: undefined,
  }
  const within = (piece: Measured, level: BreakLevel | undefined): Measured[] | undefined => {
    if (piece.widthEm + piece.hyphenEm <= maxEm) return [piece]
    if (!level) return undefined
    const parts = cutPieces(piece.text, setting.options.language, level).map((part, index, all) =>
      measurePiece(
        setting,
        trackingEm,
        index === all.length - 1 ? { ...part, space: piece.space, hyphen: piece.hyphen } : part,
      ),
    )
    return combine(parts.map((part) => within(part, finer[level])))
  }
  return combine(measurePieces(setting, trackingEm, 'word').map((piece) => within(piece, 'bound')))
}

function combine(lists: (Measured[] | undefined)[]): Measured[] | undefined {
  return lists.every((list) => list !== undefined) ? lists.flat() : undefined
}

export function joinLines(pieces: readonly Measured[], starts: readonly number[]): string[] {
  return starts.map((start, index) => {
    const line = pieces.slice(start, starts[index + 1] ?? pieces.length)
    return line.map((piece, at) => piece.text + (at === line.length - 1 ? piece.hyphen : piece.space)).join('')
  })
}

export function blockOf(setting: Setting, trackingEm: number, lines: readonly string[]): Block {
  const { context, style, leading, align, capEm } = setting
  return setBlock(context.measurer, { lines, style, trackingEm, leading, align, capEm })
}

export function scaleBlock(setting: Setting, block: Block, sizePx: number, trackingEm: number): SetText {
  const { options, style, align, capEm } = setting
  const box = (left: number, top: number, right: number, bottom: number) => ({
    x: left * sizePx,
    y: top * sizePx,
    width: (right - left) * sizePx,
    height: (bottom - top) * sizePx,
  })
  return {
    text: options.text,
    face: options.face,
    language: options.language,
    direction: style.direction,
    align,
    sizePx,
    trackingEm,
    leading: block.leading,
    lines: block.lines.map((line) => ({
      text: line.text,
      x: line.penEm * sizePx,
      baseline: line.baselineEm * sizePx,
      inkBox: box(line.inkLeftEm, line.inkTopEm, line.inkRightEm, line.inkBottomEm),
      advancePx: line.advanceEm * sizePx,
    })),
    box: box(0, block.topEm, block.widthEm, block.bottomEm),
    widthPx: block.widthEm * sizePx,
    heightPx: block.lines.at(-1)!.baselineEm * sizePx,
    capHeightPx: capEm * sizePx,
  }
}
