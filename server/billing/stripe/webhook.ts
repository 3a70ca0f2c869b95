import type Stripe from 'stripe'
import { z } from 'zod'
import { AppError } from '../../http/app-error.ts'
import type { PaymentEvent, PaymentWebhook } from '../payment-provider.ts'

/** Stripe signs every attempt anew, so a signature older than this was not made for this delivery. */
const TOLERANCE_SECONDS = 300

const BAD_SIGNATURE = 'The signature of this event does not hold: check the signing secret of the webhook endpoint.'

export function makeStripeWebhook(stripe: Stripe, secret: string): PaymentWebhook {
  return {
    readEvent(rawBody, signature, now) {
      return toEvent(checkSignature(rawBody, signature, now))
    },
  }

  /** The SDK throws errors of several kinds about what anybody may send here, and all of them mean the same. */
  function checkSignature(rawBody: Buffer, signature = '', now: Date): unknown {
    try {
      const receivedAt = now.getTime()
      return stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_SECONDS, undefined, receivedAt)
    } catch {
      throw new AppError('VALIDATION_FAILED', BAD_SIGNATURE)
    }
  }
}

/** Of the object that an event carries only its names are read: its contents are of another version, or old by now. */
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

/** By the beginning of its type: which object the event is about, and what that makes us read again. */
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
