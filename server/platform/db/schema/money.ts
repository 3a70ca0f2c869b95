import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Purchase } from '#contract/money/subscription.ts'
import { createdAt, id, moment, tickets } from './columns.ts'
import { users } from './people.ts'

export const CREDIT_TYPES = ['monthly', 'pack'] as const
export type CreditType = (typeof CREDIT_TYPES)[number]

/** Balances, one row for each credit type. Changed only together with the ledger rows that explain it. */
export const userCredits = pgTable(
  'user_credits',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    creditType: text().$type<CreditType>().notNull(),
    amount: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    unique('user_credits_user_type').on(table.userId, table.creditType),
    check('user_credits_not_negative', sql`${table.amount} >= 0`),
  ],
)

export const LEDGER_KINDS = ['grant', 'reserve', 'settle', 'release', 'purchase', 'reclaim', 'gift'] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

/**
 * Append-only. `amount` is the change of the balance: a reserve is -1, a release +1, a settle 0. `reference` is the job
 * (reserve, settle, release), the month (grant), the request (gift) or the checkout (purchase; a reclaim, made by a
 * refund and undone by a won dispute, appends its cause), so that each happens at most once. A release is 0 if there is
 * no room for its credit any more, because a new month has filled up the monthly ones.
 */
export const creditLedger = pgTable(
  'credit_ledger',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<LedgerKind>().notNull(),
    /** Balance that it changed; `unlimited` records what a Pro plan used. */
    creditType: text().$type<CreditType | 'unlimited'>().notNull(),
    amount: integer().notNull(),
    reference: text().notNull(),
    /** Reason that the operator gave for a gift. */
    reason: text(),
    createdAt: createdAt(),
  },
  (table) => [unique('credit_ledger_once').on(table.userId, table.kind, table.reference)],
)

/** One opening grant for each (issuer, subject), stored as a hash that outlives the account. */
export const openingGrants = pgTable('opening_grants', {
  identityHash: text().primaryKey(),
  createdAt: createdAt(),
})

/** One trial for each (issuer, subject) at a payment provider, stored in the same way. */
export const usedTrials = pgTable('used_trials', {
  identityHash: text().primaryKey(),
  createdAt: createdAt(),
})

/** Customers of a payment provider. The id is the reference by which the provider makes its customer only once. */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    provider: text().notNull(),
    /** Null once the account is deleted: the provider's customer is deleted next, and then this row. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Null until the provider has answered. */
    externalId: text(),
    /** Time at which the user was last sent to a page of the provider, from which they may return with changes. */
    awaySince: moment(),
    readAt: moment(),
    ...tickets(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('customers_user').on(table.provider, table.userId),
    unique('customers_external_id').on(table.provider, table.externalId),
    index('customers_user_id').on(table.userId),
    index('customers_away')
      .on(table.provider, table.readAt)
      .where(sql`${table.awaySince} is not null`),
  ],
)

/** `pending`: the user has paid in a way that takes days. `over`: nobody can pay on the page any more. */
export type CheckoutState = 'open' | 'pending' | 'paid' | 'over'

/** Payment pages opened for a user, and for a pack of credits its outcome. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: id(),
    provider: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purchase: text().$type<Purchase>().notNull(),
    trialDays: integer().notNull(),
    successUrl: text().notNull(),
    cancelUrl: text().notNull(),
    state: text().$type<CheckoutState>().notNull(),
    /** Null until the provider has answered, like `url`. */
    externalId: text(),
    url: text(),
    priceId: text(),
    paymentId: text(),
    /** Number of the pack's credits taken back after a refund or dispute, and number of those already spent. */
    reclaimedCredits: integer().notNull().default(0),
    spentCredits: integer().notNull().default(0),
    ...tickets(),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    unique('checkouts_external_id').on(table.provider, table.externalId),
    /** One open checkout for each user. */
    uniqueIndex('checkouts_open')
      .on(table.provider, table.userId)
      .where(sql`${table.state} = 'open'`),
    index('checkouts_user_id').on(table.userId),
    index('checkouts_payment_id').on(table.provider, table.paymentId),
  ],
)

/** Webhook events that have been applied. */
export const paymentEvents = pgTable(
  'payment_events',
  { provider: text().notNull(), id: text().notNull(), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    index('payment_events_created_at').on(table.createdAt),
  ],
)

/** Subscriptions as last reported by their payment provider. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    provider: text().notNull(),
    externalId: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text().notNull(),
    /** Final end; null while it renews automatically. */
    endDate: moment(),
    trialEnd: moment(),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.externalId] }),
    index('subscriptions_user_id').on(table.userId),
  ],
)
