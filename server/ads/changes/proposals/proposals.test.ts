import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Review, Share } from '#contract/ads/reviews/review.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { startTestApp, type TestApp, type TestAppOptions } from '#test/app.ts'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { givenAccount } from '#test/given/given-account.ts'
import { TEXT_PAINTERS } from '#test/painters/painters.ts'
import { creatives, images, reviewProposals, subscriptions } from '#server/platform/db/schema.ts'
import { paintProposal } from './paint-proposal.ts'

const FIELDS = {
  productName: 'Blue mug',
  productDescription: 'A mug of stoneware. It keeps tea warm for an hour.',
  productPrice: '$5.49',
  taglines: ['Tea, still warm'],
}

describeOnBothDatabases('a proposed change', (database) => {
  /** Makes an ad in two formats, shared, with a comment on one of them. */
  async function givenPin(given?: TestApp) {
    const workers = TEXT_PAINTERS as Exclude<TestAppOptions['workers'], undefined>
    const app = given ?? (await startTestApp(database, { workers }))
    const { browser, adId } = await givenAccount(app, `${randomUUID()}@example.com`, 'pro', { fields: FIELDS })
    const path = `/api/creatives/${adId}`
    for (const format of ['square', 'facebook_feed']) await browser.post(`${path}/generate`, { format })
    const { token } = (await browser.post(`${path}/share`)).body as { token: string }
    const client = app.client()
    const link = `/api/reviews/${token}`
    const comment = { version: 1, name: 'Grace', text: 'It costs $3.99.', spot: { format: 'square', x: 0.5, y: 0.5 } }
    const { id } = (await client.post(`${link}/comments`, comment)).body as { id: string }
    const proposal = `${path}/share/comments/${id}/proposal`
    const share = async () => (await browser.get(`${path}/share`)).body.share as Share
    const look = async () => (await client.get(link)).body as Review
    const prices = async () =>
      ((await browser.get(`${path}/variants`)).body as Variant[]).map(
        ({ shown }) => shown?.words.find(({ part }) => part === 'price')?.text,
      )
    const credits = async () => (await browser.get('/api/credits')).body as unknown
    const pictures = () => database.db.select({ id: images.id }).from(images).where(eq(images.creativeId, adId))
    return {
      app,
      browser,
      adId,
      path,
      client,
      link,
      posted: comment,
      id,
      proposal,
      share,
      look,
      prices,
      credits,
      pictures,
    }
  }

  const CHEAPER = { words: { price: '$3.99' } }

  it('is shown before and after to both, and accepted it is a new version in which the comment is done', async () => {
    const { browser, client, proposal, share, look, prices, credits, pictures } = await givenPin()
    const [creditsBefore, picturesBefore] = [await credits(), await pictures()]
    const twice = await Promise.all([browser.post(proposal, CHEAPER), browser.post(proposal, CHEAPER)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    const [{ proposal: proposed }] = (await share()).comments as [Share['comments'][number]]
    expect(proposed).toMatchObject({ ...CHEAPER, format: 'square', state: 'ready', message: null })
    expect(await pictures()).toHaveLength(picturesBefore.length + 1)
    for (const url of [proposed!.beforeUrl!, proposed!.afterUrl!])
      expect((await browser.get(url)).headers.get('content-type')).toBe('image/jpeg')
    const [{ proposal: seen }] = (await look()).comments as [Share['comments'][number]]
    expect(seen).toMatchObject({ ...CHEAPER, format: 'square', state: 'ready' })
    for (const url of [seen!.beforeUrl!, seen!.afterUrl!]) {
      expect(url).toMatch(/^\/api\/reviews\//)
      expect(await client.get(url)).toMatchObject({ status: 200 })
    }
    // Nothing is changed before it is accepted.
    expect(await prices()).toEqual(['$5.49', '$5.49'])

    const accepted = await Promise.all([browser.post(`${proposal}/accept`), browser.post(`${proposal}/accept`)])
    expect(accepted.map(({ status }) => status)).toEqual([200, 200])
    expect(accepted[0].body.refused).toEqual([])
    expect(await prices()).toEqual(['$3.99', '$3.99'])
    expect(await share()).toMatchObject({
      version: 2,
      currentVersion: 2,
      comments: [{ doneVersion: 2, proposal: null, doneAt: expect.any(String) }],
    })
    expect(await look()).toMatchObject({ version: 2, approval: null, comments: [{ version: 1, doneVersion: 2 }] })
    expect((await client.get(seen!.afterUrl!)).status).toBe(404)
    expect(await credits()).toEqual(creditsBefore)
    // The picture of the proposal alone is deleted; the versions of both formats are kept.
    expect(await pictures()).toHaveLength(picturesBefore.length + 2)
    expect((await browser.post(`${proposal}/accept`)).body).toMatchObject({ version: 2, refused: [] })
    // A comment that is open again is done in no version.
    const opened = await browser.post(proposal.replace('/proposal', ''), { done: false })
    expect(opened.body.comments).toMatchObject([{ doneAt: null, doneVersion: null }])
    expect((await browser.post(`${proposal}/accept`)).body).toMatchObject({ code: 'CONFLICT' })
  })

  it('is painted again on a version that is shared meanwhile', async () => {
    const { browser, client, link, path, posted, id, proposal, share, look, prices } = await givenPin()
    const { id: other } = (await client.post(`${link}/comments`, { ...posted, text: 'Say more.' })).body as {
      id: string
    }
    await browser.post(proposal, CHEAPER)
    const headline = { words: { headline: 'Tea for an hour' } }
    await browser.post(proposal.replace(id, other), headline)
    await browser.post(`${proposal}/accept`)
    const left = async () => (await share()).comments.find((comment) => comment.id === other)!.proposal
    await expect.poll(async () => (await left())?.state).toBe('ready')
    expect(await left()).toMatchObject(headline)
    const seen = (await look()).comments.find((comment) => comment.id === other)!.proposal!
    expect((await client.get(seen.afterUrl!)).status).toBe(200)
    expect((await browser.post(`${proposal.replace(id, other)}/accept`)).body).toMatchObject({ version: 3 })
    expect(await prices()).toEqual(['$3.99', '$3.99'])
    expect((await browser.get(path)).body.taglines).toEqual(['Tea for an hour'])
  })

  it('says why it cannot be, and is not seen by the client then', async () => {
    const { browser, client, link, path, proposal, share, look } = await givenPin()
    await browser.post(proposal, { words: { price: '$5.49' } })
    expect((await share()).comments).toMatchObject([
      { proposal: { state: 'refused', message: 'Square says that already.' } },
    ])
    expect((await look()).comments).toMatchObject([{ proposal: null }])
    expect((await browser.post(`${proposal}/accept`)).body).toMatchObject({ code: 'CONFLICT' })
    expect((await browser.post(proposal, { words: { price: '\u{13000}' } })).status).toBe(400)
    expect((await browser.post(proposal, { ...CHEAPER, format: 'leaderboard' })).body).toMatchObject({
      code: 'CONFLICT',
    })
    // The ad differs from what the client sees.
    await browser.post(`${path}/change`, { changes: { words: { price: '$4.99' } } })
    expect((await browser.post(proposal, CHEAPER)).body).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('share the new version first'),
    })
    await browser.post(`${path}/share/version`)
    expect((await browser.post(proposal, CHEAPER)).body.comments).toMatchObject([{ proposal: { state: 'ready' } }])
    const outsider = await client.post(`${link}/comments`, { version: 2, name: 'Ada', text: 'Fine.' })
    expect(outsider.body.proposal).toBeNull()
  })

  it('goes with its picture when it is withdrawn, or its comment, link, format or ad goes', async () => {
    let app: TestApp | undefined
    for (const end of [
      ({ browser, proposal }: Pin) => browser.delete(proposal),
      ({ browser, proposal }: Pin) => browser.delete(proposal.replace('/proposal', '')),
      ({ browser, path }: Pin) => browser.delete(`${path}/share`),
      async ({ browser, path }: Pin) => {
        const variants = (await browser.get(`${path}/variants`)).body as Variant[]
        return browser.delete(`${path}/variants/${variants.find(({ format }) => format === 'square')!.id}`)
      },
      ({ browser, path }: Pin) => browser.delete(path),
    ]) {
      const pin = await givenPin(app)
      app = pin.app
      await pin.browser.post(pin.proposal, CHEAPER)
      const [proposal] = await database.db
        .select()
        .from(reviewProposals)
        .where(eq(reviewProposals.creativeId, pin.adId))
      expect((await end(pin)).status).toBeLessThan(300)
      expect(await database.db.select().from(images).where(eq(images.id, proposal!.imageId!))).toEqual([])
      expect(await database.db.select().from(reviewProposals).where(eq(reviewProposals.id, proposal!.id))).toEqual([])
    }
  })

  type Pin = Awaited<ReturnType<typeof givenPin>>

  it('can be made by no other user, and works after a downgrade', async () => {
    const pin = await givenPin()
    const other = await givenPin(pin.app)
    await database.db.delete(subscriptions)
    expect((await other.browser.post(pin.proposal, CHEAPER)).status).toBe(403)
    const foreign = pin.proposal.replace(pin.adId, other.adId)
    for (const call of [() => other.browser.post(foreign, CHEAPER), () => other.browser.post(`${foreign}/accept`)])
      expect((await call()).status).toBe(404)
    expect((await other.browser.delete(foreign)).status).toBe(404)
    expect((await pin.client.post(pin.proposal, CHEAPER)).status).toBe(401)
    await pin.browser.post(pin.proposal, CHEAPER)
    expect((await pin.browser.post(`${pin.proposal}/accept`)).body).toMatchObject({ version: 2 })
  })

  it('painted twice, or withdrawn meanwhile, leaves no picture behind', async () => {
    const { app, browser, adId, proposal, pictures } = await givenPin()
    await browser.post(proposal, CHEAPER)
    const before = await pictures()
    const [row] = await database.db.select().from(reviewProposals).where(eq(reviewProposals.creativeId, adId))
    const painting = { proposalId: row!.id }
    const { signal } = new AbortController()
    await paintProposal(app.services, TEXT_PAINTERS, painting, signal)
    expect(await pictures()).toEqual(before)
    await database.db.delete(creatives).where(eq(creatives.id, adId))
    await paintProposal(app.services, TEXT_PAINTERS, painting, signal)
    expect(await pictures()).toEqual([])
  })
})
