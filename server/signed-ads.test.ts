import { expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { givenAccount } from '#test/given/given-account.ts'
import { TEXT_PAINTERS } from '#test/painters/painters.ts'
import { readSecondly } from '#test/pictures/second-reader.ts'
import { useDatabase } from '#test/platform/database.ts'
import { startFakeS3 } from '#test/platform/fake-s3.ts'
import { unzip } from '#test/unzip.ts'
import { openS3Storage } from '#server/platform/storage/s3.ts'

const database = useDatabase()

/** Opens an app whose pictures lie in a bucket, with an ad of two formats. */
async function givenMadeAd() {
  const storage = openS3Storage((await startFakeS3()).config)
  const app = await startTestApp(database, { workers: TEXT_PAINTERS, services: { storage } })
  const { browser, adId, userId } = await givenAccount(app, 'ada@example.com', 'pro', {
    fields: { productPrice: '$5.49' },
  })
  const make = async (format: string) => (await browser.post(`/api/creatives/${adId}/generate`, { format })).body
  const square = await make('square')
  await make('leaderboard')
  const open = async (address: string) => {
    const answer = await browser.open(address)
    // A bucket answers for itself.
    const link = answer.headers.get('location')
    return Buffer.from(await (link ? await fetch(link) : answer).arrayBuffer())
  }
  const read = (file: Uint8Array) =>
    app.services.credentials.read(
      { file, contentType: 'image/jpeg' },
      { owner: userId, signal: new AbortController().signal },
    )
  return { app, browser, adId, userId, square, open, read }
}

const SIGNED = { state: 'trusted', problems: [], signer: { organization: 'Placard' } }

it('signs an ad wherever it is: made, changed, brought back, in an archive, behind a link, from a bucket', async () => {
  const { app, browser, adId, square, open, read } = await givenMadeAd()
  const made = await open(square.imageUrl)
  expect(await read(made)).toMatchObject({
    ...SIGNED,
    title: 'ad-square.jpg',
    digitalSource: 'http://cv.iptc.org/newscodes/digitalsourcetype/composite',
    ingredients: [{ title: 'Photo 1', isSigned: false }],
    facts: {
      brief: expect.stringMatching(/^[\da-f]{64}$/),
      recipe: expect.stringMatching(/^[\da-f]{64}$/),
      models: [],
    },
  })

  const { body: change } = await browser.post(`/api/creatives/${adId}/change`, {
    changes: { words: { price: '$3.99' } },
  })
  const changedSquare = change.variants.find(({ format }: { format: string }) => format === 'square')
  const changed = await open(changedSquare.imageUrl)
  expect(changed.equals(made)).toBe(false)

  const restored = await browser.post(`/api/creatives/${adId}/variants/${square.id}/restore`, {})
  const back = await open(restored.body.imageUrl)
  expect(back.equals(made)).toBe(true)

  const { token } = (await browser.post(`/api/creatives/${adId}/share`)).body
  const review = (await app.client().get(`/api/reviews/${token}`)).body
  const shown = review.variants ?? review.pictures
  const archive = unzip(await open(`/api/creatives/${adId}/download`))
  const zipped = [...archive].filter(([name]) => name.endsWith('.jpg')).map(([, bytes]) => bytes)
  expect(zipped).toHaveLength(2)

  const all = [changed, back, ...zipped]
  for (const { imageUrl } of shown) all.push(Buffer.from(await (await app.client().open(imageUrl)).arrayBuffer()))
  expect(all.length).toBeGreaterThan(4)
  for (const file of all) {
    expect(await read(file)).toMatchObject(SIGNED)
    expect(await readSecondly(file)).toEqual({ isValid: true, problems: [] })
  }
})
