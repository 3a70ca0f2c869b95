import { expect, it } from 'vitest'
import { createCreativeBody, updateCreativeBody } from '#contract/ads/creative.ts'
import type { FormatId } from '#contract/formats.ts'
import { imageUrl } from '#contract/pictures/image-urls.ts'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { givenCreative, givenImage, givenJob, givenPro, givenUser, givenVariant } from '#test/given/given.ts'
import { makeTestServices } from '#test/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { readCredits } from '#server/money/credits/read-credits.ts'
import { reserveCredit } from '#server/money/credits/reserve-credit.ts'
import { creatives, generationJobs, images, subscriptions, variants } from '#server/platform/db/schema.ts'
import { findImage } from '#server/pictures/images/store.ts'
import type { Services } from '#server/services.ts'
import { createCreative } from './create-creative.ts'
import { deleteCreative } from './delete-creative.ts'
import { readCreatives } from './read-creatives.ts'
import { updateCreative } from './update-creative.ts'

const words = { productName: 'Aero kettle', productDescription: 'Boils in ninety seconds.' }

describeOnBothDatabases('creatives', (database) => {
  const create = (services: Services, userId: string, fields: object = {}) =>
    createCreative(services, userId, createCreativeBody.parse({ ...words, ...fields }))
  const update = (services: Services, userId: string, id: string, fields: object) =>
    updateCreative(services, { userId, id, body: updateCreativeBody.parse(fields) })
  const givenUpload = async (userId: string, name = 'kettle.png') => ({
    url: imageUrl(await givenImage(database.db, { userId, name })),
    name,
  })

  it('answers a new ad with its empty fields', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    expect(await create(services, userId)).toEqual({
      id: expect.any(String),
      userId,
      ...words,
      productPrice: null,
      productDiscount: null,
      taglines: [],
      adStyle: null,
      colorPalette: null,
      customPalette: null,
      customColors: [],
      typography: null,
      tone: null,
      productImages: [],
      inspirationImages: [],
      selectedFormats: [],
      words: {},
      roleColors: {},
      formatColors: {},
      dials: {},
      logo: null,
      callToAction: null,
      webAddress: null,
      legalLine: null,
      brandId: null,
      language: null,
      testId: null,
      angle: null,
      createdAt: services.now().toISOString(),
      updatedAt: services.now().toISOString(),
    })
  })

  it.each([
    ['free', 3, 'Free plan allows up to 3 ads. Upgrade to Pro for more.'],
    ['pro', 20, 'Pro plan allows up to 20 ads.'],
  ])('leaves a %s user %d ads after fifty creates at once', async (plan, allowed, message) => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    if (plan === 'pro') await givenPro(database.db, userId)
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => create(services, userId)))
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(allowed)
    const refused = results.find((result) => result.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'AD_LIMIT_REACHED', message })
    expect(await database.db.$count(creatives)).toBe(allowed)
  })

  it('frees a place when an ad is deleted', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const [first] = await Promise.all([1, 2, 3].map(() => create(services, userId)))
    await deleteCreative(services, userId, first!.id)
    await expect(create(services, userId)).resolves.toBeDefined()
    await expect(create(services, userId)).rejects.toMatchObject({ code: 'AD_LIMIT_REACHED' })
  })

  it('changes only what is sent, and takes a whole ad back', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const image = await givenUpload(userId)
    const made = await create(services, userId, { taglines: ['Fast'], productPrice: '$49', productImages: [image] })
    const styled = await update(services, userId, made.id, { adStyle: 'bold', productPrice: '' })
    expect(styled).toMatchObject({ adStyle: 'bold', productPrice: null, taglines: ['Fast'], productImages: [image] })
    const back = await update(services, userId, made.id, { ...styled, userId: 'another', createdAt: 'never' })
    expect(back).toEqual(styled)
  })

  it('lists an ad with the last day of its legal line, its own words first', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const { id } = await create(services, userId, { legalLine: 'Until 30 November 2026.' })
    const listed = async () => (await readCreatives(services, userId)).map(({ lastDay }) => lastDay)
    expect(await listed()).toEqual(['2026-11-30'])
    await update(services, userId, id, { words: { legalLine: 'Bis 1. Dezember 2026' } })
    expect(await listed()).toEqual(['2026-12-01'])
    await update(services, userId, id, { words: { legalLine: null } })
    expect(await listed()).toEqual([null])
  })

  it('keeps the cut-out choice of a photo, in the order and with the choice that were sent last', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const [first, second] = [await givenUpload(userId), await givenUpload(userId)]
    const whole = { ...second, cutOut: 'never' }
    const made = await create(services, userId, { productImages: [first, whole] })
    expect(made.productImages).toEqual([first, whole])
    const send = (productImages: object[]) => update(services, userId, made.id, { productImages })
    expect((await send([whole, first])).productImages).toEqual([whole, first])
    expect((await send([second, first])).productImages).toEqual([whole, first])
    const forced = { ...first, cutOut: 'always' }
    expect((await send([second, forced])).productImages).toEqual([whole, forced])
    expect((await send([{ ...whole, cutOut: 'auto' }, first])).productImages).toEqual([second, forced])
  })

  it('takes the mark of older pages for a photo that is never cut out', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const image = await givenUpload(userId)
    const { id } = await create(services, userId, { productImages: [{ ...image, keepWhole: true }] })
    const send = async (entry: object) => (await update(services, userId, id, { productImages: [entry] })).productImages
    expect(await send({ ...image, keepWhole: false })).toEqual([{ ...image, cutOut: 'never' }])
    expect(await send({ ...image, keepWhole: true, cutOut: 'always' })).toEqual([{ ...image, cutOut: 'always' }])
  })

  it('stores no NUL and no half characters, in texts and lists alike', async () => {
    const services = await makeTestServices(database)
    const made = await create(services, await givenUser(database.db), {
      productName: 'Ket\0tle',
      taglines: ['Half \ud83d', 'No\0thing'],
    })
    expect(made).toMatchObject({ productName: 'Kettle', taglines: ['Half \ufffd', 'Nothing'] })
  })

  it("takes nothing but its owner's uploads as images", async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const { id } = await create(services, userId)
    const strangers = await givenUpload(await givenUser(database.db))
    const painted = { url: imageUrl(await givenImage(database.db, { userId, kind: 'variant' })), name: 'ad.jpg' }
    const elsewhere = { url: 'https://example.com/kettle.png', name: 'kettle.png' }
    const gone = { url: imageUrl('00000000-0000-4000-8000-000000000000'), name: 'kettle.png' }
    const twisted = { url: `${(await givenUpload(userId)).url}/../x`, name: 'kettle.png' }
    for (const image of [strangers, painted, elsewhere, gone, twisted]) {
      for (const field of ['productImages', 'inspirationImages']) {
        const refused = update(services, userId, id, { [field]: [image] })
        await expect(refused).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field })
      }
    }
  })

  it('holds at most ten images, products and inspirations together', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const uploads = await Promise.all(Array.from({ length: 11 }, () => givenUpload(userId)))
    const { id } = await create(services, userId, { productImages: uploads.slice(0, 6) })
    await expect(update(services, userId, id, { inspirationImages: uploads.slice(6, 11) })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'An ad holds at most 10 images. Please remove some of them.',
    })
    await expect(update(services, userId, id, { inspirationImages: uploads.slice(6, 10) })).resolves.toBeDefined()
  })

  it.each([{ colorPalette: 'custom' }, { customColors: ['#3B82F6'] }])('keeps %j for Pro', async (colors) => {
    const services = await makeTestServices(database)
    const [free, pro] = [await givenUser(database.db), await givenUser(database.db)]
    await givenPro(database.db, pro)
    const refusal = {
      code: 'CUSTOM_COLORS_NOT_ALLOWED',
      message: 'Custom colors are only available on the Pro plan.',
    }
    await expect(create(services, free, colors)).rejects.toMatchObject(refusal)
    const { id } = await create(services, free)
    await expect(update(services, free, id, colors)).rejects.toMatchObject(refusal)
    expect(await create(services, pro, colors)).toMatchObject(colors)
  })

  it('leaves an ad with custom colors editable after a downgrade, but takes no new colors', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    await givenPro(database.db, userId)
    const made = await create(services, userId, { colorPalette: 'custom', customColors: ['#112233'] })
    await database.db.delete(subscriptions)
    expect(await update(services, userId, made.id, { ...made, productName: 'Renamed' })).toMatchObject({
      productName: 'Renamed',
      customColors: ['#112233'],
    })
    const recolored = update(services, userId, made.id, { customColors: ['#445566'] })
    await expect(recolored).rejects.toMatchObject({ code: 'CUSTOM_COLORS_NOT_ALLOWED' })
    expect(await update(services, userId, made.id, { colorPalette: 'red', customColors: [] })).toMatchObject({
      colorPalette: 'red',
    })
  })

  it("lists a user's ads newest first, each with its current variants", async () => {
    const services = await makeTestServices(database)
    const [userId, other] = [await givenUser(database.db), await givenUser(database.db)]
    const at = (minute: number) => new Date(Date.UTC(2026, 2, 17, 10, minute))
    const older = await givenCreative(database.db, { userId, createdAt: at(1), chosenFormats: ['leaderboard'] })
    const newer = await givenCreative(database.db, { userId, createdAt: at(2) })
    await givenCreative(database.db, { userId: other, createdAt: at(3) })
    await givenVariant(database.db, { userId, adId: older, format: 'square', createdAt: at(4), replacedAt: at(6) })
    const current = await givenVariant(database.db, { userId, adId: older, format: 'square', createdAt: at(6) })
    const feed = await givenVariant(database.db, { userId, adId: older, format: 'facebook_feed', createdAt: at(5) })
    await givenJob(database.db, { userId, creativeId: older, format: 'google_display', state: 'running' })
    await givenJob(database.db, { userId, creativeId: older, format: 'instagram_feed', state: 'failed' })
    const list = await readCreatives(services, userId)
    expect(list.map((creative) => creative.id)).toEqual([newer, older])
    expect(list[0]).toMatchObject({ variants: [], selectedFormats: [] })
    expect(list[1]!.variants.map((variant) => variant.id)).toEqual([feed, current])
    const formats: FormatId[] = ['facebook_feed', 'square', 'google_display', 'leaderboard']
    expect(list[1]!.selectedFormats).toEqual(formats)
  })

  it('deletes an ad with its pictures, ends its jobs and gives their credits back', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const adId = await givenCreative(database.db, { userId })
    const upload = await givenImage(database.db, { userId, creativeId: adId })
    await givenVariant(database.db, { userId, adId, format: 'square' })
    const jobId = await givenJob(database.db, { userId, creativeId: adId, format: 'facebook_feed' })
    await database.db.transaction(async (tx) =>
      reserveCredit(tx, services, { account: await lockAccount(tx, userId), planId: 'free', jobId }),
    )
    expect(await readCredits(services, userId)).toMatchObject({ adGeneration: 9 })
    await deleteCreative(services, userId, adId)
    expect(await readCredits(services, userId)).toMatchObject({ adGeneration: 10 })
    for (const table of [creatives, variants, images, generationJobs]) expect(await database.db.$count(table)).toBe(0)
    expect(await findImage(database.db, upload)).toBeUndefined()
  })

  it('leaves an upload that another ad shows as well', async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const first = await givenCreative(database.db, { userId })
    const imageId = await givenImage(database.db, { userId, creativeId: first })
    const second = await givenCreative(database.db, {
      userId,
      inspirationImages: [{ url: imageUrl(imageId), name: 'x' }],
    })
    await deleteCreative(services, userId, first)
    expect(await findImage(database.db, imageId)).toMatchObject({ creativeId: second })
    await deleteCreative(services, userId, second)
    expect(await findImage(database.db, imageId)).toBeUndefined()
  })

  it("opens neither another user's ad nor one that does not exist", async () => {
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    const theirs = await givenCreative(database.db, { userId: await givenUser(database.db) })
    const gone = '00000000-0000-4000-8000-000000000000'
    await expect(update(services, userId, theirs, {})).rejects.toMatchObject({ code: 'NOT_OWNER' })
    await expect(deleteCreative(services, userId, theirs)).rejects.toMatchObject({ code: 'NOT_OWNER' })
    await expect(update(services, userId, gone, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(deleteCreative(services, userId, gone)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
