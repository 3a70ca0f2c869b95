import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawProduct } from '#test/pictures.ts'
import { paintAd, UnpaintablePhoto } from './paint-ad.ts'
import type { PaintTask } from './painter.ts'

const task = (photo: PaintTask['photos'][number]): PaintTask => ({
  ad: {
    ...{ productName: 'Aero kettle', productDescription: 'A kettle that boils in ninety seconds.', taglines: [] },
    ...{ productPrice: null, productDiscount: null, customColors: [] },
    ...{ adStyle: 'clean', colorPalette: 'green', typography: 'modern', tone: 'friendly' },
  },
  photos: [photo],
  format: 'google_display',
  seed: 7,
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
