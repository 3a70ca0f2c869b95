import { hash } from 'node:crypto'
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { sessions } from '#server/platform/db/schema.ts'
import type { CarriedRead } from '#server/platform/http/carried-read.ts'

const DAY_MS = 24 * 60 * 60 * 1000
export const SESSION_DAYS = 30
/** A session without a user exists only for the minutes of signing in. */
const SIGNED_OUT_MS = 60 * 60 * 1000

/** Facts that the server stores for a browser, under a hash of the id that the browser's cookie holds. */
export interface StoredSession {
  userId?: string
  pending?: Record<string, PendingSignIn>
  createdAt?: string
  extendedAt?: string
  /** Description of the device; see describeDevice. */
  device?: string
  /** Address and issuer, if the configured issuer itself called the address verified at this sign-in. */
  verifiedEmail?: string
  verifiedBy?: string
}

/** A sign-in that has begun and waits for the provider's response, stored under its state. */
export interface PendingSignIn {
  begunAt: string
  nonce: string
  codeVerifier: string
  returnTo: string
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
}

/** Deletes everybody's sessions, in the same time for any number. */
export async function deleteAllSessions(db: Database): Promise<void> {
  await db.execute(sql`truncate table ${sessions}`)
}

/** Deletes a user's sessions, so that their cookies open nothing any more. */
export async function deleteSessionsOfUser(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

export interface SessionRow {
  key: string
  session: StoredSession
}

const LISTED_MAX = 100

/** Returns a user's sessions; the latest to end, which is the latest seen, comes first. */
export async function listSessionsOfUser(db: Database, userId: string, now: Date): Promise<SessionRow[]> {
  const rows = await db
    .select({ key: sessions.id, data: sessions.data })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.expiresAt))
    .limit(LISTED_MAX)
  return rows.map(({ key, data }) => ({ key, session: data as StoredSession }))
}

/** Condition for the session with the key of a prepared statement, if it has not ended. */
const IS_LIVE = and(eq(sessions.id, sql.placeholder('key')), gt(sessions.expiresAt, sql.placeholder('now')))

const oneSession = prepared((db) =>
  db.select({ userId: sessions.userId, data: sessions.data }).from(sessions).where(IS_LIVE).prepare('one_session'),
)

export async function findSession(
  db: Database,
  key: string,
  now: Date,
): Promise<{ userId: string | null; session: StoredSession } | undefined> {
  const [row] = await oneSession(db).execute({ key, now })
  return row && { userId: row.userId, session: row.data as StoredSession }
}

/** Finds a session with what is read beside it, in one statement. */
export async function findSessionWith(
  db: Database,
  read: CarriedRead<unknown>,
  values: Record<string, unknown> & { key: string; now: Date },
): Promise<{ session: StoredSession; found: unknown } | undefined> {
  const [row] = await statementOf(read)(db).execute(values)
  return row && { session: row.data as StoredSession, found: row.found }
}

const statements = new WeakMap<CarriedRead<unknown>, ReturnType<typeof writeStatement>>()

function statementOf(read: CarriedRead<unknown>) {
  const written = statements.get(read) ?? writeStatement(read)
  statements.set(read, written)
  return written
}

function writeStatement({ name, column }: CarriedRead<unknown>) {
  return prepared((db) =>
    db.select({ data: sessions.data, found: column }).from(sessions).where(IS_LIVE).prepare(`session_with_${name}`),
  )
}

/** Returns false if somebody else was faster. */
export async function deleteSessionByKey(db: Database, key: string): Promise<boolean> {
  const gone = await db.delete(sessions).where(eq(sessions.id, key)).returning({ key: sessions.id })
  return gone.length > 0
}

export async function insertSession(db: Database, key: string, session: StoredSession, now: Date): Promise<void> {
  await db.insert(sessions).values({ id: key, ...rowOf({ ...session, createdAt: now.toISOString() }, now) })
}

/** Updates a session and inserts none: a request that was still running when its session ended would otherwise bring the session back. */
export async function updateSession(db: Database, key: string, session: StoredSession, now: Date): Promise<void> {
  await db.update(sessions).set(rowOf(session, now)).where(eq(sessions.id, key))
}

function rowOf(session: StoredSession, now: Date) {
  const { userId = null } = session
  const lastsMs = userId === null ? SIGNED_OUT_MS : SESSION_DAYS * DAY_MS
  return { userId, data: session, expiresAt: new Date(now.getTime() + lastsMs) }
}

/** Returns the name of a session everywhere but in its cookie: it opens nothing. */
export function sessionKey(id: string): string {
  return hash('sha256', id, 'base64url')
}
