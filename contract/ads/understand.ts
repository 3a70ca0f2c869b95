import { z } from 'zod'
import { defineCall, idParams } from '../platform/call.ts'
import { PRODUCT_PLACES } from './dials.ts'
import { formatIdSchema } from '../format-id.ts'
import { CUT_OUTS } from '../pictures/image.ts'
import { REQUEST_MAX } from '../limits.ts'
import { COLOR_ROLES, WORD_PARTS } from '../word-parts.ts'

/** Sent as `changes` of a change of the ad. */
const proposedChangesSchema = z.object({
  words: z.partialRecord(z.enum(WORD_PARTS), z.string().nullable()).optional(),
  colors: z.partialRecord(z.enum(COLOR_ROLES), z.string()).optional(),
  dials: z
    .object({
      product: z.number().int().optional(),
      headline: z.number().int().optional(),
      price: z.number().int().optional(),
      logo: z.number().int().optional(),
      place: z.enum(PRODUCT_PLACES).optional(),
    })
    .optional(),
  hero: z.string().optional(),
  cutOut: z.enum(CUT_OUTS).optional(),
  logo: z.null().optional(),
})

export const understoodSchema = z.object({
  /** Null if nothing can be proposed; then `problem` says why. */
  changes: proposedChangesSchema.nullable(),
  /** The same changes for the user, one each: "Price", from "$4.99", to "$3.99". */
  lines: z.array(z.object({ name: z.string(), from: z.string().optional(), to: z.string() })),
  /** The parts of the request that were not understood, as typed. */
  left: z.array(z.string()),
  problem: z.string().nullable(),
  /** Examples of requests, in the language of the request, if nothing of it was understood. */
  examples: z.array(z.string()),
})

export type UnderstoodRequest = z.infer<typeof understoodSchema>

/**
 * Interprets a request in plain words ("price 3.99 and a bigger product") as changes of an ad, as `format` currently
 * shows it. Changes nothing: the proposal is sent as a change once the user has seen it.
 */
export const understandChangeCall = defineCall({
  method: 'POST',
  path: '/api/creatives/:id/understand',
  scope: 'make',
  idempotent: true,
  params: idParams,
  body: z.object({
    text: z
      .string()
      .trim()
      .min(1, 'Please write what should change')
      .max(REQUEST_MAX, `Please write it in at most ${REQUEST_MAX} characters`),
    format: formatIdSchema,
  }),
  success: { 200: understoodSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'UNAVAILABLE'],
})
