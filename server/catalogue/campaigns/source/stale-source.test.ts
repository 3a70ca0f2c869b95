import { asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { EVENT_DATA } from '#contract/programs/webhook-events.ts'
import type { SentEvent } from '#contract/programs/webhook-event-names.ts'
import type { Database } from '#server/platform/db/database.ts'
import { campaignSources, subscriptions, users, webhookDeliveries } from '#server/platform/db/schema.ts'
import { FIVE, givenSource, SOURCE } from '#test/catalogue/given-source.ts'
import { givenEndpoint } from '#test/given/given-webhook.ts'
import { sessionOf } from '#test/site/session-of.ts'
import { describeOnBothDatabases, type TestDatabase } from '#test/platform/database.ts'
import { announceStaleSources } from './announce-stale-sources.ts'
import { countSources } from './source-store.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** Makes a campaign whose address gives a list at first, a webhook, and a clock. */
async function givenFailingSource(database: TestDatabase) {
  const given = await givenSource(database)
  const { app, host, browser, campaign } = given
  const { db, now, setTime } = app.services
  const { id: endpointId } = await givenEndpoint(app.services, { userId: browser.userId! })
  const list = host.answers['/feed.csv']!
  await given.readNow()
  const lines: string[] = []
  const info = (_: object, line: string) => void lines.push(line)
  return {
    ...given,
    db,
    lines,
    failFrom: now(),
    fail: () => {
      host.answers['/feed.csv'] = (_, response) => void response.writeHead(500).end()
    },
    mend: () => {
      host.answers['/feed.csv'] = list
    },
    later: (ms: number) => setTime(new Date(now().getTime() + ms)),
    /** Does what the schedule of each five minutes does. */
    announce: (changes: { db?: Database } = {}) =>
      announceStaleSources({ ...app.services, log: { ...app.services.log, info } as never, ...changes }),
    events: async () => {
      const rows = await db
        .select()
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.endpointId, endpointId))
        .orderBy(asc(webhookDeliveries.createdAt))
      return rows.map(({ body }) => {
        const { type, data } = JSON.parse(body) as { type: SentEvent; data: unknown }
        return { type, data: EVENT_DATA[type].strict().parse(data) as Record<string, unknown> }
      })
    },
    stale: async () => (await given.read()).stale,
    listed: async () => {
      const { body } = await browser.get('/api/campaigns?only=stale')
      const { staleCampaigns } = sessionOf((await browser.get('/creatives')).text)
      expect(staleCampaigns).toEqual(body)
      return (body as { id: string }[]).map(({ id }) => id === campaign.id)
    },
  }
}

describeOnBothDatabases('a source that fails', (database) => {
  it('is announced once after a day, again after a week, and when a list comes again', async () => {
    const given = await givenFailingSource(database)
    const { announce, app, browser, campaign, events, fail, failFrom, later, lines, listed, mend } = given
    const { path, readNow, source, stale } = given
    fail()
    await readNow()
    expect(await source()).toMatchObject({ state: 'failed' })
    later(DAY_MS - 1)
    await announce()
    expect([await events(), await stale(), await listed()]).toEqual([[], null, []])
    later(1)
    for (const _ of [1, 2]) {
      await announce()
      await readNow()
    }
    const campaignAddress = `${app.url}${path}`
    const about = {
      campaignId: campaign.id,
      campaign: campaignAddress,
      source: `${campaignAddress}/source`,
      since: failFrom.toISOString(),
    }
    const ofDay = { type: 'campaign.stale', data: { ...about, for: 'day' } }
    expect(await events()).toEqual([ofDay])
    const { message } = await source()
    expect(await stale()).toEqual({ since: failFrom.toISOString(), for: 'day', message })
    expect(await listed()).toEqual([true])

    later(5 * DAY_MS)
    await announce()
    expect(await events(), 'six days').toHaveLength(1)
    later(DAY_MS)
    for (const _ of [1, 2]) await announce()
    expect(await events()).toEqual([ofDay, { type: 'campaign.stale', data: { ...about, for: 'week' } }])
    later(30 * DAY_MS)
    await announce()
    expect(await events(), 'no more after the week').toHaveLength(2)
    expect(lines).toEqual(Array(2).fill('A campaign is stale: its address gives no list'))

    mend()
    for (const _ of [1, 2]) await readNow()
    expect((await events()).slice(2)).toEqual([{ type: 'campaign.recovered', data: about }])
    expect([await stale(), await listed()]).toEqual([null, []])
    expect((await browser.get('/api/campaigns')).body).toMatchObject([{ stale: null }])
    later(DAY_MS)
    await announce()
    expect(await events()).toHaveLength(3)
  })

  it('is not announced if it worked meanwhile, and counts from its next failure', async () => {
    const { announce, events, fail, later, mend, readNow, stale } = await givenFailingSource(database)
    fail()
    await readNow()
    later(DAY_MS - 1)
    mend()
    await readNow()
    fail()
    await readNow()
    later(DAY_MS - 1)
    await announce()
    expect([await events(), await stale()]).toEqual([[], null])
  })

  it('is announced when the list is refused as too short, too', async () => {
    const { announce, events, later, readNow, serve, stale } = await givenFailingSource(database)
    serve(FIVE.slice(0, 2))
    await readNow()
    later(DAY_MS)
    await announce()
    expect(await events()).toMatchObject([{ type: 'campaign.stale' }])
    expect(await stale()).toMatchObject({ message: expect.stringContaining('2 products') })
  })

  it('is announced by one of two schedulers, and once by one that was killed in the middle', async () => {
    const { announce, db, events, fail, later, readNow, stale } = await givenFailingSource(database)
    fail()
    await readNow()
    later(DAY_MS)
    const killed: Database = Object.assign(Object.create(db) as Database, {
      transaction: (work: (tx: Database) => Promise<unknown>) =>
        db.transaction(async (tx) => {
          await work(tx)
          throw new Error('Killed before the commit')
        }),
    })
    await expect(announce({ db: killed })).rejects.toThrow('Killed')
    expect([await events(), await stale()]).toEqual([[], null])
    await Promise.all([announce(), announce()])
    expect(await events()).toHaveLength(1)
  })

  it('stays announced at another address until that gives a list', async () => {
    const { announce, browser, events, fail, host, later, path, readNow, readQueued, stale } =
      await givenFailingSource(database)
    fail()
    await readNow()
    later(DAY_MS)
    await announce()
    const other = 'https://shop.example/other.csv'
    await browser.put(`${path}/source`, { ...SOURCE, address: other })
    expect(await stale()).toMatchObject({ for: 'day' })
    host.answers['/other.csv'] = (_, response) => void response.writeHead(404).end()
    await readQueued()
    await announce()
    expect(await events(), 'not told again').toHaveLength(1)
    host.answers['/other.csv'] = (_, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/csv' })
        .end('id,title,image_link\na,Mug,https://shop.example/a.png')
    await browser.post(`${path}/source/read`, { evenIfSmaller: true })
    await readQueued()
    expect((await events()).map(({ type }) => type)).toEqual(['campaign.stale', 'campaign.recovered'])
    expect(await stale()).toBeNull()
  })

  it('rests while its owner has no Pro or is suspended', async () => {
    const { announce, browser, db, events, fail, later, readNow, readQueued, stale } =
      await givenFailingSource(database)
    fail()
    await readNow()
    later(2 * DAY_MS)
    const suspend = (suspendedAt: Date | null) =>
      db.update(users).set({ suspendedAt }).where(eq(users.id, browser.userId!))
    await suspend(new Date())
    await announce()
    await suspend(null)
    const setStatus = (status: string) =>
      db.update(subscriptions).set({ status }).where(eq(subscriptions.userId, browser.userId!))
    await setStatus('canceled')
    await db.update(campaignSources).set({ state: 'waiting' })
    await readQueued()
    await announce()
    expect([await events(), await stale()]).toEqual([[], null])
    await setStatus('active')
    await readNow()
    await announce()
    expect(await events()).toMatchObject([{ type: 'campaign.stale', data: { for: 'day' } }])
  })

  it('is counted for operators', async () => {
    const { announce, db, fail, later, readNow } = await givenFailingSource(database)
    expect(await countSources(db)).toEqual({ good: 1, failing: 0, stale: 0 })
    fail()
    await readNow()
    expect(await countSources(db)).toEqual({ good: 0, failing: 1, stale: 0 })
    later(DAY_MS)
    await announce()
    expect(await countSources(db)).toEqual({ good: 0, failing: 0, stale: 1 })
  })
})
