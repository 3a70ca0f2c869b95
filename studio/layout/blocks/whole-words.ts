import type { ComposeContext } from '../compose-context.ts'
import { type Block, run, type Run, runBlock, stackBlocks } from './block.ts'
import type { TextRole } from '../layers/layout.ts'
import { makeAction } from './call-to-action.ts'

/** Room for words at a size that they do not go below. */
type WordsRoom = { size: number; width: number; height: number }

/** Of the size, the largest at which the headline (or what stands alone) and the price are set. */
const LARGEST = { headline: 2, price: 1.5 }

/** Between lines that belong together, in sizes. */
const GAP = 0.5

/** Name, headline and a tagline that is too long for one; or, where they are too much, what names the product. */
export function wholeTitle(context: ComposeContext, isWhole: boolean, room: WordsRoom): Block | undefined {
  const { words, keepsSupport } = context.direction
  const isSaid = { name: words.name, headline: isWhole || !words.name, support: isWhole && keepsSupport }
  const roles = (['name', 'headline', 'support'] as const).filter((role) => isSaid[role])
  const runs: Run[] = []
  let { height } = room
  for (const role of roles) {
    const size = Math.min(room.size, role === 'headline' ? room.size : context.canvas.smallText)
    const largest = role === 'headline' || roles.length === 1 ? LARGEST.headline * room.size : size
    const one = setWhole(context, role, words[role]!, { ...room, size, height }, largest)
    if (!one) return undefined
    runs.push(one)
    height -= one.heightPx + GAP * room.size
  }
  return stackBlocks(runs.map(runBlock), GAP * room.size)
}

/** All that the offer says, one under the other; of no height where that is nothing. A divided amount is the last that gives way. */
export function wholeOffer(
  context: ComposeContext,
  { mayDivide, ...room }: WordsRoom & { mayDivide: boolean },
): Block | undefined {
  const { badge, price, oldPrice } = context.direction.words
  const said = { badge, 'old-price': oldPrice, price }
  const isLeast = room.size <= context.canvas.floorText
  const runs = (['badge', 'old-price', 'price'] as const).flatMap((role) => {
    const text = said[role]
    const largest = role === 'price' && !isLeast ? LARGEST.price * room.size : room.size
    return text ? [setWhole(context, role, text, room, largest, mayDivide)] : []
  })
  return runs.every((one) => one !== undefined) ? stackBlocks(runs.map(runBlock), GAP * room.size) : undefined
}

/** As low as its words allow. Only words of her own that fit on no button of the canvas stand without one. */
export function wholeAction(context: ComposeContext, { size, width }: Omit<WordsRoom, 'height'>): Block | undefined {
  const { ink, ground } = context.direction.colors
  const look = { fill: ink, text: ground, label: ink }
  const button = makeAction(context, { ...look, size, height: 1.9 * size, maxWidth: width })
  if (button) return button
  const words = context.direction.words.callToAction
  const bare = setWhole(context, 'call-to-action', words, { size, width, height: 3 * size })
  return bare && runBlock(bare)
}

function setWhole(
  context: ComposeContext,
  role: TextRole,
  text: string,
  { size, width, height }: WordsRoom,
  largest = size,
  mayDivide = true,
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
    leading: 1.14,
    tracking: 0,
  })
}
