import type { FastifyRequest } from 'fastify'
import type { TokenScope } from '#contract/platform/token-scope.ts'
import { AppError } from './app-error.ts'

export interface Actor {
  id: string
}

/** A program that acts for a user, known by the token in its `Authorization` header. */
export interface Program {
  userId: string
  /** Names the token for rate limits and in the log; it opens nothing. */
  tokenId: string
  scopes: readonly TokenScope[]
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set if the request carries a valid token; such a request has no session. */
    program: Program | null
  }
  interface FastifyContextConfig {
    /**
     * Scope that a token needs for this route; with `any`, the route itself decides what each scope opens. A route without
     * one is for browsers only.
     */
    scope?: TokenScope | 'any'
  }
}

/** Returns the signed-in user, or the user for whom a program acts. Deleting a user deletes their sessions and tokens. */
export function requireUser(request: FastifyRequest): Actor {
  const id = request.program?.userId ?? request.session.userId
  if (!id) throw signedOut()
  return { id }
}

export function signedOut(): AppError {
  return new AppError('UNAUTHENTICATED', 'Please sign in to continue.')
}
