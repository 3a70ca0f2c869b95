import { type Dial, type Dials, PLACE_VERBS } from '#contract/ads/dials.ts'
import type { Check } from '../check.ts'
import { warning } from '../finding.ts'

/** Warns of what the user has larger, smaller or elsewhere in this ad, and this picture has no room for. */
export const dials: Check = ({ layout: { dialed, direction } }) => {
  const wanted = direction.dials ?? {}
  const missed = (Object.keys(wanted) as Dial[]).filter((dial) => dialed && dialed[dial] !== wanted[dial])
  return missed.map((dial) => warning('dials', messageFor(dial, wanted)))
}

function messageFor(dial: Dial, { place, ...steps }: Dials): string {
  if (dial === 'place')
    return `There is no room in this size for the product to ${PLACE_VERBS[place ?? 'nearer']}, as you chose.`
  const size = (steps[dial] ?? 0) > 0 ? 'large' : 'small'
  return `The ${dial} is not as ${size} in this size as you chose, because there is no room for that.`
}
