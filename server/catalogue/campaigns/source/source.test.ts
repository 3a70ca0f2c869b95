import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { campaignSources, subscriptions, users } from '#server/platform/db/schema.ts'
import { feedOf, type givenCatalogue } from '#test/catalogue/catalogue.ts'
import { FIVE, givenSource, SOURCE } from '#test/catalogue/given-source.ts'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { TEXT_PAINTERS } from '#test/painters/painters.ts'
import { openPasswordSeal, resealPasswords } from './password-seal.ts'
import { LOST_MS, readSource } from './read-source.ts'
import { readSessionSecrets } from '#server/people/auth/session-secret.ts'
import { queueDueSources } from './source-worker.ts'
import { stopAllSources, takeDueSources } from './source-store.ts'

describeOnBothDatabases('a feed at an address', (database) => {
  it('is read into the campaign, and then only if it is another', async () => {
    const { source, readNow, serve, names, served, read } = await givenSource(database)
    expect(await source()).toMatchObject({ ...SOURCE, username: null, paints: false, state: 'waiting', readAt: null })
    await readNow()
    expect(await source()).toMatchObject({ state: 'read', message: null, readAt: expect.any(String) })
    expect(await names()).toEqual(['Mug a', 'Mug b', 'Mug c', 'Mug d', 'Mug e'])
    expect((await read()).feed).toMatchObject({ fileName: 'feed.csv', products: 5 })

    await readNow()
    expect(await source()).toMatchObject({ state: 'unchanged' })
    Object.assign(served, { etag: '"2"' })
    await readNow()
    expect(await source(), 'other headers around the same bytes').toMatchObject({ state: 'unchanged' })
    expect(served.asked).toEqual([undefined, '"1"', '"1"'])

    serve([...FIVE.slice(0, 4), { id: 'f', name: 'Jug' }])
    await readNow()
    expect(await source()).toMatchObject({ state: 'read' })
    expect(await names()).toEqual(['Mug a', 'Mug b', 'Mug c', 'Mug d', 'Jug'])
  })

  it('changes nothing if it is empty or has lost more than a third, until its owner agrees', async () => {
    const { source, readNow, serve, names } = await givenSource(database)
    await readNow()
    serve(FIVE.slice(0, 3))
    await readNow()
    expect(await source()).toMatchObject({
      state: 'refused',
      message: 'The list has 3 products where it had 5, so nothing was changed. Is that right?',
    })
    expect(await names()).toHaveLength(5)
    serve([])
    await readNow()
    expect(await source()).toMatchObject({ state: 'failed', message: expect.stringMatching(/^[A-Z]/) })
    expect(await names()).toHaveLength(5)
    serve(FIVE.slice(0, 3))
    await readNow(true)
    expect(await source()).toMatchObject({ state: 'read', message: null })
    expect(await names()).toHaveLength(3)
    serve(FIVE.slice(0, 2))
    await readNow()
    expect(await source(), 'exactly a third').toMatchObject({ state: 'read' })
  })

  it('changes nothing if more than a third of its products have other ids, until its owner agrees', async () => {
    const { source, readNow, serve, names, browser, path, paint, results } = await givenSource(database, {
      paints: true,
    })
    await readNow()
    await browser.post(`${path}/start`)
    await paint(TEXT_PAINTERS)
    const before = (await results()).map(({ key }) => key)
    serve([...FIVE.slice(0, 3).map(({ id }) => ({ id: `sku-${id}`, name: `Mug ${id}` })), ...FIVE.slice(3)])
    await readNow()
    expect(await source()).toMatchObject({
      state: 'refused',
      message: 'Of the 5 products of the list, 3 are gone or have another id, so nothing was changed. Is that right?',
    })
    expect((await results()).map(({ key }) => key)).toEqual(before)
    await readNow(true)
    expect(await source()).toMatchObject({ state: 'read', message: null })
    expect(await names()).toHaveLength(5)
  })

  it.each([
    [
      'a page',
      (_: unknown, response: Res) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Soon'),
    ],
    ['a refusal', (_: unknown, response: Res) => void response.writeHead(403).end()],
    [
      'a redirect to a private address',
      (_: unknown, response: Res) => void response.writeHead(302, { location: 'https://10.0.0.1/' }).end(),
    ],
    ['a broken connection', ({ socket }: Req) => void socket.destroy()],
    [
      'words that are no list',
      (_: unknown, response: Res) =>
        void response.writeHead(200, { 'content-type': 'text/plain' }).end('Closed for the summer'),
    ],
  ])('keeps what it had, and says why, where there is %s', async (_what, answer) => {
    const { host, source, readNow, names } = await givenSource(database)
    await readNow()
    host.answers['/feed.csv'] = answer as (typeof host.answers)[string]
    await readNow()
    const { state, message } = await source()
    expect(['failed', 'refused']).toContain(state)
    expect(message).toMatch(/^[A-Z].+[.?]$/)
    expect(await names()).toHaveLength(5)
  })

  it.each(['text/html; charset=utf-8', 'application/x-csv', 'text/x-comma-separated-values'])(
    'is read though its host calls it %s',
    async (type) => {
      const { host, source, readNow } = await givenSource(database)
      host.answers['/feed.csv'] = (_, response) =>
        void response.writeHead(200, { 'content-type': type }).end(feedOf(FIVE))
      await readNow()
      expect(await source()).toMatchObject({ state: 'read', message: null })
    },
  )

  it('sends its user name and password to its own host only, and shows the password to nobody', async () => {
    const { app, host, browser, path, source, readNow } = await givenSource(database)
    const seen: Record<string, string | undefined> = {}
    host.answers['/feed.csv'] = ({ headers }, response) => {
      seen['shop'] = headers.authorization
      response.writeHead(302, { location: 'https://cdn.example/list.csv' }).end()
    }
    host.answers['/list.csv'] = ({ headers }, response) => {
      seen['cdn'] = headers.authorization
      response.writeHead(200, { 'content-type': 'text/csv' }).end(feedOf(FIVE))
    }
    await browser.put(`${path}/source`, { ...SOURCE, username: 'ada', password: 'pässword' })
    await readNow()
    const expected = `Basic ${Buffer.from('ada:pässword').toString('base64')}`
    expect(seen).toEqual({ shop: expected, cdn: undefined })
    expect(await source()).toMatchObject({ state: 'read', username: 'ada' })
    expect(JSON.stringify(await source())).not.toContain('pässword')
    expect(JSON.stringify(await app.services.db.select().from(campaignSources))).not.toContain('pässword')

    await browser.put(`${path}/source`, { ...SOURCE, username: 'ada', everyHours: 24 })
    await readNow()
    expect(seen['shop'], 'a password that is not sent again stays').toBe(expected)
    const elsewhere = { ...SOURCE, address: 'https://other.example/feed.csv', username: 'ada' }
    const refused = await browser.put(`${path}/source`, elsewhere)
    expect(refused.body, 'and is not sent to another address').toMatchObject({ field: 'password' })
    await browser.put(`${path}/source`, { ...elsewhere, password: '' })
    await readNow()
    expect(seen['shop']).toBe(`Basic ${Buffer.from('ada:').toString('base64')}`)
  })

  it('makes what differs by itself if its owner chose so, once', async () => {
    const { browser, path, readNow, serve, paint, read, results } = await givenSource(database, { paints: true })
    await readNow()
    expect((await read()).startedAt, 'the first start is its owner’s').toBeNull()
    await browser.post(`${path}/start`)
    await paint()
    serve([...FIVE.slice(0, 4), { id: 'e', price: '$15' }])
    await readNow()
    expect((await read()).progress).toMatchObject({ waiting: 1, done: 4 })
    await readNow()
    expect((await read()).progress, 'read again in the middle').toMatchObject({ waiting: 1, done: 4 })
    await paint(TEXT_PAINTERS)
    expect((await results()).map(({ state }) => state)).toEqual(Array(5).fill('done'))
    await readNow()
    expect((await read()).progress).toMatchObject({ waiting: 0, done: 5 })
  })

  it('only shows what differs if its owner did not', async () => {
    const { browser, path, readNow, serve, paint, read } = await givenSource(database)
    await readNow()
    await browser.post(`${path}/start`)
    await paint()
    serve([...FIVE.slice(0, 4), { id: 'e', price: '$15' }])
    await readNow()
    expect(await read()).toMatchObject({ progress: { waiting: 0, done: 5 }, differences: { prices: 1, changed: 1 } })
  })

  it('is taken by one of two schedulers, when its time has come', async () => {
    const { app, campaign, source } = await givenSource(database)
    const { db, now } = app.services
    const later = new Date(now().getTime() + 6 * 3_600_000)
    const take = (at: Date) => takeDueSources(db, { now: at, lostBefore: new Date(at.getTime() - 600_000), limit: 10 })
    expect(await take(now())).toEqual([])
    const taken = await Promise.all([take(later), take(later)])
    expect(taken.flat()).toMatchObject([{ campaignId: campaign.id }])
    expect((await source()).nextReadAt).toBe(new Date(later.getTime() + 6 * 3_600_000).toISOString())
    await queueDueSources(app.services)
  })

  it('is left alone by a second reading, and taken up again after the first was killed', async () => {
    const { app, campaign, readQueued, names, source } = await givenSource(database)
    const { db, now } = app.services
    const setSince = (ago: number) =>
      db
        .update(campaignSources)
        .set({ readingSince: new Date(now().getTime() - ago), state: 'reading' })
        .where(eq(campaignSources.campaignId, campaign.id))
    await setSince(60_000)
    await readQueued()
    expect(await names()).toEqual([])
    await setSince(11 * 60_000)
    await readQueued()
    expect(await source()).toMatchObject({ state: 'read' })
    await setSince(11 * 60_000)
    await queueDueSources(app.services)
    expect(await source(), 'the scheduler finds a reading that was killed').toMatchObject({ state: 'waiting' })
  })

  it('takes a smaller list to which its owner agreed, though the reading was killed, and only once', async () => {
    const { app, browser, path, campaign, serve, readNow, readQueued, names, source } = await givenSource(database)
    await readNow()
    serve(FIVE.slice(0, 2))
    await browser.post(`${path}/source/read`, { evenIfSmaller: true })
    const { db } = app.services
    const isOwn = eq(campaignSources.campaignId, campaign.id)
    // The process is killed: the row alone knows of the reading.
    await db.update(campaignSources).set({ state: 'reading', readingSince: app.services.now() }).where(isOwn)
    app.services.setTime(new Date(app.services.now().getTime() + LOST_MS + 1))
    await queueDueSources(app.services)
    await readQueued()
    expect(await names()).toHaveLength(2)
    serve(FIVE.slice(0, 1))
    await readNow()
    expect(await source()).toMatchObject({ state: 'refused' })
  })

  it('pauses after a downgrade, and goes on with Pro', async () => {
    const { app, browser, path, readNow, readQueued, source, names } = await givenSource(database)
    const setStatus = (status: string) =>
      app.services.db.update(subscriptions).set({ status }).where(eq(subscriptions.userId, browser.userId!))
    await setStatus('canceled')
    await readQueued()
    expect(await source()).toMatchObject({ state: 'paused' })
    expect((await browser.put(`${path}/source`, SOURCE)).body.code).toBe('PLAN_REQUIRED')
    expect((await browser.post(`${path}/source/read`)).body.code).toBe('PLAN_REQUIRED')
    await setStatus('active')
    await readNow()
    expect(await names()).toHaveLength(5)
  })

  it('changes nothing by a reading that another address has overtaken', async () => {
    const { browser, host, path, readQueued, names, source } = await givenSource(database)
    const other = { ...SOURCE, address: 'https://shop.example/other.csv' }
    host.answers['/other.csv'] = (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/csv' }).end(feedOf([{ id: 'f', name: 'Jug' }]))
    const overtake = async (response: Res) => {
      await browser.put(`${path}/source`, other)
      response.writeHead(200, { 'content-type': 'text/csv' }).end(feedOf(FIVE))
    }
    host.answers['/feed.csv'] = (_, response) => void overtake(response)
    await readQueued()
    expect(await names()).toEqual([])
    expect(await source()).toMatchObject({ address: other.address, state: 'waiting' })
    await readQueued()
    expect(await names()).toEqual(['Jug'])
  })

  it('is read again after a file was sent by hand, even if it is the same', async () => {
    const { readNow, upload, names, source } = await givenSource(database)
    await readNow()
    await upload([{ id: 'f', name: 'Jug' }])
    await readNow(true)
    expect(await source()).toMatchObject({ state: 'read' })
    expect(await names()).toHaveLength(5)
  })

  it('is read for no suspended user, and in a restored copy only after a press', async () => {
    const { app, browser, readNow, readQueued, names, source } = await givenSource(database)
    const { db, now } = app.services
    const suspend = (suspendedAt: Date | null) =>
      db.update(users).set({ suspendedAt }).where(eq(users.id, browser.userId!))
    await suspend(now())
    await readQueued()
    expect(await names()).toEqual([])
    await suspend(null)
    await stopAllSources(db, 'The server was restored.')
    expect(await source()).toMatchObject({ state: 'paused', nextReadAt: null })
    const later = new Date(now().getTime() + 400 * 3_600_000)
    expect(await takeDueSources(db, { now: later, lostBefore: later, limit: 10 })).toEqual([])
    await readNow()
    expect(await source()).toMatchObject({ state: 'read', nextReadAt: expect.any(String) })
  })

  it('takes a host at its word that nothing changed only if it was asked that', async () => {
    const { host, readQueued, source } = await givenSource(database)
    host.answers['/feed.csv'] = (_, response) => void response.writeHead(304).end()
    await readQueued()
    expect(await source()).toMatchObject({ state: 'failed' })
  })

  it('waits again if the server stops, and its password outlives a change of the session secret', async () => {
    const { app, browser, campaign, host, path, source } = await givenSource(database)
    await browser.put(`${path}/source`, { ...SOURCE, username: 'ada', password: 'word' })
    const stopping = new AbortController()
    host.answers['/feed.csv'] = () => stopping.abort(new Error('The server stops'))
    const seal = await openPasswordSeal(app.services)
    const reading = { campaignId: campaign.id, evenIfSmaller: false, signal: stopping.signal }
    await expect(readSource(app.services, seal, reading)).rejects.toThrow('The server stops')
    expect(await source()).toMatchObject({ state: 'waiting', message: null })

    const before = (await readSessionSecrets(app.services.config))[0]!
    const config = { ...app.services.config, sessionSecret: 'x'.repeat(40), sessionSecretBefore: before }
    await resealPasswords({ config, db: app.services.db })
    const [row] = await app.services.db.select().from(campaignSources)
    const newest = await openPasswordSeal({ config: { ...config, sessionSecretBefore: undefined } })
    expect(newest.open(campaign.id, row!.passwordSealed!)).toBe('word')
  })

  it('is forgotten, and goes with its campaign', async () => {
    const { app, browser, path, readNow, names, source } = await givenSource(database)
    expect((await browser.delete(`${path}/source`)).status).toBe(204)
    expect(await source()).toBeNull()
    expect((await browser.post(`${path}/source/read`)).status).toBe(404)
    await readNow()
    expect(await names()).toEqual([])
    await browser.put(`${path}/source`, SOURCE)
    await browser.delete(path)
    expect(await app.services.db.$count(campaignSources)).toBe(0)
  })
})

type Req = Parameters<Awaited<ReturnType<typeof givenCatalogue>>['host']['answers'][string]>[0]
type Res = Parameters<Awaited<ReturnType<typeof givenCatalogue>>['host']['answers'][string]>[1]
