import type { ComposeContext } from '../compose-context.ts'
import { type Block, run, type Run, runBlock, stackBlocks } from './block.ts'
import type { Layer, TextRole } from '../layers/layout.ts'
import { makeAction } from './call-to-action.ts'

/** Room for words at a size that they do not go below. */
export interface WordsRoom {
  size: number
  width: number
  height: number
}

/** Of the size, the largest at which the headline (or what stands alone) and the price are set. */
const LARGEST = { headline: 2, price: 1.5 }

/** Between lines that belong together, in sizes. */
const GAP = 0.5

/** Name, headline and a tagline that is too long for one; or, where they are too much, what names the product. */
export function wholeTitle(context: ComposeContext, isWhole: boolean, room: WordsRoom): Run[] | undefined {
  const { words, keepsSupport } = context.direction
  const roles = [
    ...(words.name ? (['name'] as const) : []),
    ...(isWhole || !words.name ? (['headline'] as const) : []),
    ...(isWhole && keepsSupport ? (['support'] as const) : []),
  ]
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
  return runs
}

/** All that the offer says, one under the other. A divided amount is the last that gives way. */
export function wholeOffer(
  context: ComposeContext,
  { mayDivide, ...room }: WordsRoom & { mayDivide: boolean },
): Run[] | undefined {
  const { badge, price, oldPrice } = context.direction.words
  const said: [TextRole, string | undefined][] = [
    ['badge', badge],
    ['old-price', oldPrice],
    ['price', price],
  ]
  const isLeast = room.size <= context.canvas.floorText
  const runs = said.flatMap(([role, text]) => {
    const largest = role === 'price' && !isLeast ? LARGEST.price * room.size : room.size
    return text ? [setWhole(context, role, text, room, largest, mayDivide)] : []
  })
  return runs.every((one) => one !== undefined) ? runs : undefined
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

export function heightOf(runs: readonly Run[], size: number): number {
  return stackBlocks(runs.map(runBlock), GAP * size).heightPx
}

/** One under the other, from the top. */
export function stackFrom(runs: readonly Run[], x: number, y: number, size: number): Layer[] {
  return stackBlocks(runs.map(runBlock), GAP * size).at(x, y)
}
