import { z } from 'zod'
import { defineCall } from '../platform/call.ts'

export const creditsSchema = z.object({ adGeneration: z.number().int(), unlimited: z.boolean() })

export type Credits = z.infer<typeof creditsSchema>

export const getCreditsCall = defineCall({
  method: 'GET',
  path: '/api/credits',
  scope: 'read',
  success: { 200: creditsSchema },
  codes: ['UNAUTHENTICATED'],
})

/** Claims a paid pack. A repeated call answers the same credits and adds none. */
export const addCreditsCall = defineCall({
  method: 'POST',
  path: '/api/credits/add',
  idempotent: true,
  body: z.object({
    checkoutSessionId: z
      .string()
      .max(255)
      .regex(/^[\w-]+$/),
  }),
  success: { 200: creditsSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'UNAVAILABLE'],
})
