import { eq } from 'drizzle-orm'
import { creatives } from '#server/platform/db/schema.ts'
import { preparePicture } from '#server/pictures/images/prepare-picture.ts'
import { uploadImages } from '#server/pictures/images/upload-images.ts'
import type { Services } from '#server/services.ts'
import { givenCreative } from './given.ts'
import { namedPicture } from './named-picture.ts'
import { drawProduct } from '../pictures/pictures.ts'

/** Creates an ad that is ready to be generated: words, a stored photo, a style. */
export async function givenCompleteCreative(
  services: Services,
  userId: string,
  values: Partial<typeof creatives.$inferInsert> = {},
): Promise<string> {
  const style = { adStyle: 'bold', colorPalette: 'blue', typography: 'modern', tone: 'friendly' } as const
  const seed = services.newSeed()
  const seeds = { seed, campaignSeed: seed }
  const creativeId = await givenCreative(services.db, { userId, ...style, ...seeds, ...values })
  picture ??= drawPicture()
  const pictures = [namedPicture(NAME, await picture)]
  const productImages = await uploadImages(services, { userId, creativeId, pictures })
  await services.db.update(creatives).set({ productImages }).where(eq(creatives.id, creativeId))
  return creativeId
}

const NAME = 'product.png'

/** Drawn once: most tests need a photo, and none of them looks at it. */
let picture: ReturnType<typeof drawPicture> | undefined

async function drawPicture() {
  return preparePicture(await drawProduct('#ffffff', 300).png().toBuffer(), NAME)
}
