import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { CAMPAIGN_PICTURES_PER_DAY } from '#contract/limits.ts'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { givenCatalogue, openCatalogue, RUNNING } from '#test/catalogue/catalogue.ts'
import { INSTANT_PAINTERS, paintForever, TEXT_PAINTERS } from '#test/painters/painters.ts'
import { waitUntil } from '#test/wait-until.ts'
import type { Database } from '#server/platform/db/database.ts'
import { campaignResults, creatives, generationJobs, subscriptions, variants } from '#server/platform/db/schema.ts'
import { StorageUnavailable } from '#server/platform/storage/storage.ts'
import { cancelCampaign, cancelRest } from './cancel-campaign.ts'
import { countPictures } from './day-of-pictures.ts'
import { paintProductJob } from './job.ts'
import { registerCampaignWorker } from './worker.ts'

describeOnBothDatabases('the painting of a campaign', (database) => {
  it('makes every product in every format, by the queue, and none of them is an ad', async () => {
    const { app, browser, path, upload, results, read } = await givenCatalogue(database, {
      formats: ['square', 'leaderboard'],
    })
    await upload([{ id: 'a' }, { id: 'b' }])
    const started = await browser.post(`${path}/start`)
    expect(started.body).toMatchObject({ progress: { waiting: 2 }, startedAt: expect.any(String) })
    await registerCampaignWorker(app.services, INSTANT_PAINTERS)
    await waitUntil(async () => (await read()).progress.done === 2)
    const made = await results()
    expect(made.map(({ key, pictures }) => [key, pictures.map(({ format }) => format)])).toEqual([
      ['a', ['square', 'leaderboard']],
      ['b', ['square', 'leaderboard']],
    ])
    expect((await browser.open(made[0]!.pictures[0]!.imageUrl)).status).toBe(200)
    expect((await browser.get('/api/creatives')).body).toEqual([])
    const [hidden] = await database.db.select().from(creatives)
    expect((await browser.get(`/api/creatives/${hidden!.id}`)).status).toBe(404)
  })

  it('cuts a name at a word if a format has no room for it, and asks for a look', async () => {
    const { browser, path, upload, results, read, paint } = await givenCatalogue(database)
    const name = 'Halden H1 accelerator card for desktop workstations and small servers'
    const narrow: typeof TEXT_PAINTERS = {
      ...TEXT_PAINTERS,
      paint(task, options) {
        if (task.ad.productName.length <= 40) return TEXT_PAINTERS.paint(task, options)
        return Promise.reject(Object.assign(new Error('failed'), { stack: 'WordsDoNotFit: They do not.\n    at …' }))
      },
    }
    await upload([{ id: 'a', name }, { id: 'b' }, { id: 'c', name: `Mug ${'and mug '.repeat(20)}` }])
    await browser.post(`${path}/start`)
    await paint(narrow)
    expect((await read()).progress).toMatchObject({ done: 1, needsLook: 2 })
    const cut = {
      rule: 'name-cut',
      severity: 'warning',
      message: expect.stringContaining('was cut to “Halden H1 accelerator card for desktop”'),
    }
    const [first, ...others] = await results('?only=needsLook')
    expect(first).toMatchObject({ key: 'a', name, pictures: [{ findings: [cut] }] })
    expect(others).toMatchObject([{ key: 'c', notes: expect.arrayContaining(['Its name was cut to 120 letters.']) }])
    const before = first!.pictures[0]!.imageUrl

    await upload([{ id: 'a', name, price: '$9' }])
    await browser.post(`${path}/start`)
    await paint({ ...narrow, paint: () => Promise.reject(new Error('It is changed, and not painted anew')) })
    const [changed] = await results()
    expect(changed).toMatchObject({ key: 'a', state: 'needsLook', message: null, pictures: [{ findings: [cut] }] })
    expect(changed!.pictures[0]!.imageUrl).not.toBe(before)
  })

  it('reports what is wrong with one product and makes the others', async () => {
    const { browser, host, path, upload, results, read, paint } = await givenCatalogue(database)
    await upload([{ id: 'a' }, { id: 'b' }])
    host.answers['/b.png'] = (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('no')
    await browser.post(`${path}/start`)
    await paint()
    expect((await read()).progress).toMatchObject({ done: 1, failed: 1 })
    expect((await results('?only=failed')).map(({ key, message }) => [key, message])).toEqual([
      ['b', expect.stringContaining('b.png could not be fetched')],
    ])

    delete host.answers['/b.png']
    host.answers['/b.png'] = host.answers['/a.png']!
    await browser.post(`${path}/retry`)
    expect((await read()).progress).toMatchObject({ done: 1, waiting: 1 })
    await paint()
    expect((await read()).progress).toMatchObject({ done: 2, failed: 0 })
    expect(host.asked.filter((asked) => asked === 'shop.example/a.png')).toHaveLength(1)
  })

  it('is resumed after a kill at any point: each picture once', async () => {
    const { app, browser, path, upload, read, paint } = await givenCatalogue(database, {
      formats: ['square', 'leaderboard'],
    })
    await upload([{ id: 'a' }])
    await browser.post(`${path}/start`)
    const { storage, db } = app.services
    // Interrupts the storing of the first picture, between its bytes.
    let puts = 0
    const put: typeof storage.put = async (...args) => {
      puts += 1
      if (puts === 4) throw new StorageUnavailable('killed')
      return storage.put(...args)
    }
    app.services.storage = { ...storage, put, get: (key) => storage.get(key), delete: (key) => storage.delete(key) }
    await expect(paint()).rejects.toThrow('does not answer')
    app.services.storage = storage
    await paint()
    expect((await read()).progress).toMatchObject({ done: 1 })
    const rows = await db.select().from(variants)
    expect(rows.map(({ format }) => format).toSorted()).toEqual(['leaderboard', 'square'])
    expect(await db.$count(generationJobs)).toBe(2)
  })

  it('is one, however often it is started at once, and one for each user', async () => {
    const first = await givenCatalogue(database)
    const { browser, path, upload } = first
    await upload([{ id: 'a' }, { id: 'b' }])
    const starts = await Promise.all([1, 2, 3].map(() => browser.post(`${path}/start`)))
    expect(starts.map(({ status, body }) => [status, body.progress.waiting])).toEqual([
      [200, 2],
      [200, 2],
      [200, 2],
    ])
    const second = (await browser.post('/api/campaigns', { ...first.campaign, name: 'Other' })).body
    const form = new FormData()
    form.append('feed', new Blob(['id,name,image\nz,Mug,https://shop.example/a.png']), 'feed.csv')
    await browser.post(`/api/campaigns/${second.id}/feed`, form)
    expect(await browser.post(`/api/campaigns/${second.id}/start`)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    })
    const other = await openCatalogue(first.app, first.host)
    await other.upload([{ id: 'a' }])
    expect((await other.browser.post(`${other.path}/start`)).status).toBe(200)
    expect((await other.browser.post(`${path}/start`)).status).toBe(403)
    expect((await other.browser.get(`${path}/results`)).status).toBe(403)
  })

  it('is cancelled at once, and is resumed where it was', async () => {
    const { browser, path, upload, read, paint } = await givenCatalogue(database, {
      formats: ['square', 'leaderboard'],
    })
    await upload([{ id: 'a' }, { id: 'b' }])
    await browser.post(`${path}/start`)
    const painting = paint({ ...TEXT_PAINTERS, paint: paintForever })
    await waitUntil(async () =>
      (await database.db.select().from(generationJobs)).some(({ state }) => state === 'running'),
    )
    expect((await browser.delete(`${path}/run`)).status).toBe(204)
    await painting
    expect((await read()).progress).toMatchObject({ cancelled: 2, waiting: 0, painting: 0 })
    // The second format was not begun.
    expect(await database.db.$count(generationJobs)).toBe(1)
    await browser.post(`${path}/retry`)
    await paint()
    expect((await read()).progress).toMatchObject({ done: 2 })
  })

  it('is cancelled in portions, between which others are served, and leaves nothing in the queue', async () => {
    const { app, browser, campaign, path, upload, read } = await givenCatalogue(database)
    await upload(Array.from({ length: 450 }, (_, index) => ({ id: `p${index}` })))
    const { body } = await browser.post(`${path}/start`)
    expect(body.progress.waiting).toBe(450)
    const answers: string[] = []
    const between: boolean[] = []
    const db = Object.create(database.db) as Database
    let hasTurned: boolean | undefined
    db.transaction = async (work) => {
      if (hasTurned !== undefined) between.push(hasTurned)
      // Held until another request is served, which would wait for ever for what a portion leaves locked.
      if (between.length === 1) await browser.get('/api/creatives').then(() => answers.push('gallery'))
      const ended = await database.db.transaction(work)
      hasTurned = false
      setImmediate(() => (hasTurned = true))
      return ended
    }
    await cancelCampaign({ ...app.services, db }, { userId: browser.userId!, id: campaign.id })
    answers.push('cancel')
    expect(answers).toEqual(['gallery', 'cancel'])
    // After each portion the event loop has had its turn.
    expect(between).toEqual([true, true, true, true])
    expect((await read()).progress).toMatchObject({ cancelled: 450, waiting: 0 })
    expect(await countQueued()).toBe(0)
    // The whole count of the day is given back.
    const pictures = CAMPAIGN_PICTURES_PER_DAY
    await countPictures(database.db, app.services, { userId: browser.userId!, pictures })
  })

  it('is cancelled to its end though the process is killed in the middle, and what was started since continues', async () => {
    const { app, browser, campaign, path, upload, read } = await givenCatalogue(database)
    await upload(Array.from({ length: 250 }, (_, index) => ({ id: `p${index}` })))
    await browser.post(`${path}/start`)
    const { db, jobs } = app.services
    const dropWaiting = jobs.dropWaiting.bind(jobs)
    let portions = 0
    jobs.dropWaiting = (...args) => (++portions === 2 ? Promise.reject(new Error('killed')) : dropWaiting(...args))
    await expect(cancelCampaign(app.services, { userId: browser.userId!, id: campaign.id })).rejects.toThrow('killed')
    jobs.dropWaiting = dropWaiting
    expect((await read()).progress).toMatchObject({ cancelled: 100, waiting: 150 })
    const job = await findQueued('cancel-campaign')
    expect(job).toEqual({ campaignId: campaign.id, run: 1 })
    await cancelRest(app.services, job as { campaignId: string; run: number }, RUNNING.signal)
    expect((await read()).progress).toMatchObject({ cancelled: 250, waiting: 0 })
    await browser.post(`${path}/retry`)
    await cancelRest(app.services, job as { campaignId: string; run: number }, RUNNING.signal)
    expect((await read()).progress).toMatchObject({ cancelled: 0, waiting: 250 })
    expect(await db.$count(campaignResults)).toBe(250)
  })

  async function countQueued(): Promise<number> {
    const { rows } = (await database.db.execute(sql`
      select count(*)::int as jobs from pgboss.job where name = ${paintProductJob.name} and state = 'created'`)) as unknown as {
      rows: { jobs: number }[]
    }
    return rows[0]!.jobs
  }

  async function findQueued(name: string): Promise<unknown> {
    const { rows } = (await database.db.execute(sql`select data from pgboss.job where name = ${name}`)) as unknown as {
      rows: { data: unknown }[]
    }
    return rows[0]?.data
  }

  it('is no more than a day holds, of which a cancel gives back what was not painted', async () => {
    const { app, browser, path, upload, read } = await givenCatalogue(database)
    await upload([{ id: 'a' }, { id: 'b' }])
    const userId = browser.userId!
    await countPictures(database.db, app.services, { userId, pictures: CAMPAIGN_PICTURES_PER_DAY - 2 })
    expect((await browser.post(`${path}/start`)).status).toBe(200)
    await browser.delete(`${path}/run`)
    await countPictures(database.db, app.services, { userId, pictures: 1 })
    expect(await browser.post(`${path}/retry`)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: expect.stringContaining('At most 12,000 pictures') },
    })
    expect((await read()).progress).toMatchObject({ cancelled: 2, waiting: 0 })
  })

  it('takes a credit for each picture on Free, and gives back what was not painted', async () => {
    const { browser, path, upload, paint } = await givenCatalogue(database, { plan: 'free' })
    await upload([{ id: 'a' }, { id: 'b' }])
    await browser.post(`${path}/start`)
    let paintings = 0
    await paint({
      ...TEXT_PAINTERS,
      paint: (...args) => (++paintings === 2 ? Promise.reject(new Error('no')) : TEXT_PAINTERS.paint(...args)),
    })
    expect((await browser.get('/api/credits')).body).toMatchObject({ adGeneration: 9 })
    await browser.post(`${path}/retry`)
    await paint()
    expect((await browser.get('/api/credits')).body).toMatchObject({ adGeneration: 8 })
  })

  it('ends if the plan ends in the middle of it, and keeps what is painted', async () => {
    const { browser, path, upload, paint, read, results } = await givenCatalogue(database)
    await upload(['a', 'b', 'c', 'd'].map((id) => ({ id })))
    await browser.post(`${path}/start`)
    let paintings = 0
    await paint({
      ...TEXT_PAINTERS,
      paint: async (...args) => {
        if (++paintings === 2) await database.db.delete(subscriptions)
        return TEXT_PAINTERS.paint(...args)
      },
    })
    expect((await read()).progress).toMatchObject({ done: 2, failed: 2 })
    expect((await results('?only=failed'))[0]!.message).toContain('Upgrade to Pro')
    expect(await browser.post(`${path}/retry`)).toMatchObject({ status: 403, body: { code: 'PLAN_REQUIRED' } })
  })
})
