import { PURCHASES } from '#contract/money/subscription.ts'
import { SIGN_IN_REFUSALS } from '#server/people/audit/events.ts'
import type { PaymentEvent } from '#server/money/billing/payment-provider.ts'
import { type CheckoutState, CREDIT_TYPES, LEDGER_KINDS } from '#server/platform/db/schema.ts'
import { CODE_CLASSES, type KnownLabels } from '#server/platform/telemetry/count-events.ts'
import type { Events } from '#server/platform/telemetry/events.ts'

/** Returns all labels that are counted, for these queues and these model providers. */
export function knownLabels({
  queues,
  providers,
}: {
  queues: readonly string[]
  providers: readonly string[]
}): KnownLabels {
  return {
    requests: CODE_CLASSES.map((code) => ({ class: code })),
    ads: (['done', 'failed'] as const).map((outcome) => ({ outcome })),
    modelCalls: pairs('provider', providers, 'outcome', ['answered', 'refused', 'failed'] as const),
    storage: pairs('operation', STORAGE_OPERATIONS, 'outcome', ['done', 'failed', 'full'] as const),
    signIns: (['signed-in', 'over', ...SIGN_IN_REFUSALS] as const).map((outcome) => ({ outcome })),
    jobs: pairs('queue', queues, 'outcome', ['done', 'failed'] as const),
    credits: pairs('kind', LEDGER_KINDS, 'type', [...CREDIT_TYPES, 'unlimited'] as const),
    paymentEvents: pairs('subject', PAYMENT_SUBJECTS, 'outcome', ['applied', 'failed'] as const),
    checkouts: pairs('purchase', PURCHASES, 'state', CHECKOUT_ENDS),
  }
}

const STORAGE_OPERATIONS = ['put', 'get', 'delete', 'room'] as const satisfies Events['storage']['operation'][]
const PAYMENT_SUBJECTS = ['customer', 'checkout', 'payment'] as const satisfies PaymentEvent['subject']['kind'][]
const CHECKOUT_ENDS = ['pending', 'paid', 'over'] as const satisfies CheckoutState[]

function pairs<A extends string, B extends string, One extends string, Other extends string>(
  one: A,
  ones: readonly One[],
  other: B,
  others: readonly Other[],
): (Record<A, One> & Record<B, Other>)[] {
  return ones.flatMap((first) =>
    others.map((second) => ({ [one]: first, [other]: second }) as Record<A, One> & Record<B, Other>),
  )
}
