import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { CutOutOfPhoto, Stroke } from '#contract/ads/cut-outs/cut-out.ts'
import type { CutOut } from '#contract/pictures/image.ts'
import { REFUSALS } from '#studio/index.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import type { TestClient } from '#test/client.ts'
import { useDatabase } from '#test/platform/database.ts'
import { fillInCreative, uploadFiles } from '#test/given/fill-in.ts'
import { drawProduct } from '#test/pictures/pictures.ts'
import { suspendTimeLimits } from '#test/suspend-time-limits.ts'
import { waitUntil } from '#test/wait-until.ts'
import { deleteImages } from '#server/pictures/images/store.ts'
import { touchUps } from '#server/platform/db/schema.ts'
import { imageKey } from '#server/pictures/images/keys.ts'
import { readStudyFile, type StudyFacts, writeStudyFile } from '#server/pictures/images/study-file.ts'
import { studyPicture } from '#server/pictures/images/study-picture.ts'
import { explainTreatment } from './explain-treatment.ts'

const database = useDatabase()

const stroke = (kind: Stroke['kind'], x: number, y: number, radius = 0.08): Stroke => ({
  kind,
  radius,
  points: [[x, y]],
})

/** Makes an ad with a photo that is studied on request; `facts` override what the studio found. */
async function givenPhoto(facts: Partial<StudyFacts> = {}) {
  const app = await startTestApp(database)
  app.services.studies = { ...app.services.studies, find: async ({ id }) => studyOf(app, id, facts) }
  const browser = await app.signedIn()
  const adId = await fillInCreative(browser, {}, drawProduct('#ffffff', 1200))
  const { body: ad } = await browser.get(`/api/creatives/${adId}`)
  const [entry] = ad.productImages as [{ url: string; name: string }]
  const imageId = entry.url.split('/').at(-1)!
  const path = `/api/creatives/${adId}/photos/${imageId}/cut-out`
  const say = (cutOut: CutOut) => browser.post(`/api/creatives/${adId}`, { productImages: [{ ...entry, cutOut }] })
  const read = async () => (await browser.get(path)).body as CutOutOfPhoto
  return { ...app, browser, adId, ad, entry, imageId, path, say, read }
}

let studied: ReturnType<typeof studyPicture> | undefined

/** Returns the study; the photo is the same in each test, and is studied once. */
async function studyOf({ services }: TestApp, imageId: string, facts: Partial<StudyFacts>) {
  studied ??= studyPicture((await services.storage.get(imageKey(imageId)))!)
  const study = readStudyFile(await studied)!
  return writeStudyFile({ ...study, facts: { ...study.facts, ...facts } })
}

async function pictureAt(browser: TestClient, path: string, body?: object) {
  const answer = await browser.open(path, { method: body ? 'POST' : 'GET', body })
  expect(answer.headers.get('content-type')).toBe('image/webp')
  const picture = sharp(Buffer.from(await answer.arrayBuffer())).ensureAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const alphaAt = (x: number, y: number) =>
    data[(Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 4 + 3]!
  return { headers: answer.headers, ...info, alphaAt }
}

it('shows that a product is cut out and why, on a transparent ground, small, for its owner to keep', async () => {
  const { browser, path, read } = await givenPhoto()
  const cutOut = await read()
  expect(cutOut).toEqual({
    shown: 'cut-out',
    advised: 'cut-out',
    why: 'The product stands out clearly from its background.',
    preview: expect.stringMatching(new RegExp(`^${path}/preview\\?version=[\\w-]+$`)),
    strokes: [],
  })
  const { headers, width, height, alphaAt } = await pictureAt(browser, cutOut.preview!)
  expect(Math.max(width, height)).toBe(960)
  expect([alphaAt(0.5, 0.5), alphaAt(0.02, 0.02)]).toEqual([255, 0])
  expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
})

it('returns why a photo stays whole, and what its owner decided against that', async () => {
  const mask = { data: new Uint8Array(), widthPx: 1, heightPx: 1 }
  const refused = { mask, confidence: 0.2, because: 'soft-edge' as const, shadowAttached: false }
  const { read, say } = await givenPhoto({ treatment: 'photo', refused })
  const why = 'The edge of the product is soft or runs into its shadow, so a cut would look rough.'
  expect(await read()).toMatchObject({ shown: 'whole', advised: 'whole', why, preview: expect.any(String) })
  await say('always')
  expect(await read()).toMatchObject({ shown: 'cut-out', advised: 'whole', why })
  await say('never')
  expect(await read()).toMatchObject({ shown: 'whole', advised: 'whole', why })
})

it('forces no cut-out if nothing was found, until the user paints what to keep', async () => {
  const { browser, path, read, say } = await givenPhoto({ treatment: 'photo', refused: undefined, shows: 'scene' })
  await say('always')
  expect(await read()).toMatchObject({ shown: 'whole', preview: null, why: expect.stringContaining('The place') })
  const touched = await browser.post(path, { strokes: [stroke('keep', 0.5, 0.5)] })
  expect(touched.body).toMatchObject({ shown: 'cut-out', preview: expect.any(String) })
})

it('keeps the strokes of a photo apart from its ad, which may be sent back whole', async () => {
  const { browser, adId, ad, path, read } = await givenPhoto()
  const { preview: untouched } = await read()
  const strokes = [stroke('remove', 0.5, 0.5), stroke('keep', 0.4, 0.4)]
  const saved = await browser.post(path, { strokes })
  expect(saved).toMatchObject({ status: 200, body: { strokes, shown: 'cut-out' } })
  expect(saved.body.preview).not.toBe(untouched)
  expect((await browser.get(untouched!)).status).toBe(404)
  await browser.post(`/api/creatives/${adId}`, ad)
  expect((await read()).strokes).toEqual(strokes)
  expect((await browser.post(path, { strokes: [] })).body.preview).toBe(untouched)
  expect(await database.db.$count(touchUps)).toBe(0)
})

it('lets no tab write over what another has painted since', async () => {
  const { browser, path, read } = await givenPhoto()
  const version = (await browser.get(path)).headers.get('etag')!
  const save = (strokes: Stroke[], ifMatch: string) =>
    browser.post(path, { strokes }, { headers: { 'if-match': ifMatch } })
  const mine = await save([stroke('keep', 0.2, 0.2)], version)
  expect(mine.status).toBe(200)
  const theirs = await save([stroke('remove', 0.9, 0.9)], version)
  expect(theirs).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  expect(theirs.headers.get('etag')).toBe(mine.headers.get('etag'))
  expect((await read()).strokes).toEqual([stroke('keep', 0.2, 0.2)])
  expect((await save([], `W/${mine.headers.get('etag')}`)).status).toBe(200)
})

it('shows what strokes would do, and keeps none of it', async () => {
  const { browser, path, read } = await givenPhoto()
  const { alphaAt } = await pictureAt(browser, `${path}/preview`, { strokes: [stroke('remove', 0.5, 0.5)] })
  expect([alphaAt(0.5, 0.5), alphaAt(0.02, 0.02)]).toEqual([0, 0])
  expect((await read()).strokes).toEqual([])
})

it('draws for users in turn: one who asks for many at once keeps nobody else waiting for them', async () => {
  suspendTimeLimits()
  const { browser, path, services, signedIn } = await givenPhoto()
  const other = await signedIn('grace@example.com')
  const otherAd = await fillInCreative(other, {}, drawProduct('#ffffff', 1200))
  const [{ url }] = (await other.get(`/api/creatives/${otherAd}`)).body.productImages as [{ url: string }]
  const { find } = services.studies
  const looked = Promise.withResolvers<void>()
  const wanted: string[] = []
  services.studies = {
    ...services.studies,
    find: async (image) => {
      wanted.push(image.userId)
      await looked.promise
      return find(image)
    },
  }
  const strokes = [stroke('remove', 0.5, 0.5)]
  const drawn: string[] = []
  const draw = async (who: string, client: TestClient, at: string) => {
    const { status } = await client.open(`${at}/preview`, { method: 'POST', body: { strokes } })
    drawn.push(`${who} ${status}`)
  }
  const many = Array.from({ length: 6 }, () => draw('many', browser, path))
  await waitUntil(() => wanted.length === 1)
  const one = draw('one', other, `/api/creatives/${otherAd}/photos/${url.split('/').at(-1)}/cut-out`)
  await waitUntil(() => wanted.length === 2)
  looked.resolve()
  await Promise.all([...many, one])
  expect(drawn.toSorted((a, b) => a.localeCompare(b, 'en'))).toEqual([
    ...Array.from({ length: 6 }, () => 'many 200'),
    'one 200',
  ])
  // Of seven answers the other's is among the first three.
  expect(drawn.indexOf('one 200')).toBeLessThan(3)
})

it('knows no photo that its ad does not show as a product', async () => {
  const { browser, adId, entry, path } = await givenPhoto()
  const bytes = await drawProduct('#ffffff', 100).png().toBuffer()
  const { body } = await uploadFiles(browser, adId, [{ bytes, name: 'mood.png' }])
  await browser.post(`/api/creatives/${adId}`, { inspirationImages: body })
  const other = path.replace(entry.url.split('/').at(-1)!, body[0].url.split('/').at(-1))
  for (const answer of [await browser.get(other), await browser.post(other, { strokes: [] })])
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
})

it('asks for patience while a photo has not been studied', async () => {
  const app = await givenPhoto()
  app.services.studies = { ...app.services.studies, find: async () => undefined }
  expect(await app.browser.get(app.path)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
})

it('deletes the strokes with the photo, and with the ad', async () => {
  const { browser, adId, imageId, path, services } = await givenPhoto()
  const save = () => browser.post(path, { strokes: [stroke('keep', 0.5, 0.5)] })
  await save()
  await deleteImages(services.db, [imageId], services.now())
  expect(await database.db.$count(touchUps)).toBe(0)
  const again = await givenPhoto()
  await again.browser.post(again.path, { strokes: [stroke('keep', 0.5, 0.5)] })
  expect(await database.db.$count(touchUps)).toBe(1)
  await again.browser.delete(`/api/creatives/${again.adId}`)
  expect(await database.db.$count(touchUps)).toBe(0)
  expect(adId).not.toBe(again.adId)
})

it('has one plain sentence for every reason', () => {
  const study = { treatment: 'photo', kind: 'busy', shows: 'product-shot' } as const
  const refused = { confidence: 0, mask: { data: new Uint8Array(), widthPx: 1, heightPx: 1 }, shadowAttached: false }
  const sentences = [
    ...REFUSALS.map((because) => explainTreatment({ ...study, refused: { ...refused, because } })),
    explainTreatment({ ...study, refused: undefined }),
    ...(['cutout', 'multiply'] as const).map((treatment) =>
      explainTreatment({ ...study, treatment, refused: undefined }),
    ),
  ]
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^.]{20,110}\.$/)
  expect(new Set(sentences).size).toBe(sentences.length)
})
