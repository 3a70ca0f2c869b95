import { and, desc, eq, gt, gte, isNull, like, lte, sql } from 'drizzle-orm'
import { foldEmail } from './fold-email.ts'
import type { Database } from '#server/platform/db/database.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { users } from '#server/platform/db/schema.ts'

export type User = typeof users.$inferSelect

export async function findUser(db: Database, id: string): Promise<User | undefined> {
  const [user] = await oneUser(db).execute({ id })
  return user
}

const oneUser = prepared((db) =>
  db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('one_user'),
)

/**
 * Same expression as in the index users_folded_email: folds only ASCII capitals (fold-email.ts), and sorts by bytes.
 */
export const foldedEmail = sql`lower(${users.email} collate "C")`

/** Finds a user regardless of letter case; if several differ only in that, the one with the exact spelling. */
export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  const found = await db
    .select()
    .from(users)
    .where(eq(foldedEmail, foldEmail(email)))
    .orderBy(users.createdAt)
  return found.find((user) => user.email === email) ?? found[0]
}

export async function findUserByIdentity(db: Database, googleId: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.googleId, googleId))
  return user
}

/**
 * Changes the identity only while the account still has the one that was read; resolves to undefined if another sign-in
 * was faster.
 */
export async function changeIdentity(db: Database, { id, googleId }: User, to: string): Promise<User | undefined> {
  const same = googleId === null ? isNull(users.googleId) : eq(users.googleId, googleId)
  const [user] = await db
    .update(users)
    .set({ googleId: to })
    .where(and(eq(users.id, id), same))
    .returning()
  return user
}

/** Sets or lifts (null) the suspension of a user. */
export async function setSuspended(db: Database, id: string, suspendedAt: Date | null): Promise<void> {
  await db.update(users).set({ suspendedAt }).where(eq(users.id, id))
}

/** Fields of a user that an issuer may update. */
export type UserUpdate = Pick<User, 'email'> & Partial<Pick<User, 'displayName'>>

export async function updateUser(db: Database, { id }: User, newer: UserUpdate): Promise<User> {
  const [user] = await db.update(users).set(newer).where(eq(users.id, id)).returning()
  if (!user) throw new Error('The account was deleted during its sign-in')
  return user
}

/** Inserts the user, or updates the fields of `newer` if the identity is known. */
export async function upsertUser(db: Database, user: User & { googleId: string }, newer: UserUpdate): Promise<User> {
  const [stored] = await db
    .insert(users)
    .values(user)
    .onConflictDoUpdate({ target: users.googleId, set: newer })
    .returning()
  if (!stored) throw new Error('An upsert gives back its row')
  return stored
}

/** Returns the users of an issuer, newest first. */
export async function listUsersOfIssuer(db: Database, prefix: string, limit: number): Promise<User[]> {
  return db
    .select()
    .from(users)
    .where(like(users.googleId, `${prefix}%`))
    .orderBy(desc(users.createdAt))
    .limit(limit)
}

/** Returns the ids of all users, page by page in their order. */
export async function listUserIds(
  db: Database,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(after === undefined ? undefined : gt(users.id, after))
    .orderBy(users.id)
    .limit(limit)
  return rows.map((row) => row.id)
}

/** Reads a user's row under a lock that excludes its own kind and that of `lockUserForDeletion`: see lockAccount. */
export async function lockUser(tx: Database, userId: string): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
  return user
}

/** Locks a user against every other transaction that refers to them. Resolves to false if the user is gone. */
export async function lockUserForDeletion(tx: Database, userId: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  return rows.length > 0
}

export async function setProfilePicture(db: Database, userId: string, profilePicture: string): Promise<void> {
  await db.update(users).set({ profilePicture }).where(eq(users.id, userId))
}

/** Overwrites everything that identifies a user. */
export async function anonymizeUser(db: Database, userId: string): Promise<void> {
  await db
    .update(users)
    .set({
      email: `${userId}@deleted.invalid`,
      displayName: '',
      googleId: null,
      profilePicture: null,
      stripeCustomerId: null,
    })
    .where(eq(users.id, userId))
}

export async function deleteUser(db: Database, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId))
}

/** Sorts after any other character with which an address may continue. */
const LAST_CHARACTER = '\u{10FFFF}'

/** Lists users whose address has this beginning, in the order of the addresses. */
export function listUsersByEmail(db: Database, beginning: string, limit: number): Promise<User[]> {
  const from = foldEmail(beginning)
  return db
    .select()
    .from(users)
    .where(and(gte(foldedEmail, from), lte(foldedEmail, from + LAST_CHARACTER)))
    .orderBy(foldedEmail)
    .limit(limit)
}

export function listNewestUsers(db: Database, limit: number): Promise<User[]> {
  return db.select().from(users).orderBy(desc(users.createdAt)).limit(limit)
}
