import type Stripe from 'stripe'
import { z } from 'zod'
import { AppError } from '#server/platform/http/app-error.ts'
import type { PaymentEvent, PaymentWebhook } from '../payment-provider.ts'

/** Stripe signs every attempt again, so an older signature was not made for this delivery. */
const TOLERANCE_SECONDS = 300

const BAD_SIGNATURE = 'The signature of this event does not hold: check the signing secret of the webhook endpoint.'

export function makeStripeWebhook(stripe: Stripe, secret: string): PaymentWebhook {
  return {
    readEvent(rawBody, signature, now) {
      return toEvent(checkSignature(rawBody, signature, now))
    },
  }

  /** Verifies the signature. The SDK throws errors of several kinds for invalid input, which all mean the same. */
  function checkSignature(rawBody: Buffer, signature = '', now: Date): unknown {
    try {
      const receivedAt = now.getTime()
      return stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_SECONDS, undefined, receivedAt)
    } catch {
      throw new AppError('VALIDATION_FAILED', BAD_SIGNATURE)
    }
  }
}

/** Reads only ids of an event's object: its contents may have another version, or be outdated. */
const eventSchema = z.object({
  id: z.string().min(1),
  type: z.string(),
  data: z.object({
    object: z.object({ id: z.string(), customer: nameSchema(), payment_intent: nameSchema() }),
  }),
})

function nameSchema() {
  return z
    .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
    .nullish()
    .catch(null)
}

/** Kind of object that an event is about, by the prefix of its type, and so what has to be read again. */
const SUBJECTS: [prefix: string, kind: PaymentEvent['subject']['kind'], name: 'id' | 'customer' | 'payment_intent'][] =
  [
    ['checkout.session.', 'checkout', 'id'],
    ['customer.subscription.', 'customer', 'customer'],
    ['customer.deleted', 'customer', 'id'],
    ['invoice.', 'customer', 'customer'],
    ['charge.', 'payment', 'payment_intent'],
    ['refund.', 'payment', 'payment_intent'],
  ]

function toEvent(event: unknown): PaymentEvent | undefined {
  const parsed = eventSchema.safeParse(event)
  if (!parsed.success) return undefined
  const { id, type, data } = parsed.data
  const [, kind, name] = SUBJECTS.find(([prefix]) => type.startsWith(prefix)) ?? []
  const subjectId = name && data.object[name]
  return kind && subjectId ? { id, subject: { kind, id: subjectId } } : undefined
}
