import { EventEmitter } from 'node:events'
import type { FastifyRequest } from 'fastify'
import type { Database } from '#server/platform/db/database.ts'
import { sessionKey } from './session-store.ts'
import { dropSession } from './sessions.ts'

/**
 * Events that close what was opened for a session or a program (progress streams) when it ends; an event's name is the
 * session's key, the token's id or the user's id.
 */
const signOuts = new EventEmitter().setMaxListeners(0)

/** Calls `listener` when this request's session or token ends; returns a function that stops listening. */
export function onSignOut(request: FastifyRequest, listener: () => void): () => void {
  const { session, sessionId, program } = request
  const key = program ? program.tokenId : sessionKey(sessionId ?? '')
  const userId = program ? program.userId : session.userId
  const events = userId ? [key, userId] : [key]
  for (const event of events) signOuts.once(event, listener)
  return () => events.forEach((event) => signOuts.off(event, listener))
}

/** Announces that all sessions of a user have ended. */
export function announceUserSignOut(userId: string): void {
  signOuts.emit(userId)
}

export async function signOut(request: FastifyRequest, db: Database): Promise<void> {
  const { sessionId } = request
  await dropSession(request, db)
  if (sessionId) announceSessionEnd(sessionKey(sessionId))
}

/** Announces the end of one session, by its key, or of one token, by its id. */
export function announceSessionEnd(key: string): void {
  signOuts.emit(key)
}
