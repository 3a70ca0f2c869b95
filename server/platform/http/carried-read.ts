import type { SQL } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'

/**
 * A read that goes with the statement that reads the session, so that the session costs no statement of its own. The
 * statement sees a session that has ended as everything else does: at once, in every process.
 */
export interface CarriedRead<Found> {
  /** Name of the statement in the database. */
  name: string
  /** Selects what is read beside the row of the session, whose columns it may use. It has placeholders for `values`. */
  column: SQL<Found>
  /** Returns undefined for a request that needs another read. Nothing of the request has been checked before. */
  valuesOf(request: FastifyRequest): Record<string, unknown> | undefined
}

declare module 'fastify' {
  interface FastifyContextConfig {
    carried?: CarriedRead<unknown>
  }
  interface FastifyRequest {
    /** The result that came with the session; null if nothing was read with it. */
    carried: { found: unknown } | null
  }
}

/** Returns what this read of the call has found, or undefined if it was not carried out: the caller then reads it. */
export function takeCarried<Found>(request: FastifyRequest, read: CarriedRead<Found>): Found | undefined {
  const isOfCall = request.routeOptions.config.carried === (read as CarriedRead<unknown>)
  return isOfCall && request.carried ? (request.carried.found as Found) : undefined
}
