export interface DescribedError {
  type: string
  message: string
  stack?: string
  code?: string
  statusCode?: number
  /** Of a database: where in the tables it happened. */
  table?: string
  column?: string
  constraint?: string
  cause?: DescribedError
}

/** Causes of causes may go round in a ring. */
const DEPTH_MAX = 5

/**
 * An error as the log tells it: what helps to find it and nothing that a person typed. Only what is named here is written, because
 * drivers hang all kinds of things on their errors: a statement's parameters (addresses, subjects), or the address of the database with
 * its password.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something was thrown that is no error' }
  const { code, statusCode, table, column, constraint, severity } = error as Error & Record<string, unknown>
  const told = messageOf(error, severity !== undefined && String(code))
  return {
    type: error.constructor.name,
    message: told,
    ...(error.stack && { stack: error.stack.replace(error.message, () => told) }),
    ...texts({ code, table, column, constraint }),
    ...(typeof statusCode === 'number' && { statusCode }),
    ...(error.cause !== undefined && depth < DEPTH_MAX && { cause: describeError(error.cause, depth + 1) }),
  }
}

/** `sqlState` is false where the error is not a database's own. */
function messageOf(error: Error, sqlState: string | false): string {
  const { query } = error as { query?: unknown }
  // Drizzle puts the parameters behind the statement.
  if (error.message.startsWith('Failed query:')) return `Failed query: ${typeof query === 'string' ? query : ''}`.trim()
  // A database repeats in class 22 (a value that cannot be) what it was given.
  if (sqlState && sqlState.startsWith('22')) return `A value that the database does not take (${sqlState})`
  return withoutPasswords(error.message)
}

function withoutPasswords(text: string): string {
  return text.replaceAll(/(\w+:\/\/)[^\s/@]*@/g, '$1[secret]@')
}

function texts(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
