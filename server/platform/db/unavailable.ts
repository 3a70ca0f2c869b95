import { DrizzleQueryError } from 'drizzle-orm/errors'

/** No connection to the database is available: the request is not at fault and may succeed later. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database does not answer', { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/**
 * SQL states of failures that may pass: a connection that fails (08) or is refused (28, 3D), no room left (53), a
 * statement or lock that took too long (57014, 55P03), a shutdown (57P), a transaction that was given up (25P03, 40), a
 * standby (25006).
 */
const PASSING = /^(08|28|3D|40|53|57014|57P|55P03|25P03|25006)/

/** Codes of the network, and messages of pg when a connection ends or cannot be made. */
const LOST_CODE = /^(ECONN|ENOTFOUND|EHOST|ENETUNREACH|ETIMEDOUT|EAI_|EPIPE)/
const LOST_MESSAGE = /^(Connection terminated|timeout e|Client (has encountered|was closed))/

/** Returns true for a connection that ended or could not be made, without an answer from the server. */
export function isLost({ code = '', message = '' }: { code?: string; message?: string }): boolean {
  return LOST_CODE.test(code) || LOST_MESSAGE.test(message)
}

/**
 * Returns a DatabaseUnavailable for a passing failure of another driver, such as the queue's; any other error is
 * returned as it is.
 */
export function asDatabaseAway(error: Error): Error {
  const { code = '', severity } = error as { code?: string; severity?: string }
  const isAway = severity === undefined ? isLost(error) : PASSING.test(code)
  return isAway ? new DatabaseUnavailable(error) : error
}

/**
 * Returns true for a database failure that may pass. A failure without an answer from the server is a lost connection.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  if (!(error instanceof DrizzleQueryError)) return false
  const { severity, code = '' } = (error.cause ?? {}) as { severity?: string; code?: string }
  return severity === undefined || PASSING.test(code)
}
