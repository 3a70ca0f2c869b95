import pg from 'pg'

/**
 * A connection that prepares nothing: each statement is sent whole, by whatever name it was written. For a pooler that gives each transaction
 * another connection and does not know which names those have.
 */
export class NamelessClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- pg's method has eight forms; all but the first argument go through as they are
  override query(...[statement, ...rest]: any[]): any {
    return (super.query as (...args: unknown[]) => unknown)(withoutName(statement), ...rest)
  }
}

function withoutName(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return statement
  return { ...statement, name: undefined }
}
