import { bottom, type Box, moveLayers } from '../../layers/box.ts'
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
import { clearSpace, groundFor, isFree, isSignedAtEnd, logoAt, logoBy, logoSize } from './logo.ts'

/**
 * What signs an ad, on a plane of the palette at its foot, or at the end of a low one: the legal line, the web address, and a logo
 * that found no corner. The ad is composed on what is left of the canvas, so that no family has to find room for it.
 */
export interface SignOff {
  /** What the ad is composed on. */
  canvas: Canvas
  plane: Layer
  layers: Layer[]
}

/** The first goes first where there is no room for all. */
export const SIGN_OFF_PARTS = ['web-address', 'logo', 'legal-line'] as const

export type SignOffPart = (typeof SIGN_OFF_PARTS)[number]

type Said = Pick<Words, 'legalLine' | 'webAddress'> & { logo?: Logo | undefined }

/** What of it finds room, the legal line before the logo and the logo before the web address; undefined where nothing does. */
export function setSignOff(context: ComposeContext, withLogo: boolean): SignOff | undefined {
  const { legalLine, webAddress } = context.direction.words
  const logo = withLogo ? context.logo : undefined
  const choices: Said[] = [
    { legalLine, logo, webAddress },
    { legalLine, logo },
    { legalLine, webAddress },
    { legalLine },
    { logo, webAddress },
    { logo },
    { webAddress },
  ]
  for (const said of choices) {
    const plane = isAtEnd(context.canvas, said) ? endPlane : footPlane
    const set = Object.values(said).some(Boolean) && plane(context, said)
    if (set) return set
  }
  return undefined
}

/** A web address that signs a story alone: a plane at the foot would take a quarter of it, for an app covers what lies under the words. */
export function isSignedAtHead({ canvas, direction, logo }: ComposeContext): boolean {
  const { webAddress, legalLine } = direction.words
  return canvas.isCovered && webAddress !== undefined && !legalLine && !logo
}

/** At the end of the line that stands first on the page, in its color; undefined where that corner is taken. */
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

/** Of the page's width, the most that an address takes there. */
const AT_HEAD = 0.5

/** On a canvas that is high enough for a foot, words alone would leave an end bare. */
function isAtEnd(canvas: Canvas, { logo }: Said): boolean {
  return isSignedAtEnd(canvas) && (canvas.isLow || logo !== undefined)
}

/** So much of a page's height, or of a low canvas's width, may be signed: on a phone's banner less is left to say. */
const MOST = { foot: 0.36, end: 0.38, smallEnd: 0.28 }

/** The logo at the start and then the words, or over them where it is wide for the canvas. */
function footPlane(context: ComposeContext, said: Said): SignOff | undefined {
  return layFoot(context, said, LOGO_BESIDE) ?? (said.logo && layFoot(context, said, 1))
}

/** Of the width within the margins, what a logo may take with words beside it. */
const LOGO_BESIDE = 0.4

function layFoot(context: ComposeContext, said: Said, widest: number): SignOff | undefined {
  const { widthPx, heightPx, margin, safe, isCovered } = context.canvas
  const inner = widthPx - 2 * margin
  const mark =
    said.logo &&
    logoSize(context.canvas, said.logo, {
      width: widest * inner,
      height: heightPx,
      by: LOGO_BY,
      grown: logoBy(context),
    })
  const isOver = widest === 1
  const beside = mark && !isOver ? mark.width + Math.max(clearSpace(mark), GAP_SHARE * widthPx) : 0
  const words = setWords(context, said, inner - beside)
  if (!words || (said.logo && !mark)) return undefined
  const over = mark && isOver ? mark.height + (words.heightPx > 0 ? 1.5 * clearSpace(mark) : 0) : 0
  const height = Math.max(over + words.heightPx, mark?.height ?? 0)
  // What an app covers needs no air, and the plane runs on under it.
  const below = isCovered ? 0 : safe.x
  const above = isCovered ? COVERED_AIR * safe.x : safe.x
  const foot = Math.ceil(above + height + below)
  if (foot > MOST.foot * heightPx) return undefined
  const top = bottom(safe) + below - foot
  const middle = top + above + height / 2
  return signOff(context, said, {
    canvas: less(context.canvas, { foot: isCovered ? Math.ceil(COVERED_FOOT * foot) : foot }),
    plane: { x: 0, y: top, width: widthPx, height: heightPx - top },
    logo: mark && { x: margin, y: Math.round(isOver ? middle - height / 2 : middle - mark.height / 2), ...mark },
    words: words.at(margin + beside, over > 0 ? middle - height / 2 + over : middle - words.heightPx / 2),
  })
}

/** Of the safe inset. */
const COVERED_AIR = 0.7
/** Of what the plane takes: where families end on a share of the height, they come no nearer to it so. */
const COVERED_FOOT = 1.25

/** A logo beside words is smaller than one that stands alone. */
const LOGO_BY = 0.85
const GAP_SHARE = 0.035

/** All over each other, as narrow as the words and a logo of nearly its own size can be set, or a smaller one. */
function endPlane(context: ComposeContext, said: Said): SignOff | undefined {
  const most = context.canvas.shape === 'small-banner' ? MOST.smallEnd : MOST.end
  for (const share of said.logo ? [NEARLY, 0] : [0]) {
    for (let width = NARROWEST; width <= most; width += STEP) {
      const set = tryEnd(context, said, Math.round(width * context.canvas.widthPx), share)
      if (set) return set
    }
  }
  return undefined
}

/** Of the height that a logo would like to have. */
const NEARLY = 0.9
const NARROWEST = 0.1
const STEP = 0.02
/** Of the height, at both sides of what stands at the end. */
const END_AIR = 0.16

function tryEnd(context: ComposeContext, said: Said, widthPx: number, share: number): SignOff | undefined {
  const { canvas } = context
  const width = widthPx - 2 * END_AIR * canvas.heightPx
  const middle = canvas.widthPx - widthPx / 2
  const words = setRuns(context, said, width, 'center')
  if (!words) return undefined
  const stack = overEachOther(context, words, 'center')
  const room = canvas.safe.height - stack.heightPx
  const height = words.length > 0 ? room / (1 + clearSpace({ height: 1 })) : room
  const size = { width, height, grown: logoBy(context) }
  const mark = said.logo && logoSize(canvas, said.logo, size)
  const signed = mark && words.length > 0 ? mark.height + clearSpace(mark) : (mark?.height ?? 0)
  const liked = mark && logoSize(canvas, said.logo!, { ...size, width: canvas.widthPx })!.height
  if (room < signed || (said.logo && !mark) || (mark && mark.height < share * liked!)) return undefined
  const top = (canvas.heightPx - stack.heightPx - signed) / 2
  return signOff(context, said, {
    canvas: less(canvas, { end: widthPx }),
    plane: { x: canvas.widthPx - widthPx, y: 0, width: widthPx, height: canvas.heightPx },
    logo: mark && { x: Math.round(middle - mark.width / 2), y: Math.round(top), ...mark },
    words: stack.at(middle - stack.widthPx / 2, top + signed),
  })
}

/** The canvas without so much of its foot or its end. */
function less(canvas: Canvas, { foot = 0, end = 0 }: { foot?: number; end?: number }): Canvas {
  const [widthPx, heightPx] = [canvas.widthPx - end, canvas.heightPx - foot]
  const safe = { ...canvas.safe, width: canvas.safe.width - end, height: canvas.safe.height - foot }
  return { ...canvas, widthPx, heightPx, takenFootPx: foot, side: Math.min(widthPx, heightPx), safe }
}

/** In the style's colors, the words in an ink for them; where a logo cannot be made out on them, on the color on which it can. */
function signOff(
  { direction }: ComposeContext,
  { logo, legalLine, webAddress }: Said,
  placed: { canvas: Canvas; plane: Box; logo: Box | undefined; words: Layer[] },
): SignOff {
  const { fill, ink: text } = planeLook({ direction })
  const color =
    logo && !logo.keepsGround ? groundFor(logo, [fill, direction.colors.ground, direction.colors.ink]) : fill
  const ink = readableOn(color, text, TEXT_CONTRAST)
  return {
    canvas: placed.canvas,
    plane: filled(rect(placed.plane), color, { part: legalLine ? 'legal-line' : webAddress ? 'web-address' : 'logo' }),
    layers: [
      ...(logo && placed.logo ? [logoAt(direction, logo, placed.logo)] : []),
      ...placed.words.map((layer) => (layer.kind === 'text' ? { ...layer, color: ink } : layer)),
    ],
  }
}

/** Small type needs more than the least. */
const TEXT_CONTRAST = 5.5

/** The address ends on the margin, beside a legal line of one line or over a longer one; alone without a logo it begins at the start. */
function setWords(context: ComposeContext, said: Said, width: number): Block | undefined {
  const runs = setRuns(context, said, width)
  if (!runs) return undefined
  const [address] = said.webAddress ? runs : []
  if (!address || (!said.legalLine && !said.logo)) return overEachOther(context, runs)
  const room = width - address.widthPx - GAP_SHARE * context.canvas.widthPx
  const beside = room > BESIDE_LEAST * width ? setRuns(context, { legalLine: said.legalLine }, room) : undefined
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

/** Of the width, what a legal line needs beside an address. */
const BESIDE_LEAST = 0.45
const LEGAL_LINES = 8

/** Undefined where one of them finds no room. */
function setRuns(
  context: ComposeContext,
  { webAddress, legalLine }: Said,
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

/** Of the smallest text. */
const LINE_GAP = 0.62
