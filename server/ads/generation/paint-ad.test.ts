import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { CutOut } from '#contract/pictures/image.ts'
import { prepareOwnFont } from '#studio/fonts.ts'
import { decodePhoto } from '#studio/index.ts'
import { fontFile, hashOfFont } from '#test/studio/fonts.ts'
import { drawHalves, drawProduct } from '#test/pictures/pictures.ts'
import { packStudy } from '#server/pictures/images/pack-study.ts'
import { studyPixels } from '#server/pictures/images/study-picture.ts'
import { hasManyFonts, paintAd, UnpaintablePhoto } from './paint-ad.ts'
import type { PaintTask, Photo } from './painter.ts'

const task = (photo: Photo, inspiration: Photo[] = []): PaintTask => ({
  ad: {
    productName: 'Aero kettle',
    productDescription: 'A kettle that boils in ninety seconds.',
    taglines: [],
    productPrice: null,
    productDiscount: null,
    customColors: [],
    adStyle: 'clean',
    colorPalette: 'green',
    typography: 'modern',
    tone: 'friendly',
  },
  photos: [photo],
  inspiration,
  format: 'google_display',
  seed: 5,
})

it('makes an ad with the shipped fonts, stage by stage', async () => {
  const stages: string[] = []
  const bytes = await drawProduct('#ffffff').png().toBuffer()
  const { jpeg, report } = await paintAd(task({ sha256: 'product', bytes }), (stage) => stages.push(stage))
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 250 })
  expect(report.runs.map((run) => run.text).join(' ')).toContain('Aero kettle')
  expect([...new Set(stages)]).toEqual(['brief', 'direction', 'layout', 'paint', 'inspect'])
})

it('remembers a photo by its hash, and only by that', async () => {
  const bytes = await drawProduct('#ffffff').png().toBuffer()
  const noPicture = Buffer.from('no picture')
  const first = await paintAd(task({ sha256: 'remembered', bytes }), () => {})
  const again = await paintAd(task({ sha256: 'remembered', bytes: noPicture }), () => {})
  expect(again.jpeg).toEqual(first.jpeg)
  const unknown = paintAd(task({ sha256: 'unknown', bytes: noPicture }), () => {})
  await expect(unknown).rejects.toThrow(UnpaintablePhoto)
})

it('paints from the stored study of a photo, and studies it itself if that cannot be read', async () => {
  const bytes = await drawProduct('#ffffff').png().toBuffer()
  const pixels = await decodePhoto(bytes)
  const study = packStudy({ ...(await studyPixels(pixels)), treatment: 'photo', product: undefined }, pixels)
  const treatment = async (sha256: string, kept: Uint8Array) =>
    (await paintAd(task({ sha256, bytes, study: kept }), () => {})).report.product.treatment
  expect(await treatment('with a study', study)).toBe('photo')
  expect(await treatment('with half a study', study.subarray(0, study.length / 2))).toBe('cutout')
})

it('shows a photo whole if its owner wants that, even one that it has cut out before', async () => {
  const photo = { sha256: 'kept whole', bytes: await drawProduct('#ffffff').png().toBuffer() }
  const treatment = async (cutOut: CutOut) =>
    (await paintAd(task({ ...photo, cutOut }), () => {})).report.product.treatment
  expect([await treatment('auto'), await treatment('never'), await treatment('auto')]).toEqual([
    'cutout',
    'photo',
    'cutout',
  ])
})

it(
  'cuts out what its owner asks for, after the strokes, though it has seen the photo without them',
  { tags: 'thorough/variety' },
  async () => {
    const photo = { sha256: 'touched up', bytes: await drawProduct('#ffffff').png().toBuffer() }
    const pixels = await decodePhoto(photo.bytes)
    const study = await studyPixels(pixels)
    const nothing = { treatment: 'photo', product: undefined, productBox: undefined, refused: undefined } as const
    const whole = packStudy({ ...study, ...nothing }, pixels)
    const strokes = [{ kind: 'keep' as const, radius: 0.2, points: [[0.5, 0.5]] as [number, number][] }]
    const treatment = async (choice: Partial<Photo>) =>
      (await paintAd(task({ ...photo, study: whole, ...choice }), () => {})).report.product.treatment
    expect(await treatment({ cutOut: 'auto' })).toBe('photo')
    expect(await treatment({ cutOut: 'auto', strokes })).toBe('photo')
    expect(await treatment({ cutOut: 'always', strokes })).toBe('cutout')
    expect(await treatment({ cutOut: 'never', strokes })).toBe('photo')
  },
)

it('studies the photos that an ad may show, and not those after them', { tags: 'thorough/variety' }, async () => {
  const product = { sha256: 'shown', bytes: await drawProduct('#ffffff').png().toBuffer() }
  const broken = { sha256: 'broken photo', bytes: Buffer.from('no picture') }
  const later = await paintAd({ ...task(product), photos: [product, product, product, broken] }, () => {})
  expect(later.layout.widthPx).toBe(300)
  const third = paintAd({ ...task(product), photos: [product, product, broken] }, () => {})
  await expect(third).rejects.toThrow(UnpaintablePhoto)
})

it('is steered by the inspiration images and says so; one that cannot be read inspires nothing', async () => {
  const product = { sha256: 'steered', bytes: await drawProduct('#ffffff').png().toBuffer() }
  const night = await drawHalves(300, 300).modulate({ brightness: 0.3 }).png().toBuffer()
  const broken = { sha256: 'broken', bytes: Buffer.from('no picture') }
  const [plain, unread, steered] = [
    await paintAd(task(product), () => {}),
    await paintAd(task(product, [broken]), () => {}),
    await paintAd(task(product, [broken, { sha256: 'night', bytes: night }]), () => {}),
  ]
  expect(unread.jpeg).toEqual(plain.jpeg)
  expect(steered.layout.direction.colors).not.toEqual(plain.layout.direction.colors)
  const taken = (ad: typeof plain) => ad.report.findings.filter((finding) => finding.rule === 'inspiration')
  expect(taken(steered)).toEqual([
    { rule: 'inspiration', severity: 'info', message: expect.stringContaining('Taken from your inspiration images') },
  ])
  expect(taken(plain)).toEqual([])
})

it('sets an ad in the fonts of its brand, and the next one in ours', async () => {
  const photo = { sha256: 'with fonts', bytes: await drawProduct('#ffffff').png().toBuffer() }
  const font = await prepareOwnFont(fontFile('titan-one'), hashOfFont)
  const before = await paintAd(task(photo), () => {})
  const fonts = { faces: { heading: font.sha256 }, files: [{ sha256: font.sha256, bytes: font.bytes }] }
  const own = await paintAd({ ...task(photo), fonts }, () => {})
  const facesOf = ({ layout }: typeof own) =>
    layout.layers.flatMap((one) => (one.kind === 'text' ? (one.face.own ?? []) : []))
  expect([facesOf(before), new Set(facesOf(own))]).toEqual([[], new Set([font.sha256])])
  expect((await paintAd(task(photo), () => {})).jpeg).toEqual(before.jpeg)
  expect(hasManyFonts()).toBe(false)
})
