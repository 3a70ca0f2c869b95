import { z } from 'zod'
import { DIAL_STEPS_MAX, type Dials, PRODUCT_PLACES, withDials } from './dials.ts'

const stepSchema = z
  .number()
  .int('A size is changed in whole steps.')
  .min(-DIAL_STEPS_MAX, `A part is made at most ${DIAL_STEPS_MAX} steps smaller.`)
  .max(DIAL_STEPS_MAX, `A part is made at most ${DIAL_STEPS_MAX} steps larger.`)

const steps = { product: stepSchema, headline: stepSchema, price: stepSchema, logo: stepSchema }

/**
 * Dials as they are sent: the absolute step of a part, 0 as it was composed; null leaves the product's place to the
 * studio.
 */
export const sentDialsSchema = z.object({ ...steps, place: z.enum(PRODUCT_PLACES).nullable() }).partial()

/** Dials that are not at rest. */
export const dialsSchema = z.object({ ...steps, place: z.enum(PRODUCT_PLACES) }).partial()

/** The dials of an ad as they are sent. */
export const sentAdDialsSchema = dialsSchema.transform((dials): Dials => withDials({}, dials))
