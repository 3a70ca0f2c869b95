import { EventEmitter } from 'node:events'
import type { FastifyRequest } from 'fastify'

/** What was opened for a session (progress streams) is closed when the session ends; the event is the session's id. */
const signOuts = new EventEmitter().setMaxListeners(0)

/** Calls `listener` when this request's session signs out; gives back how to stop listening. */
export function onSignOut(request: FastifyRequest, listener: () => void): () => void {
  const { sessionId } = request.session
  signOuts.once(sessionId, listener)
  return () => signOuts.off(sessionId, listener)
}

export async function signOut(request: FastifyRequest): Promise<void> {
  const { sessionId } = request.session
  await request.session.destroy()
  signOuts.emit(sessionId)
}
