import { bottom, overlap, right } from '../../basics/boxes.ts'
import { isLostOn } from '../../color/oppose-subject.ts'
import type { ComposeContext } from '../compose-context.ts'
import { type Box, linesOf, messageBox } from '../../layers/box.ts'
import { filled, linear, rect } from '../../layers/fill.ts'
import type { Layer, Placement } from '../../layers/layout.ts'
import { othersOf } from '../../layers/three-of.ts'
import { bareField, fieldLook, tone } from './concept-look.ts'
import { shade } from './ground.ts'
import { panelLook } from './panel-set.ts'
import type { AmongWords, ProductSet, WordsLook } from './product-set.ts'
import { contactShadow, dropShadows, shown } from './stand.ts'

/** Gap between a bay and words, in shares of the shorter side. */
const AIR = 0.03

export interface InRhythm extends AmongWords {
  isBeside: boolean
}

/** Three copies of the product, each in a bay of its own, like a beat. */
export const rhythmSet: ProductSet<WordsLook, InRhythm> = {
  look: fieldLook,
  scenery: (context, _look, arranged) => [...bareField(context), ...bays(context, arranged)],
  product(context, _look, { placement }) {
    const { shadow } = context.direction.colors
    const { others } = othersOf(placement)
    const thrown = (one: Placement): Layer[] => [
      ...dropShadows(one, shadow, [0.03, 0.03, 0.05, 0.34]),
      ...(context.hero.standing ? [contactShadow(one, shadow, 0.5)] : []),
    ]
    return [
      ...[...others, placement].flatMap(thrown),
      ...others.map((one): Layer => ({ ...shown(one), part: 'companion' }) as Layer),
      shown(placement),
    ]
  },
}

function bays(context: ComposeContext, arranged: InRhythm): Layer[] {
  const { placement } = arranged
  const { isRow } = othersOf(placement)
  const all = placement.zone ?? placement.box
  const field = fieldOf(context, arranged)
  const colors = bayColors(context)
  const step = isRow ? (all.width - placement.box.width) / 2 : (all.height - placement.box.height) / 2
  const middle = isRow ? placement.box.x + placement.box.width / 2 : placement.box.y + placement.box.height / 2
  const [from, to] = isRow ? [field.x, right(field)] : [field.y, bottom(field)]
  const ends = [from, middle - step / 2, middle + step / 2, to]
  return colors.map((color, nth) => {
    const [start, end] = [ends[nth]!, ends[nth + 1]!]
    const box = isRow ? { ...field, x: start, width: end - start } : { ...field, y: start, height: end - start }
    return filled(
      rect(box),
      linear([box.x, box.y], [right(box), bottom(box)], shade(color, 0.025), shade(color, -0.025)),
    )
  })
}

function bayColors(context: ComposeContext): [string, string, string] {
  const [light, middle] = panelLook(context).fills
  if (isLostOn(context.hero.palette, middle)) return [tone(context, 0.06), tone(context, 0.11), tone(context, 0.16)]
  return [shade(light, 0.03), middle, shade(middle, -0.07)]
}

/** Returns the box of the three copies, extended to the canvas's edges where no words stand between. */
function fieldOf({ canvas }: ComposeContext, { placement, texts }: InRhythm): Box {
  const all = placement.zone ?? placement.box
  const air = AIR * canvas.side
  const boxes = [...linesOf(texts), ...texts.flatMap(messageBox)]
  const pad = 0.12 * Math.min(placement.box.width, placement.box.height)
  const padded = { x: all.x - pad, y: all.y - pad, width: all.width + 2 * pad, height: all.height + 2 * pad }
  const free = (box: Box) =>
    boxes.every(
      (one) =>
        overlap(one, {
          ...box,
          x: box.x - air,
          y: box.y - air,
          width: box.width + 2 * air,
          height: box.height + 2 * air,
        }) === 0,
    )
  let field = free(padded) ? padded : all
  const tries: ((box: Box) => Box)[] = [
    (box) => ({ ...box, y: 0, height: bottom(box) }),
    (box) => ({ ...box, height: canvas.heightPx - box.y }),
    (box) => ({ ...box, width: canvas.widthPx - box.x }),
    (box) => ({ ...box, x: 0, width: right(box) }),
  ]
  for (const grown of tries) if (free(grown(field))) field = grown(field)
  return field
}
