import { eq, isNull } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import type { TestClient } from '#test/client.ts'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { givenCreative, givenJob, givenVariant } from '#test/given/given.ts'
import { TEST_TIME } from '#test/services.ts'
import { creditLedger, images, variants } from '#server/platform/db/schema.ts'
import { keysOf } from '#server/pictures/images/keys.ts'
import { purgeReplaced } from './purge-replaced.ts'
import { restoreVersion } from './restore-version.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(TEST_TIME.getTime() - days * DAY_MS)
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

describeOnBothDatabases('a previous version', (database) => {
  const previousOf = (browser: TestClient, adId: string) => browser.get(`/api/creatives/${adId}/variants/previous`)
  const restore = (browser: TestClient, adId: string, variantId: string) =>
    browser.post(`/api/creatives/${adId}/variants/${variantId}/restore`)
  const currentOf = async (browser: TestClient, adId: string) =>
    (await browser.get(`/api/creatives/${adId}/variants`)).body

  /** Makes an ad whose square was made three times: the current one and two replaced versions. */
  async function givenVersions({ signedIn }: TestApp, email?: string) {
    const browser = await signedIn(email)
    const userId = (await browser.get('/api/auth/user')).body.id as string
    const adId = await givenCreative(database.db, { userId })
    const version = (days: number, replacedAt: Date | null) =>
      givenVariant(database.db, { userId, adId, createdAt: daysAgo(days), replacedAt })
    const oldest = await version(9, daysAgo(5))
    const older = await version(5, daysAgo(1))
    const current = await version(1, null)
    return { browser, userId, adId, oldest, older, current }
  }

  it('is listed with all others, newest first and with the day until which it is kept', async () => {
    const app = await startTestApp(database)
    const { browser, userId, adId, oldest, older } = await givenVersions(app)
    await givenVariant(database.db, { userId, adId, format: 'leaderboard', replacedAt: daysAgo(3) })
    await givenVersions(app, 'grace@example.com')
    const { body } = await previousOf(browser, adId)
    expect(body.map(({ id, format }: { id: string; format: string }) => [id, format])).toEqual([
      [older, 'square'],
      [expect.any(String), 'leaderboard'],
      [oldest, 'square'],
    ])
    expect(body[0]).toMatchObject({
      adId,
      replacedAt: daysAgo(1).toISOString(),
      keptUntil: daysAgo(-29).toISOString(),
      findings: [],
    })
  })

  it('is brought back free, and the one that it replaces is kept as it was', async () => {
    const app = await startTestApp(database)
    const { browser, adId, oldest, older, current } = await givenVersions(app)
    const restored = await restore(browser, adId, oldest)
    expect(restored).toMatchObject({ status: 200, body: { id: oldest, createdAt: daysAgo(9).toISOString() } })
    expect(await currentOf(browser, adId)).toEqual([restored.body])
    const { body } = await previousOf(browser, adId)
    expect(body).toMatchObject([{ id: current, replacedAt: TEST_TIME.toISOString() }, { id: older }])
    expect(await database.db.$count(creditLedger, eq(creditLedger.kind, 'reserve'))).toBe(0)
    expect((await restore(browser, adId, oldest)).body).toEqual(restored.body)
    expect((await previousOf(browser, adId)).body).toHaveLength(2)
  })

  it('comes back after a downgrade too, in a format and number that the plan no longer has', async () => {
    const app = await startTestApp(database)
    const { browser, userId, adId } = await givenVersions(app)
    for (const format of ['instagram_story', 'facebook_feed', 'leaderboard'] as const) {
      await givenVariant(database.db, { userId, adId, format })
    }
    const banner = await givenVariant(database.db, { userId, adId, format: 'leaderboard', replacedAt: daysAgo(2) })
    expect((await restore(browser, adId, banner)).status).toBe(200)
  })

  it('waits while another version of its format is being made, and only then', async () => {
    const app = await startTestApp(database)
    const { browser, userId, adId, older, current } = await givenVersions(app)
    await givenJob(database.db, { userId, creativeId: adId, format: 'facebook_feed' })
    await givenJob(database.db, { userId, creativeId: adId, state: 'running' })
    expect(await restore(browser, adId, older)).toMatchObject({
      status: 409,
      body: {
        code: 'CONFLICT',
        message:
          'A new version of this format is being made. Please wait for it or cancel it, then bring this one back.',
      },
    })
    expect(await currentOf(browser, adId)).toMatchObject([{ id: current }])
    await browser.delete(`/api/creatives/${adId}/generate/square`)
    expect((await restore(browser, adId, older)).status).toBe(200)
  })

  it('leaves one standing, and none lost, whatever is brought back at once', async () => {
    const app = await startTestApp(database)
    const { userId, adId, oldest, older, current } = await givenVersions(app)
    const requests = [oldest, older, current, oldest, older, current, oldest, older]
    await Promise.all(
      requests.map((variantId) => restoreVersion(app.services, { userId, creativeId: adId, variantId })),
    )
    expect(await database.db.$count(variants, isNull(variants.replacedAt))).toBe(1)
    expect(await database.db.$count(variants)).toBe(3)
  })

  it('is gone thirty days after it was replaced, though its row may stand until the night', async () => {
    const app = await startTestApp(database)
    const { browser, userId, adId, current } = await givenVersions(app)
    const gone = await givenVariant(database.db, { userId, adId, replacedAt: new Date(daysAgo(30).getTime() - 1) })
    const last = await givenVariant(database.db, { userId, adId, replacedAt: daysAgo(30) })
    const listed = (await previousOf(browser, adId)).body.map(({ id }: { id: string }) => id)
    expect(listed).toContain(last)
    expect(listed).not.toContain(gone)
    expect(await restore(browser, adId, gone)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await currentOf(browser, adId)).toMatchObject([{ id: current }])
    expect((await restore(browser, adId, last)).status).toBe(200)
  })

  it('that was brought back is no longer purged, and the one in its place is', async () => {
    const app = await startTestApp(database)
    const { browser, adId, oldest, current } = await givenVersions(app)
    await restore(browser, adId, oldest)
    app.services.setTime(new Date(TEST_TIME.getTime() + 31 * DAY_MS))
    await purgeReplaced(app.services)
    const left = await database.db.select({ id: variants.id }).from(variants)
    expect(left).toEqual([{ id: oldest }])
    expect(left).not.toContainEqual({ id: current })
    expect(await database.db.$count(images)).toBe(1)
  })

  it('shows its picture to its owner and to nobody else', async () => {
    const app = await startTestApp(database)
    const { browser, adId } = await givenVersions(app)
    const [{ imageUrl }] = (await previousOf(browser, adId)).body
    for (const key of keysOf(imageUrl.split('/').at(-1))) await app.services.storage.put(key, Buffer.from('jpeg'), 'x')
    expect(await browser.get(imageUrl)).toMatchObject({ status: 200, text: 'jpeg' })
    expect((await (await app.signedIn('eve@example.com')).get(imageUrl)).status).toBe(403)
    expect((await app.client().get(imageUrl)).status).toBe(401)
  })

  it('goes with its format when that is deleted', async () => {
    const app = await startTestApp(database)
    const { browser, adId, older, current } = await givenVersions(app)
    await browser.delete(`/api/creatives/${adId}/variants/${current}`)
    expect((await previousOf(browser, adId)).body).toEqual([])
    expect((await restore(browser, adId, older)).status).toBe(404)
  })

  it('is nothing to visitors, strangers and other ads', async () => {
    const app = await startTestApp(database)
    const { browser, userId, adId, older } = await givenVersions(app)
    for (const answer of [await previousOf(app.client(), adId), await restore(app.client(), adId, older)]) {
      expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
    }
    const eve = await app.signedIn('eve@example.com')
    for (const answer of [await previousOf(eve, adId), await restore(eve, adId, older)]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'NOT_OWNER' } })
    }
    const otherAd = await givenCreative(database.db, { userId })
    const unknown = [
      await previousOf(browser, UNKNOWN),
      await previousOf(browser, 'x'),
      await restore(browser, otherAd, older),
      await restore(browser, adId, UNKNOWN),
      await restore(browser, adId, 'x'),
    ]
    for (const answer of unknown) expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await currentOf(browser, adId)).map(({ id }: { id: string }) => id)).not.toContain(older)
  })
})
