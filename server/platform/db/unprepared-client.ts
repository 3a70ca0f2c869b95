import pg from 'pg'

/**
 * Client that prepares nothing and sends each statement in full, even if it has a name. For a pooler that gives each
 * transaction another connection and does not know which of them has prepared which names.
 */
export class UnpreparedClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- pg's method has eight forms; all but the first argument go through as they are
  override query(...[statement, ...rest]: any[]): any {
    return (super.query as (...args: unknown[]) => unknown)(withoutName(statement), ...rest)
  }
}

function withoutName(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return statement
  return { ...statement, name: undefined }
}
