import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '#server/platform/db/database.ts'

/** No job is ever deferred by more: retries begin after a few minutes at most, and nothing else is sent for later. */
const PUT_OFF = sql`interval '10 minutes'`
/** Smaller differences are normal between the clocks of two servers. */
const AHEAD = sql`interval '1 minute'`

/**
 * Clears timestamps that lie in the future by the database's clock. A clock that ran ahead and was corrected leaves
 * such timestamps behind, and until they have passed pg-boss neither looks for jobs without a heartbeat, nor runs
 * scheduled jobs, nor starts a retry.
 */
async function clearFutureTimestamps(db: Database): Promise<void> {
  await db.execute(sql`
    update pgboss.version set cron_on = null, bam_on = null, flow_on = null, reindex_on = null
    where greatest(cron_on, bam_on, flow_on, reindex_on) > now() + ${AHEAD}`)
  await db.execute(sql`
    update pgboss.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null
    where greatest(monitor_claim_on, monitor_on, maintain_on) > now() + ${AHEAD}`)
  await db.execute(sql`
    update pgboss.job set heartbeat_on = now() where state = 'active' and heartbeat_on > now() + ${AHEAD}`)
  await db.execute(sql`
    update pgboss.job set start_after = now()
    where state in ('created', 'retry') and start_after > now() + ${PUT_OFF}`)
}

const CLEAR_EVERY_MS = 15_000

/** Clears future timestamps every 15 s; `stop` waits for a pass under way. */
export async function clearRegularly(db: Database, log: Pick<Logger, 'warn'>): Promise<{ stop(): Promise<void> }> {
  let pass = Promise.resolve()
  const clear = () => {
    // An unreachable database is reported elsewhere, and the next pass catches up.
    pass = clearFutureTimestamps(db).catch((err: unknown) => log.warn({ err }, 'The queue was not put right'))
  }
  clear()
  await pass
  const timer = setInterval(clear, CLEAR_EVERY_MS).unref()
  return {
    stop: () => {
      clearInterval(timer)
      return pass
    },
  }
}
