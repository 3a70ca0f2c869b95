import { randomUUID } from 'node:crypto'
import { eq, isNull } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { REVIEW_LIST_ADS_MAX, REVIEW_LISTS_MAX } from '#contract/limits.ts'
import type { Report } from '#contract/ads/report.ts'
import type { ReviewList, SharedList } from '#contract/ads/reviews/review-list.ts'
import type { Review } from '#contract/ads/reviews/review.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { givenCreative, givenVariant } from '#test/given/given.ts'
import { TEST_TIME } from '#test/services.ts'
import { unzip } from '#test/unzip.ts'
import { creatives, reviewListAds, reviewLists, reviews, users, variants } from '#server/platform/db/schema.ts'
import { imageKey } from '#server/pictures/images/keys.ts'
import { forgetReviews } from '../forget-reviews.ts'

const DAY_MS = 24 * 60 * 60 * 1000

describeOnBothDatabases('a link of several ads', (database) => {
  async function paint({ services }: TestApp, ad: { userId: string; adId: string }, texts?: []): Promise<void> {
    const report = { findings: [] } as unknown as Report
    const id = await givenVariant(database.db, { ...ad, report, createdAt: services.now(), ...(texts && { texts }) })
    const [row] = await database.db.select().from(variants).where(eq(variants.id, id))
    await services.storage.put(imageKey(row!.imageId), Buffer.from(row!.imageId), 'image/jpeg')
  }

  /** Makes a user's ads, one link over them, and a client who has it. */
  async function givenList(app: TestApp, count = 2) {
    const owner = await app.signedIn(`${randomUUID()}@example.com`)
    const userId = owner.userId!
    const make = async (productName: string) => {
      const adId = await givenCreative(database.db, { userId, productName })
      await paint(app, { userId, adId })
      return adId
    }
    const ads: string[] = []
    for (let at = 1; at <= count; at += 1) ads.push(await make(`Kettle ${at}`))
    const { status, body } = await owner.post('/api/review-lists', { creativeIds: ads })
    expect(status).toBe(200)
    const list = body as ReviewList
    const client = app.client()
    const link = `/api/reviews/${list.token}/ads`
    const look = async () => (await client.get(link)).body as SharedList
    const lists = async () => (await owner.get('/api/review-lists')).body.lists as ReviewList[]
    return { owner, userId, ads, make, list, path: `/api/review-lists/${list.id}`, client, link, look, lists }
  }

  it('shows each ad, which is commented on and approved by itself, and its owner learns of it', async () => {
    const app = await startTestApp(database)
    const { owner, ads, list, client, link, look, lists } = await givenList(app)
    const answer = await client.get(link)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    })
    const [first, second] = (answer.body as SharedList).ads
    expect([first!.productName, second!.productName]).toEqual(['Kettle 1', 'Kettle 2'])
    expect((await client.get(first!.picture!.imageUrl)).status).toBe(200)
    const review = `/api/reviews/${first!.token}`
    expect((await client.get(review)).body).toMatchObject({ productName: 'Kettle 1', version: 1 })
    await client.post(`${review}/comments`, { version: 1, name: 'Grace', text: 'Nice.' })
    await client.post(`${review}/approve`, { version: 1, name: 'Grace' })
    await client.post(`/api/reviews/${second!.token}/changes`, { version: 1, name: 'Ada', text: 'Darker.' })
    const verdicts = [
      { approval: { name: 'Grace' }, changesAsked: null },
      { approval: null, changesAsked: { name: 'Ada' } },
    ]
    expect((await look()).ads).toMatchObject(verdicts)
    expect((await lists())[0]!.ads).toMatchObject(verdicts)
    expect((await owner.get(`/api/creatives/${ads[0]}/share`)).body.share.comments).toMatchObject([{ text: 'Nice.' }])
    // Neither opens the other, and the list itself is no ad.
    expect((await client.get(`/api/reviews/${list.token}`)).status).toBe(404)
    expect((await client.get(`/api/reviews/${first!.token}/ads`)).status).toBe(404)
    expect((await client.get(`/api/reviews/${'A'.repeat(22)}/ads`)).status).toBe(404)
    const stored = JSON.stringify([
      await database.db.select().from(reviewLists),
      await database.db.select().from(reviewListAds),
    ])
    for (const secret of [list.token!, first!.token]) expect(stored).not.toContain(secret)
  })

  it('is made once by two at once, and is the same link again', async () => {
    const app = await startTestApp(database)
    const { owner, ads, list, lists } = await givenList(app)
    const again = await Promise.all(
      [1, 2].map(() => owner.post('/api/review-lists', { creativeIds: ads.toReversed() })),
    )
    expect(again.map(({ body }) => [body.id, body.token])).toEqual([1, 2].map(() => [list.id, list.token]))
    expect((await owner.post('/api/review-lists', { creativeIds: [ads[0], ads[0]] })).body.ads).toHaveLength(1)
    expect(await lists()).toHaveLength(2)
  })

  it('takes ads and drops them; the comments on one stay with it', async () => {
    const app = await startTestApp(database)
    const { owner, userId, ads, make, list, path, client, look } = await givenList(app)
    const third = await make('Kettle 3')
    const [first] = (await look()).ads
    await client.post(`/api/reviews/${first!.token}/approve`, { version: 1, name: 'Grace' })
    // An ad already in the list is shown as it is now.
    await database.db.update(variants).set({ replacedAt: app.services.now() }).where(eq(variants.adId, ads[1]!))
    await paint(app, { userId, adId: ads[1]! })
    const added = await owner.post(`${path}/ads`, { creativeIds: [third, ads[1]] })
    expect(added.body).toMatchObject({ id: list.id, token: list.token })
    expect((await look()).ads.map(({ productName, version }) => [productName, version])).toEqual([
      ['Kettle 1', 1],
      ['Kettle 2', 2],
      ['Kettle 3', 1],
    ])
    const removed = await owner.delete(`${path}/ads/${ads[0]}`)
    expect(removed.body.ads).toHaveLength(2)
    expect((await client.get(`/api/reviews/${first!.token}`)).status).toBe(404)
    expect((await owner.delete(`${path}/ads/${ads[0]}`)).body).toMatchObject({ code: 'NOT_FOUND' })
    expect((await owner.get(`/api/creatives/${ads[0]}/share`)).body.share.approval).toMatchObject({ name: 'Grace' })
    // An ad that is deleted, or no longer shared, disappears from it.
    await owner.delete(`/api/creatives/${third}`)
    await owner.delete(`/api/creatives/${ads[1]}/share`)
    expect(await look()).toMatchObject({ ads: [] })
  })

  it('ends at once when it is stopped, its time is over, or its owner is suspended or deleted', async () => {
    const app = await startTestApp(database)
    for (const end of [
      ({ owner, path }: Given) => owner.delete(path),
      ({ owner }: Given) => owner.delete('/api/account'),
      ({ userId }: Given) => database.db.update(users).set({ suspendedAt: TEST_TIME }).where(eq(users.id, userId)),
      async () => app.services.setTime(new Date(TEST_TIME.getTime() + 30 * DAY_MS)),
    ]) {
      app.services.setTime(TEST_TIME)
      const given = await givenList(app)
      const [first] = (await given.look()).ads
      await end(given)
      const { client, link } = given
      for (const path of [link, `/api/reviews/${first!.token}`, first!.picture!.imageUrl])
        expect([path, (await client.get(path)).status]).toEqual([path, 404])
      const refused = await client.post(`/api/reviews/${first!.token}/approve`, { version: 1, name: 'Grace' })
      expect(refused.body).toMatchObject({ code: 'NOT_FOUND' })
    }
    await forgetReviews(app.services)
    expect(await database.db.select().from(reviewLists)).toEqual([])
  })

  type Given = Awaited<ReturnType<typeof givenList>>

  it('lives as long as it says, though the ad’s own link is older', async () => {
    const app = await startTestApp(database)
    const { owner, ads, client } = await givenList(app, 1)
    app.services.setTime(new Date(TEST_TIME.getTime() + 20 * DAY_MS))
    const other = await givenCreative(database.db, { userId: owner.userId!, productName: 'Mug' })
    await paint(app, { userId: owner.userId!, adId: other })
    const { body } = await owner.post('/api/review-lists', { creativeIds: [ads[0], other] })
    app.services.setTime(new Date(TEST_TIME.getTime() + 40 * DAY_MS))
    await forgetReviews(app.services)
    expect((await client.get(`/api/reviews/${body.token}/ads`)).body.ads).toHaveLength(2)
  })

  it('takes no ad of another user, none without a picture, and no more than so many', async () => {
    const app = await startTestApp(database)
    const mine = await givenList(app, 1)
    const other = await givenList(app, 1)
    const both = { creativeIds: [mine.ads[0], other.ads[0]] }
    expect((await mine.owner.post('/api/review-lists', both)).status).toBe(403)
    expect((await mine.owner.post(`${mine.path}/ads`, both)).status).toBe(403)
    expect((await other.owner.post(`${mine.path}/ads`, { creativeIds: other.ads })).status).toBe(403)
    expect((await other.owner.delete(`${mine.path}/ads/${mine.ads[0]}`)).status).toBe(403)
    expect((await mine.owner.delete(`${mine.path}/ads/${other.ads[0]}`)).status).toBe(404)
    const draft = await givenCreative(database.db, { userId: mine.userId })
    const withDraft = await mine.owner.post('/api/review-lists', { creativeIds: [mine.ads[0], draft] })
    expect(withDraft.body).toMatchObject({ code: 'CONFLICT', field: 'creativeIds' })
    expect(await mine.lists()).toHaveLength(1)

    // The list is full.
    const [held] = await database.db.select().from(reviewListAds).where(eq(reviewListAds.listId, mine.list.id))
    for (let at = 1; at < REVIEW_LIST_ADS_MAX; at += 1) {
      const creativeId = await givenCreative(database.db, { userId: mine.userId })
      const review = { id: randomUUID(), creativeId, tokenHash: randomUUID(), productName: 'Kettle', version: 1 }
      const moments = { sharedAt: TEST_TIME, expiresAt: new Date(TEST_TIME.getTime() + DAY_MS) }
      await database.db.insert(reviews).values({ ...review, ...moments })
      await database.db
        .insert(reviewListAds)
        .values({ listId: mine.list.id, reviewId: review.id, tokenHash: randomUUID(), place: held!.place + at })
    }
    const more = await mine.owner.post(`${mine.path}/ads`, { creativeIds: [await mine.make('Too many')] })
    expect(more.body).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('at most 50') })

    const row = { userId: other.userId, tokenSealed: '', createdAt: TEST_TIME }
    const expiresAt = new Date(TEST_TIME.getTime() + DAY_MS)
    const rows = Array.from({ length: REVIEW_LISTS_MAX }, () => ({ ...row, id: randomUUID(), tokenHash: randomUUID() }))
    await database.db.insert(reviewLists).values(rows.map((one) => ({ ...one, expiresAt })))
    const another = await other.owner.post('/api/review-lists', { creativeIds: [await other.make('Another')] })
    expect(another.body).toMatchObject({ code: 'CONFLICT' })
  })

  it('requires for each ad that what is not on it is named', async () => {
    const app = await startTestApp(database)
    const { owner, userId, ads, look, client } = await givenList(app, 1)
    await database.db.update(creatives).set({ legalLine: 'Until 30 November.' }).where(eq(creatives.id, ads[0]!))
    await database.db.update(variants).set({ replacedAt: app.services.now() }).where(isNull(variants.replacedAt))
    await paint(app, { userId, adId: ads[0]! }, [])
    await owner.post('/api/review-lists', { creativeIds: ads })
    const [ad] = (await look()).ads
    const link = `/api/reviews/${ad!.token}`
    expect(((await client.get(link)).body as Review).pictures.map(({ lacking }) => lacking)).toEqual([['legalLine']])
    const body = { version: 2, name: 'Grace' }
    expect((await client.post(`${link}/approve`, body)).body).toMatchObject({ code: 'CONFLICT', field: 'without' })
    expect((await client.post(`${link}/approve`, { ...body, without: ['legalLine'] })).status).toBe(200)
  })

  it('is in the export of its owner, without what opens it', async () => {
    const app = await startTestApp(database)
    const { owner, list } = await givenList(app)
    const answer = await owner.open('/api/account/export')
    const account = JSON.parse(String(unzip(Buffer.from(await answer.arrayBuffer())).get('account.json')))
    expect(account.reviewLists).toMatchObject([{ id: list.id }])
    expect(account.reviewListAds).toMatchObject([{ place: 0 }, { place: 1 }])
    expect(JSON.stringify([account.reviewLists, account.reviewListAds])).not.toMatch(/token/i)
  })
})
