import { createHash } from 'node:crypto'
import { eq, isNotNull } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { ChangedAdAnswer } from '#contract/ads/change.ts'
import { imageUrl } from '#contract/pictures/image-urls.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { startTestApp, type TestApp, type TestAppOptions } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenAccount, type GivenPlan } from '#test/given/given-account.ts'
import { givenImage, givenVariant } from '#test/given/given.ts'
import { TEXT_PAINTERS } from '#test/painters/painters.ts'
import { drawProduct } from '#test/pictures/pictures.ts'
import { TEST_TIME } from '#test/services.ts'
import { waitUntil } from '#test/wait-until.ts'
import { adChanges, creatives, creditLedger, variants } from '#server/platform/db/schema.ts'
import { imageKey } from '#server/pictures/images/keys.ts'
import { preparePicture } from '#server/pictures/images/prepare-picture.ts'
import { purgeUnattached } from '#server/pictures/images/purge-unattached.ts'
import { storePicture } from '#server/pictures/images/store-picture.ts'

const database = useDatabase()

const FIELDS = {
  productName: 'Blue mug',
  productDescription: 'A mug of stoneware. It keeps tea warm for an hour.',
  productPrice: '$5.49',
  taglines: ['Tea, still warm'],
}

/** Makes a user's ad with finished pictures that match it. */
async function givenPictures(
  fields: object = {},
  { plan = 'pro' as GivenPlan, formats = ['square', 'facebook_feed'], painters = TEXT_PAINTERS } = {},
) {
  const app = await startTestApp(database, { workers: painters as Exclude<TestAppOptions['workers'], undefined> })
  const { browser, adId, userId } = await givenAccount(app, 'ada@example.com', plan, {
    fields: { ...FIELDS, ...fields },
  })
  for (const format of formats)
    expect((await browser.post(`/api/creatives/${adId}/generate`, { format })).status).toBe(200)
  const path = `/api/creatives/${adId}`
  const change = (changes: object, more: object = {}, headers: Record<string, string> = {}) =>
    browser.post(`${path}/change`, { changes, ...more }, { headers })
  const listed = async () => (await browser.get(`${path}/variants`)).body as Variant[]
  const ad = async () => (await browser.get(path)).body
  return { app, browser, adId, userId, path, change, listed, ad }
}

const textOf = (variant: Variant | undefined, part: string) =>
  variant?.shown?.words.find((shown) => shown.part === part)?.text

const staleOf = (list: Variant[]) => list.map(({ stale = [] }) => stale.map(({ message }) => message))

it('returns for each text on a picture where it came from', async () => {
  const { listed } = await givenPictures()
  const [square] = await listed()
  const sources = Object.fromEntries(square!.shown!.words.map(({ part, source }) => [part, source]))
  expect(sources).toMatchObject({
    headline: { from: 'field', field: 'taglines', index: 0 },
    name: { from: 'field', field: 'productName' },
    price: { from: 'field', field: 'productPrice' },
    callToAction: { from: 'studio' },
  })
  expect(square!.stale).toBeUndefined()
})

it('changes a price on all pictures, free, writes it back, and keeps the pictures of before', async () => {
  const { change, listed, ad, browser, path, userId } = await givenPictures()
  const spent = await database.db.$count(creditLedger, eq(creditLedger.userId, userId))
  const before = await listed()
  const answer = await change({ words: { price: '$3.99' } })
  const { variants: made, refused, creative } = answer.body as ChangedAdAnswer
  expect([answer.status, refused, creative.productPrice, creative.words]).toEqual([200, [], '$3.99', {}])
  expect(made.map((variant) => textOf(variant, 'price'))).toEqual(['$3.99', '$3.99'])
  expect(answer.headers.get('etag')).toBe((await browser.get(path)).headers.get('etag'))
  expect((await ad()).productPrice).toBe('$3.99')
  const now = await listed()
  expect(now).toEqual(expect.arrayContaining(made))
  expect(staleOf(now)).toEqual([[], []])
  const previous = (await browser.get(`${path}/variants/previous`)).body as Variant[]
  expect(previous.map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted())
  expect(previous[0]!.stale).toEqual([
    {
      what: 'words',
      part: 'price',
      message: 'This picture says $5.49, your details say $3.99.',
      changes: { words: { price: '$3.99' } },
    },
  ])
  expect(await database.db.$count(creditLedger, eq(creditLedger.userId, userId))).toBe(spent)
})

it('shows a picture as stale after an edit of the ad, and brings it up to date with the changes it proposes', async () => {
  const { change, listed, browser, path } = await givenPictures()
  await browser.post(path, { productPrice: '$3.99', taglines: ['Tea, still warm', 'Another'] })
  const [square] = await listed()
  expect(square!.stale).toHaveLength(1)
  await change(square!.stale![0]!.changes!)
  expect(staleOf(await listed())).toEqual([[], []])
})

it('keeps what is no field of the ad as the user’s own words, for later formats and Regenerate, until the reverse change', async () => {
  const { change, listed, ad, browser, path } = await givenPictures()
  await change({ words: { callToAction: 'Have a sip', support: 'Fired twice' } })
  expect((await ad()).words).toEqual({ callToAction: 'Have a sip', support: 'Fired twice' })
  const story = await browser.post(`${path}/generate`, { format: 'instagram_story' })
  const again = await browser.post(`${path}/generate`, { format: 'square' })
  for (const { body } of [story, again]) expect(textOf(body as Variant, 'callToAction')).toBe('Have a sip')
  expect(staleOf(await listed())).toEqual([[], [], []])
  await browser.post(path, { words: {} })
  expect((await listed()).every(({ stale }) => stale?.some(({ part }) => part === 'callToAction'))).toBe(true)
})

it('edits the discount if that is the shown price, and separates an old price from a badge', async () => {
  const { change, ad } = await givenPictures({ productPrice: '$5.49', productDiscount: '$4.49' })
  await change({ words: { price: '$3.99' } })
  expect(await ad()).toMatchObject({ productPrice: '$5.49', productDiscount: '$3.99', words: {} })
  await change({ words: { badge: 'New' } })
  expect(await ad()).toMatchObject({ productPrice: '$5.49', productDiscount: '$3.99', words: { badge: 'New' } })
})

it('answers a change of a field that another user changed since with 409 and the newest pictures', async () => {
  const { change, browser, path, listed } = await givenPictures()
  const etag = (await browser.get(path)).headers.get('etag')!
  await change({ words: { price: '$3.99' } })
  const late = await change({ words: { price: '$4.99' } }, {}, { 'if-match': etag })
  expect(late).toMatchObject({ status: 409, body: { code: 'CONFLICT', fields: ['productPrice'] } })
  expect(late.body.variants).toEqual(await listed())
  expect((await change({ words: { headline: 'Still hot' } }, {}, { 'if-match': etag })).status).toBe(200)
})

it('is one change if it is asked for twice at once', async () => {
  const { change, browser, path } = await givenPictures()
  const answers = await Promise.all([1, 2].map(() => change({ words: { price: '$3.99' } })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[1]!.body.variants).toEqual(answers[0]!.body.variants)
  expect((await browser.get(`${path}/variants/previous`)).body).toHaveLength(2)
})

it('refuses the formats that cannot take it with a sentence, and writes if one took it', async () => {
  const refusing = {
    ...TEXT_PAINTERS,
    repaint: async (...[task, options]: Parameters<typeof TEXT_PAINTERS.repaint>) =>
      task.layout.format === 'square' ? { refused: 'No room.' } : TEXT_PAINTERS.repaint(task, options),
  }
  const { change, ad, listed } = await givenPictures({}, { painters: refusing })
  const none = await change({ words: { price: '$3.99' } }, { formats: ['square'] })
  expect(none.body).toMatchObject({ variants: [], refused: [{ format: 'square', message: 'No room.' }] })
  expect((await ad()).productPrice).toBe('$5.49')
  const some = await change({ words: { price: '$3.99' } })
  expect(some.body).toMatchObject({ variants: [{ format: 'facebook_feed' }], refused: [{ format: 'square' }] })
  expect((await ad()).productPrice).toBe('$3.99')
  const stale = (await listed()).filter((variant) => variant.stale).map(({ format }) => format)
  expect(stale).toEqual(['square'])
})

it('changes no picture on which the photo cannot be cut out, reports it, and knows which looked like this already', async () => {
  const boxed: typeof TEXT_PAINTERS = {
    ...TEXT_PAINTERS,
    repaint: async (task, options) => {
      const painted = await TEXT_PAINTERS.repaint(task, options)
      if ('refused' in painted || task.layout.format !== 'square') return painted
      const product = { ...painted.report.product, treatment: 'photo' as const }
      return { ...painted, report: { ...painted.report, product } }
    },
  }
  const { change, listed } = await givenPictures({}, { painters: boxed })
  const square = async () => (await listed()).find(({ format }) => format === 'square')!
  const before = await square()
  const forced = (await change({ cutOut: 'always' })).body as ChangedAdAnswer
  const message = 'The product cannot be cut out on Square, so its photo stays as photographed there.'
  expect(forced).toMatchObject({ variants: [{ format: 'facebook_feed' }], refused: [{ format: 'square', message }] })
  expect(forced.alike).toEqual(['facebook_feed'])
  expect(await square()).toMatchObject({ id: before.id, imageUrl: before.imageUrl })
  const auto = (await change({ cutOut: 'auto' }, { formats: ['facebook_feed'] })).body as ChangedAdAnswer
  const again = (await change({ cutOut: 'always' }, { formats: ['facebook_feed'] })).body as ChangedAdAnswer
  expect([auto.variants, again.variants]).toMatchObject([[{}], [{}]])
  expect(again.alike).toEqual(['facebook_feed'])
  // Together with another change the picture is made, and the refusal is returned with it.
  const both = (await change({ cutOut: 'always', words: { price: '$3.99' } })).body as ChangedAdAnswer
  expect(both.refused).toEqual([])
  expect(both.variants.map(({ notice }) => notice).filter(Boolean)).toEqual([message])
})

it('never changes a picture whose photos are not known', async () => {
  const { change, adId } = await givenPictures()
  await database.db.update(variants).set({ photos: null, texts: null }).where(eq(variants.adId, adId))
  const { body } = await change({ words: { price: '$3.99' } })
  expect(body.variants).toEqual([])
  expect(body.refused[0].message).toContain('make it again')
})

it('gives a role on Free only colors of the ad’s own palette, also to take a change back', async () => {
  const { browser, path, change, listed } = await givenPictures({}, { plan: 'free' })
  const colors = (await listed())[0]!.shown!.colors
  expect(await change({ colors: { accent: '#123456' } })).toMatchObject({
    status: 403,
    body: { code: 'CUSTOM_COLORS_NOT_ALLOWED' },
  })
  expect((await change({ colors: { accent: colors.ground } })).status).toBe(200)
  expect((await change({ colors: { accent: colors.accent } })).status).toBe(200)
  for (const body of [{ roleColors: { accent: '#123456' } }, { formatColors: { square: { ink: '#123456' } } }]) {
    expect(await browser.post(path, body)).toMatchObject({ status: 403, body: { code: 'CUSTOM_COLORS_NOT_ALLOWED' } })
  }
  expect((await browser.post(path, { roleColors: { accent: colors.ground } })).status).toBe(200)
  for (const body of [
    { roleColors: { accent: 'navy' } },
    { roleColors: { halo: '#123456' } },
    { formatColors: { poster: {} } },
  ]) {
    expect((await browser.post(path, body)).status).toBe(400)
  }
})

it('keeps a color that was chosen for all pictures with the ad: for later formats, Regenerate and copies, until it is taken back', async () => {
  const { app, browser, adId, path, change, ad } = await givenPictures()
  const before = (await ad()).roleColors
  const grounds = async () => {
    const rows = await app.services.db.select().from(variants).where(eq(variants.adId, adId))
    return rows.filter(({ replacedAt }) => !replacedAt).map(({ layout }) => layout.direction.ownColors?.ground)
  }
  expect((await change({ colors: { ground: '#0b1f4b' } })).body.creative.roleColors).toEqual({ ground: '#0b1f4b' })
  await browser.post(`${path}/generate`, { format: 'leaderboard' })
  await browser.post(`${path}/generate`, { format: 'square' })
  expect(await grounds()).toEqual(['#0b1f4b', '#0b1f4b', '#0b1f4b'])
  const product = { productName: 'Red jug', productDescription: 'A jug of stoneware for two litres.' }
  for (const body of [{}, { product }]) {
    expect((await browser.post(`${path}/duplicate`, body)).body.roleColors).toEqual({ ground: '#0b1f4b' })
  }
  expect((await browser.post(path, { roleColors: before })).body.roleColors).toEqual({})
})

it('keeps a color that was chosen for some of the pictures with those, which a later one for all wins over', async () => {
  const { app, browser, adId, path, change, ad } = await givenPictures()
  await change({ colors: { accent: '#b00020' } }, { formats: ['square'] })
  expect(await ad()).toMatchObject({ roleColors: {}, formatColors: { square: { accent: '#b00020' } } })
  await browser.post(`${path}/generate`, { format: 'square' })
  const rows = await app.services.db.select().from(variants).where(eq(variants.adId, adId))
  const current = rows.find(({ format, replacedAt }) => format === 'square' && !replacedAt)
  expect(current?.layout.direction.ownColors).toEqual({ accent: '#b00020' })
  await change({ colors: { accent: '#00695c' } })
  expect(await ad()).toMatchObject({ roleColors: { accent: '#00695c' }, formatColors: {} })
})

it('returns to the ad its colors with the picture of before', async () => {
  const { browser, path, change, listed, ad } = await givenPictures({}, { formats: ['square'] })
  const [first] = await listed()
  await change({ colors: { ground: '#0b1f4b' } })
  expect((await ad()).roleColors).toEqual({ ground: '#0b1f4b' })
  expect((await browser.post(`${path}/variants/${first?.id}/restore`)).status).toBe(200)
  expect((await ad()).roleColors).toEqual({})
})

it('shows the same product after its photos were reordered, and says that another photo leads', async () => {
  const { change, listed, ad, browser, path, app, userId } = await givenPictures()
  const [first] = (await ad()).productImages as { url: string; name: string }[]
  const second = await givenSecondPhoto(app, userId)
  await browser.post(path, { productImages: [second, first] })
  expect((await listed())[0]!.stale).toEqual([
    {
      what: 'photo',
      message: 'This picture shows another photo than the one that leads your ad now.',
      changes: { hero: second.url },
    },
  ])
  const { body } = await change({ words: { price: '$3.99' } })
  expect(body.variants[0].shown.hero).toBe(first!.url)
  const led = await change({ hero: second.url })
  expect(led.body.variants[0].shown.hero).toBe(second.url)
  expect(staleOf(await listed())).toEqual([[], []])
})

it('reports a picture that was made before its photo was touched up, and brings it up to date', async () => {
  const { ad, browser, path, change, listed } = await givenPictures()
  const [photo] = (await ad()).productImages as { url: string }[]
  const touchUp = (...strokes: object[]) =>
    browser.post(`${path}/photos/${photo!.url.split('/').at(-1)}/cut-out`, { strokes })
  const touchedUp = ['This picture was made before the cut-out of its photo was touched up.']
  const before = await listed()
  await touchUp({ kind: 'keep', radius: 0.1, points: [[0.5, 0.5]] })
  expect(staleOf(await listed())).toEqual([touchedUp, touchedUp])
  const [{ changes } = {}] = (await listed())[0]!.stale!
  expect((await change(changes!, { formats: ['square'] })).body.variants).toHaveLength(1)
  expect(staleOf(await listed()).filter((messages) => messages.length > 0)).toEqual([touchedUp])
  // A change of anything else is painted with the strokes too.
  await change({ words: { price: '$3.99' } }, { formats: ['facebook_feed'] })
  const words = await listed()
  expect(words.flatMap(({ stale = [] }) => stale.filter(({ what }) => what === 'cutOut'))).toEqual([])
  await touchUp()
  expect(staleOf(await listed()).map((messages) => messages.includes(touchedUp[0]!))).toEqual([true, true])
  // Without the strokes it is the picture that was there before.
  await change({ words: { price: '$5.49' }, ...changes }, { formats: ['square'] })
  const square = (list: Variant[]) => list.find(({ format }) => format === 'square')!.imageUrl
  expect(square(await listed())).toBe(square(before))
})

async function givenSecondPhoto({ services }: TestApp, userId: string) {
  const id = await givenImage(services.db, { userId })
  await storePicture(
    services,
    id,
    await preparePicture(await drawProduct('#ffffff', 180).png().toBuffer(), 'other.png'),
  )
  return { url: imageUrl(id), name: 'other.png' }
}

it('keeps the photos of a picture that its ad no longer shows, until the picture is deleted', async () => {
  const { ad, browser, path, app, userId, change } = await givenPictures()
  const [first] = (await ad()).productImages as { url: string; name: string }[]
  await browser.post(path, { productImages: [await givenSecondPhoto(app, userId)] })
  app.services.setTime(new Date(Date.now() + 3 * 24 * 60 * 60 * 1000))
  await purgeUnattached(app.services)
  expect((await browser.get(first!.url)).status).toBe(200)
  const { body } = await change({ words: { price: '$3.99' } })
  expect([body.variants.length, body.variants[0].shown.hero]).toEqual([2, first!.url])
  await database.db.update(variants).set({ photos: [] })
  await purgeUnattached(app.services)
  expect((await browser.get(first!.url)).status).toBe(404)
})

it('resumes with what is left after an interruption', async () => {
  const painted: string[] = []
  const broken = {
    ...TEXT_PAINTERS,
    repaint: async (...[task, options]: Parameters<typeof TEXT_PAINTERS.repaint>) => {
      const format = JSON.stringify(task.layout.format)
      painted.push(format)
      if (format === '"facebook_feed"' && painted.filter((one) => one === format).length === 1) {
        throw new Error('A painting process was killed')
      }
      return TEXT_PAINTERS.repaint(task, options)
    },
  }
  const { change, ad } = await givenPictures({}, { painters: broken })
  const { body } = await change({ words: { price: '$3.99' } })
  expect(body.variants).toHaveLength(2)
  expect(painted.toSorted()).toEqual(['"facebook_feed"', '"facebook_feed"', '"square"'])
  expect((await ad()).productPrice).toBe('$3.99')
})

it('has stored the smallest picture before it begins another, and then makes the others side by side', async () => {
  const begun: { format: unknown; stored: number }[] = []
  let goOn = () => {}
  const others = new Promise<void>((resolve) => (goOn = resolve))
  const { repaint } = TEXT_PAINTERS
  const watched: typeof repaint = async (task, options) => {
    const { format } = task.layout
    begun.push({ format, stored: await database.db.$count(variants, isNotNull(variants.replacedAt)) })
    if (begun.length > 1) await others
    return repaint(task, options)
  }
  const formats = ['square', 'facebook_feed', 'leaderboard']
  const { change } = await givenPictures({}, { formats, painters: { ...TEXT_PAINTERS, repaint: watched } })
  const changed = change({ words: { price: '$3.99' } })
  await waitUntil(() => begun.length === 3)
  goOn()
  expect(begun[0]).toEqual({ format: 'leaderboard', stored: 0 })
  expect(begun.slice(1).map(({ stored }) => stored)).toEqual([1, 1])
  expect((await changed).body.variants).toHaveLength(3)
})

it('keeps thirty versions of a format', async () => {
  const { change, adId, userId, browser, path } = await givenPictures({}, { formats: ['square'] })
  for (let day = 1; day <= 30; day += 1) {
    await givenVariant(database.db, { userId, adId, replacedAt: new Date(TEST_TIME.getTime() - day * 60_000) })
  }
  await change({ words: { price: '$3.99' } })
  expect((await browser.get(`${path}/variants/previous`)).body).toHaveLength(30)
})

it('stores a picture as stale whose words moved while it was made, and lets a downgraded user change their own', async () => {
  const { browser, path, listed, change } = await givenPictures({}, { plan: 'downgraded', formats: ['square'] })
  const [square] = await listed()
  await change({ words: { headline: 'Sip' } })
  const back = await browser.post(`${path}/variants/${square!.id}/restore`)
  expect(back.body.stale[0].message).toBe('This picture says “Tea, still warm”, your details say “Sip”.')
})

it('makes no more than two changes of a user at once', async () => {
  let goOn = () => {}
  const waiting = new Promise<void>((resolve) => (goOn = resolve))
  const slow = {
    ...TEXT_PAINTERS,
    repaint: async (...args: Parameters<typeof TEXT_PAINTERS.repaint>) => {
      await waiting
      return TEXT_PAINTERS.repaint(...args)
    },
  }
  const { change, listed, ad } = await givenPictures({}, { painters: slow })
  const first = [change({ words: { price: '$3.99' } }), change({ words: { badge: 'New' } })]
  await waitUntil(async () => (await database.db.$count(adChanges)) === 2)
  expect(await change({ words: { price: '$2.99' } })).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_REQUESTS' },
  })
  goOn()
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200])
  // Both are on every picture: the second was made on the result of the first.
  for (const variant of await listed()) {
    expect([textOf(variant, 'price'), textOf(variant, 'badge')]).toEqual(['$3.99', 'New'])
  }
  expect(await ad()).toMatchObject({ productPrice: '$3.99', productDiscount: 'New' })
})

it(
  'is inspected and painted by the studio, back to the very bytes by the reverse change',
  { tags: 'thorough/studio' },
  async () => {
    const { change, listed, browser, app } = await givenPictures(
      {},
      { painters: true as never, formats: ['leaderboard', 'google_display'] },
    )
    const hashes = async () => {
      const files = (await listed()).map(async ({ format, imageUrl: url }) => {
        const bytes = await app.services.storage.get(imageKey(url.split('/').at(-1)!))
        return [format, createHash('sha256').update(bytes!).digest('hex')] as const
      })
      return Object.fromEntries(await Promise.all(files))
    }
    const pictures = await hashes()
    for (const [changes, reverse] of [
      [{ words: { price: '$3.99' } }, { words: { price: '$5.49' } }],
      [{ words: { headline: '\u202eתה חם 🍵\u0007' } }, { words: { headline: 'Tea, still warm' } }],
    ]) {
      const made = await change(changes!)
      expect([made.status, made.body.refused]).toEqual([200, []])
      expect(
        made.body.variants.flatMap(({ findings }: Variant) => findings.filter(({ severity }) => severity === 'error')),
      ).toEqual([])
      await change(reverse!)
      expect(await hashes()).toEqual(pictures)
    }
    const long = await change({ words: { headline: 'W'.repeat(120) } }, { formats: ['google_display'] })
    expect(long.body).toMatchObject({ variants: [], refused: [{ message: expect.stringMatching(/^[A-Z].*\.$/) }] })
    expect((await change({ colors: { accent: '#123f2f' } })).body.variants[0].shown.colors.accent).toBe('#123f2f')
    expect((await change({ cutOut: 'never' })).body.variants[0].shown.cutOut).toBe('never')
    expect((await browser.get('/api/credits')).body.unlimited).toBe(true)
  },
)

it('drops the change of an ad that is deleted meanwhile', async () => {
  let begun = () => {}
  const beginning = new Promise<void>((resolve) => (begun = resolve))
  let goOn = () => {}
  const waiting = new Promise<void>((resolve) => (goOn = resolve))
  const slow = {
    ...TEXT_PAINTERS,
    repaint: async (...[task, options]: Parameters<typeof TEXT_PAINTERS.repaint>) => {
      begun()
      await waiting
      return TEXT_PAINTERS.repaint(task, options)
    },
  }
  const { change, browser, path } = await givenPictures({}, { painters: slow })
  const answer = change({ words: { price: '$3.99' } })
  await beginning
  expect((await browser.delete(path)).status).toBe(204)
  goOn()
  expect(await answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  expect(await database.db.$count(creatives)).toBe(0)
})
