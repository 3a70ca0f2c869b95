import type { Box } from '#contract/report.ts'
import { type Action, makeAction } from '../blocks/call-to-action.ts'
import { diagonalGround } from '../sets/ground.ts'
import { type ComposeContext, run } from '../compose-context.ts'
import type { Layer, TextLayer, TextRole } from '../layers/layout.ts'
import { framedPhoto } from '../picture/photo-crop.ts'
import { placeProduct } from '../layers/placement.ts'
import { placeRun, type Run } from '../blocks/text-run.ts'

/**
 * The last resort of the plain family, for words that fill the canvas: a name of 120 letters with a price and an offer of
 * 40 each still stands whole on a leaderboard. Everything is in the text face, down to the smallest size; the picture gives
 * way before a word does, and the headline only where name and offer leave it no room at all.
 */
export function composeDense(context: ComposeContext): Layer[] | undefined {
  for (const whole of [true, false]) {
    const attempts =
      context.canvas.widthPx > ROW_ASPECT * context.canvas.heightPx
        ? rowAttempts(context, whole)
        : columnAttempts(context, whole)
    for (const { picture, words } of attempts) {
      if (words) return [plainGround(context), ...pictureLayers(context, picture), ...words]
    }
  }
  return undefined
}

/** The style's ground from its near to its far end, on both of which its ink is read. */
export function plainGround({ canvas, direction: { colors } }: ComposeContext): Layer {
  return diagonalGround(canvas, [0, colors.ground], [1, colors.groundDeep])
}

/** From this width over height on, title, offer and action stand beside each other. */
const ROW_ASPECT = 1.4

interface Attempt {
  picture: Box
  words: Layer[] | undefined
}

/** Shares of the size between the ordinary small text and the smallest that may be set. */
const SIZE_STEPS = [1.35, 1, 0]
/** Shares of the canvas that the picture may have, the most first. */
const COLUMN_PICTURES = [0.42, 0.34, 0.26, 0.18, 0.12]
const ROW_PICTURES = [0.16, 0.13, 0.1]
/** Shares of a banner's free width that the offer may have. */
const ROW_OFFERS = [0.22, 0.3, 0.4, 0.5]

/** Title, offer and action under each other, the picture below them. */
function* columnAttempts(context: ComposeContext, whole: boolean): Generator<Attempt> {
  const { canvas } = context
  const { safe } = canvas
  const gap = canvas.floorText * 0.6
  for (const share of COLUMN_PICTURES) {
    const height = safe.height * share
    const picture = { x: safe.x, y: safe.y + safe.height - height, width: safe.width, height }
    const room = { ...safe, height: safe.height - height - gap }
    for (const size of sizes(context)) {
      const offer = setOffer(context, size, room.width, room.height)
      const action = setAction(context, size, room.width)
      if (!offer || !action) continue
      const taken = [...offer, action].reduce((sum, line) => sum + line.heightPx + gap, 0)
      const title = setTitle(context, whole, { size, width: room.width, height: room.height - taken, gap })
      const above = title && { ...room, height: room.height - action.heightPx - gap }
      const lines = above && stackUnder([...title!, ...offer], above, gap)
      const foot = lines && Math.max(...lines.map(({ box }) => box.y + box.height)) + gap
      yield { picture, words: lines && [...lines, ...action.at(room.x, foot!)] }
    }
  }
}

/** Title, offer and action beside each other, each centred in the banner's height, the picture at the end. */
function* rowAttempts(context: ComposeContext, whole: boolean): Generator<Attempt> {
  const { safe, widthPx, floorText } = context.canvas
  const gap = floorText
  for (const share of ROW_PICTURES) {
    const picture = { ...safe, x: safe.x + safe.width - widthPx * share, width: widthPx * share }
    for (const size of sizes(context)) {
      const action = setAction(context, size, widthPx * 0.22)
      if (!action) continue
      const free = picture.x - safe.x - action.widthPx - 2 * gap
      for (const offerShare of ROW_OFFERS) {
        const offer = setOffer(context, size, free * offerShare, safe.height)
        if (!offer) continue
        const offerWidth = Math.max(0, ...offer.map((line) => line.widthPx))
        const width = free - offerWidth - (offerWidth > 0 ? gap : 0)
        const title = setTitle(context, whole, { size, width, height: safe.height, gap: 0.4 * size })
        if (!title) continue
        const offerX = picture.x - gap - action.widthPx - gap - offerWidth
        const columns = [standMiddle(title, safe.x, safe), standMiddle(offer, offerX, safe)]
        const actionX = picture.x - gap - action.widthPx
        const end = action.at(actionX, safe.y + (safe.height - action.heightPx) / 2)
        yield {
          picture,
          words: columns.every((column) => column !== undefined) ? [...columns.flat(), ...end] : undefined,
        }
      }
    }
  }
}

function sizes({ canvas }: ComposeContext): number[] {
  return SIZE_STEPS.map((step) => Math.max(canvas.floorText, canvas.smallText * step))
}

/** Name, headline and a tagline that is too long for one; or, where they are too much, what names the product. */
function setTitle(
  context: ComposeContext,
  whole: boolean,
  { size, width, height, gap }: { size: number; width: number; height: number; gap: number },
): Run[] | undefined {
  const { words, keepsSupport } = context.direction
  const roles = [
    ...(words.name ? (['name'] as const) : []),
    ...(whole || !words.name ? (['headline'] as const) : []),
    ...(whole && keepsSupport ? (['support'] as const) : []),
  ]
  const runs: Run[] = []
  let left = height
  for (const role of roles) {
    // What stands alone, and the headline, may be larger than the smallest size.
    const largest = role === 'headline' || roles.length === 1 ? 2 * size : size
    const one = setLines(context, role, words[role]!, { size, largest, width, height: left })
    if (!one) return undefined
    runs.push(one)
    left -= one.heightPx + gap
  }
  return runs
}

function setOffer(context: ComposeContext, size: number, width: number, height: number): Run[] | undefined {
  const { badge, price, oldPrice } = context.direction.words
  const said = (
    [
      ['badge', badge],
      ['old-price', price && oldPrice],
      ['price', price],
    ] as const
  ).flatMap(([role, text]) => (text ? [setLines(context, role, text, { size, width, height })] : []))
  return said.every((line) => line !== undefined) ? said : undefined
}

/** As low as its words allow. Only words of her own that fit on no button of the canvas stand without one. */
function setAction(context: ComposeContext, size: number, maxWidth: number): Action | undefined {
  const { ink, ground } = context.direction.colors
  const look = { fill: ink, text: ground, label: ink, radius: 'soft' as const }
  const button = makeAction(context, { ...look, size, height: 1.9 * size, maxWidth })
  if (button) return button
  const words = context.direction.words.callToAction
  const bare = setLines(context, 'call-to-action', words, { size, width: maxWidth, height: size * 3 })
  return bare && { ...bare, at: (x, y) => [placeRun(bare, x, y)] }
}

function setLines(
  context: ComposeContext,
  role: TextRole,
  text: string,
  { size, largest = size, width, height }: { size: number; largest?: number; width: number; height: number },
): Run | undefined {
  return run(context, role, text, {
    face: context.direction.type.textStrong,
    color: context.direction.colors.ink,
    min: size,
    max: largest,
    width,
    height,
    lines: 40,
    mayDivide: true,
    leading: 1.14,
    tracking: 0,
  })
}

function stackUnder(runs: readonly Run[], room: Box, gap: number): TextLayer[] | undefined {
  const total = runs.reduce((sum, { heightPx }) => sum + heightPx, 0) + (runs.length - 1) * gap
  if (total > room.height) return undefined
  let y = room.y
  return runs.map((line) => {
    const layer = placeRun(line, room.x, y)
    y += line.heightPx + gap
    return line.role === 'old-price' ? { ...layer, strike: true } : layer
  })
}

function standMiddle(runs: readonly Run[], x: number, room: Box): Layer[] | undefined {
  if (runs.length === 0) return []
  const gap = runs[0]!.set.sizePx * 0.4
  const total = runs.reduce((sum, { heightPx }) => sum + heightPx, 0) + (runs.length - 1) * gap
  return stackUnder(runs, { ...room, x, y: room.y + Math.max(0, (room.height - total) / 2) }, gap)
}

function pictureLayers(context: ComposeContext, zone: Box): Layer[] {
  if (context.hero.treatment !== 'cutout') return [framedPhoto(context, zone)]
  return [
    {
      kind: 'product',
      photo: 0,
      placement: placeProduct(context.hero, zone, { anchor: 'center' }),
      blend: 'source-over',
    },
  ]
}
