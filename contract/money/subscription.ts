import { z } from 'zod'
import { defineCall } from '../platform/call.ts'

export const subscriptionSchema = z.object({
  planId: z.enum(['free', 'pro']),
  status: z.string(),
  hasActiveSubscription: z.boolean(),
  isInTrial: z.boolean(),
  /** The time at which it ends for good, or its free days end; null while it renews automatically. */
  endDate: z.iso.datetime().nullable(),
  /** The free days with which a subscription would begin now; left out if there are none. */
  trialDays: z.number().int().positive().optional(),
})

export type Subscription = z.infer<typeof subscriptionSchema>

/** The subscription of the user. Also served at /api/user/subscription: two addresses for the same look-up. */
export const getSubscriptionCall = defineCall({
  method: 'GET',
  path: '/api/subscription',
  scope: 'read',
  success: { 200: subscriptionSchema },
  codes: ['UNAUTHENTICATED'],
})

export const SUBSCRIPTION_ALIAS_PATH = '/api/user/subscription'

/** Items on sale: the plan, or the pack of credits (contract/money/credits.ts). */
export const PURCHASES = ['pro', 'credits_20'] as const

export type Purchase = (typeof PURCHASES)[number]

/** The hosted page that the browser goes to next. */
const pageSchema = z.object({ url: z.string() })

/** Opens a checkout. Addresses outside the app are refused with 400: a payment page redirects people to them. */
export const openCheckoutCall = defineCall({
  method: 'POST',
  path: '/api/subscription/checkout',
  idempotent: true,
  body: z.object({ planId: z.enum(PURCHASES), successUrl: z.string(), cancelUrl: z.string() }),
  success: { 200: pageSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'CONFLICT', 'UNAVAILABLE'],
})

export const openPortalCall = defineCall({
  method: 'POST',
  path: '/api/subscription/portal',
  idempotent: true,
  body: z.object({ returnUrl: z.string() }),
  success: { 200: pageSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'CONFLICT', 'UNAVAILABLE'],
})
