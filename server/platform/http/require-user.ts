import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

export interface Actor {
  id: string
}

/** Returns the signed-in user. Deleting a user deletes their sessions, so the id is one that exists. */
export function requireUser(request: FastifyRequest): Actor {
  const { userId } = request.session
  if (!userId) throw signedOut()
  return { id: userId }
}

export function signedOut(): AppError {
  return new AppError('UNAUTHENTICATED', 'Please sign in to continue.')
}
