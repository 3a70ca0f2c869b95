/** What of a finished ad is set larger or smaller. */
export const DIAL_PARTS = ['product', 'headline', 'price', 'logo'] as const

export type DialPart = (typeof DIAL_PARTS)[number]

/** Steps each way from the size at which the part was composed, which is 0. */
export const DIAL_STEPS_MAX = 3

/** Where the product stands, as the picture is seen: nearer is larger and lower, as what comes towards the viewer is. */
export const PRODUCT_PLACES = ['left', 'right', 'nearer'] as const

export type ProductPlace = (typeof PRODUCT_PLACES)[number]

/** What the product does there, as in "the product cannot ...". */
export const PLACE_VERBS: Record<ProductPlace, string> = {
  left: 'stand at the left',
  right: 'stand at the right',
  nearer: 'come nearer',
}

/** As they are sent: the step that a part is to stand at, 0 as it was composed; null leaves the product's place to the studio. */
export type SentDials = { [Part in DialPart]?: number | undefined } & { place?: ProductPlace | null | undefined }

/** Those that are not at rest. */
export type Dials = Partial<Record<DialPart, number>> & { place?: ProductPlace }

export type Dial = keyof Dials

/** "2 steps larger"; of none, that the part is as it was composed. */
export function describeStep(step: number): string {
  if (step === 0) return 'As designed'
  const steps = Math.abs(step)
  return `${steps} ${steps === 1 ? 'step' : 'steps'} ${step > 0 ? 'larger' : 'smaller'}`
}

/** Dials with others set over them; one that goes back to rest is none. */
export function withDials(dials: Dials, sent: SentDials): Dials {
  const all = Object.entries({ ...dials, ...sent })
  return Object.fromEntries(all.filter(([, value]) => value !== 0 && value !== null && value !== undefined))
}
