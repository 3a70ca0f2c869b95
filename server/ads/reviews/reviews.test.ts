import { randomUUID } from 'node:crypto'
import { eq, isNull } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import type { FormatId } from '#contract/formats.ts'
import { REVIEW_COMMENTS_MAX } from '#contract/limits.ts'
import type { Report } from '#contract/ads/report.ts'
import type { Review, Share } from '#contract/ads/reviews/review.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { givenCreative, givenPro, givenVariant } from '#test/given/given.ts'
import { TEST_TIME } from '#test/services.ts'
import { unzip } from '#test/unzip.ts'
import {
  creatives,
  images,
  reviewComments,
  reviewPictures,
  reviews,
  subscriptions,
  variants,
} from '#server/platform/db/schema.ts'
import { dropOldVersions } from '#server/ads/generation/drop-old-versions.ts'
import { purgeReplaced } from '#server/ads/versions/purge-replaced.ts'
import { imageKey } from '#server/pictures/images/keys.ts'
import { forgetReviews } from './forget-reviews.ts'

const FINDING = { rule: 'contrast', severity: 'warning' as const, message: 'The words are hard to read.' }
const DAY_MS = 24 * 60 * 60 * 1000

interface Ad {
  userId: string
  adId: string
}

describeOnBothDatabases('a review link', (database) => {
  /** Makes a painted format whose bytes are its id. */
  async function paint({ services }: TestApp, { userId, adId }: Ad, format: FormatId = 'square'): Promise<string> {
    const values = { userId, adId, format, report: { findings: [FINDING] } as unknown as Report }
    const variantId = await givenVariant(database.db, { ...values, createdAt: services.now() })
    const [row] = await database.db.select().from(variants).where(eq(variants.id, variantId))
    await services.storage.put(imageKey(row!.imageId), Buffer.from(row!.imageId), 'image/jpeg')
    return row!.imageId
  }

  async function replace({ services }: TestApp, { adId }: Ad): Promise<void> {
    await database.db.update(variants).set({ replacedAt: services.now() }).where(eq(variants.adId, adId))
  }

  /** Makes an ad in one format, shared. */
  async function givenShared(app: TestApp) {
    const owner = await app.signedIn(`${randomUUID()}@example.com`)
    const adId = await givenCreative(database.db, { userId: owner.userId! })
    const ad = { userId: owner.userId!, adId }
    const imageId = await paint(app, ad)
    const path = `/api/creatives/${adId}/share`
    const { status, body } = await owner.post(path)
    expect(status).toBe(200)
    const client = app.client()
    const link = `/api/reviews/${body.token}`
    const look = async () => (await client.get(link)).body as Review
    const share = async () => (await owner.get(path)).body.share as Share
    return { owner, ad, imageId, path, client, link, look, share, token: body.token as string }
  }

  const comment = (values: object = {}) => ({ version: 1, name: 'Grace', text: 'Larger, please.', ...values })

  it('shows the ad to a reviewer, who comments and approves, and its owner learns of it', async () => {
    const app = await startTestApp(database)
    const { client, link, look, share, imageId, token } = await givenShared(app)
    const answer = await client.get(link)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    expect(answer.body).toMatchObject({ productName: 'Aero kettle', version: 1, approval: null, comments: [] })
    const [picture] = (answer.body as Review).pictures
    expect(picture).toMatchObject({ format: 'square', width: 600, height: 600, lacking: [] })
    // The inspection's findings are for its owner alone.
    expect(answer.text).not.toContain(FINDING.message)
    // As in a bucket, whose signed links would outlive the review.
    const signedLink = vi.spyOn(app.services.storage, 'link').mockResolvedValue('https://bucket.example/signed')
    const seen = await client.get(picture!.imageUrl)
    signedLink.mockRestore()
    expect([seen.text, seen.headers.get('cache-control')]).toEqual([imageId, 'no-store'])
    expect(seen.headers.get('content-type')).toBe('image/png')

    const spot = { format: 'square', x: 0.25, y: 1 }
    const commented = await client.post(`${link}/comments`, comment({ text: '<b>Larger</b>,\nplease.', spot }))
    expect(commented.body).toMatchObject({ name: 'Grace', text: '<b>Larger</b>,\nplease.', spot, version: 1 })
    const approved = await client.post(`${link}/approve`, { version: 1, name: 'Grace' })
    expect(approved.body).toEqual({ version: 1, name: 'Grace', createdAt: TEST_TIME.toISOString() })
    expect(await look()).toMatchObject({ approval: approved.body, comments: [commented.body] })
    expect(await share()).toMatchObject({
      version: 1,
      currentVersion: 1,
      approval: approved.body,
      comments: [commented.body],
    })
    expect(JSON.stringify(await database.db.select().from(reviews))).not.toContain(token)
  })

  it('shows what was frozen until the new version is shared, which is to be approved again', async () => {
    const app = await startTestApp(database)
    const { owner, ad, imageId, path, client, link, look, share } = await givenShared(app)
    await client.post(`${link}/approve`, { version: 1, name: 'Grace' })
    await replace(app, ad)
    const next = await paint(app, ad)
    await paint(app, ad, 'leaderboard')
    app.services.setTime(new Date(TEST_TIME.getTime() + 1))
    const [frozen] = (await look()).pictures
    expect((await client.get(frozen!.imageUrl)).text).toBe(imageId)
    expect(await share()).toMatchObject({
      version: 1,
      currentVersion: 2,
      approval: { version: 1 },
      pictures: [{ format: 'square', imageUrl: `/api/images/${imageId}` }],
    })
    expect((await owner.get(`/api/images/${imageId}`)).text).toBe(imageId)

    const both = await Promise.all([owner.post(`${path}/version`), owner.post(`${path}/version`)])
    expect(both.map(({ body }) => body.version)).toEqual([2, 2])
    expect(await share()).toMatchObject({ version: 2, currentVersion: 2, approval: { version: 1 } })
    const shown = await look()
    expect(shown).toMatchObject({ version: 2, approval: null, approvedBefore: { version: 1 } })
    expect((await client.get(shown.pictures.find(({ format }) => format === 'square')!.imageUrl)).text).toBe(next)
    expect((await client.get(frozen!.imageUrl)).status).toBe(404)
    // The replaced version is still one of the ad's own.
    expect(await database.db.select().from(images).where(eq(images.id, imageId))).toHaveLength(1)
    for (const [call, body] of [
      ['approve', { version: 1, name: 'Grace' }],
      ['comments', comment()],
    ] as const)
      expect((await client.post(`${link}/${call}`, body)).body).toMatchObject({ code: 'CONFLICT' })
  })

  it('is approved without a legal line that is not on a picture only by who names it', async () => {
    const app = await startTestApp(database)
    const { owner, ad, path, client, link, look } = await givenShared(app)
    await database.db.update(creatives).set({ legalLine: 'Until 30 November.' }).where(eq(creatives.id, ad.adId))
    await replace(app, ad)
    await paint(app, ad)
    await database.db.update(variants).set({ texts: [] }).where(isNull(variants.replacedAt))
    await owner.post(`${path}/version`)
    expect((await look()).pictures.map(({ lacking }) => lacking)).toEqual([['legalLine']])
    const body = { version: 2, name: 'Grace' }
    expect(await client.post(`${link}/approve`, body)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', field: 'without' },
    })
    expect((await client.post(`${link}/approve`, { ...body, without: ['legalLine'] })).status).toBe(200)
  })

  it('shows until when its offer is valid, as it was shared', async () => {
    const app = await startTestApp(database)
    const { owner, ad, path, look, share } = await givenShared(app)
    expect([(await look()).lastDay, (await share()).lastDay]).toEqual([null, null])
    await database.db.update(creatives).set({ legalLine: 'Until 30 November 2026.' }).where(eq(creatives.id, ad.adId))
    await replace(app, ad)
    await paint(app, ad)
    expect((await look()).lastDay).toBeNull()
    await owner.post(`${path}/version`)
    expect([(await look()).lastDay, (await share()).lastDay]).toEqual(['2026-11-30', '2026-11-30'])
  })

  it('is asked for changes of once, until it is approved or another version is shared', async () => {
    const app = await startTestApp(database)
    const { owner, ad, path, client, link, look, share } = await givenShared(app)
    const other = await app.signedIn(`${randomUUID()}@example.com`)
    const inGallery = async () => (await owner.get('/api/creatives')).body[0].review as unknown
    expect(await inGallery()).toEqual({ currentVersion: 1, approvedVersion: null, asksChanges: false })
    const body = { version: 1, name: 'Grace', text: 'The price is last year’s.' }
    const twice = await Promise.all([client.post(`${link}/changes`, body), client.post(`${link}/changes`, body)])
    const [asked] = twice.map((answer) => answer.body)
    expect(twice.map((answer) => answer.body.id)).toEqual([asked.id, asked.id])
    expect(asked).toMatchObject({ ...body, spot: null, asksChanges: true })
    const by = { version: 1, name: 'Grace', createdAt: TEST_TIME.toISOString() }
    expect(await look()).toMatchObject({ changesAsked: by, approval: null, comments: [asked] })
    expect(await share()).toMatchObject({ changesAsked: by, comments: [asked] })
    expect(await inGallery()).toMatchObject({ asksChanges: true })
    expect((await other.get('/api/creatives')).body).toEqual([])

    await client.post(`${link}/approve`, { version: 1, name: 'Ada' })
    expect(await look()).toMatchObject({ changesAsked: null, approval: { name: 'Ada' } })
    expect(await inGallery()).toEqual({ currentVersion: 1, approvedVersion: 1, asksChanges: false })
    // A repeated request returns the first one; any other comes too late.
    expect((await client.post(`${link}/changes`, body)).body.id).toBe(asked.id)
    const late = await client.post(`${link}/changes`, { ...body, text: 'And the name.' })
    expect(late.body).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('approved already') })

    await replace(app, ad)
    await paint(app, ad)
    expect(await inGallery()).toMatchObject({ currentVersion: 2, approvedVersion: 1 })
    await owner.post(`${path}/version`)
    expect((await client.post(`${link}/changes`, body)).body).toMatchObject({ code: 'CONFLICT' })
    expect((await client.post(`${link}/changes`, { ...body, version: 2 })).status).toBe(200)
    expect(await share()).toMatchObject({ changesAsked: { version: 2 }, approval: { version: 1 } })
    const latest = (await share()).comments.find(({ version }) => version === 2)!
    await owner.delete(`${path}/comments/${latest.id}`)
    expect((await look()).changesAsked).toBeNull()
    app.services.setTime(new Date(TEST_TIME.getTime() + 30 * DAY_MS))
    expect(await inGallery()).toBeNull()
    expect((await client.post(`${link}/changes`, { ...body, version: 2 })).status).toBe(404)
  })

  it('has its comments answered and marked as done by its owner, for its reviewers to see', async () => {
    const app = await startTestApp(database)
    const { owner, path, client, link, look, share } = await givenShared(app)
    const other = await givenShared(app)
    const { id } = (await client.post(`${link}/comments`, comment())).body as { id: string }
    const at = `${path}/comments/${id}`
    const createdAt = TEST_TIME.toISOString()
    const answered = await owner.post(at, { answer: ' <i>Larger</i> now. ', done: true })
    const settled = { answer: { text: '<i>Larger</i> now.', createdAt }, doneAt: createdAt }
    expect(answered.body.comments).toMatchObject([settled])
    expect((await look()).comments).toMatchObject([settled])
    expect((await owner.post(at, { done: false })).body.comments).toMatchObject([{ ...settled, doneAt: null }])
    expect((await owner.post(at, { answer: null })).body.comments).toMatchObject([{ answer: null, doneAt: null }])
    expect((await share()).comments).toHaveLength(1)
    // No other user may do so, nor for another ad.
    const mine = { answer: 'Mine', done: true }
    expect((await client.post(at, mine)).status).toBe(401)
    expect((await other.owner.post(at, mine)).status).toBe(403)
    expect((await other.owner.post(`${other.path}/comments/${id}`, mine)).status).toBe(404)
    await owner.delete(at)
    expect((await owner.post(at, mine)).body).toMatchObject({ code: 'NOT_FOUND' })
    await owner.delete(path)
    expect((await owner.post(at, mine)).body).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is shown to its owner again without ending, but one whose token was not stored', async () => {
    const app = await startTestApp(database)
    const { owner, path, client, link, share, token } = await givenShared(app)
    expect((await share()).token).toBe(token)
    const renewed = (await owner.post(`${path}/link`)).body.token as string
    expect((await share()).token).toBe(renewed)
    expect((await client.get(link)).status).toBe(404)
    await database.db.update(reviews).set({ tokenSealed: null })
    expect((await share()).token).toBeNull()
    expect((await client.get(`/api/reviews/${renewed}`)).status).toBe(200)
  })

  it('is either approved or asked for changes by two at once, and reports which', async () => {
    const app = await startTestApp(database)
    const { client, link, look } = await givenShared(app)
    const [approved, asked] = await Promise.all([
      client.post(`${link}/approve`, { version: 1, name: 'Ada' }),
      client.post(`${link}/changes`, { version: 1, name: 'Grace', text: 'No.' }),
    ])
    expect(approved.status).toBe(200)
    expect([200, 409]).toContain(asked.status)
    expect(await look()).toMatchObject({ approval: { name: 'Ada' }, changesAsked: null })
  })

  it('keeps its pictures when the ad drops them, and deletes them when it ends', async () => {
    const app = await startTestApp(database)
    for (const letGo of [
      () => purgeReplaced(app.services),
      (ad: Ad) =>
        database.db.transaction(async (tx) => {
          for (let version = 0; version < 30; version += 1)
            await givenVariant(tx, { ...ad, replacedAt: app.services.now(), createdAt: app.services.now() })
          await dropOldVersions(tx, app.services, { creativeId: ad.adId, format: 'square' })
        }),
    ]) {
      app.services.setTime(TEST_TIME)
      const { owner, ad, imageId, path, client, look } = await givenShared(app)
      await database.db
        .update(variants)
        .set({ replacedAt: new Date(TEST_TIME.getTime() - 31 * DAY_MS) })
        .where(eq(variants.adId, ad.adId))
      await letGo(ad)
      expect(await database.db.select().from(variants).where(eq(variants.imageId, imageId))).toEqual([])
      const [picture] = (await look()).pictures
      expect((await client.get(picture!.imageUrl)).text).toBe(imageId)
      expect((await owner.delete(path)).status).toBe(204)
      expect((await client.get(picture!.imageUrl)).status).toBe(404)
      expect(await database.db.select().from(images).where(eq(images.id, imageId))).toEqual([])
    }
  })

  it('ends at once when it is revoked, gets a new address, or its ad or account is deleted', async () => {
    const app = await startTestApp(database)
    for (const end of [
      ({ owner, path }: Shared) => owner.delete(path),
      ({ owner, path }: Shared) => owner.post(`${path}/link`),
      ({ owner, ad }: Shared) => owner.delete(`/api/creatives/${ad.adId}`),
      ({ owner }: Shared) => owner.delete('/api/account'),
    ]) {
      const shared = await givenShared(app)
      const [picture] = (await shared.look()).pictures
      expect((await end(shared)).status).toBeLessThan(300)
      for (const path of [shared.link, picture!.imageUrl]) expect((await shared.client.get(path)).status).toBe(404)
      const refused = await shared.client.post(`${shared.link}/comments`, comment())
      expect(refused.body).toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  type Shared = Awaited<ReturnType<typeof givenShared>>

  it('keeps the comments under a new address, and loses them when it is revoked', async () => {
    const app = await startTestApp(database)
    const { owner, path, client, link, share } = await givenShared(app)
    await client.post(`${link}/comments`, comment())
    const { body } = await owner.post(`${path}/link`)
    expect((await client.get(`/api/reviews/${body.token}`)).body.comments).toHaveLength(1)
    await owner.delete(path)
    expect(await share()).toBeNull()
    expect(await database.db.select().from(reviewComments)).toEqual([])
    for (const call of ['link', 'version'])
      expect((await owner.post(`${path}/${call}`)).body).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('loses the comments that its owner deletes, and takes others in their place', async () => {
    const app = await startTestApp(database)
    const { owner, path, client, link, look, share } = await givenShared(app)
    const other = await givenShared(app)
    const { id: reviewId } = (
      await database.db
        .select()
        .from(reviews)
        .where(eq(reviews.creativeId, path.split('/')[3]!))
    )[0]!
    const row = { reviewId, version: 1, name: 'Grace', text: 'Larger.', spot: null, createdAt: TEST_TIME }
    await database.db
      .insert(reviewComments)
      .values(Array.from({ length: REVIEW_COMMENTS_MAX }, () => ({ ...row, id: randomUUID() })))
    const refused = await client.post(`${link}/comments`, comment())
    expect(refused.body).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('until its owner deletes'),
    })
    const { id } = (await look()).comments[0]!
    expect((await other.owner.delete(`${other.path}/comments/${id}`)).status).toBe(404)
    expect((await other.owner.delete(`${path}/comments/${id}`)).status).toBe(403)
    expect((await client.delete(`${path}/comments/${id}`)).status).toBe(401)
    const deleted = await owner.delete(`${path}/comments/${id}`)
    expect(deleted.body.comments).toHaveLength(REVIEW_COMMENTS_MAX - 1)
    expect((await look()).comments.map((one) => one.id)).not.toContain(id)
    expect((await owner.delete(`${path}/comments/${id}`)).body).toMatchObject({ code: 'NOT_FOUND' })
    expect((await client.post(`${link}/comments`, comment())).status).toBe(200)
    expect((await share()).comments).toHaveLength(REVIEW_COMMENTS_MAX)
  })

  it('expires after 30 days, and is deleted at night', async () => {
    const app = await startTestApp(database)
    const { owner, ad, path, client, link, share } = await givenShared(app)
    const other = await givenShared(app)
    app.services.setTime(new Date(TEST_TIME.getTime() + 30 * DAY_MS))
    expect((await client.get(link)).body).toMatchObject({ code: 'NOT_FOUND' })
    expect((await client.post(`${link}/approve`, { version: 1, name: 'Grace' })).status).toBe(404)
    expect(await share()).toBeNull()
    expect((await owner.post(path)).body).toMatchObject({ version: 1, comments: [] })
    await forgetReviews(app.services)
    const left = await database.db.select().from(reviews)
    expect(left.map(({ creativeId }) => creativeId)).toEqual([ad.adId])
    // It is still one of the ad's versions.
    expect(await database.db.select().from(images).where(eq(images.id, other.imageId))).toHaveLength(1)
  })

  it('no longer shows a format once its owner deletes it, also as it was before', async () => {
    const app = await startTestApp(database)
    const { owner, ad, imageId, client, link, look, share } = await givenShared(app)
    const [picture] = (await look()).pictures
    await database.db.delete(variants).where(eq(variants.adId, ad.adId))
    await paint(app, ad)
    const [variant] = await database.db.select().from(variants).where(eq(variants.adId, ad.adId))
    expect((await owner.delete(`/api/creatives/${ad.adId}/variants/${variant!.id}`)).status).toBe(204)
    expect((await look()).pictures).toEqual([])
    expect((await client.get(picture!.imageUrl)).status).toBe(404)
    expect(await database.db.select().from(images).where(eq(images.id, imageId))).toEqual([])
    expect(await share()).toMatchObject({ pictures: [], currentVersion: 1 })
    const spot = { format: 'square', x: 0, y: 0 }
    expect((await client.post(`${link}/comments`, comment({ spot }))).body).toMatchObject({ code: 'CONFLICT' })
    expect((await client.post(`${link}/approve`, { version: 1, name: 'Grace' })).body).toMatchObject({
      code: 'CONFLICT',
    })
  })

  it('is made and approved once by two at once', async () => {
    const app = await startTestApp(database)
    const { owner, path, client, link } = await givenShared(app)
    await owner.delete(path)
    const made = await Promise.all([owner.post(path), owner.post(path)])
    expect(made.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect((await client.get(link)).status).toBe(404)
    const { token } = made.find(({ status }) => status === 200)!.body as { token: string }
    const approve = (name: string) => client.post(`/api/reviews/${token}/approve`, { version: 1, name })
    const [one, two] = await Promise.all([approve('Grace'), approve('Ada')])
    expect(one.body).toEqual(two.body)
  })

  it('takes 200 comments, and so many changes a minute from one address', async () => {
    const app = await startTestApp(database)
    const { client, link } = await givenShared(app)
    const [review] = await database.db.select().from(reviews)
    const rows = Array.from({ length: 199 }, () => ({ ...comment(), id: randomUUID(), createdAt: TEST_TIME }))
    await database.db.insert(reviewComments).values(rows.map((row) => ({ ...row, reviewId: review!.id })))
    const both = await Promise.all([1, 2].map(() => client.post(`${link}/comments`, comment())))
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    for (let sent = 2; sent < app.services.config.addressLimits.changes; sent += 1)
      expect((await client.post(`${link}/approve`, { version: 7, name: 'Grace' })).status).toBe(409)
    expect((await client.post(`${link}/comments`, comment())).body).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('lives on after a downgrade, and is not made before there is a picture', async () => {
    const app = await startTestApp(database)
    const { owner, ad, path, client, link } = await givenShared(app)
    await givenPro(database.db, ad.userId)
    await paint(app, ad, 'leaderboard')
    await owner.post(`${path}/version`)
    await database.db.delete(subscriptions)
    expect((await client.get(link)).body.pictures).toHaveLength(2)
    const empty = await givenCreative(database.db, { userId: ad.userId })
    expect((await owner.post(`/api/creatives/${empty}/share`)).body).toMatchObject({ code: 'NOT_FOUND' })
    expect(await database.db.select().from(reviewPictures)).toHaveLength(2)
  })

  it('is in the export of its owner, without what opens it', async () => {
    const app = await startTestApp(database)
    const { owner, ad, client, link } = await givenShared(app)
    await client.post(`${link}/comments`, comment())
    await client.post(`${link}/approve`, { version: 1, name: 'Grace' })
    const answer = await owner.open('/api/account/export')
    const account = JSON.parse(String(unzip(Buffer.from(await answer.arrayBuffer())).get('account.json')))
    expect(account).toMatchObject({
      reviews: [{ creativeId: ad.adId, version: 1 }],
      reviewPictures: [{ format: 'square' }],
      reviewComments: [{ name: 'Grace', text: 'Larger, please.' }],
      reviewApprovals: [{ name: 'Grace' }],
    })
    for (const secret of ['tokenHash', 'tokenSealed']) expect(account.reviews[0]).not.toHaveProperty(secret)
  })
})
