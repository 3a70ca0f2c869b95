/** The parts of a finished ad that can be made larger or smaller. */
export const DIAL_PARTS = ['product', 'headline', 'price', 'logo'] as const

export type DialPart = (typeof DIAL_PARTS)[number]

/** Steps each way from the size at which the part was composed, which is 0. */
export const DIAL_STEPS_MAX = 3

/**
 * Places of the product, as the viewer sees them: `nearer` is larger and lower, like anything that comes towards the
 * viewer.
 */
export const PRODUCT_PLACES = ['left', 'right', 'nearer'] as const

export type ProductPlace = (typeof PRODUCT_PLACES)[number]

/** Verbs for these places, as in "the product cannot ...". */
export const PLACE_VERBS: Record<ProductPlace, string> = {
  left: 'stand at the left',
  right: 'stand at the right',
  nearer: 'come nearer',
}

/**
 * Dials as they are sent: the absolute step of a part, 0 as it was composed; null leaves the product's place to the
 * studio.
 */
export type SentDials = { [Part in DialPart]?: number | undefined } & { place?: ProductPlace | null | undefined }

/** Dials that are not at rest. */
export type Dials = Partial<Record<DialPart, number>> & { place?: ProductPlace }

export type Dial = keyof Dials

/** Describes a step as "2 steps larger"; step 0 is described as the part as it was composed. */
export function describeStep(step: number): string {
  if (step === 0) return 'As designed'
  const steps = Math.abs(step)
  return `${steps} ${steps === 1 ? 'step' : 'steps'} ${step > 0 ? 'larger' : 'smaller'}`
}

/** Merges dials over others; one that goes back to rest is dropped. */
export function withDials(dials: Dials, sent: SentDials): Dials {
  const all = Object.entries({ ...dials, ...sent })
  return Object.fromEntries(all.filter(([, value]) => value !== 0 && value !== null && value !== undefined))
}
