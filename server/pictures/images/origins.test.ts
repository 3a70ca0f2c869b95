import sharp from 'sharp'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { useDatabase } from '#test/platform/database.ts'
import { drawPlace } from '#test/pictures/draw-place.ts'
import { givenCreative, givenJob, givenUser, givenVariant } from '#test/given/given.ts'
import { namedPicture } from '#test/given/named-picture.ts'
import { drawProduct, pngChunk } from '#test/pictures/pictures.ts'
import { makeTestServices, type TestServices } from '#test/services.ts'
import type { Layout } from '#studio/index.ts'
import { creatives, images, variants } from '#server/platform/db/schema.ts'
import { findJob } from '#server/ads/generation-jobs/store.ts'
import { paintAd } from '#server/ads/generation/paint-ad.ts'
import type { PaintTask } from '#server/ads/generation/painter.ts'
import { readPaintTask } from '#server/ads/generation/paint-task.ts'
import { withoutCredentials } from './without-credentials.ts'
import { correctSources } from './correct-sources.ts'
import { imageKey } from './keys.ts'
import { preparePicture } from './prepare-picture.ts'
import { uploadImages } from './upload-images.ts'

const database = useDatabase()

const FORMAT = 'google_display'
const TERM = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

const xmp = (mark: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" ${mark}</rdf:Description></rdf:RDF></x:xmpmeta>`
const attribute = (term: string, more = '') => xmp(`Iptc4xmpExt:DigitalSourceType="${TERM}${term}" ${more}>`)
const element = (term: string) => xmp(`><Iptc4xmpExt:DigitalSourceType>${TERM}${term}</Iptc4xmpExt:DigitalSourceType>`)
const resource = (term: string) => xmp(`><Iptc4xmpExt:DigitalSourceType rdf:resource="${TERM}${term}"/>`)

const photo = () => drawProduct('#ffffff')

/** A manifest as far as it matters here: boxes, and the term as CBOR's text, directly before the next key. */
const manifest = Buffer.from(
  `\0\0\0\0jumb\0\0\0\0jumdc2pa${'x'.repeat(400)}${TERM}trainedAlgorithmicMediafaction`,
  'latin1',
)

/** Makes a JPEG with its manifest in two pieces, the second of which begins within the term. */
async function jpegWithManifest(): Promise<Buffer> {
  const bytes = await photo().jpeg().toBuffer()
  const cut = manifest.indexOf('trainedAlg')
  const piece = (number: number, content: Buffer) => {
    const head = Buffer.alloc(4 + 8)
    head.writeUInt16BE(0xffeb, 0)
    head.write('JP', 4, 'latin1')
    head.writeUInt16BE(1, 6)
    head.writeUInt32BE(number, 8)
    const segment = Buffer.concat([head, manifest.subarray(0, 8), content])
    segment.writeUInt16BE(segment.length - 2, 2)
    return segment
  }
  const pieces = [piece(1, manifest.subarray(8, cut)), piece(2, manifest.subarray(cut))]
  return Buffer.concat([bytes.subarray(0, 2), ...pieces, bytes.subarray(2)])
}

/** Makes a PNG with the manifest after the header's chunk. */
async function pngWithManifest(): Promise<Buffer> {
  const bytes = await photo().png().toBuffer()
  return Buffer.concat([bytes.subarray(0, 33), pngChunk('caBX', manifest), bytes.subarray(33)])
}

interface Origin {
  photo: Promise<Buffer>
  inspiration?: Promise<Buffer>
  cutOut?: 'never'
  scene?: true
}

const plain = () => photo().jpeg().toBuffer()
const byAi = () => photo().jpeg().withXmp(attribute('trainedAlgorithmicMedia')).toBuffer()

const ORIGINS: [name: string, term: string, origin: () => Origin][] = [
  ['the built-in studio', 'composite', () => ({ photo: plain() })],
  ['a model’s scene', 'compositeSynthetic', () => ({ photo: plain(), scene: true })],
  [
    'a model’s scene in which no composition passed',
    'composite',
    () => ({ photo: plain(), scene: true, cutOut: 'never' }),
  ],
  ['a photo that AI made, by an attribute of its XMP', 'compositeSynthetic', () => ({ photo: byAi() })],
  ['a JPEG that AI made, by its C2PA manifest', 'compositeSynthetic', () => ({ photo: jpegWithManifest() })],
  [
    'a photo that AI edited, by an element of its XMP',
    'compositeSynthetic',
    () => ({ photo: photo().png().withXmp(element('compositeWithTrainedAlgorithmicMedia')).toBuffer() }),
  ],
  [
    'a photo with a part by AI, by a resource in its XMP',
    'compositeSynthetic',
    () => ({ photo: photo().webp().withXmp(resource('compositeSynthetic')).toBuffer() }),
  ],
  ['a PNG that AI made, by its C2PA manifest', 'compositeSynthetic', () => ({ photo: pngWithManifest() })],
  [
    'a photo that says that a camera took it',
    'composite',
    () => ({ photo: photo().jpeg().withXmp(attribute('digitalCapture')).toBuffer() }),
  ],
  [
    'an old ad of ours as its photo',
    'composite',
    () => ({
      photo: photo().jpeg().withXmp(attribute('compositeSynthetic', 'xmp:CreatorTool="Placard studio"')).toBuffer(),
    }),
  ],
  ['an inspiration image that AI made', 'composite', () => ({ photo: plain(), inspiration: byAi() })],
]

const ONE_OF_EACH_KIND = 5

it.each(ORIGINS.slice(0, ONE_OF_EACH_KIND))('says of an ad from %s: %s', expectTerm)
it.each(ORIGINS.slice(ONE_OF_EACH_KIND))('says it of one from %s, too: %s', { tags: 'thorough/variety' }, expectTerm)

async function expectTerm(_: string, term: string, origin: () => Origin): Promise<void> {
  const services = await makeTestServices(database)
  const { cutOut, scene, ...pictures } = origin()
  const task = await givenTask(services, await pictures.photo, await pictures.inspiration, cutOut)
  const { jpeg } = await paintAd(
    { ...task, scene: scene && drawPlace({ widthPx: 300, heightPx: 250, seed: 2 }) },
    () => {},
  )
  expect(await termOf(jpeg)).toBe(term)
}

it.each([
  ['the built-in studio', { family: 'plain' }, 'composite'],
  ['a model’s scene', { family: 'scene' }, 'compositeSynthetic'],
])('gives an old ad from %s its right term and leaves its pixels alone', async (_, layout, term) => {
  const services = await makeTestServices(database)
  const userId = await givenUser(database.db)
  const adId = await givenCreative(database.db, { userId })
  const variantId = await givenVariant(database.db, { userId, adId, layout: layout as Layout })
  const [variant] = await database.db.select().from(variants).where(eq(variants.id, variantId))
  await database.db.update(images).set({ digitalSource: null }).where(eq(images.id, variant!.imageId))
  const key = imageKey(variant!.imageId)
  const mark = attribute('compositeSynthetic', 'xmp:CreatorTool="Placard studio"')
  const old = await photo().resize(300, 250).jpeg().withXmp(mark).toBuffer()
  await services.storage.put(key, old, 'image/jpeg')

  const forever = { signal: new AbortController().signal }
  await correctSources(services, forever)
  const corrected = Buffer.from((await services.storage.get(key))!)
  expect(await termOf(corrected)).toBe(term)
  const fromTables = (bytes: Buffer) => {
    const unsigned = withoutCredentials(bytes)
    return unsigned.subarray(unsigned.indexOf(Buffer.from([0xff, 0xdb])))
  }
  const order = { owner: userId, ...forever }
  expect(await services.credentials.read({ file: corrected, contentType: 'image/jpeg' }, order)).toMatchObject({
    state: 'trusted',
    digitalSource: `http://cv.iptc.org/newscodes/digitalsourcetype/${term}`,
  })
  expect(fromTables(corrected).equals(fromTables(old))).toBe(true)
  const [image] = await database.db.select().from(images).where(eq(images.id, variant!.imageId))
  expect(image).toMatchObject({ digitalSource: term, bytes: corrected.byteLength })

  // A second run finds nothing to do.
  await services.storage.put(key, old, 'image/jpeg')
  await correctSources(services, forever)
  expect(Buffer.from((await services.storage.get(key))!).equals(old)).toBe(true)
})

async function givenTask(
  services: TestServices,
  product: Buffer,
  inspiration: Buffer | undefined,
  cutOut: 'never' | undefined,
): Promise<PaintTask> {
  const userId = await givenUser(database.db)
  const style = { adStyle: 'bold', colorPalette: 'blue', typography: 'modern', tone: 'friendly' } as const
  const creativeId = await givenCreative(database.db, { userId, ...style })
  const upload = async (bytes: Buffer) =>
    uploadImages(services, {
      userId,
      creativeId,
      pictures: [namedPicture('photo', await preparePicture(bytes, 'photo'))],
    })
  const [entry] = await upload(product)
  const inspirationImages = inspiration ? await upload(inspiration) : []
  const productImages = [{ ...entry!, ...(cutOut && { cutOut }) }]
  await database.db.update(creatives).set({ productImages, inspirationImages }).where(eq(creatives.id, creativeId))
  const jobId = await givenJob(database.db, { userId, creativeId, format: FORMAT })
  return (await readPaintTask(services, (await findJob(database.db, jobId))!)).task
}

async function termOf(jpeg: Uint8Array): Promise<string | undefined> {
  const { xmp: packet } = await sharp(jpeg).metadata()
  return /digitalsourcetype\/(\w+)"/.exec(String(packet))?.[1]
}
