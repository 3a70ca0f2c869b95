import { count, eq, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { RouteOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { idempotencyKeys } from '#server/platform/db/schema.ts'
import * as schema from '#server/platform/db/schema.ts'
import { OPERATIONS } from '#server/site/api-docs/operations.ts'
import { startTestApp } from '#test/app.ts'
import { API_ROWS, type ApiRow, givenWorld } from '#test/given/api-rows.ts'
import { sendRow } from '#test/given/send-row.ts'
import { INSTANT_PAINTERS } from '#test/painters/painters.ts'
import { useDatabase } from '#test/platform/database.ts'

const database = useDatabase()

const CALLS = Object.values(OPERATIONS).flatMap((group) => Object.values(group))

const POSTS = CALLS.map(({ call }) => call).filter(({ method }) => method === 'POST')

/**
 * Calls that accept no Idempotency-Key, and why a repeat of them makes and takes nothing more, or must not be answered
 * from what was kept.
 */
const WITHOUT_KEY: Record<string, string> = {
  '/api/auth/logout': 'A second sign-out finds nothing to end.',
  '/api/auth/logout-all': 'A second sign-out finds nothing to end.',
  '/api/creatives/:id': 'Sets fields to what is sent; If-Match protects what others wrote.',
  '/api/creatives/:id/photos/:imageId/cut-out': 'Sets all strokes to what is sent.',
  '/api/campaigns/:id/rules/preview': 'Makes nothing, and answers with counts.',
  '/api/creatives/:id/photos/:imageId/cut-out/preview': 'Makes nothing, and answers with a picture.',
  '/api/creatives/:id/share/comments/:commentId': 'Sets an answer to what is sent.',
  '/api/creatives/:id/trials/:trialId/results': 'A report with the same totals is no further look.',
  '/api/creatives/:id/likeness': 'Makes nothing, and stores nothing.',
  '/api/check': 'Makes nothing, and stores nothing.',
  '/api/verify': 'Makes nothing, and stores nothing.',
  '/api/verify/proof': 'Makes nothing, and stores nothing.',
  '/api/account/tokens': 'Its answer holds a token, which is stored nowhere, not for a day either.',
  '/api/account/webhooks': 'Its answer holds a secret, which is stored nowhere in the clear, not for a day either.',
  '/api/account/webhooks/:id': 'Sets fields to what is sent.',
  '/api/account/webhooks/:id/test': 'Sends a test, as often as it is asked for.',
  '/api/account/webhooks/:id/secret': 'Its answer holds a secret, which is stored nowhere in the clear.',
  '/api/account/webhook-deliveries/:id/again': 'What is on its way already is refused.',
  '/api/reviews/:token/comments': 'Comes from a visitor of a link, who has no account to keep a key for.',
  '/api/reviews/:token/approve': 'Comes from a visitor of a link, who has no account to keep a key for.',
  '/api/reviews/:token/changes': 'Comes from a visitor of a link, who has no account to keep a key for.',
  '/api/webhooks/stripe': 'Comes from the payment provider, whose events have ids.',
  '/api/admin/people/:id/credits': 'Carries the id of its request.',
  '/api/admin/people/:id/relink': 'Sets the subject to what is sent.',
  '/api/admin/people/:id/suspend': 'Sets the state to what is sent.',
  '/api/admin/people/:id/stop-payments': 'A second one finds nothing to stop.',
  '/api/admin/jobs/:id/retry': 'A job that was begun again is refused.',
}

const ROWS = Object.entries(API_ROWS).filter(([call]) =>
  POSTS.some(({ method, path, idempotent }) => idempotent && `${method} ${path}` === call),
)

/** Calls whose row here is a refusal: nothing is made, and the key is free again. */
const REFUSED = ROWS.filter(([, { ok }]) => ok >= 400)
const MADE = ROWS.filter(([, { ok }]) => ok < 400)

/** Calls that make nothing in the database, so that a repeat after the server was killed may carry them out again. */
const WITHOUT_TRACE: Record<string, string> = {
  'POST /api/creatives/:id/translation/proposal': 'Stores nothing; without a model it costs nothing either.',
  'POST /api/creatives/:id/understand': 'Stores nothing; without a model it costs nothing either.',
  'POST /api/taglines': 'Stores nothing; without a model it costs nothing either.',
}

it('accepts a key for each POST that makes or spends, and has a reason for every other', () => {
  const without = POSTS.filter(({ idempotent }) => !idempotent).map(({ path }) => path)
  expect(
    without.filter((path) => !WITHOUT_KEY[path]),
    'set `idempotent`, or list the reason here',
  ).toEqual([])
  expect(
    Object.keys(WITHOUT_KEY).filter((path) => !without.includes(path)),
    'these are gone, or accept a key',
  ).toEqual([])
  expect(MADE.length).toBeGreaterThan(25)
})

it('accepts a key only where an answer can be kept', () => {
  const keyed = CALLS.filter(({ call }) => call.idempotent)
  expect(keyed.filter(({ call }) => call.method !== 'POST')).toEqual([])
  expect(
    keyed.filter(({ call, answers }) => answers ?? !call.codes.includes('UNAUTHENTICATED')),
    'streams, files and calls without a user',
  ).toEqual([])
})

it('accepts a key at no call but those', async () => {
  const registered = new Set<string>()
  const onRoute = ({ method, url, config }: RouteOptions) => {
    if (config?.idempotent) registered.add(`${[method].flat().join()} ${url}`)
  }
  await startTestApp(database, { onRoute })
  expect([...registered].toSorted()).toEqual(ROWS.map(([call]) => call).toSorted())
})

describe('a call that is sent twice with a key', () => {
  it('makes one thing and gives the same answer', async () => {
    const app = await startTestApp(database, { workers: INSTANT_PAINTERS })
    for (const [call, row] of MADE) {
      const world = await givenWorld(app, row, 'pro')
      const send = () => sendRow(world.browser, call, row, world, app, { 'idempotency-key': call.replaceAll(' ', '') })
      const first = await send()
      expect.soft([first.status, first.headers.get('idempotency-replayed')], call).toEqual([row.ok, null])
      const [kept] = await app.services.db
        .select()
        .from(idempotencyKeys)
        .where(eq(idempotencyKeys.userId, world.userId))
      expect.soft([call, kept!.madeAt !== null]).toEqual([call, !WITHOUT_TRACE[call]])
      const before = await countRows(app.services.db)
      const second = await send()
      expect.soft([second.status, second.headers.get('idempotency-replayed')], call).toEqual([row.ok, 'true'])
      expect.soft(second.text, call).toBe(first.text)
      expect.soft(second.headers.get('etag'), call).toBe(first.headers.get('etag'))
      expect.soft(await countRows(app.services.db), call).toEqual(before)
    }
  })

  it('makes one thing if both come at once', { tags: 'thorough/variety' }, async () => {
    const app = await startTestApp(database, { workers: INSTANT_PAINTERS })
    for (const [call, row] of MADE) await expectOneAtOnce(app, call, row)
  })

  it('is free to be sent again if it was refused', async () => {
    const app = await startTestApp(database)
    for (const [call, row] of REFUSED) {
      const world = await givenWorld(app, row)
      for (const _ of [1, 2]) {
        const answer = await sendRow(world.browser, call, row, world, app, { 'idempotency-key': 'one' })
        expect.soft([answer.status, answer.headers.get('idempotency-replayed')], call).toEqual([row.ok, null])
      }
    }
  })
})

/** Sends a call once, and in another world twice at once, and expects as many new rows of both. */
async function expectOneAtOnce(
  app: Awaited<ReturnType<typeof startTestApp>>,
  call: string,
  row: ApiRow,
): Promise<void> {
  const { db } = app.services
  const made: Record<string, number>[] = []
  for (const times of [1, 2]) {
    const world = await givenWorld(app, row, 'pro')
    const before = await countRows(db)
    const send = () => sendRow(world.browser, call, row, world, app, { 'idempotency-key': 'once' })
    const answers = await Promise.all(Array.from({ length: times }, send))
    const done = answers.filter(({ status }) => status === row.ok)
    expect.soft(done.length, call).toBeGreaterThan(0)
    const others = answers.filter(({ status }) => status !== row.ok)
    for (const { status, body, headers } of others) {
      expect.soft([status, body.code], call).toEqual([409, 'IDEMPOTENCY_KEY_IN_USE'])
      expect.soft(Number(headers.get('retry-after')), call).toBeGreaterThan(0)
    }
    const after = await countRows(db)
    made.push(Object.fromEntries(Object.entries(after).map(([name, rows]) => [name, rows - before[name]!])))
  }
  expect.soft(made[1], call).toEqual(made[0])
}

/** Tables that workers fill and empty after the call that queued their work; the ledger gets a line as a job ends. */
const OF_WORKERS = ['images', 'variants', 'orphaned_objects', 'review_proposals', 'campaign_photos', 'credit_ledger']

async function countRows(db: Database): Promise<Record<string, number>> {
  const all = Object.values(schema).filter((table) => is(table, PgTable))
  const tables = all.filter((table) => !OF_WORKERS.includes(getTableName(table)))
  const counts: [string, number][] = []
  for (const table of tables) {
    const [row] = await db.select({ rows: count() }).from(table)
    counts.push([getTableName(table), row!.rows])
  }
  return Object.fromEntries(counts)
}
