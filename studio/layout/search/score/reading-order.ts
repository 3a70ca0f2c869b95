import { type Box, middleOf } from '../../layers/box.ts'
import { type Part, partsOf, type View } from './view.ts'

/** What is read first, second and last. A sticker is seen at once wherever it is, so a badge is left out. */
const ORDER: readonly (readonly Part['role'][])[] = [['headline'], ['support', 'proof'], ['price'], ['call-to-action']]

const SHARED_HEIGHT = 0.2

/** From top to bottom and from start to end along the script's direction: message, reasons, offer, action. */
export function scoreReadingOrder(view: View): number {
  const steps = ORDER.map((roles) => partsOf(view, ...roles)).filter((parts) => parts.length > 0)
  let pairs = 0
  let kept = 0
  for (const [index, parts] of steps.entries()) {
    for (const later of steps.slice(index + 1)) {
      pairs += 1
      if (precedes(view, parts[0]!.box, later.at(-1)!.box)) kept += 1
    }
  }
  return pairs === 0 ? 1 : kept / pairs
}

/** Boxes that share some of the lower one's height stand side by side: there the start decides. */
function precedes({ layout }: View, first: Box, second: Box): boolean {
  const shared = Math.min(first.y + first.height, second.y + second.height) - Math.max(first.y, second.y)
  if (shared < SHARED_HEIGHT * Math.min(first.height, second.height)) return middleOf(first)[1] < middleOf(second)[1]
  const ahead = middleOf(first)[0] < middleOf(second)[0]
  return layout.direction.textDirection === 'rtl' ? !ahead : ahead
}
