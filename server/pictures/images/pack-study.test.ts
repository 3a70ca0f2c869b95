import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { PhotoStudy } from '#studio/index.ts'
import { drawPhotoKinds } from '#test/pictures/photo-kinds.ts'
import { fixturePhoto } from '#test/pictures/fixture-photo.ts'
import { packStudy, unpackStudy } from './pack-study.ts'
import { STUDY_VERSION } from './study-file.ts'

it.each(Object.entries(drawPhotoKinds()))('stores the study of a %s to the byte', (_, { pixels, study }) => {
  expectSame(unpackStudy(packStudy(study, pixels), pixels), study)
})

it.each(['drinks-can-plain.jpg', 'perfume.webp'])(
  'stores a photo’s study in a tenth of the photo’s bytes: %s',
  async (file) => {
    const { pixels, study } = await fixturePhoto(file)
    const packed = packStudy(study, pixels)
    expect(study.product).toBeDefined()
    expectSame(unpackStudy(packed, pixels), study)
    expect(packed.byteLength).toBeLessThan(0.1 * pixels.data.byteLength)
  },
)

it('stores what was refused beside what is shown, in a hundredth of the photo’s bytes', async () => {
  const { pixels, study } = await fixturePhoto('drinks-can-plain.jpg')
  expect(study.treatment).toBe('multiply')
  expect(study.refused).toBeDefined()
  const [packed, without] = [packStudy(study, pixels), packStudy({ ...study, refused: undefined }, pixels)]
  expect(unpackStudy(packed, pixels)!.refused).toEqual(study.refused)
  expect(packed.byteLength - without.byteLength).toBeLessThan(0.01 * pixels.data.byteLength)
})

it('reads nothing from an incomplete study of the photo', () => {
  const { 'tall cut-out': tall, 'wide cut-out': wide } = drawPhotoKinds()
  const whole = packStudy(tall!.study, tall!.pixels)
  const changed = (at: number) => whole.with(at, whole[at]! ^ 1)
  const hostile = {
    nothing: new Uint8Array(),
    'a head alone': whole.subarray(0, 16),
    'the first half': whole.subarray(0, whole.length / 2),
    'all but the last byte': whole.subarray(0, -1),
    'more than it was': Buffer.concat([whole, Buffer.alloc(1)]),
    'another kind of file': changed(0),
    'another version': changed(7),
    'a changed length': changed(14),
    'a changed word': changed(40),
    'a changed pixel': changed(whole.length - 5),
    'the study of another photo': packStudy(wide!.study, wide!.pixels),
    'a product that is larger than its photo': packStudy(
      { ...tall!.study, productBox: { ...tall!.study.productBox!, x: 100_000 } },
      tall!.pixels,
    ),
  }
  const read = Object.entries(hostile).filter(([, bytes]) => unpackStudy(bytes, tall!.pixels))
  expect(read.map(([name]) => name)).toEqual([])
})

it('has another version as soon as the studio finds something else in a photo', () => {
  const kinds = Object.values(drawPhotoKinds())
  const found = kinds.map(({ study: { product, refused, ...facts } }) => [
    facts,
    product && hashOf(product.data),
    refused && [refused.because, hashOf(refused.mask.data)],
  ])
  // Both go together: a new hash needs a new version, because old studies are still stored under the old one.
  expect({ version: STUDY_VERSION, found: hashOf(JSON.stringify(found)) }).toEqual({
    version: 7,
    found: '15d18f8b89bd',
  })
})

/** Compares millions of pixels by their hash. */
function expectSame(unpacked: PhotoStudy | undefined, study: PhotoStudy): void {
  const hashed = ({ product, refused, ...facts }: PhotoStudy) => ({
    ...facts,
    product: product && { ...product, data: hashOf(product.data) },
    refused: refused && { ...refused, mask: { ...refused.mask, data: hashOf(refused.mask.data) } },
  })
  expect(hashed(unpacked!)).toEqual(hashed(study))
}

function hashOf(data: string | Uint8Array | Uint8ClampedArray): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 12)
}
