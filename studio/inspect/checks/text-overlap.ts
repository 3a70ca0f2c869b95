import { overlap } from '../../basics/boxes.ts'
import { lineBoxes } from '../../layers/box.ts'
import type { Check } from '../check.ts'
import { error, quote } from '../finding.ts'

/** No words lie on other words. */
export const textOverlap: Check = ({ layout }) => {
  const texts = layout.layers.filter((layer) => layer.kind === 'text')
  const lines = texts.map(lineBoxes)
  return texts.flatMap((first, index) =>
    texts.slice(index + 1).flatMap((second, later) => {
      const meet = lines[index]!.some((box) => lines[index + 1 + later]!.some((other) => overlap(box, other) > 0))
      return meet ? [error('text-overlap', `The words ${quote(first.text)} and ${quote(second.text)} overlap.`)] : []
    }),
  )
}
