import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { CreativeWithVariants } from '#contract/ads/creative.ts'
import { TRIAL_PLAN_MESSAGE } from '#contract/ads/trials/factors.ts'
import type { TrialResults } from '#contract/ads/trials/results.ts'
import type { Trials } from '#contract/ads/trials/trial.ts'
import { parseTrialName } from '#contract/ads/trials/trial-name.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { startTestApp, type TestAppOptions } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenAccount } from '#test/given/given-account.ts'
import { TEXT_PAINTERS } from '#test/painters/painters.ts'
import { unzip } from '#test/unzip.ts'
import { waitUntil } from '#test/wait-until.ts'
import { creditLedger, images, subscriptions, trialPictures, trialReports } from '#server/platform/db/schema.ts'
import { paintTrialPictures } from './paint-trial.ts'

const database = useDatabase()

const FIELDS = {
  productName: 'Blue mug',
  productDescription: 'A mug of stoneware. It keeps tea warm for an hour.',
  productPrice: '$5.49',
  taglines: ['Tea, still warm'],
  callToAction: 'Have a sip',
}

const FORMATS = ['leaderboard', 'square']
const HEADLINES = { factor: 'headline', levels: ['Warm for an hour', '=HYPERLINK("x")'] }
const ACTIONS = { factor: 'callToAction', levels: ['Pour one'] }

async function givenPictures({ painters = TEXT_PAINTERS }: { painters?: typeof TEXT_PAINTERS } = {}) {
  const workers = painters as Exclude<TestAppOptions['workers'], undefined>
  const app = await startTestApp(database, { workers })
  const { browser, adId, userId } = await givenAccount(app, 'ada@example.com', 'pro', { fields: FIELDS })
  const path = `/api/creatives/${adId}`
  for (const format of FORMATS) await browser.post(`${path}/generate`, { format })
  const start = (body: object) => browser.post(`${path}/trials`, body)
  const read = async () => (await browser.get(`${path}/trials`)).body as Trials
  const paint = async (body: object) => {
    expect((await start(body)).status).toBe(202)
    await waitUntil(async () => (await app.services.db.$count(trialPictures, eq(trialPictures.state, 'queued'))) === 0)
    const [trial] = (await read()).trials
    return trial!
  }
  return { app, browser, adId, userId, path, start, read, paint }
}

it('paints every version in every format, free, and leaves the ad as it is', async () => {
  const { browser, path, userId, paint } = await givenPictures()
  const before = (await browser.get(`${path}/variants`)).body as Variant[]
  const spent = await database.db.$count(creditLedger, eq(creditLedger.userId, userId))
  const { pictures, runs, factors, aliases } = await paint({ campaign: 'Spring_sale', factors: [HEADLINES] })
  expect([runs, aliases]).toEqual([[[0], [1], [2]], []])
  expect(factors).toEqual([{ factor: 'headline', levels: ['as it is', ...HEADLINES.levels] }])
  expect(pictures.map(({ format, run, state }) => [format, run, state])).toEqual(
    FORMATS.flatMap((format) => [0, 1, 2].map((run) => [format, run, 'done'])),
  )
  for (const { imageUrl } of pictures) expect((await browser.open(imageUrl!)).status).toBe(200)
  expect((await browser.get(`${path}/variants`)).body).toEqual(before)
  expect(await database.db.$count(creditLedger, eq(creditLedger.userId, userId))).toBe(spent)
  expect((await browser.get('/api/trials')).body).toEqual([{ creativeId: before[0]!.adId, pictures: 6 }])
  const { body: copy } = await browser.post(`${path}/duplicate`, {})
  const listed = (await browser.get('/api/creatives')).body as CreativeWithVariants[]
  expect(new Map(listed.map(({ id, trialPictures: painted }) => [id, painted]))).toEqual(
    new Map([
      [before[0]!.adId, 6],
      [copy.id, 0],
    ]),
  )
})

it('signs every version, those without a change too', async () => {
  const { app, browser, userId, paint } = await givenPictures()
  const { pictures } = await paint({ campaign: 'Spring_sale', factors: [HEADLINES] })
  for (const { imageUrl } of pictures) {
    const file = Buffer.from(await (await browser.open(imageUrl!)).arrayBuffer())
    const read = await app.services.credentials.read(
      { file, contentType: 'image/jpeg' },
      { owner: userId, signal: new AbortController().signal },
    )
    expect(read).toMatchObject({ state: 'trusted', problems: [], ingredients: [{ title: 'Photo 1' }] })
  }
})

it('names pictures so that they read back, and puts them into the archive under these names', async () => {
  const { browser, path, paint } = await givenPictures()
  const { id, pictures } = await paint({ campaign: 'Spring_sale', factors: [HEADLINES, ACTIONS], formats: ['square'] })
  expect(pictures).toHaveLength(6)
  const names = pictures.map(({ name }) => parseTrialName(name))
  expect(names[3]).toMatchObject({
    brand: 'Blue mug',
    campaign: 'Spring_sale',
    factors: [
      { factor: 'headline', level: 'B Warm for an hour' },
      { factor: 'action', level: 'B Pour one' },
    ],
    version: 1,
  })
  expect(new Set(pictures.map(({ name }) => name)).size).toBe(6)
  const answer = await browser.open(`${path}/trials/${id}/download`)
  const zip = unzip(Buffer.from(await answer.arrayBuffer()))
  const files = [...zip.keys()].filter((name) => name.endsWith('.jpg'))
  expect(files).toEqual(pictures.map(({ name }) => `square/${name}.jpg`))
})

it('makes a fraction of many combinations, and says what it cannot tell apart', async () => {
  const { paint } = await givenPictures()
  const price = { factor: 'price', levels: [{ oldPrice: '$6.49' }] }
  const trial = await paint({ factors: [HEADLINES, ACTIONS, price], formats: ['square'], picturesMax: 6 })
  expect(trial.runs).toHaveLength(6)
  expect(trial.aliases[0]).toMatch(/^An effect of the .* may also come from the .* and the .* together\.$/)
})

it('keeps the sentence of a picture that would differ in more than the factor', async () => {
  const refused = 'More than the headline would change on Square.'
  const paintTrial: typeof TEXT_PAINTERS.paintTrial = async (task, options) => {
    const painted = await TEXT_PAINTERS.paintTrial(task, options)
    return painted.map((one, at) => (at === 1 ? { refused } : one))
  }
  const { paint } = await givenPictures({ painters: { ...TEXT_PAINTERS, paintTrial } })
  const { pictures } = await paint({ factors: [HEADLINES], formats: ['square'] })
  expect(pictures.map(({ state, message, imageUrl }) => [state, message, imageUrl === null])).toEqual([
    ['done', null, false],
    ['refused', refused, true],
    ['done', null, false],
  ])
})

it('keeps no picture that was ended while it was painted', async () => {
  const { app, paint } = await givenPictures()
  const { id: trialId } = await paint({ factors: [ACTIONS], formats: ['square'] })
  const { db } = app.services
  await db.update(trialPictures).set({ state: 'queued' })
  const kept = await db.$count(images, eq(images.kind, 'variant'))
  const paintTrial: typeof TEXT_PAINTERS.paintTrial = async (task, options) => {
    const painted = await TEXT_PAINTERS.paintTrial(task, options)
    await db.update(trialPictures).set({ state: 'refused' })
    return painted
  }
  await paintTrialPictures(app.services, { paintTrial }, { trialId }, new AbortController().signal)
  expect(await db.$count(images, eq(images.kind, 'variant'))).toBe(kept)
})

it('deletes a trial with its pictures', async () => {
  const { app, browser, path, paint, read } = await givenPictures()
  const { id } = await paint({ factors: [ACTIONS] })
  const kept = await app.services.db.$count(images, eq(images.kind, 'variant'))
  expect((await browser.delete(`${path}/trials/${id}`)).status).toBe(204)
  expect(await read()).toEqual({ trials: [] })
  expect(await app.services.db.$count(images, eq(images.kind, 'variant'))).toBe(kept - 4)
  expect((await browser.delete(`${path}/trials/${id}`)).status).toBe(404)
})

it.each([
  ['no version', { factors: [{ factor: 'headline', levels: [] }] }, /at least one other version/],
  ['the same version twice', { factors: [{ factor: 'headline', levels: ['A', 'A'] }] }, /the same/],
  ['a factor twice', { factors: [ACTIONS, ACTIONS] }, /once/],
  ['a photo of somebody else', { factors: [{ factor: 'photo', levels: ['/api/images/x'] }] }, /no such photo/],
  ['a format without a picture', { factors: [ACTIONS], formats: ['instagram_story'] }, /no picture in this format/],
  ['more than can be told apart', { factors: [HEADLINES, ACTIONS], picturesMax: 2 }, /cannot be told apart/],
])('refuses %s', async (_, body, message) => {
  const { start } = await givenPictures()
  expect(await start(body)).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } })
})

it('is part of Pro; what was made before stays', async () => {
  const { app, userId, start, paint, read } = await givenPictures()
  await paint({ factors: [ACTIONS], formats: ['square'] })
  await app.services.db.update(subscriptions).set({ status: 'canceled' }).where(eq(subscriptions.userId, userId))
  expect(await start({ factors: [ACTIONS] })).toMatchObject({
    status: 403,
    body: { code: 'PLAN_REQUIRED', message: TRIAL_PLAN_MESSAGE },
  })
  expect((await read()).trials).toHaveLength(1)
})

const reportOf = (pictures: readonly { name: string; run: number }[], scale: number) => {
  const lines = pictures.map(({ name, run }) => [name, 10_000 * scale, (run === 1 ? 300 : 150) * scale, 50].join(','))
  return Buffer.from(['Ad name,Impressions,Clicks,Cost', ...lines].join('\n')).toString('base64')
}

it('takes a report, and names a winner only if it is certain', async () => {
  const { app, browser, path, paint } = await givenPictures()
  const { id, pictures } = await paint({ factors: [ACTIONS] })
  const send = (report: string) => browser.post(`${path}/trials/${id}/results`, { report })
  const few = (await send(reportOf(pictures, 0.01))).body as TrialResults
  expect(few.factors[0]).toMatchObject({ winner: null, sentence: expect.stringMatching(/^Not enough data/) })
  const many = (await send(reportOf(pictures, 1))).body as TrialResults
  // The same report again is no other look.
  await send(reportOf(pictures, 1))
  expect(await app.services.db.$count(trialReports)).toBe(2)
  expect(many).toMatchObject({
    looks: 2,
    missing: [],
    factors: [
      {
        winner: 1,
        sentence: '“Pour one” gets more clicks per impression than every other version, with 95% certainty.',
        levels: [
          { label: 'as it is', impressions: 20_000, clicks: 300, spend: 100 },
          { label: 'Pour one', impressions: 20_000, clicks: 600, spend: 100 },
        ],
      },
    ],
  })
  expect((await browser.get(`${path}/trials/${id}/results?metric=purchases`)).body.factors[0].sentence).toBe(
    'Not enough data: the report has no purchases for these pictures yet.',
  )
})

it('refuses a report that names none of its pictures', async () => {
  const { browser, path, paint } = await givenPictures()
  const { id } = await paint({ factors: [ACTIONS], formats: ['square'] })
  const report = reportOf([{ name: '=HYPERLINK("x")', run: 0 }], 1)
  const { status, body } = await browser.post(`${path}/trials/${id}/results`, { report })
  expect([status, body.field, body.message]).toEqual([400, 'report', expect.stringMatching(/^None of the pictures/)])
  expect(JSON.stringify(body)).not.toContain('HYPERLINK')
})
