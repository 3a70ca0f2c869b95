import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { AdStyle } from '#contract/choices.ts'
import type { FormatId } from '#contract/formats.ts'
import { sketchQuery } from '#contract/ads/look.ts'
import { SKETCH_PX } from '#contract/ads/sketch.ts'
import { placedBoxes } from '#studio/index.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenCompleteCreative } from '#test/given/given-complete.ts'
import { givenPro, givenUser } from '#test/given/given.ts'
import { namedPicture } from '#test/given/named-picture.ts'
import { INSTANT_PAINTERS } from '#test/painters/painters.ts'
import { makeTestServices, type TestServices } from '#test/services.ts'
import { creatives } from '#server/platform/db/schema.ts'
import { paintAd, paintLooks } from '#server/ads/generation/paint-ad.ts'
import type { PaintPool } from '#server/ads/generation/paint-pool.ts'
import { runGeneration } from '#server/ads/generation/run-generation.ts'
import { startGeneration } from '#server/ads/generation/start-generation.ts'
import { preparePicture } from '#server/pictures/images/prepare-picture.ts'
import { imageKey } from '#server/pictures/images/keys.ts'
import { uploadImages } from '#server/pictures/images/upload-images.ts'
import { findCurrentVariant, type VariantRow } from '#server/ads/variants/store.ts'
import { listOtherLooks } from './list-other-looks.ts'
import { paintSketch } from './paint-sketch.ts'

const database = useDatabase()
const { signal } = new AbortController()

/** The real painters, in this process. */
const POOL: PaintPool = {
  ...INSTANT_PAINTERS,
  paint: (task, { onStage }) => paintAd(task, onStage),
  paintLooks: (task, { onBegun }) => {
    onBegun()
    return paintLooks(task)
  },
}

const LOOKS: Record<string, object> = {
  bold: { adStyle: 'bold', colorPalette: 'red', typography: 'modern', tone: 'friendly' },
  luxury: { adStyle: 'luxury', colorPalette: 'purple', typography: 'classic', tone: 'luxury' },
  playful: { adStyle: 'playful', colorPalette: 'yellow', typography: 'mono', tone: 'friendly' },
  clean: { adStyle: 'clean', colorPalette: 'green', typography: 'modern', tone: 'professional' },
}

const AD_FIELDS = {
  productName: 'Halden H1',
  productDescription: 'Quiet by design. Thirty hours of music, and it folds into a coat pocket.',
  productPrice: '€ 249',
  productDiscount: '€ 299',
  taglines: ['Hear the room, not the noise.'],
}

interface Given {
  services: TestServices & { pool: PaintPool }
  userId: string
  creativeId: string
}

async function givenAd(photo: string, own: object = {}): Promise<Given> {
  const services = { ...(await makeTestServices(database)), pool: POOL }
  const userId = await givenUser(services.db)
  await givenPro(services.db, userId)
  const nothingYet = { adStyle: null, colorPalette: null, typography: null, tone: null }
  const creativeId = await givenCompleteCreative(services, userId, { ...AD_FIELDS, ...nothingYet, ...own })
  const given = { services, userId, creativeId }
  await setPhotos(given, 'productImages', photo)
  return given
}

async function setPhotos({ services, ...ad }: Given, field: 'productImages' | 'inspirationImages', photo: string) {
  const file = await preparePicture(
    readFileSync(new URL(`../../../test/fixtures/photos/${photo}`, import.meta.url)),
    photo,
  )
  const uploaded = await uploadImages(services, { ...ad, pictures: [namedPicture(photo, file)] })
  const fields = { [field]: uploaded }
  await services.db.update(creatives).set(fields).where(eq(creatives.id, ad.creativeId))
}

/** Chooses a look as step 3 does: the sketched look is saved. */
async function sketchAndChoose({ services, userId, creativeId }: Given, look: object) {
  const sketch = await paintSketch(services, { userId, creativeId, look: sketchQuery.parse(look), signal })
  await services.db.update(creatives).set(look).where(eq(creatives.id, creativeId))
  return sketch
}

async function make({ services, userId, creativeId }: Given, format: FormatId, recipe?: string): Promise<VariantRow> {
  const jobId = await startGeneration(services, { userId, creativeId, format, recipe })
  await runGeneration(services, POOL, { jobId }, { signal })
  return (await findCurrentVariant(services.db, creativeId, format))!
}

/** Returns how much the picture of an ad differs from its sketch, in steps of 255 a pixel. */
async function differenceOf({ services }: Given, { imageId }: VariantRow, sketch: Uint8Array): Promise<number> {
  const { width, height } = await sharp(sketch).metadata()
  const raw = (image: Uint8Array) => sharp(image).resize(width, height).removeAlpha().raw().toBuffer()
  const [made, seen] = await Promise.all([raw((await services.storage.get(imageKey(imageId)))!), raw(sketch)])
  return made.reduce((sum, value, index) => sum + Math.abs(value - seen[index]!), 0) / made.length
}

const OF_A_SMALL_WEBP = 6

const facesOf = ({ layout }: VariantRow) => layout.direction.type
const boxesOf = ({ layout }: VariantRow) =>
  placedBoxes(layout as never).map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))

const IN_SHORT: [string, AdStyle][] = [
  ['headphones.webp', 'bold'],
  ['rubber-plant-room.jpg', 'clean'],
]
const ALL = ['perfume-dark.jpg', 'lounge-chair-plain.jpg', 'honey-jar.webp', 'camera-black.jpg'].flatMap((photo) =>
  (['bold', 'luxury', 'playful', 'clean'] as const).map((style): [string, AdStyle] => [photo, style]),
)

async function holdSketchIsAd(photo: string, style: AdStyle) {
  const given = await givenAd(photo)
  const sketch = await sketchAndChoose(given, LOOKS[style]!)
  const [, , , family, candidate] = sketch.recipe.split('.')
  const made = await make(given, 'square')
  expect([made.layout.family, String(made.layout.candidate)]).toEqual([family, candidate])
  expect(await differenceOf(given, made, sketch.picture)).toBeLessThan(OF_A_SMALL_WEBP)

  // A request for exactly this picture returns it, free of charge.
  expect((await make(given, 'square', sketch.recipe)).id).toBe(made.id)

  // Another one, and then this one again: it is the same to the layer.
  const other = await make(given, 'square')
  expect(other.seed).not.toBe(made.seed)
  const again = await make(given, 'square', sketch.recipe)
  expect(again.layout).toEqual(made.layout)
  expect(boxesOf(again)).toEqual(boxesOf(made))
}

it.each(IN_SHORT)('is what the ad is painted as: %s, %s', holdSketchIsAd)

it.each(ALL)('is what the ad is painted as: %s, %s', { tags: 'thorough/variety' }, holdSketchIsAd)

it('leads the first picture in another shape: family, letters and side are those of the sketch', async () => {
  for (const format of ['facebook_feed', 'landscape', 'instagram_story'] as const) {
    const given = await givenAd('headphones.webp')
    const { recipe } = await sketchAndChoose(given, LOOKS['bold']!)
    const [, seed, campaignSeed, family] = recipe.split('.')
    const made = await make(given, format)
    expect([made.seed, made.campaignSeed, made.layout.family]).toEqual([Number(seed), Number(campaignSeed), family])
    const square = await make(given, 'square')
    expect(square.layout.family).toBe(family)
    expect(facesOf(square)).toEqual(facesOf(made))
    if (format === 'facebook_feed') expect(made.layout.candidate).toBe(square.layout.candidate)
  }
})

it('has what the ad has besides its words: inspiration, colors, sizes and words of its own', async () => {
  const own = {
    roleColors: { accent: '#b4005a' },
    dials: { headline: 1 },
    words: { callToAction: 'Listen now' },
    webAddress: 'halden.example',
  }
  const given = await givenAd('honey-jar.webp', own)
  await setPhotos(given, 'inspirationImages', 'perfume-dark.jpg')
  const sketch = await sketchAndChoose(given, LOOKS['clean']!)
  const made = await make(given, 'square')
  expect(sketch.recipe.split('.').slice(3, 5)).toEqual([made.layout.family, String(made.layout.candidate)])
  expect(await differenceOf(given, made, sketch.picture)).toBeLessThan(OF_A_SMALL_WEBP)
})

it('shows six other ads of one format, each of which is painted exactly so', async () => {
  const given = await givenAd('headphones.webp')
  await sketchAndChoose(given, LOOKS['bold']!)
  const first = await make(given, 'square')
  const looks = await listOtherLooks(given.services, { ...given, format: 'square', signal })
  expect(looks).toHaveLength(6)
  for (const { recipe, picture } of looks) {
    const made = await make(given, 'square', recipe)
    expect(made.layout.direction.words).toEqual(first.layout.direction.words)
    expect(facesOf(made)).toEqual(facesOf(first))
    const seen = Buffer.from(picture.split(',')[1]!, 'base64')
    expect(await sharp(seen).metadata()).toMatchObject({ width: SKETCH_PX, height: SKETCH_PX })
    expect(await differenceOf(given, made, seen)).toBeLessThan(OF_A_SMALL_WEBP)
  }
})
