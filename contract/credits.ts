import { z } from 'zod'
import { defineCall } from './call.ts'

export const creditsSchema = z.object({ adGeneration: z.number().int(), unlimited: z.boolean() })

export type Credits = z.infer<typeof creditsSchema>

/** What the client shows when the look-up fails (SPEC.md section 4). */
export const CREDITS_FALLBACK: Credits = { adGeneration: 0, unlimited: false }

export const getCredits = defineCall({
  method: 'GET',
  path: '/api/credits',
  success: { 200: creditsSchema },
  codes: ['UNAUTHENTICATED'],
})

/** The pack that Free users can buy once or often, and that never runs out. */
export const CREDIT_PACK = { id: 'credits_20', credits: 20, priceCents: 499, currency: 'usd' } as const

/** Claims a paid pack; asked for again, it answers the same credits and adds none. */
export const addCredits = defineCall({
  method: 'POST',
  path: '/api/credits/add',
  body: z.object({
    checkoutSessionId: z
      .string()
      .max(255)
      .regex(/^[\w-]+$/),
  }),
  success: { 200: creditsSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'UNAVAILABLE'],
})
