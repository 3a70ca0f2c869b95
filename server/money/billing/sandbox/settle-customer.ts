import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { PRICES } from './prices.ts'
import {
  type SandboxCustomerRow,
  insertPayments,
  listSandboxSubscriptions,
  lockCustomer,
  type SandboxPaymentRow,
  saveSubscription,
  type SandboxSubscriptionRow,
} from './store.ts'
import { type Outcome, passTime } from './subscription-life.ts'

export type SandboxServices = Pick<Services, 'db' | 'now' | 'newId'>

export interface SettledCustomer {
  customer: SandboxCustomerRow
  subscriptions: SandboxSubscriptionRow[]
}

/**
 * Locks a customer and applies everything that fell due since the last look: the sandbox has no clock of its own, so
 * every read or change of a subscription does this first. Resolves to undefined if there is no such customer.
 */
export async function settleCustomer(
  tx: Database,
  services: SandboxServices,
  customerId: string,
): Promise<SettledCustomer | undefined> {
  const customer = await lockCustomer(tx, customerId)
  if (!customer) return undefined
  const subscriptions: SandboxSubscriptionRow[] = []
  for (const row of await listSandboxSubscriptions(tx, customerId)) {
    const outcome = passTime(row, customer.card ?? 'pays', services.now())
    subscriptions.push(await saveOutcome(tx, services, row, outcome))
  }
  return { customer, subscriptions }
}

/** Stores the new state of a subscription, with a payment for each charge of the card. */
export async function saveOutcome(
  tx: Database,
  services: SandboxServices,
  row: Pick<SandboxSubscriptionRow, 'id' | 'customerId'>,
  { life, charges }: Outcome,
): Promise<SandboxSubscriptionRow> {
  const subscription = { ...life, id: row.id, customerId: row.customerId }
  await saveSubscription(tx, subscription)
  const { amountCents, currency } = PRICES.pro
  const payments = charges.map(({ at, paid }): SandboxPaymentRow => {
    const about = { id: newSandboxId('pay', services), customerId: row.customerId, subscriptionId: row.id } as const
    const money = { amountCents, currency, refundedCents: 0, disputed: false }
    return { ...about, ...money, purchase: 'pro', state: paid ? 'paid' : 'failed', createdAt: at }
  })
  await insertPayments(tx, payments)
  return subscription
}

/** Makes an id like a provider's, but easily told from a real one. */
export function newSandboxId(kind: 'cus' | 'cs' | 'sub' | 'pay', { newId }: Pick<Services, 'newId'>): string {
  return `${kind}_sandbox_${newId().replaceAll('-', '')}`
}
