/** How long a PostgreSQL may take before it counts as away; 0 for as long as it likes. */
export interface DatabaseLimits {
  /** For a new connection, and for one of the pool's to become free. */
  connectMs: number
  statementMs: number
  lockMs: number
}
