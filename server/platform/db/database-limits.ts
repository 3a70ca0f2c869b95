/** Milliseconds that a PostgreSQL may take before it counts as unavailable; 0 for no limit. */
export interface DatabaseLimits {
  /** Limit for a new connection, and for a pooled one to become free. */
  connectMs: number
  statementMs: number
  lockMs: number
}
