import { bottom } from '../../basics/boxes.ts'
import { type Box, moveLayers } from '../../layers/box.ts'
import { readableOn } from '../../color/oklch.ts'
import type { Logo } from '../../photo/clean-logo.ts'
import type { Words } from '../../words/words.ts'
import type { Canvas } from '../../canvas/canvas.ts'
import { pageOf } from '../../canvas/page.ts'
import type { ComposeContext } from '../compose-context.ts'
import { type Block, placeOnBaseline, placeRun, run, type Run, runBlock, stackBlocks } from './block.ts'
import { filled, rect } from '../../layers/fill.ts'
import type { Layer } from '../../layers/layout.ts'
import { planeLook } from '../sets/foot-plane.ts'
import { setWordmark } from './wordmark.ts'
import { clearSpace, groundFor, isFree, isSignedAtEnd, logoAt, logoBy, logoSize } from './logo.ts'

/**
 * The sign-off of an ad, on a plane of the palette at its foot, or at the end of a low one: the legal line, the web
 * address, and a logo that found no corner. The ad is composed on what is left of the canvas, so that no family has to
 * find room for it.
 */
export interface SignOff {
  /** The canvas that the ad is composed on. */
  canvas: Canvas
  plane: Layer
  layers: Layer[]
}

/** Parts of a sign-off. Where there is no room for all, the first of the list goes first. */
export const SIGN_OFF_PARTS = ['brand-name', 'web-address', 'logo', 'legal-line'] as const

export type SignOffPart = (typeof SIGN_OFF_PARTS)[number]

type Content = Pick<Words, 'legalLine' | 'webAddress'> & Marked

/** Who signs: a logo or, without one, the name of the brand. */
interface Marked {
  logo?: Logo | undefined
  brandName?: string | undefined
}

/**
 * Sets as much of the sign-off as finds room, the legal line before the logo and the logo before the web address.
 * Returns undefined if nothing does.
 */
export function setSignOff(context: ComposeContext, withLogo: boolean): SignOff | undefined {
  const { legalLine, webAddress, brandName } = context.direction.words
  const marked: Marked = withLogo ? (context.logo ? { logo: context.logo } : { brandName }) : {}
  const choices: Content[] = [
    { legalLine, ...marked, webAddress },
    { legalLine, ...marked },
    { legalLine, webAddress },
    { legalLine },
    { ...marked, webAddress },
    marked,
    { webAddress },
  ]
  for (const content of choices) {
    const plane = isAtEnd(context.canvas, content) ? endPlane : footPlane
    const set = Object.values(content).some(Boolean) && plane(context, content)
    if (set) return set
  }
  return undefined
}

/**
 * Returns true if a web address signs a story alone, at its head. A plane at the foot would take a quarter of the
 * story, because an app covers what lies under the words.
 */
export function isSignedAtHead({ canvas, direction, logo }: ComposeContext): boolean {
  const { webAddress, legalLine } = direction.words
  return canvas.isCovered && webAddress !== undefined && !legalLine && !logo
}

/**
 * Sets the address at the end of the line that stands first on the page, in its color. Returns undefined if that corner
 * is taken.
 */
export function addressAtHead(context: ComposeContext, composed: readonly Layer[]): Layer | undefined {
  const { canvas, direction } = context
  const texts = composed.filter((layer) => layer.kind === 'text')
  const [first] = texts.toSorted((one, other) => one.box.y - other.box.y)
  const { x, width } = pageOf(canvas)
  const address = run(context, 'web-address', direction.words.webAddress!, {
    color: first!.color,
    width: AT_HEAD * width,
    min: canvas.floorText,
    max: 1.2 * canvas.floorText,
  })
  if (!address) return undefined
  const layer = placeOnBaseline(address, x + width, first!.y + first!.lines[0]!.baseline, true)
  return isFree(context, composed, layer.box) ? layer : undefined
}

/** Largest share of the page's width that an address takes at the head. */
const AT_HEAD = 0.5

/**
 * Returns true if the sign-off stands at the end. On a canvas that is high enough for a foot, words alone would leave
 * an end bare.
 */
function isAtEnd(canvas: Canvas, content: Content): boolean {
  return isSignedAtEnd(canvas) && (canvas.isLow || isMarked(content))
}

/**
 * Largest shares of a page's height and of a low canvas's width that the sign-off may take. A phone's banner leaves
 * little for the message, and so it gives less.
 */
const MAX_SHARE = { foot: 0.36, end: 0.38, smallEnd: 0.28 }

function isMarked({ logo, brandName }: Marked): boolean {
  return logo !== undefined || brandName !== undefined
}

function hasWords({ legalLine, webAddress }: Content): boolean {
  return legalLine !== undefined || webAddress !== undefined
}

/** Size of a logo, or of the name that is set in its place. */
interface Mark {
  width: number
  height: number
  name?: Run
}

type PlacedMark = Mark & Box

function markIn(
  context: ComposeContext,
  { logo, brandName }: Marked,
  room: { width: number; height: number; by?: number },
): Mark | undefined {
  if (logo) return logoSize(context.canvas, logo, { ...room, grown: logoBy(context) })
  const name = brandName === undefined ? undefined : setWordmark(context, brandName, room)
  return name && { width: name.widthPx, height: name.heightPx, name }
}

/** Lays the logo at the start and then the words, or over them if it is wide for the canvas. */
function footPlane(context: ComposeContext, content: Content): SignOff | undefined {
  const beside = layFoot(context, content, LOGO_BESIDE)
  return beside ?? (isMarked(content) ? layFoot(context, content, 1) : undefined)
}

/** Share of the width within the margins that a logo may take with words beside it. */
const LOGO_BESIDE = 0.4

function layFoot(context: ComposeContext, content: Content, widest: number): SignOff | undefined {
  const { widthPx, heightPx, margin, safe, isCovered } = context.canvas
  const inner = widthPx - 2 * margin
  const mark = markIn(context, content, {
    width: widest * inner,
    height: heightPx,
    by: content.logo || hasWords(content) ? LOGO_BY : 1,
  })
  const isOver = widest === 1
  const beside = mark && !isOver ? mark.width + Math.max(clearSpace(mark), GAP_SHARE * widthPx) : 0
  const words = setWords(context, content, inner - beside)
  if (!words || (isMarked(content) && !mark)) return undefined
  const over = mark && isOver ? mark.height + (words.heightPx > 0 ? 1.5 * clearSpace(mark) : 0) : 0
  const height = Math.max(over + words.heightPx, mark?.height ?? 0)
  // The part that an app covers needs no air, and the plane runs on under it.
  const below = isCovered ? 0 : safe.x
  const above = isCovered ? COVERED_AIR * safe.x : safe.x
  const foot = Math.ceil(above + height + below)
  if (foot > MAX_SHARE.foot * heightPx) return undefined
  const top = bottom(safe) + below - foot
  const middle = top + above + height / 2
  return signOff(context, content, {
    canvas: less(context.canvas, { foot: isCovered ? Math.ceil(COVERED_FOOT * foot) : foot, edge: top }),
    plane: { x: 0, y: top, width: widthPx, height: heightPx - top },
    mark: mark && { x: margin, y: Math.round(isOver ? middle - height / 2 : middle - mark.height / 2), ...mark },
    words: words.at(margin + beside, over > 0 ? middle - height / 2 + over : middle - words.heightPx / 2),
  })
}

/** Air above the words on a covered canvas, as a share of the safe inset. */
const COVERED_AIR = 0.7
/**
 * Multiple of the plane's height that a covered canvas loses: families that end on a share of the height then come no
 * nearer to it.
 */
const COVERED_FOOT = 1.25

/** Scale of a logo beside words: it is smaller than one that stands alone. */
const LOGO_BY = 0.85
const GAP_SHARE = 0.035

/**
 * Lays logo and words over each other, as narrow as the words and a logo of nearly its own size can be set, or else a
 * smaller logo.
 */
function endPlane(context: ComposeContext, content: Content): SignOff | undefined {
  const max = context.canvas.shape === 'small-banner' ? MAX_SHARE.smallEnd : MAX_SHARE.end
  for (const share of isMarked(content) ? [NEARLY, 0] : [0]) {
    for (let width = NARROWEST; width <= max; width += STEP) {
      const set = tryEnd(context, content, Math.round(width * context.canvas.widthPx), share)
      if (set) return set
    }
  }
  return undefined
}

/** Share of the height that a logo would take if it had the whole width. */
const NEARLY = 0.9
const NARROWEST = 0.1
const STEP = 0.02
/** Air at both sides of what stands at the end, as a share of the height. */
const END_AIR = 0.16

function tryEnd(context: ComposeContext, content: Content, widthPx: number, share: number): SignOff | undefined {
  const { canvas } = context
  const width = widthPx - 2 * END_AIR * canvas.heightPx
  const middle = canvas.widthPx - widthPx / 2
  const words = setRuns(context, content, width, 'center')
  if (!words) return undefined
  const stack = overEachOther(context, words, 'center')
  const room = canvas.safe.height - stack.heightPx
  const height = words.length > 0 ? room / (1 + clearSpace({ height: 1 })) : room
  const mark = markIn(context, content, { width, height })
  const signed = mark && words.length > 0 ? mark.height + clearSpace(mark) : (mark?.height ?? 0)
  const liked = mark && markIn(context, content, { width: canvas.widthPx, height })!.height
  if (room < signed || (isMarked(content) && !mark) || (mark && mark.height < share * liked!)) return undefined
  const top = (canvas.heightPx - stack.heightPx - signed) / 2
  return signOff(context, content, {
    canvas: less(canvas, { end: widthPx }),
    plane: { x: canvas.widthPx - widthPx, y: 0, width: widthPx, height: canvas.heightPx },
    mark: mark && { x: Math.round(middle - mark.width / 2), y: Math.round(top), ...mark },
    words: stack.at(middle - stack.widthPx / 2, top + signed),
  })
}

/** Returns the canvas less this much of its foot, where a plane begins at `edge`, or of its end. */
function less(canvas: Canvas, taken: { foot?: number; edge?: number; end?: number }): Canvas {
  const { foot = 0, edge: footEdgePx = canvas.footEdgePx, end = 0 } = taken
  const [widthPx, heightPx] = [canvas.widthPx - end, canvas.heightPx - foot]
  const safe = { ...canvas.safe, width: canvas.safe.width - end, height: canvas.safe.height - foot }
  return { ...canvas, widthPx, heightPx, takenFootPx: foot, footEdgePx, side: Math.min(widthPx, heightPx), safe }
}

/**
 * Makes a sign-off in the style's colors, with the words in an ink for them. If the logo cannot be made out on them,
 * the plane gets the color on which it can.
 */
function signOff(
  { direction }: ComposeContext,
  content: Content,
  placed: { canvas: Canvas; plane: Box; mark: PlacedMark | undefined; words: Layer[] },
): SignOff {
  const { logo, legalLine, webAddress } = content
  const { mark } = placed
  const { fill, ink: text } = planeLook({ direction })
  const color =
    logo && !logo.keepsGround ? groundFor(logo, [fill, direction.colors.ground, direction.colors.ink]) : fill
  const ink = readableOn(color, text, TEXT_CONTRAST)
  const part = legalLine ? 'legal-line' : webAddress ? 'web-address' : logo ? 'logo' : 'brand-name'
  const words = [...(mark?.name ? [placeRun(mark.name, mark.x, mark.y)] : []), ...placed.words]
  return {
    canvas: placed.canvas,
    plane: filled(rect(placed.plane), color, { part }),
    layers: [
      ...(logo && mark ? [logoAt(direction, logo, mark)] : []),
      ...words.map((layer) => (layer.kind === 'text' ? { ...layer, color: ink } : layer)),
    ],
  }
}

/** Contrast of the words: small type needs more than the required minimum. */
const TEXT_CONTRAST = 5.5

/**
 * Sets the words. The address ends on the margin, beside a legal line of one line or over a longer one. Alone and
 * without a logo, it begins at the start.
 */
function setWords(context: ComposeContext, content: Content, width: number): Block | undefined {
  const runs = setRuns(context, content, width)
  if (!runs) return undefined
  const [address] = content.webAddress ? runs : []
  if (!address || (!content.legalLine && !isMarked(content))) return overEachOther(context, runs)
  const room = width - address.widthPx - GAP_SHARE * context.canvas.widthPx
  const beside = room > MIN_BESIDE * width ? setRuns(context, { legalLine: content.legalLine }, room) : undefined
  if (!beside || (beside[0] && beside[0].set.lines.length > 1)) return overEachOther(context, runs)
  const [legal = address] = beside
  const row = [
    ...beside.map((one) => placeRun(one, 0, 0)),
    placeOnBaseline(address, width, legal.set.lines[0]!.baseline - legal.set.box.y, true),
  ]
  const top = Math.min(...row.map(({ box }) => box.y))
  return {
    widthPx: width,
    heightPx: Math.max(...row.map(({ box }) => bottom(box))) - top,
    at: (x, y) => moveLayers(row, x, y - top),
  }
}

/** Share of the width that a legal line needs beside an address. */
const MIN_BESIDE = 0.45
const LEGAL_LINES = 8

/** Sets the texts. Returns undefined if one of them finds no room. */
function setRuns(
  context: ComposeContext,
  { webAddress, legalLine }: Content,
  width: number,
  align?: 'center',
): Run[] | undefined {
  const { floorText: min } = context.canvas
  const settings = { width, min, leading: 1.26, align }
  const runs = [
    ...(webAddress ? [run(context, 'web-address', webAddress, { ...settings, max: 1.2 * min })] : []),
    ...(legalLine ? [run(context, 'legal-line', legalLine, { ...settings, max: min, lines: LEGAL_LINES })] : []),
  ]
  return runs.every((one) => one !== undefined) ? runs : undefined
}

function overEachOther({ canvas }: ComposeContext, runs: readonly Run[], align?: 'center'): Block {
  return stackBlocks(runs.map(runBlock), LINE_GAP * canvas.floorText, align)
}

/** Gap between the lines, as a share of the smallest text's size. */
const LINE_GAP = 0.62
