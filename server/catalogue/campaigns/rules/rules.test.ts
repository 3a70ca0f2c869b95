import { and, eq, isNull } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { CampaignRule, RulePreview } from '#contract/catalogue/campaign-rules.ts'
import { givenCatalogue, openCatalogue } from '#test/catalogue/catalogue.ts'
import { describeOnBothDatabases, type TestDatabase } from '#test/platform/database.ts'
import { campaignProducts, campaigns, creatives, subscriptions, variants } from '#server/platform/db/schema.ts'
import { listDueSales } from './sale-store.ts'
import { turnDueSales, turnSales } from './turn-sales.ts'

const HOUR_MS = 3_600_000
const RUNNING = new AbortController().signal

interface Row {
  id: string
  name?: string
  price?: string
  sale?: string
  dates?: string
  category?: string
  label?: string
  availability?: string
}

function csvOf(rows: readonly Row[], { labels = true } = {}): string {
  const lines = rows.map(
    ({ id, name = `Mug ${id}`, price = '20.00 USD', sale = '', dates = '', category = '', label = '', availability }) =>
      [
        id,
        name,
        price,
        sale,
        dates,
        availability ?? 'in stock',
        `https://shop.example/${id}.png`,
        ...(labels ? [category, label] : []),
      ].join(','),
  )
  const names = ['id', 'title', 'price', 'sale price', 'sale price effective date', 'availability', 'image link']
  return [[...names, ...(labels ? ['product type', 'custom label 0'] : [])].join(','), ...lines].join('\n')
}

const leaveOut = (when: CampaignRule['when']): CampaignRule => ({ does: 'leaveOut', when })
const UNDER_15 = { of: 'price', is: 'under', amount: 15, currency: 'USD' } as const

async function givenRuled(database: TestDatabase) {
  const catalogue = await givenCatalogue(database)
  const { app, browser, path, upload, campaign } = catalogue
  const clock = { ms: 0 }
  const real = app.services.now
  app.services.now = () => new Date(real().getTime() + clock.ms)
  const send = async (rows: readonly Row[], options?: { labels?: boolean }) => {
    // The host learns the photos of these ids.
    await upload(rows.map(({ id }) => ({ id })))
    const form = new FormData()
    form.append('feed', new Blob([csvOf(rows, options)]), 'feed.csv')
    return (await browser.post(`${path}/feed`, form)).body
  }
  const turn = () => turnDueSales(app.services, RUNNING)
  return {
    ...catalogue,
    clock,
    send,
    turn,
    setRules: (rules: CampaignRule[], others: object = {}) => browser.put(`${path}/rules`, { rules, ...others }),
    preview: async (rules: CampaignRule[], others: object = {}) =>
      (await browser.post(`${path}/rules/preview`, { rules, ...others })).body as RulePreview,
    row: async () => (await app.services.db.select().from(campaigns).where(eq(campaigns.id, campaign.id)))[0]!,
    products: async () =>
      (await browser.get(`${path}/products`)).body as { key: string; problem: string | null; product: Row | null }[],
    texts: async () =>
      (
        await app.services.db
          .select({ texts: variants.texts })
          .from(variants)
          .innerJoin(creatives, eq(creatives.id, variants.adId))
          .where(and(eq(creatives.campaignId, campaign.id), isNull(variants.replacedAt)))
      ).map(({ texts }) => (texts ?? []).map(({ part, text }) => `${part}: ${text}`)),
    /** ISO text of a moment, by hours from the present. */
    inHours: (hours: number) => `${new Date(real().getTime() + hours * HOUR_MS).toISOString().slice(0, 19)}Z`,
  }
}

const THREE: Row[] = [
  { id: 'a', price: '10.00 USD', category: 'Home > Mugs' },
  { id: 'b', price: '20.00 USD', category: 'Home > Jugs', label: 'Clearance' },
  { id: 'c', price: '30.00 USD', sale: '19.50 USD', category: 'Home > Jugs' },
]

describeOnBothDatabases('rules of a campaign', (database) => {
  it('leave products out with their reason, and these can be included by hand', async () => {
    const { send, setRules, products, read, browser, path, preview } = await givenRuled(database)
    await send(THREE)
    expect(await preview([leaveOut(UNDER_15)])).toMatchObject({
      products: 3,
      rules: [{ matches: 1, applies: 1, notCompared: 0, examples: [{ name: 'Mug a', badge: null }] }],
      labels: [
        { label: 'category', values: ['Home > Jugs', 'Home > Mugs'] },
        { label: 'customLabel0', values: ['Clearance'] },
      ],
      isFromBefore: false,
    })
    expect((await read()).feed, 'a preview changes nothing').toMatchObject({ products: 3, leftOut: [] })
    expect((await setRules([leaveOut(UNDER_15)])).status).toBe(200)
    expect(await read()).toMatchObject({
      feed: { products: 2, leftOut: [{ why: 'byRule', products: 1 }] },
      rules: { count: 1, idle: 0 },
    })
    const [first] = await products()
    expect(first).toMatchObject({ product: null, problem: 'A rule leaves it out: its price is under $15.' })
    await browser.put(`${path}/taken-in`, { keys: ['a'], takenIn: true })
    expect((await read()).feed).toMatchObject({ products: 3, leftOut: [] })
    await send(THREE)
    expect((await read()).feed, 'the next list includes it as well').toMatchObject({ products: 3 })
    await browser.put(`${path}/taken-in`, { keys: ['a'], takenIn: false })
    expect((await products())[0]!.problem).toBe('A rule leaves it out: its price is under $15.')
    await setRules([])
    expect((await read()).feed).toMatchObject({ products: 3, leftOut: [] })
  })

  it('name the currency of most prices, for rules that are yet to be written', async () => {
    const { send, preview } = await givenRuled(database)
    await send(THREE.map((row) => ({ ...row, price: '10.00 EUR', sale: '' })))
    expect((await preview([])).currency).toBe('EUR')
    await send([
      { id: 'a', price: '$10' },
      { id: 'b', price: '10.00 SEK' },
      { id: 'c', price: '' },
    ])
    expect((await preview([])).currency).toBe('SEK')
    await send([{ id: 'a', price: '$10' }])
    expect((await preview([])).currency, 'dollars of several countries').toBeNull()
  })

  it('tell stock apart, and say which label a list lacks', async () => {
    const { send, setRules, preview, read } = await givenRuled(database)
    const label = leaveOut({ of: 'label', label: 'customLabel0', text: 'clearance' })
    await send([
      { id: 'a', availability: 'preorder' },
      { id: 'b', availability: 'backorder' },
      { id: 'c', label: 'Clearance' },
    ])
    const stock = (is: 'preorder' | 'backorder') => leaveOut({ of: 'stock', is })
    const found = await preview([stock('preorder'), stock('backorder'), label])
    expect(found.rules.map(({ examples }) => examples.map(({ name }) => name))).toEqual([
      ['Mug a'],
      ['Mug b'],
      ['Mug c'],
    ])
    await setRules([label])
    expect((await read()).rules).toEqual({ count: 1, idle: 0 })
    await send([{ id: 'a' }, { id: 'c' }], { labels: false })
    expect((await read()).rules, 'the next list has no such column').toEqual({ count: 1, idle: 1 })
    expect((await preview([label])).rules).toMatchObject([{ matches: 0, lacksLabel: true }])
  })

  it('show in a started campaign as differences, and paint nothing without a press', async () => {
    const { send, setRules, read, browser, path, paint, texts, results } = await givenRuled(database)
    await send(THREE)
    await browser.post(`${path}/start`)
    await paint()
    const before = await texts()
    const look = {
      does: 'look',
      when: { of: 'label', label: 'category', text: 'jugs' },
      look: { adStyle: 'luxury' },
    } as const
    const badge = { does: 'badge', when: { of: 'discount', percent: 30 }, badge: { says: 'figure' } } as const
    await setRules([leaveOut(UNDER_15), look, badge])
    expect(await read()).toMatchObject({
      differences: { gone: 1, changed: 2, looks: 2, badges: 1, prices: 0 },
      progress: { done: 3, waiting: 0 },
    })
    expect(await texts()).toEqual(before)
    await browser.post(`${path}/start`)
    await paint()
    expect((await read()).progress).toMatchObject({ done: 0, needsLook: 2 })
    expect((await texts()).flat()).toContain('badge: -35%')
    const [first] = await results()
    expect(first!.outdated[0]!.message).toBe('This picture was made with another style than your ad has now.')
    await browser.post(`${path}/anew`, { credits: 0 })
    await paint()
    expect((await read()).progress).toMatchObject({ done: 2, needsLook: 0 })

    await setRules([])
    await browser.post(`${path}/start`)
    await paint()
    expect((await texts()).flat().filter((text) => text.startsWith('badge'))).toEqual([])
    const ads = await database.db.select({ words: creatives.words, adStyle: creatives.adStyle }).from(creatives)
    expect(ads.map(({ words }) => words)).toEqual([{}, {}, {}])
  })

  it('preview what a run does, whatever the rules', async () => {
    const { send, setRules, preview, products } = await givenRuled(database)
    await send(THREE)
    const all: CampaignRule['when'][] = [
      UNDER_15,
      { of: 'discount', percent: 35 },
      { of: 'label', label: 'category', text: 'JUGS' },
      { of: 'words', text: 'mug b' },
      { of: 'noPrice' },
    ]
    for (const when of all) {
      const [rule] = (await preview([leaveOut(when)])).rules
      await setRules([leaveOut(when)])
      const out = (await products()).filter(({ product }) => !product)
      expect(out.map(({ key }) => `Mug ${key}`)).toEqual(rule!.examples.map(({ name }) => name))
    }
  })

  it('stay with one of two that are set at once, and apply to a list that is being painted', async () => {
    const { send, setRules, read, browser, path, paint, row } = await givenRuled(database)
    await send(THREE)
    await browser.post(`${path}/start`)
    const answers = await Promise.all([setRules([leaveOut(UNDER_15)]), setRules([])])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { rules } = (await row()).rules
    expect((await read()).feed!.products).toBe(3 - rules.length)
    await setRules([leaveOut(UNDER_15)])
    await paint()
    expect(await read()).toMatchObject({ progress: { done: 3 }, differences: { gone: 1 } })
  })

  it('are nobody else’s', async () => {
    const mine = await givenRuled(database)
    const other = await openCatalogue(mine.app, mine.host)
    const answers = [
      await other.browser.get(`${mine.path}/rules`),
      await other.browser.put(`${mine.path}/rules`, { rules: [] }),
      await other.browser.post(`${mine.path}/rules/preview`, { rules: [] }),
    ]
    expect(answers.map(({ body }) => body.code)).toEqual(['NOT_OWNER', 'NOT_OWNER', 'NOT_OWNER'])
  })

  it('refuse a badge that no ad can show', async () => {
    const { setRules } = await givenRuled(database)
    const badge = { does: 'badge', when: { of: 'all' }, badge: { says: 'text', text: 'New \u{13000}' } } as const
    expect((await setRules([badge])).body).toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  it('say that a list from before them is to be read again', async () => {
    const { app, send, preview, setRules, read } = await givenRuled(database)
    await send(THREE)
    await app.services.db.update(campaignProducts).set({ facts: null })
    expect(await preview([leaveOut(UNDER_15)])).toMatchObject({ isFromBefore: true, rules: [{ matches: 1 }] })
    await setRules([leaveOut(UNDER_15)])
    expect((await read()).feed!.products).toBe(2)
  })
})

describeOnBothDatabases('sale dates', (database) => {
  const givenSale = async (others: object = { salesByThemselves: true }) => {
    const catalogue = await givenRuled(database)
    const { send, setRules, inHours, browser, path, paint } = catalogue
    const dates = `${inHours(2)}/${inHours(5)}`
    await send([{ id: 'a', sale: '13.00 USD', dates }, { id: 'b' }])
    await setRules([{ does: 'badge', when: { of: 'discount', percent: 30 }, badge: { says: 'figure' } }], others)
    await browser.post(`${path}/start`)
    await paint()
    return catalogue
  }

  it('act by themselves at their hour, for the pictures that change', async () => {
    const { clock, turn, paint, read, texts, results, row } = await givenSale()
    expect((await texts()).flat()).toContain('price: 20.00 USD')
    await turn()
    expect((await read()).progress, 'before').toMatchObject({ waiting: 0 })
    clock.ms = 2.1 * HOUR_MS
    await turn()
    expect((await read()).progress, 'at the beginning').toMatchObject({ waiting: 1, done: 1 })
    await paint()
    const [sold] = await results()
    expect(sold).toMatchObject({ product: { price: '20.00 USD', discount: '13.00 USD' }, state: 'done' })
    const during = (await texts()).flat()
    expect(during).toEqual(expect.arrayContaining(['price: 13.00 USD', 'oldPrice: 20.00 USD', 'badge: -35%']))
    await turn()
    expect((await read()).progress, 'once').toMatchObject({ waiting: 0 })
    clock.ms = 5.1 * HOUR_MS
    await turn()
    await paint()
    const [full] = await results()
    expect(full).toMatchObject({ product: { price: '20.00 USD', discount: null }, state: 'done' })
    expect(full!.notes.join()).toContain('Its sale is over')
    expect((await read()).differences).toMatchObject({ changed: 0 })
    expect((await row()).salesDueAt).toBeNull()
  })

  it('only show as differences where their owner did not ask for more', async () => {
    const { clock, turn, read } = await givenSale({})
    clock.ms = 2.1 * HOUR_MS
    await turn()
    expect(await read()).toMatchObject({ progress: { waiting: 0, done: 2 }, differences: { prices: 1, badges: 1 } })
  })

  it('change the prices alone, and leave what else a new list brought to a press', async () => {
    const { clock, turn, read, send, inHours, results, paint } = await givenSale()
    const dates = `${inHours(2)}/${inHours(5)}`
    await send([{ id: 'a', name: 'Cup a', sale: '13.00 USD', dates }, { id: 'b' }, { id: 'c' }])
    clock.ms = 2.1 * HOUR_MS
    await turn()
    await paint()
    expect((await results()).map(({ product }) => product.name)).toEqual(['Mug a', 'Mug b'])
    expect(await read()).toMatchObject({ differences: { new: 1, names: 1, prices: 0 }, progress: { done: 2 } })
  })

  it('are turned by the rules of the last start, whatever was saved since', async () => {
    const { clock, turn, texts, setRules, paint, read } = await givenSale()
    const settings = { salesByThemselves: true }
    await setRules([{ does: 'badge', when: { of: 'all' }, badge: { says: 'text', text: 'Draft' } }], settings)
    clock.ms = 2.1 * HOUR_MS
    await turn()
    await paint()
    expect((await texts()).flat(), 'a badge that nobody started').not.toContain('badge: Draft')
    expect((await texts()).flat()).toContain('badge: -35%')
    expect((await read()).differences, 'it waits for a press').toMatchObject({ badges: 2 })
    await setRules([leaveOut({ of: 'words', text: 'Mug a' })], settings)
    clock.ms = 5.1 * HOUR_MS
    await turn()
    await paint()
    expect((await texts()).flat(), 'the price of a sale that is over').not.toContain('price: 13.00 USD')
    expect((await read()).differences).toMatchObject({ gone: 1 })
  })

  it('are turned although rules or a list came between their hour and the job', async () => {
    const { app, clock, turn, setRules, read, row } = await givenSale()
    clock.ms = 2.05 * HOUR_MS
    await setRules([], { salesByThemselves: true })
    expect((await row()).salesDueAt!.getTime(), 'still due').toBeLessThanOrEqual(app.services.now().getTime())
    await turn()
    expect((await read()).progress).toMatchObject({ waiting: 1, done: 1 })
  })

  it('are turned once by two schedulers, and again after one was killed', async () => {
    const { app, clock, campaign, browser, read } = await givenSale()
    clock.ms = 2.1 * HOUR_MS
    const due = { id: campaign.id, userId: browser.userId! }
    const jobs = { ...app.services.jobs, sendAll: () => Promise.reject(new Error('killed')) }
    await expect(turnSales({ ...app.services, jobs } as typeof app.services, due)).rejects.toThrow('killed')
    expect(await listDueSales(app.services.db, app.services.now(), 10)).toEqual([due])
    await Promise.all([turnSales(app.services, due), turnSales(app.services, due)])
    expect((await read()).progress).toMatchObject({ waiting: 1, done: 1 })
    expect(await listDueSales(app.services.db, app.services.now(), 10)).toEqual([])
  })

  it('wait for a start that is under way, and go on after a downgrade', async () => {
    const { app, clock, turn, read, send, inHours, browser, path, paint, row } = await givenSale()
    await send([{ id: 'a', sale: '13.00 USD', dates: `${inHours(2)}/${inHours(5)}` }, { id: 'b' }, { id: 'c' }])
    await browser.post(`${path}/start`)
    clock.ms = 2.1 * HOUR_MS
    await turn()
    expect((await read()).progress).toMatchObject({ waiting: 1 })
    expect((await row()).salesDueAt!.getTime()).toBeGreaterThan(app.services.now().getTime())
    await paint()
    await app.services.db.update(subscriptions).set({ status: 'canceled' })
    clock.ms = 2.3 * HOUR_MS
    await turn()
    expect((await read()).progress).toMatchObject({ waiting: 1, done: 2 })
  })

  it('mean the days of a feed on the clocks of the chosen zone, and never a sale that ends before it begins', async () => {
    const { send, setRules, preview, products } = await givenRuled(database)
    await send([
      { id: 'a', sale: '13.00 USD', dates: '2099-07-01/2099-07-02' },
      { id: 'b', sale: '13.00 USD', dates: '2099-07-05/2099-07-01' },
    ])
    const nextAt = async (timeZone: string | null) => (await preview([], { timeZone })).sales
    expect(await nextAt(null)).toEqual({ products: 1, nextAt: '2099-07-01T00:00:00.000Z' })
    expect(await nextAt('America/New_York')).toEqual({ products: 1, nextAt: '2099-07-01T04:00:00.000Z' })
    await setRules([], { timeZone: 'America/New_York' })
    expect((await products()).map(({ product }) => product)).toMatchObject([{ discount: null }, { discount: null }])
  })
})
