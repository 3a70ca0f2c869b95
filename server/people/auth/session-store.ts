import { hash } from 'node:crypto'
import type { SessionStore } from '@fastify/session'
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Session } from 'fastify'
import type { Database } from '#server/platform/db/database.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { sessions } from '#server/platform/db/schema.ts'

/** A session without a user exists only for the minutes of signing in. */
const SIGNED_OUT_MS = 60 * 60 * 1000

/** Stores sessions in the database under a hash of their id: what the table contains cannot be used to sign in. */
export function makeSessionStore(db: Database, now: () => Date): SessionStore {
  return {
    get: (id, done) => void settle(readSession(db, id, now()), done),
    set: (id, session, done) => void settle(writeSession(db, id, session, now()), done),
    destroy: (id, done) => void settle(deleteSession(db, id), done),
  }
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
  session: Session
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
  return rows.map(({ key, data }) => ({ key, session: data as Session }))
}

export async function findSession(
  db: Database,
  key: string,
  now: Date,
): Promise<{ userId: string | null; session: Session } | undefined> {
  const [row] = await db
    .select({ userId: sessions.userId, data: sessions.data })
    .from(sessions)
    .where(and(eq(sessions.id, key), gt(sessions.expiresAt, now)))
  return row && { userId: row.userId, session: row.data as Session }
}

/** Returns false if somebody else was faster. */
export async function deleteSessionByKey(db: Database, key: string): Promise<boolean> {
  const gone = await db.delete(sessions).where(eq(sessions.id, key)).returning({ key: sessions.id })
  return gone.length > 0
}

async function settle<T>(work: Promise<T>, done: (error: unknown, result?: T) => void): Promise<void> {
  let result: T
  try {
    result = await work
  } catch (error) {
    return done(error)
  }
  done(null, result)
}

const oneSession = prepared((db) =>
  db
    .select({ data: sessions.data })
    .from(sessions)
    .where(and(eq(sessions.id, sql.placeholder('key')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare('one_session'),
)

async function readSession(db: Database, id: string, now: Date): Promise<Session | null> {
  const [row] = await oneSession(db).execute({ key: sessionKey(id), now })
  return row ? (row.data as Session) : null
}

/**
 * Inserts a session only if it is new, which means without `createdAt`. Any other is only updated: a request that was
 * still running when its session ended would otherwise bring the session back.
 */
async function writeSession(db: Database, id: string, session: Session, now: Date): Promise<void> {
  const isNew = session.createdAt === undefined
  session.createdAt ??= now.toISOString()
  const signedOutEnd = new Date(now.getTime() + SIGNED_OUT_MS)
  const row = {
    userId: session.userId ?? null,
    data: JSON.parse(JSON.stringify(session)) as unknown,
    expiresAt: session.userId ? new Date(session.cookie.expires ?? signedOutEnd) : signedOutEnd,
  }
  if (isNew) await db.insert(sessions).values({ id: sessionKey(id), ...row })
  else
    await db
      .update(sessions)
      .set(row)
      .where(eq(sessions.id, sessionKey(id)))
}

async function deleteSession(db: Database, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionKey(id)))
}

/** Returns the name of a session everywhere but in its cookie: it opens nothing. */
export function sessionKey(id: string): string {
  return hash('sha256', id, 'base64url')
}
