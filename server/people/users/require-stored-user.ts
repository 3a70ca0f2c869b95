import type { FastifyRequest } from 'fastify'
import type { Database } from '#server/platform/db/database.ts'
import { requireUser, signedOut } from '#server/platform/http/require-user.ts'
import { findUser, type User } from './store.ts'

/** Returns the signed-in user with all stored fields; throws if they were deleted a moment ago. */
export async function requireStoredUser(request: FastifyRequest, db: Database): Promise<User> {
  const user = await findUser(db, requireUser(request).id)
  if (!user) throw signedOut()
  return user
}
