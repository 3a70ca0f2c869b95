import { inCapitals } from '../../type/capitals.ts'
import type { Face } from '../../type/faces.ts'
import type { SetText } from '../../type/lines/set-lines.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, TextLayer, TextRole } from '../../layers/layout.ts'

/** Words set to lines at a size, not yet placed. */
export interface Run {
  role: TextRole
  text: string
  set: SetText
  face: Face
  color: string
  direction: 'ltr' | 'rtl'
  /** Width of the ink. The height runs from the first cap height (or ink top) to the last baseline's ink. */
  widthPx: number
  heightPx: number
}

interface RunSettings {
  face?: Face
  color?: string
  min?: number
  max: number
  width: number
  height?: number
  lines?: number
  leading?: number
  /** Tracking at the largest sizes. Small sizes are set looser (see type/tracking). */
  tracking?: number
  align?: 'left' | 'center'
  /**
   * Lets a word be divided if there is no other way. Without it, a run that would need it does not fit. The words of a
   * call to action are never divided.
   */
  mayDivide?: boolean
  /** Lets the run be set smaller than can be read well instead of not at all. The user is warned of it. */
  mayBeTiny?: boolean
}

/** Words of up to this many letters are never divided: in large type, a divided word is read as a mistake. */
const WHOLE_LETTERS: Partial<Record<TextRole, number>> & { others: number } = {
  headline: 40,
  'call-to-action': Number.POSITIVE_INFINITY,
  others: 24,
}

/**
 * Sets words in the direction's face for their role, as large as the bounds allow. Returns undefined if even the
 * smallest size does not fit.
 */
export function run(context: ComposeContext, role: TextRole, text: string, options: RunSettings): Run | undefined {
  const { canvas, typesetter, variation } = context
  const { type, colors, language, textDirection: direction } = context.direction
  const isHeadline = role === 'headline'
  const face = options.face ?? roleFace(context, role)
  const min = options.min ?? Math.min(options.max, canvas.smallText)
  const legible = options.mayBeTiny ? 0 : canvas.minCapPx / typesetter.capHeight(face)
  const tuned = context.tuned?.sizes?.[role]
  const minSizePx = Math.max(tuned ?? min, legible)
  const usual = isHeadline ? Math.min(options.max * variation.headlineScale, variation.headlineMaxPx) : options.max
  const max = tuned ?? usual
  const cased = isHeadline && type.uppercase ? inCapitals(text, language) : text
  const asked = {
    text: cased,
    face,
    language,
    direction,
    minSizePx,
    maxSizePx: Math.max(minSizePx, max),
    maxWidthPx: options.width,
    maxHeightPx: options.height ?? Number.POSITIVE_INFINITY,
    maxLines: options.lines ?? 1,
    leading: options.leading ?? (isHeadline ? type.displayLeading : 1.28),
    trackingEm: { displayEm: options.tracking ?? (isHeadline ? type.displayTracking : 0) },
    align: options.align === 'center' ? 'center' : direction === 'rtl' ? 'right' : 'left',
  } as const
  const whole = typesetter.fitText({ ...asked, wholeUpTo: WHOLE_LETTERS[role] ?? WHOLE_LETTERS.others })
  const set = whole ?? (options.mayDivide && role !== 'call-to-action' ? typesetter.fitText(asked) : undefined)
  const color = options.color ?? (role === 'support' ? colors.inkSoft : colors.ink)
  return set && { role, text: cased, set, face, color, direction, widthPx: set.box.width, heightPx: set.box.height }
}

function roleFace({ direction: { type } }: ComposeContext, role: TextRole): Face {
  if (role === 'headline' || role === 'brand-name') return type.display
  if (role === 'price' || role === 'badge' || role === 'old-price') return type.price
  if (role === 'name' || role === 'call-to-action' || role === 'web-address') return type.textStrong
  // Fine print of 200 letters needs the length.
  return role === 'legal-line' ? { ...type.text, wordSpace: 0 } : type.text
}

/** Places a run by its ink box: left ink edge at x, top ink edge at y. */
export function placeRun({ set, ...run }: Run, x: number, y: number, rotation = 0): TextLayer {
  return {
    kind: 'text',
    part: run.role,
    text: run.text,
    lines: set.lines.map(({ text, x: lineX, baseline, inkBox }) => ({ text, x: lineX, baseline, inkBox })),
    face: run.face,
    sizePx: set.sizePx,
    trackingEm: set.trackingEm,
    color: run.color,
    x: x - set.box.x,
    y: y - set.box.y,
    box: { x, y, width: run.widthPx, height: run.heightPx },
    rotation,
    ...(run.role === 'old-price' && { strike: true }),
    direction: run.direction,
    language: set.language,
  }
}

/** Places a run so that its last baseline is at `baseline` and its ink's left (or right) edge at x. */
export function placeOnBaseline(run: Run, x: number, baseline: number, alignRight = false): TextLayer {
  const last = run.set.lines.at(-1)!.baseline
  const left = alignRight ? x - run.widthPx : x
  return placeRun(run, left, baseline - last + run.set.box.y)
}

/** A part of an ad whose size is settled and whose place is still open. */
export interface Block {
  widthPx: number
  heightPx: number
  at(x: number, y: number): Layer[]
}

export function runBlock(run: Run): Block {
  return { widthPx: run.widthPx, heightPx: run.heightPx, at: (x, y) => [placeRun(run, x, y)] }
}

/** Places a block about the middle of a canvas of this height. */
export function atMiddle(block: Block, x: number, heightPx: number): Layer[] {
  return block.at(x, (heightPx - block.heightPx) / 2)
}

/** Stacks blocks under each other. */
export function stackBlocks(blocks: readonly Block[], gap: number, align: 'left' | 'center' = 'left'): Block {
  const widthPx = Math.max(0, ...blocks.map((block) => block.widthPx))
  const heightPx = blocks.reduce((sum, block) => sum + block.heightPx, 0) + gap * Math.max(0, blocks.length - 1)
  return {
    widthPx,
    heightPx,
    at(x, y) {
      let top = y
      return blocks.flatMap((block) => {
        const layers = block.at(align === 'center' ? x + (widthPx - block.widthPx) / 2 : x, top)
        top += block.heightPx + gap
        return layers
      })
    },
  }
}
