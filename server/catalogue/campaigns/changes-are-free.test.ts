import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { FORMATS } from '#contract/formats.ts'
import { givenCatalogue, type TestCatalogue } from '#test/catalogue/catalogue.ts'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { givenPro } from '#test/given/given.ts'
import { paintForever, TEXT_PAINTERS } from '#test/painters/painters.ts'
import { unzip } from '#test/unzip.ts'
import { waitUntil } from '#test/wait-until.ts'
import { creditLedger, generationJobs, subscriptions, variants } from '#server/platform/db/schema.ts'

const BOTH = ['square', 'facebook_feed'] as const

/** Painters that take a change on the square alone, as layouts do that have no room for more. */
const NARROW: typeof TEXT_PAINTERS = {
  ...TEXT_PAINTERS,
  repaint: (task, options) =>
    task.layout.format === 'facebook_feed'
      ? Promise.resolve({ refused: 'There is no room for the price on Facebook Feed.' })
      : TEXT_PAINTERS.repaint(task, options),
}

describeOnBothDatabases('the money of a campaign', (database) => {
  const credits = async ({ browser }: TestCatalogue) => (await browser.get('/api/credits')).body.adGeneration as number
  const spent = async () => (await database.db.select().from(creditLedger)).reduce((sum, { amount }) => sum + amount, 0)

  async function givenPainted(plan: 'free' | 'pro' = 'free', ids = ['a', 'b']): Promise<TestCatalogue> {
    const catalogue = await givenCatalogue(database, { plan, formats: [...BOTH] })
    await catalogue.upload(ids.map((id) => ({ id })))
    await catalogue.browser.post(`${catalogue.path}/start`)
    await catalogue.paint()
    return catalogue
  }

  async function cutPrices({ upload, browser, path, paint }: TestCatalogue, price = '$18', painters = NARROW) {
    await upload(['a', 'b'].map((id) => ({ id, price })))
    const started = await browser.post(`${path}/start`)
    await paint(painters)
    return started
  }

  const downgrade = () => database.db.delete(subscriptions)

  it('is not touched by a price cut: a picture that cannot take it stays, is counted with its cost, and is made again on request', async () => {
    const catalogue = await givenPainted()
    const { browser, path, read, results, paint } = catalogue
    expect(await credits(catalogue)).toBe(6)
    expect((await cutPrices(catalogue)).body.costs.start).toEqual({ pictures: 0, credits: 0 })

    expect(await credits(catalogue)).toBe(6)
    const campaign = await read()
    expect(campaign).toMatchObject({ changed: 2, progress: { needsLook: 2, done: 0 } })
    expect(campaign.costs).toMatchObject({ anew: { pictures: 2, credits: 2 }, retry: { pictures: 0 } })
    const [first] = await results('?only=needsLook')
    const why = 'This picture says $20, your details say $18. There is no room for the price on Facebook Feed.'
    expect(first).toMatchObject({ missing: [], outdated: [{ format: 'facebook_feed', message: why }], message: null })
    const files = unzip(Buffer.from(await (await browser.open(`${path}/download`)).arrayBuffer()))
    expect(String(files.get('report.csv')).match(/This picture says \$20/g)).toHaveLength(2)

    const refused = await browser.post(`${path}/anew`, { credits: 1 })
    expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT', field: 'credits' } })
    const accepted = await Promise.all([1, 2].map(() => browser.post(`${path}/anew`, { credits: 2 })))
    expect(accepted.map(({ status, body }) => [status, body.progress.waiting])).toEqual([
      [200, 2],
      [200, 2],
    ])
    await paint(NARROW)
    expect(await credits(catalogue)).toBe(4)
    expect(await read()).toMatchObject({ progress: { done: 2 }, costs: { anew: { pictures: 0 } } })
    const texts = await database.db.select({ texts: variants.texts }).from(variants)
    expect(texts.filter((one) => one.texts?.some(({ text }) => text === '$18'))).toHaveLength(4)
    expect((await browser.post(`${path}/anew`, { credits: 0 })).body.progress).toMatchObject({ done: 2, waiting: 0 })
    expect(await credits(catalogue)).toBe(4)
  })

  it('asks on Pro too, at no cost', async () => {
    const catalogue = await givenPainted('pro')
    const { browser, path, read, paint } = catalogue
    await cutPrices(catalogue)
    expect((await read()).costs.anew).toEqual({ pictures: 2, credits: 0 })
    await browser.post(`${path}/anew`, { credits: 0 })
    await paint(NARROW)
    expect((await read()).costs.anew).toEqual({ pictures: 0, credits: 0 })
    expect(await spent()).toBe(0)
  })

  it('is as it was if what is made again fails, is stopped, or becomes what it was', async () => {
    const catalogue = await givenPainted()
    const { browser, path, read, results, paint } = catalogue
    await cutPrices(catalogue)
    await browser.post(`${path}/anew`, { credits: 2 })
    await paint({ ...NARROW, paint: () => Promise.reject(new Error('no')) })
    expect(await read()).toMatchObject({ progress: { needsLook: 2, failed: 0 }, costs: { anew: { pictures: 2 } } })
    expect((await results())[0]!.pictures).toHaveLength(2)

    await browser.post(`${path}/anew`, { credits: 2 })
    const painting = paint({ ...NARROW, paint: paintForever })
    await waitUntil(async () =>
      (await database.db.select().from(generationJobs)).some(({ state }) => state === 'running'),
    )
    expect((await browser.delete(`${path}/run`)).status).toBe(204)
    await painting
    expect(await read()).toMatchObject({ progress: { needsLook: 2, cancelled: 0 }, costs: { anew: { pictures: 2 } } })

    await cutPrices(catalogue, '$20')
    expect(await read()).toMatchObject({ progress: { done: 2 }, costs: { anew: { pictures: 0 } } })
    expect(await credits(catalogue)).toBe(6)
  })

  it('refuses to make pictures again while the campaign is painted otherwise', async () => {
    const catalogue = await givenPainted()
    const { browser, path, upload } = catalogue
    await cutPrices(catalogue)
    await upload(['a', 'b'].map((id) => ({ id, price: '$17' })))
    await browser.post(`${path}/start`)
    const answer = await browser.post(`${path}/anew`, { credits: 2 })
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('are being made') } })
  })

  it('takes no credits for a campaign that continues after its plan has ended, until the user agrees', async () => {
    const catalogue = await givenCatalogue(database, { plan: 'pro', formats: [...BOTH] })
    const { browser, path, upload, paint, read, results } = catalogue
    await upload(['a', 'b'].map((id) => ({ id })))
    await browser.post(`${path}/start`)
    let paintings = 0
    await paint({
      ...TEXT_PAINTERS,
      paint: async (...args) => {
        if (++paintings === 2) await downgrade()
        return TEXT_PAINTERS.paint(...args)
      },
    })
    expect(await credits(catalogue)).toBe(10)
    expect(await read()).toMatchObject({
      progress: { done: 1, cancelled: 1 },
      costs: { retry: { pictures: 2, credits: 2 } },
    })
    expect((await results()).at(-1)!.message).toContain('uses a credit')
    for (const body of [undefined, {}, { credits: 1 }])
      expect(await browser.post(`${path}/retry`, body)).toMatchObject({ status: 409, body: { field: 'credits' } })
    expect((await browser.post(`${path}/retry`, { credits: 2 })).status).toBe(200)
    await paint()
    expect([await credits(catalogue), (await read()).progress.done]).toEqual([8, 2])
  })

  it('is asked for next week’s file after a downgrade, and for what was to be made again', async () => {
    const catalogue = await givenPainted('pro')
    const { browser, path, upload, paint, read } = catalogue
    await cutPrices(catalogue)
    await browser.post(`${path}/anew`, { credits: 0 })
    await downgrade()
    await paint(NARROW)
    expect(await credits(catalogue)).toBe(10)
    expect(await read()).toMatchObject({ progress: { needsLook: 2 }, costs: { anew: { pictures: 2, credits: 2 } } })
    expect((await browser.post(`${path}/anew`, { credits: 0 })).status).toBe(409)

    await upload(['a', 'b', 'c'].map((id) => ({ id, price: '$16' })))
    expect((await read()).costs.start).toEqual({ pictures: 2, credits: 2 })
    expect((await browser.post(`${path}/start`)).status).toBe(409)
    expect((await browser.post(`${path}/start`, { credits: 2 })).status).toBe(200)
    await paint()
    expect([await credits(catalogue), await read()]).toMatchObject([8, { progress: { done: 3 } }])

    await givenPro(database.db, browser.userId!)
    await upload(['a', 'b', 'd'].map((id) => ({ id, price: '$16' })))
    expect((await browser.post(`${path}/start`)).status).toBe(200)
    await paint()
    expect(await spent()).toBe(8)
  })

  it('offers no format that the plan does not paint', async () => {
    const formats = FORMATS.slice(0, 3).map(({ id }) => id)
    const catalogue = await givenCatalogue(database, { plan: 'pro', formats })
    const { browser, path, upload, paint } = catalogue
    await upload([{ id: 'a' }])
    await browser.post(`${path}/start`)
    await paint()
    await cutPrices(catalogue)
    await downgrade()
    expect((await browser.post(`${path}/anew`, { credits: 3 })).body).toMatchObject({ code: 'PLAN_REQUIRED' })
    const rows = await database.db.select().from(creditLedger).where(eq(creditLedger.creditType, 'monthly'))
    expect(rows.filter(({ amount }) => amount < 0)).toEqual([])
  })
})
