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
