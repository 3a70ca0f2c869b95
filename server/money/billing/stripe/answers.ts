import { z } from 'zod'

/** The used parts of Stripe's answers, with their required form: a proxy, or a fault at Stripe, may answer anything. */

const namedAnswer = z.object({ id: z.string().min(1) })

export const customerAnswer = namedAnswer.extend({ object: z.literal('customer') })

const seconds = z.number().nullish()

export const subscriptionAnswer = namedAnswer.extend({
  status: z.string(),
  created: z.number(),
  ended_at: seconds,
  cancel_at: seconds,
  trial_end: seconds,
  cancel_at_period_end: z.boolean(),
  items: z.object({ data: z.array(z.object({ current_period_end: z.number() })) }),
})

export const pricesAnswer = z.object({
  data: z.array(namedAnswer.extend({ unit_amount: z.number().nullish(), currency: z.string() })),
})

export const linkAnswer = z.object({ url: z.url() })

export const sessionAnswer = namedAnswer.extend({
  object: z.literal('checkout.session'),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.string(),
  mode: z.string(),
  amount_total: z.number().nullable(),
  currency: z.string().nullable(),
})

export const itemsAnswer = sessionAnswer.extend({ line_items: z.object({ data: z.array(z.object({})) }) })

export const paymentAnswer = namedAnswer.extend({
  latest_charge: z
    .union([z.string(), namedAnswer.extend({ amount: z.number(), amount_refunded: z.number() })])
    .nullable(),
})

export const disputesAnswer = z.object({ data: z.array(namedAnswer.extend({ status: z.string() })) })

/** Returns the answer if it has the required form. Throws a ZodError otherwise. */
export function requireShape<Answer>(schema: z.ZodType, answer: Answer): Answer {
  schema.parse(answer)
  return answer
}
