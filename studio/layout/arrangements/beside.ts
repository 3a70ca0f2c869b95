import type { Box } from '#contract/report.ts'
import { leadMessage } from '../blocks/lead-message.ts'
import { footScale } from '../canvas/foot-scale.ts'
import { pageOf } from '../canvas/page.ts'
import { type ComposeContext, pictureStart } from '../compose-context.ts'
import { bottom } from '../layers/box.ts'
import type { Layer } from '../layers/layout.ts'
import { allOf, type Dressed } from '../sets/product-set.ts'
import type { WordsLook } from '../sets/words-look.ts'
import { columnFoot, topOf } from './studio-foot.ts'

export interface Beside<Picture extends { box: Box }> {
  look: WordsLook
  /** Where the picture's room begins, as a share of the width. */
  start: number
  picture: (room: Box) => Picture | undefined
  /** The set round what was arranged. */
  dress: (arranged: { picture: Picture; texts: Layer[] }) => Dressed
}

/** Of a story's height, what words over both columns may take. */
const WORDS_OVER = 0.23

/**
 * The picture as high as the canvas at the end, and all words in the column before it: the message from its head, offer and
 * action at its foot. A story has no width for that: there the message stands over both.
 */
export function arrangeBeside<Picture extends { box: Box }>(
  context: ComposeContext,
  { look, start, picture: place, dress }: Beside<Picture>,
): Layer[] | undefined {
  const { canvas } = context
  const page = pageOf(canvas)
  const { x, gap } = page
  const say = (room: { width: number; height: number; lines: number }) =>
    leadMessage(context, look, { x, y: page.top, named: true, ...room })
  const isStory = canvas.shape === 'portrait'
  const over = isStory ? say({ width: page.width, height: WORDS_OVER * canvas.heightPx, lines: 3 }) : undefined
  if (isStory && !over) return undefined
  const top = over ? bottom(over.box) + gap : page.top
  const base = isStory ? page.baseline : canvas.heightPx - page.top
  const left = pictureStart(context, start) * canvas.widthPx
  const picture = place({ x: left, y: top, width: x + page.width - left, height: base - top })
  if (!picture) return undefined
  const width = picture.box.x - gap - x
  const { price, actionHeight } = footScale(canvas)
  const foot = columnFoot(context, look, { x, width, bottom: base, price, height: actionHeight })
  const message = foot && (over ?? say({ width, height: topOf(foot) - gap - top, lines: 5 }))
  if (!message) return undefined
  const texts = [...message.layers, ...foot]
  return [...allOf(dress({ picture, texts })), ...texts]
}
