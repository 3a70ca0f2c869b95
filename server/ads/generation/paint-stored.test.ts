import { describe, expect, it } from 'vitest'
import type { AdFormat } from '#contract/sizes.ts'
import type { StoredLayout } from '#studio/index.ts'
import { drawProduct } from '#test/pictures/pictures.ts'
import { paintAd, repaintAd } from './paint-ad.ts'
import { tryPaintStored } from './try-repaint.ts'
import type { PaintTask, Photo } from './painter.ts'

const LOOKS = [
  { adStyle: 'clean', colorPalette: 'green', typography: 'modern', tone: 'friendly' },
  { adStyle: 'bold', colorPalette: 'blue', typography: 'classic', tone: 'professional' },
  { adStyle: 'playful', colorPalette: 'red', typography: 'mono', tone: 'friendly' },
] as const

async function givenTask(index: number, format: AdFormat, photo: Partial<Photo> = {}): Promise<PaintTask> {
  const bytes = await drawProduct('#ffffff').png().toBuffer()
  return {
    ad: {
      productName: 'Aero kettle',
      productDescription: 'A kettle that boils in ninety seconds.',
      taglines: ['Tea before the news is over.'],
      productPrice: '$39',
      productDiscount: '20%',
      customColors: [],
      ...LOOKS[index % LOOKS.length]!,
    },
    photos: [{ sha256: 'kettle', bytes, ...photo }],
    inspiration: [],
    format,
    seed: 5 + index,
  }
}

/** Returns a layout as the database gives it back. */
function asStored(layout: object): StoredLayout {
  return JSON.parse(JSON.stringify(layout)) as StoredLayout
}

describe('A stored layout that is painted once more', () => {
  it.each(['square', 'instagram_story', 'leaderboard', 'google_display', { widthPx: 970, heightPx: 250 }] as const)(
    'has the bytes of the first time: %j',
    async (format) => {
      for (const index of [0, 1, 2]) {
        const task = await givenTask(index, format)
        const { jpeg, layout } = await paintAd(task, () => {})
        const again = await tryPaintStored({ layout: asStored(layout), photos: task.photos })
        expect('jpeg' in again && Buffer.compare(again.jpeg, jpeg)).toBe(0)
      }
    },
  )

  it('has them after a change, and with a photo that is kept whole', async () => {
    const task = await givenTask(1, 'square', { cutOut: 'never' })
    const { layout } = await paintAd(task, () => {})
    const changes = { words: { price: '$29' } }
    const { jpeg, layout: changed } = await repaintAd({ layout: asStored(layout), changes, photos: task.photos })
    const again = await tryPaintStored({ layout: asStored(changed), photos: task.photos })
    expect('jpeg' in again && Buffer.compare(again.jpeg, jpeg)).toBe(0)
  })

  it('has others if the recipe is another one', async () => {
    const task = await givenTask(0, 'square')
    const { jpeg } = await paintAd(task, () => {})
    const { layout } = await paintAd({ ...task, seed: 77 }, () => {})
    const again = await tryPaintStored({ layout: asStored(layout), photos: task.photos })
    expect('jpeg' in again && Buffer.compare(again.jpeg, jpeg)).not.toBe(0)
  })

  it('is refused if an earlier version painted it', async () => {
    const task = await givenTask(0, 'square')
    const { layout } = await paintAd(task, () => {})
    const old = { ...asStored(layout), version: 1 as const }
    expect(await tryPaintStored({ layout: old, photos: task.photos })).toEqual({
      refused: 'This ad was made by an earlier version, which painted in another way.',
    })
  })
})
