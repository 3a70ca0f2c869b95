import type { Address } from './explain-unreachable.ts'

/** Settings by which a process spreads its work over connections to a PostgreSQL. */
export interface DatabasePooling {
  /**
   * Address of the same database without the pooler of DATABASE_URL, which gives each transaction another connection:
   * for everything that is bound to one connection (migration locks, listening, the queue). Undefined if DATABASE_URL
   * will do.
   */
  direct: string | undefined
  /** Gives statements names, so that each connection plans them only once. */
  prepared: boolean
  /** Number of connections for statements. */
  connections: number
  /** Number of connections for the queue; one more listens for it, and one for the app. */
  queueConnections: number
}

export const POOLING: DatabasePooling = { direct: undefined, prepared: true, connections: 10, queueConnections: 4 }

/** Returns the address for everything that is bound to one connection, and the name of its setting. */
export function directAddress(databaseUrl: string, { direct }: Pick<DatabasePooling, 'direct'>): Address {
  return direct === undefined
    ? { name: 'DATABASE_URL', connectionString: databaseUrl }
    : { name: 'DATABASE_URL_DIRECT', connectionString: direct }
}
