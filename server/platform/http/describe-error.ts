export interface DescribedError {
  type: string
  message: string
  stack?: string
  code?: string
  statusCode?: number
  /** Place of a database error in the tables. */
  table?: string
  column?: string
  constraint?: string
  cause?: DescribedError
}

/** Causes of causes may form a cycle. */
const DEPTH_MAX = 5

/**
 * Returns the fields of an error for the log: what helps to find it, and nothing that a user typed. Only the fields
 * named here are written, because drivers attach a statement's parameters (addresses, subjects), or the database's
 * address with its password, to their errors.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something was thrown that is no error' }
  const { code, statusCode, table, column, constraint, severity } = error as Error & Record<string, unknown>
  const shown = messageOf(error, severity !== undefined && String(code))
  return {
    type: error.constructor.name,
    message: shown,
    ...(error.stack && { stack: error.stack.replace(error.message, () => shown) }),
    ...texts({ code, table, column, constraint }),
    ...(typeof statusCode === 'number' && { statusCode }),
    ...(error.cause !== undefined && depth < DEPTH_MAX && { cause: describeError(error.cause, depth + 1) }),
  }
}

/** Returns the message of an error; `sqlState` is false if it does not come from a database. */
function messageOf(error: Error, sqlState: string | false): string {
  const { query } = error as { query?: unknown }
  // Drizzle appends the parameters to the statement.
  if (error.message.startsWith('Failed query:')) return `Failed query: ${typeof query === 'string' ? query : ''}`.trim()
  // In class 22 (invalid values), a database repeats the value that it was given.
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
