import { getTableName, sql } from 'drizzle-orm'
import { describe, expect, inject, it } from 'vitest'
import { API_ROWS, givenWorld } from '#test/given/api-rows.ts'
import { startAppWithModels } from '#test/models/app-with-models.ts'
import type { TestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { explainedDuring, type ExplainedStatement, openExplained } from '#test/platform/explained-database.ts'
import { fillTables, TABLES } from '#test/given/fill-tables.ts'
import { INSTANT_PAINTERS } from '#test/painters/painters.ts'
import { sendRow } from '#test/given/send-row.ts'
import { waitUntil } from '#test/wait-until.ts'
import { registerAuditWorker } from '#server/people/audit/forget-audit.ts'
import { registerTokenWorker } from '#server/programs/tokens/forget-tokens.ts'
import { registerSessionWorker } from '#server/people/auth/forget-sessions.ts'
import { registerKeysWorker } from '#server/programs/idempotency/forget-keys.ts'
import { registerConnectionWorker } from '#server/programs/oauth/forget-connections.ts'
import { registerPageReadsWorker } from '#server/catalogue/product-pages/forget-page-reads.ts'
import { registerBillingWorkers } from '#server/money/billing/worker.ts'
import { registerCampaignWorker } from '#server/catalogue/campaigns/worker.ts'
import { JOB_DEFINITIONS } from '#server/job-definitions.ts'
import { registerReviewWorker } from '#server/ads/reviews/worker.ts'
import { registerWebhookWorker } from '#server/programs/webhooks/worker.ts'
import { registerVersionsWorker } from '#server/ads/versions/worker.ts'
import type { Services } from '#server/services.ts'

const NAMES = TABLES.map(getTableName)

describe.skipIf(!inject('postgresSocketFolder'))('on PostgreSQL (skipped where none is installed)', () => {
  const database = useDatabase(openExplained)

  it('scans no growing table sequentially, in any call or nightly job', { tags: 'thorough/size' }, async () => {
    const { app, generate } = await startAppWithModels(database)
    app.services.config.trialDays = 7
    await fillTables(database.db)

    const statements = await explainedDuring(database.db, async () => {
      expect((await generate()).status).toBe(200)
      await makeEveryCall(app)
      await runEveryNightlyJob(app.services)
    })
    expect(scansOf(statements)).toEqual([])

    // This test would prove nothing if the plans went unseen.
    const seen = new Set(statements.flatMap(({ read }) => read))
    expect(NAMES.filter((name) => !seen.has(name))).toEqual([])
    const scanning = await explainedDuring(database.db, async () => {
      await database.db.execute(sql`select count(*) from variants where seed = 7`)
    })
    expect(scansOf(scanning)).toEqual(['variants: select count(*) from variants where seed = 7'])
  })
})

/** Returns each of our tables that was scanned sequentially, with its statement. */
function scansOf(statements: ExplainedStatement[]): string[] {
  const scans = statements.flatMap(({ query, scanned }) => scanned.map((table) => ({ table, query })))
  const ours = scans.filter(({ table }) => NAMES.includes(table))
  return [...new Set(ours.map(({ table, query }) => `${table}: ${query}`))]
}

async function makeEveryCall(app: TestApp): Promise<void> {
  for (const [call, row] of Object.entries(API_ROWS)) {
    const world = await givenWorld(app, row)
    expect.soft((await sendRow(world.browser, call, row, world, app)).status, call).toBe(row.ok)
  }
}

/** Runs the jobs through the queue, as they run at night. */
async function runEveryNightlyJob(services: Services): Promise<void> {
  await registerSessionWorker(services)
  await registerTokenWorker(services)
  await registerConnectionWorker(services)
  await registerAuditWorker(services)
  await registerPageReadsWorker(services)
  await registerKeysWorker(services)
  await registerBillingWorkers(services)
  await registerCampaignWorker(services, INSTANT_PAINTERS)
  await registerReviewWorker(services)
  await registerVersionsWorker(services)
  await registerWebhookWorker(services)
  const nightly = JOB_DEFINITIONS.filter(({ schedule }) => schedule)
  for (const job of nightly) await services.jobs.send(services.db, job, {})
  const unfinished = sql`
    select name from pgboss.job where state <> 'completed' and name in ${nightly.map(({ name }) => name)}`
  await waitUntil(async () => ((await services.db.execute(unfinished)) as unknown as { rows: [] }).rows.length === 0)
}
