import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().unique(),
    /** Exists because SPEC.md names it; always null, and never leaves the server. */
    password: text(),
    email: text().notNull().unique(),
    displayName: text().notNull(),
    /** Subject of the identity provider; prefixed by the issuer if it is not Google, by `demo` for the demo issuer. */
    googleId: text().unique(),
    profilePicture: text(),
    stripeCustomerId: text().unique(),
    /** Time at which an operator suspended the user; null if they are not suspended. */
    suspendedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('users_created_at').on(table.createdAt),
    /**
     * Folds only ASCII letters and compares bytes, so that a prefix of an address is a range of the index: for sign-in
     * and an operator's search.
     */
    index('users_folded_email').on(sql`lower(${table.email} collate "C")`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    data: jsonb().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sessions_expires_at').on(table.expiresAt), index('sessions_user_id').on(table.userId)],
)

/**
 * Events about money, sign-ins and operators. They outlive the account, of which only an id remains that no longer
 * belongs to anybody: so there is no foreign key to the user.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: id(),
    at: moment().notNull(),
    /** See server/people/audit/events.ts. */
    kind: text().notNull(),
    userId: uuid(),
    /** Operator who acted. */
    actorId: uuid(),
    details: jsonb().$type<Record<string, string | number | null>>().notNull(),
  },
  (table) => [index('audit_events_at').on(table.at), index('audit_events_user_id').on(table.userId, table.at)],
)
