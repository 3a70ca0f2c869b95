import { bottom, right } from '../../basics/boxes.ts'
import { type Box } from '../../layers/box.ts'
import { firstFound } from '../arrangements/first-found.ts'
import { type Block, run, type Run, runBlock, stackBlocks } from '../blocks/block.ts'
import { makeAction } from '../blocks/call-to-action.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, TextRole } from '../../layers/layout.ts'
import { placeProduct } from '../../layers/placement.ts'
import { framedPhoto } from '../picture/photo-crop.ts'
import { diagonalGround } from '../sets/ground.ts'
import { standOn } from '../sets/stand.ts'
import type { Family } from './family.ts'

/**
 * Plain: exists for every brief that the contract accepts. A name of 120 letters with a price and an offer of 40 each
 * is whole on a leaderboard. The picture gives way before a word does, and the headline only if name and offer leave it
 * no room at all.
 */
export const plainFamily: Family = {
  tried: 'last resort',
  poster: compose,
  banner: compose,
  arrangements: {
    'feed-portrait': [compose],
    landscape: [compose],
    skyscraper: [compose],
    billboard: [compose],
    'small-banner': [compose],
  },
}

function compose(context: ComposeContext): Layer[] | undefined {
  const { canvas, direction } = context
  const attempt = canvas.widthPx > ROW_ASPECT * canvas.heightPx ? inRow : inColumn
  const found = firstFound(GIVING, (giving) => attempt(context, giving))
  if (!found) return undefined
  const { ground, groundDeep } = direction.colors
  return [diagonalGround(canvas, ground, groundDeep), ...pictureLayers(context, found.picture), ...found.words]
}

/**
 * Aspect ratios (width over height): from the first on, title, offer and action stand beside each other; from the
 * second, lower one on, the picture stands beside all of them.
 */
const ROW_ASPECT = 2.6
const ASIDE_ASPECT = 1.15

/** Concessions where room is short, in order: the headline, and at last the wholeness of an amount. */
const GIVING = [
  { isWhole: true, mayDivide: false },
  { isWhole: false, mayDivide: false },
  { isWhole: true, mayDivide: true },
  { isWhole: false, mayDivide: true },
  // The last two are for a word of the action that no line of the canvas holds.
  { isWhole: true, mayDivide: true, mayBeTiny: true },
  { isWhole: false, mayDivide: true, mayBeTiny: true },
]
type Giving = (typeof GIVING)[number]

/** Text sizes to try, as multiples of the ordinary small text; 0 stands for the smallest that may be set. */
const SIZE_STEPS = [1.35, 1, 0]
/** Shares of the canvas that the picture may have, the largest first. */
const COLUMN_PICTURES = [0.42, 0.34, 0.26, 0.18, 0.12]
const ROW_PICTURES = [0.16, 0.13, 0.1]
/**
 * Shares of a row's free width for the offer, and of the whole width for the action. Larger ones are taken only if the
 * words need them.
 */
const ROW_OFFERS = [0.22, 0.3, 0.4, 0.5]
const ROW_ACTIONS = [0.22, 0.3, 0.4]

function sizes({ canvas }: ComposeContext): number[] {
  return SIZE_STEPS.map((step) => Math.max(canvas.floorText, canvas.smallText * step))
}

/** Sets the title at the head, and offer and action at the foot, of the room that the picture leaves. */
function inColumn(context: ComposeContext, { isWhole, mayDivide, mayBeTiny }: Giving) {
  return firstFound(COLUMN_PICTURES, (share) => {
    const { room, picture } = divided(context, share)
    const { x, y, width, height } = room
    return firstFound(sizes(context), (size) => {
      const offer = wholeOffer(context, { size, width, height, mayDivide })
      const action = wholeAction(context, { size, width }, mayBeTiny)
      if (!offer || !action) return undefined
      const foot = bottom(room) - action.heightPx
      const offerY = foot - (offer.heightPx > 0 ? offer.heightPx + 0.6 * size : 0)
      const titleHeight = offerY - 0.6 * size - y
      const title = wholeTitle(context, isWhole, { size, width, height: titleHeight })
      if (!title || title.heightPx > titleHeight) return undefined
      return { picture, words: [...title.at(x, y), ...offer.at(x, offerY), ...action.at(x, foot)] }
    })
  })
}

/**
 * Divides the canvas into a part for the picture, below the words or at their end, and the rest. As the words grow, so
 * does their part.
 */
function divided({ canvas }: ComposeContext, share: number): { room: Box; picture: Box } {
  const { safe, margin, floorText } = canvas
  const gap = 0.6 * floorText
  // Words that are few enough for the largest picture keep to the margin too.
  const x = share === COLUMN_PICTURES[0] ? Math.max(safe.x, margin) : safe.x
  const y = share === COLUMN_PICTURES[0] && !canvas.isCovered ? Math.max(safe.y, margin) : safe.y
  const [width, height] = [canvas.widthPx - 2 * x, bottom(safe) - y - (y - safe.y)]
  if (canvas.widthPx > ASIDE_ASPECT * canvas.heightPx) {
    const start = x + (1 - share) * width
    return { room: { x, y, width: start - gap - x, height }, picture: { ...safe, x: start, width: x + width - start } }
  }
  const start = y + (1 - share) * height
  return { room: { x, y, width, height: start - gap - y }, picture: { x, y: start, width, height: y + height - start } }
}

/** Sets title, offer and action beside each other, each centred in the banner's height, with the picture at the end. */
function inRow(context: ComposeContext, { isWhole, mayDivide, mayBeTiny }: Giving) {
  const { safe, widthPx, floorText: gap } = context.canvas
  const { height } = safe
  return firstFound(ROW_PICTURES, (share) => {
    const picture = { ...safe, x: right(safe) - widthPx * share, width: widthPx * share }
    return firstFound(sizes(context), (size) => {
      const action = firstFound(ROW_ACTIONS, (part) =>
        wholeAction(context, { size, width: part * widthPx }, mayBeTiny && part === ROW_ACTIONS.at(-1)),
      )
      if (!action) return undefined
      const actionX = picture.x - gap - action.widthPx
      const free = actionX - gap - safe.x
      return firstFound(ROW_OFFERS, (offerShare) => {
        const offer = wholeOffer(context, { size, width: free * offerShare, height, mayDivide })
        const offerWidth = offer?.widthPx ?? 0
        const width = free - offerWidth - (offerWidth > 0 ? gap : 0)
        const title = offer && wholeTitle(context, isWhole, { size, width, height })
        if (!title || Math.max(title.heightPx, offer.heightPx) > height) return undefined
        const middle = ({ heightPx }: Block) => safe.y + (height - heightPx) / 2
        const words = [
          ...title.at(safe.x, middle(title)),
          ...offer.at(actionX - gap - offerWidth, middle(offer)),
          ...action.at(actionX, middle(action)),
        ]
        return { picture, words }
      })
    })
  })
}

function pictureLayers(context: ComposeContext, room: Box): Layer[] {
  if (context.hero.treatment !== 'cutout') return [framedPhoto(context, room)]
  const { shadow } = context.direction.colors
  return standOn(context, placeProduct(context.hero, room, { anchor: 'center' }), { shadow })
}

/** Room for words at a size that they do not go below, in px. */
type WordsRoom = { size: number; width: number; height: number }

/** Largest sizes of the headline (or of a text that stands alone) and of the price, as multiples of the size. */
const LARGEST = { headline: 2, price: 1.5 }

/** Gap between lines that belong together, in sizes. */
const GAP = 0.5

/**
 * Sets name, headline and a tagline that is too long for one; or, if they are too much, only what names the product.
 */
function wholeTitle(context: ComposeContext, isWhole: boolean, room: WordsRoom): Block | undefined {
  const { words, keepsSupport } = context.direction
  const isSet = { name: words.name, headline: isWhole || !words.name, support: isWhole && keepsSupport }
  const roles = (['name', 'headline', 'support'] as const).filter((role) => isSet[role])
  const runs: Run[] = []
  let { height } = room
  for (const role of roles) {
    const size = Math.min(room.size, role === 'headline' ? room.size : context.canvas.smallText)
    const largest = role === 'headline' || roles.length === 1 ? LARGEST.headline * room.size : size
    const one = setWhole(context, role, words[role]!, { ...room, size, height }, { largest })
    if (!one) return undefined
    runs.push(one)
    height -= one.heightPx + GAP * room.size
  }
  return stackBlocks(runs.map(runBlock), GAP * room.size)
}

/**
 * Sets the parts of the offer one under the other; without any, the block has no height. A divided amount is the last
 * to give way.
 */
function wholeOffer(
  context: ComposeContext,
  { mayDivide, ...room }: WordsRoom & { mayDivide: boolean },
): Block | undefined {
  const { badge, price, oldPrice } = context.direction.words
  const texts = { badge, 'old-price': oldPrice, price }
  const isSmallest = room.size <= context.canvas.floorText
  const runs = (['badge', 'old-price', 'price'] as const).flatMap((role) => {
    const text = texts[role]
    const largest = role === 'price' && !isSmallest ? LARGEST.price * room.size : room.size
    return text ? [setWhole(context, role, text, room, { largest, mayDivide })] : []
  })
  return runs.every((one) => one !== undefined) ? stackBlocks(runs.map(runBlock), GAP * room.size) : undefined
}

/**
 * Sets the action, as low as its words allow. Only the user's own words that fit on no button of the canvas stand
 * without one, and no word is divided.
 */
function wholeAction(
  context: ComposeContext,
  { size, width }: Omit<WordsRoom, 'height'>,
  mayBeTiny = false,
): Block | undefined {
  const { ink, ground } = context.direction.colors
  const look = { fill: ink, text: ground }
  const button = makeAction(context, { ...look, size, height: 1.9 * size, maxWidth: width })
  if (button) return button
  const words = context.direction.words.callToAction
  const room = { size: mayBeTiny ? TINY_PX : size, width, height: 3 * size }
  const bare = setWhole(context, 'call-to-action', words, room, { largest: size, mayBeTiny })
  return bare && runBlock(bare)
}

/** Size that nobody can read; but the report of the ad states it, and the ad shows what would have to be shorter. */
const TINY_PX = 2

function setWhole(
  context: ComposeContext,
  role: TextRole,
  text: string,
  { size, width, height }: WordsRoom,
  { largest = size, mayDivide = true, mayBeTiny = false } = {},
): Run | undefined {
  const { colors, type } = context.direction
  return run(context, role, text, {
    face: type.textStrong,
    color: colors.ink,
    min: size,
    max: largest,
    width,
    height,
    lines: 40,
    mayDivide,
    mayBeTiny,
    leading: 1.14,
    tracking: 0,
  })
}
