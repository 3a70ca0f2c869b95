import { z } from 'zod'
import { defineCall } from './call.ts'

export const subscriptionSchema = z.object({
  planId: z.enum(['free', 'pro']),
  status: z.string(),
  hasActiveSubscription: z.boolean(),
  isInTrial: z.boolean(),
  endDate: z.iso.datetime().nullable(),
})

export type Subscription = z.infer<typeof subscriptionSchema>

/** What signed-out people and failed look-ups get (SPEC.md section 4). */
export const FREE_SUBSCRIPTION: Subscription = {
  planId: 'free',
  status: 'inactive',
  hasActiveSubscription: false,
  isInTrial: false,
  endDate: null,
}

/** Also served at /api/user/subscription: two readings of the same look-up. */
export const getSubscription = defineCall({
  method: 'GET',
  path: '/api/subscription',
  success: { 200: subscriptionSchema },
  codes: ['UNAUTHENTICATED'],
})

export const SUBSCRIPTION_ALIAS_PATH = '/api/user/subscription'
