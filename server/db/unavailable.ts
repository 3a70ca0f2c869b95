import { DrizzleQueryError } from 'drizzle-orm/errors'

/** No connection to the database can be had: nothing is wrong with what was asked, and later it may work. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database does not answer', { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/**
 * What a server says that cannot work now: a connection that fails (08) or is refused (28, 3D), no room left (53), a statement or
 * lock that took too long (57014, 55P03), a shutdown (57P), a transaction that was given up (25P03, 40), a standby (25006).
 */
const PASSING = /^(08|28|3D|40|53|57014|57P|55P03|25P03|25006)/

/** Of a network, and of pg where a connection ends or does not come about. */
const LOST_CODE = /^(ECONN|ENOTFOUND|EHOST|ENETUNREACH|ETIMEDOUT|EAI_|EPIPE)/
const LOST_MESSAGE = /^(Connection terminated|timeout e|Client (has encountered|was closed))/

/** A connection that ended or did not come about, without a word of the server's. */
export function isLost({ code = '', message = '' }: { code?: string; message?: string }): boolean {
  return LOST_CODE.test(code) || LOST_MESSAGE.test(message)
}

/** What a driver of its own has met, such as the queue's, told as ours is where it may pass; anything else as it is. */
export function asDatabaseAway(error: Error): Error {
  const { code = '', severity } = error as { code?: string; severity?: string }
  const isAway = severity === undefined ? isLost(error) : PASSING.test(code)
  return isAway ? new DatabaseUnavailable(error) : error
}

/** True of a failure that is the database's and may pass. One without an answer of the server's is a lost connection. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  if (!(error instanceof DrizzleQueryError)) return false
  const { severity, code = '' } = (error.cause ?? {}) as { severity?: string; code?: string }
  return severity === undefined || PASSING.test(code)
}
