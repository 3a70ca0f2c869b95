import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Purchase } from '#contract/money/subscription.ts'
import { moment } from './columns.ts'

/**
 * Tables that the sandbox uses in place of a payment provider (server/money/billing/sandbox). Nothing else reads them: their
 * effects reach the app in the same way as Stripe's answers.
 */

/**
 * Behavior of a test card: other declines show at the checkout, while `declines-later` shows only when the plan renews.
 */
export type TestCard = 'pays' | 'declines-later'

export const sandboxCustomers = pgTable('sandbox_customers', {
  id: text().primaryKey(),
  reference: text().notNull().unique(),
  email: text().notNull(),
  name: text().notNull(),
  /** Card of the last payment; null before the first checkout. */
  card: text().$type<TestCard>(),
  createdAt: moment().notNull(),
})

const customerId = () =>
  text()
    .notNull()
    .references(() => sandboxCustomers.id, { onDelete: 'cascade' })

export const sandboxCheckouts = pgTable(
  'sandbox_checkouts',
  {
    id: text().primaryKey(),
    reference: text().notNull().unique(),
    customerId: customerId(),
    purchase: text().$type<Purchase>().notNull(),
    trialDays: integer().notNull(),
    successUrl: text().notNull(),
    cancelUrl: text().notNull(),
    state: text().$type<'open' | 'complete' | 'expired'>().notNull(),
    paymentId: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sandbox_checkouts_customer_id').on(table.customerId)],
)

export const sandboxSubscriptions = pgTable(
  'sandbox_subscriptions',
  {
    id: text().primaryKey(),
    customerId: customerId(),
    status: text().$type<'trialing' | 'active' | 'past_due' | 'canceled'>().notNull(),
    /** End of the period that is paid for or free; it then renews, unless it was cancelled. */
    periodEnd: moment().notNull(),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    trialEnd: moment(),
    /** Time of its end; after a failed payment, the time at which it will end unless somebody pays. */
    endedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('sandbox_subscriptions_customer_id').on(table.customerId),
    index('sandbox_subscriptions_period_end').on(table.periodEnd),
    index('sandbox_subscriptions_ended_at').on(table.endedAt),
  ],
)

/** Payments requested; `failed` means that the card declined. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text().primaryKey(),
    customerId: customerId(),
    /** Null for a pack of credits. */
    subscriptionId: text().references(() => sandboxSubscriptions.id, { onDelete: 'cascade' }),
    purchase: text().$type<Purchase>().notNull(),
    state: text().$type<'paid' | 'failed'>().notNull(),
    amountCents: integer().notNull(),
    currency: text().notNull(),
    refundedCents: integer().notNull().default(0),
    disputed: boolean().notNull().default(false),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('sandbox_payments_customer_id').on(table.customerId),
    check('sandbox_payments_refund', sql`${table.refundedCents} between 0 and ${table.amountCents}`),
  ],
)
