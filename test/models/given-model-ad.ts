import { readFileSync } from 'node:fs'
import type { creatives } from '#server/platform/db/schema.ts'
import { preparePicture } from '#server/pictures/images/prepare-picture.ts'
import { storePicture } from '#server/pictures/images/store-picture.ts'
import type { TestApp } from '../app.ts'
import { TEST_STYLE } from '../given/fill-in.ts'
import { givenCreative, givenImage, givenPro } from '../given/given.ts'

const NAME = 'perfume.webp'

/** Prepared once: every test needs the photo, and none is about its preparation. */
let photo: ReturnType<typeof preparePicture> | undefined

function readPhoto() {
  return preparePicture(readFileSync(new URL(`../fixtures/photos/${NAME}`, import.meta.url)), NAME)
}

/** Creates a user with an ad of a product that the studio can cut out, so that it may stand in a painted scene. */
export async function givenModelAd(
  app: TestApp,
  email: string,
  { pro = false, fields = {} }: { pro?: boolean; fields?: Partial<typeof creatives.$inferInsert> } = {},
) {
  const { db } = app.services
  const browser = await app.signedIn(email)
  const userId = browser.userId!
  if (pro) await givenPro(db, userId)
  const imageId = await givenImage(db, { userId })
  photo ??= readPhoto()
  await storePicture(app.services, imageId, await photo)
  const productImages = [{ url: `/api/images/${imageId}`, name: NAME }]
  const words = { productName: 'Noctielle', productDescription: 'A scent of amber and fig for the evening.' }
  const style = TEST_STYLE as Partial<typeof creatives.$inferInsert>
  const adId = await givenCreative(db, { ...style, ...words, userId, productImages, ...fields })
  const generate = (format = 'square', more: object = {}) =>
    browser.post(`/api/creatives/${adId}/generate`, { format, ...more })
  const credits = async () => (await browser.get('/api/credits')).body.adGeneration as number
  return { browser, userId, adId, generate, credits }
}
