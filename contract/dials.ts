import { z } from 'zod'

/** What of a finished ad is set larger or smaller. */
export const DIAL_PARTS = ['product', 'headline', 'price', 'logo'] as const

export type DialPart = (typeof DIAL_PARTS)[number]

/** Steps each way from the size at which the part was composed, which is 0. */
export const DIAL_STEPS_MAX = 3

/** Where the product stands, as the picture is seen: nearer is larger and lower, as what comes towards the viewer is. */
export const PRODUCT_PLACES = ['left', 'right', 'nearer'] as const

export type ProductPlace = (typeof PRODUCT_PLACES)[number]

const stepSchema = z
  .number()
  .int('A size is changed in whole steps.')
  .min(-DIAL_STEPS_MAX, `A part is made at most ${DIAL_STEPS_MAX} steps smaller.`)
  .max(DIAL_STEPS_MAX, `A part is made at most ${DIAL_STEPS_MAX} steps larger.`)

const steps = { product: stepSchema, headline: stepSchema, price: stepSchema, logo: stepSchema }

/** As they are sent: the step that a part is to stand at, 0 as it was composed; null leaves the product's place to the studio. */
export const sentDialsSchema = z.object({ ...steps, place: z.enum(PRODUCT_PLACES).nullable() }).partial()

export type SentDials = z.infer<typeof sentDialsSchema>

/** Those that are not at rest. */
export const dialsSchema = z.object({ ...steps, place: z.enum(PRODUCT_PLACES) }).partial()

/** The same as they are sent. */
export const sentAdDialsSchema = dialsSchema.transform((dials): Dials => withDials({}, dials))

export type Dials = Partial<Record<DialPart, number>> & { place?: ProductPlace }

export type Dial = keyof Dials

/** Dials with others set over them; one that goes back to rest is none. */
export function withDials(dials: Dials, sent: SentDials): Dials {
  const all = Object.entries({ ...dials, ...sent })
  return Object.fromEntries(all.filter(([, value]) => value !== 0 && value !== null && value !== undefined))
}
