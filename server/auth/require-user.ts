import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { findUser, type User } from './user-store.ts'

export interface Actor {
  id: string
}

/** The signed-in person. Deleting a user deletes their sessions, so the id is one that exists. */
export function requireUser(request: FastifyRequest): Actor {
  const { userId } = request.session
  if (!userId) throw signedOut()
  return { id: userId }
}

/** The same with all that is stored of the person, who may have been deleted a moment ago. */
export async function requireStoredUser(request: FastifyRequest, db: Database): Promise<User> {
  const user = await findUser(db, requireUser(request).id)
  if (!user) throw signedOut()
  return user
}

function signedOut(): AppError {
  return new AppError('UNAUTHENTICATED', 'Please sign in to continue.')
}
