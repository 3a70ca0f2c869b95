import type { Address } from './explain-unreachable.ts'

/** How a process spreads its work over connections to a PostgreSQL. */
export interface DatabasePooling {
  /**
   * The same database without the pooler that DATABASE_URL may lead to, which gives each transaction another connection: for all that is bound
   * to one (locks of a migration, what listens, the queue). Undefined where DATABASE_URL will do.
   */
  direct: string | undefined
  /** Whether statements get names, to be planned once for each connection. */
  prepared: boolean
  /** For statements. */
  connections: number
  /** For the queue; one more listens for it, and one for the app. */
  queueConnections: number
}

export const POOLING: DatabasePooling = { direct: undefined, prepared: true, connections: 10, queueConnections: 4 }

/** For all that is bound to one connection, and the setting that says so. */
export function directAddress(databaseUrl: string, { direct }: Pick<DatabasePooling, 'direct'>): Address {
  return direct === undefined
    ? { name: 'DATABASE_URL', connectionString: databaseUrl }
    : { name: 'DATABASE_URL_DIRECT', connectionString: direct }
}
