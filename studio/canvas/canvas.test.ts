import { expect, it } from 'vitest'
import { getFormat, MAIN_FORMAT_IDS, MORE_FORMATS } from '#contract/formats.ts'
import { sizeName } from '#contract/sizes.ts'
import { minCapOf, makeCanvas } from './canvas.ts'

it('sets the type of each format as its platform asks', () => {
  const scales = MAIN_FORMAT_IDS.map((id) => {
    const { minCapPx, floorText, smallText } = makeCanvas(id)
    return [id, minCapPx, floorText, smallText]
  })
  expect(scales).toEqual([
    ['facebook_feed', 18, 27.5, 30],
    ['instagram_feed', 18, 27.5, 30],
    ['instagram_story', 18, 27.5, 30],
    ['google_display', 7, 11, 12.5],
    ['leaderboard', 7, 11, 12.5],
    ['square', 12, 18.5, 20],
  ])
})

it('takes the least cap height of any other canvas from its shorter side, within 7 and 18 px', () => {
  expect([50, 300, 420, 600, 1080, 2400].map(minCapOf)).toEqual([7, 7, 7, 10, 18, 18])
})

it('keeps words off the bars that a platform lays over a story, and 4% off every other edge', () => {
  expect(makeCanvas('instagram_story').safe).toEqual({ x: 44, y: 270, width: 992, height: 1266 })
  expect(makeCanvas('instagram_feed').safe).toEqual({ x: 44, y: 44, width: 992, height: 992 })
  expect(makeCanvas('leaderboard').safe).toEqual({ x: 6, y: 6, width: 716, height: 78 })
})

it('tells the class of a canvas from its aspect and its area', () => {
  const shapes = Object.fromEntries(MORE_FORMATS.map((size) => [sizeName(size), makeCanvas(size).shape]))
  expect(shapes).toEqual({
    '1200x628': 'landscape',
    '1080x1350': 'feed-portrait',
    '1000x1500': 'feed-portrait',
    '1920x1080': 'landscape',
    '300x600': 'skyscraper',
    '160x600': 'skyscraper',
    '120x600': 'skyscraper',
    '336x280': 'rectangle',
    '320x100': 'small-banner',
    '320x50': 'small-banner',
    '300x50': 'small-banner',
    '970x250': 'billboard',
    '970x90': 'banner',
  })
  expect(makeCanvas({ widthPx: 1080, heightPx: 1920 }).shape).toBe('feed-portrait')
})

it('is of the same class under a format as under its size, but for what the platform covers', () => {
  for (const id of MAIN_FORMAT_IDS.filter((one) => !makeCanvas(one).isCovered)) {
    const { widthPx, heightPx } = getFormat(id)
    const { shape, safe, isSmall } = makeCanvas({ widthPx, heightPx })
    expect(makeCanvas(id)).toMatchObject({ shape, safe, isSmall })
  }
})
