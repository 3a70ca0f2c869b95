import { type Dial, type DialPart, type Dials, PLACE_VERBS } from '#contract/ads/dials.ts'
import type { AdChanges } from './ad-changes.ts'
import { readShownTexts, type StoredLayout } from './stored-layout.ts'

/** Returns the dials of a change that are not put back to rest. Each of them is met, or the change is refused. */
export function askedDials({ dials = {} }: Pick<AdChanges, 'dials'>): Dial[] {
  return (Object.keys(dials) as Dial[]).filter((dial) => dials[dial])
}

/** Returns the sentence for the user on why a dial cannot be set on a picture that is stored with these layers. */
export function refuseDial(dial: Dial, dials: Dials, layers: StoredLayout['layers']): string {
  if (dial === 'place') return `The product cannot ${PLACE_VERBS[dials.place ?? 'nearer']} in this size.`
  if (!isThere(dial, layers)) return `There is no ${dial} on this picture.`
  return `The ${dial} cannot be ${(dials[dial] ?? 0) > 0 ? 'larger' : 'smaller'} in this size.`
}

function isThere(part: DialPart, layers: StoredLayout['layers']): boolean {
  if (part === 'product') return true
  if (part === 'logo') return layers.some(({ kind }) => kind === 'logo')
  const texts = readShownTexts({ layers })
  return texts.some((text) => text.part === part || (part === 'price' && text.part === 'badge'))
}
