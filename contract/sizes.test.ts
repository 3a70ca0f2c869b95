import { describe, expect, it } from 'vitest'
import { FORMATS, MORE_FORMATS } from './formats.ts'
import { adFileName, fileRulesOf, rowOf, sizeProblem } from './sizes.ts'

describe('the sizes that can be made', () => {
  it('hold all that media plans ask for, and the formats', () => {
    for (const size of FORMATS) expect(sizeProblem(size)).toBeUndefined()
  })

  it.each([
    [49, 600, '49x600 cannot be made: each side has from 50 to 2400 pixels.'],
    [1080, 2401, '1080x2401 cannot be made: each side has from 50 to 2400 pixels.'],
    [120, 120, '120x120 cannot be made: an ad has at least 15000 square pixels, and this has 14400.'],
    [100, 601, '100x601 cannot be made: no ad is more than 6 times as high as wide.'],
    [1201, 100, '1201x100 cannot be made: no ad is more than 12 times as wide as high.'],
    [300.5, 250, 'A size is two whole numbers of pixels, and 300.5x250 is not.'],
  ])('refuse %s x %s in one sentence', (widthPx, heightPx, sentence) => {
    expect(sizeProblem({ widthPx, heightPx })).toBe(sentence)
  })

  it.each([
    [100, 600],
    [1200, 100],
    [2400, 2400],
    [50, 300],
  ])('reach to %s x %s', (widthPx, heightPx) => {
    expect(sizeProblem({ widthPx, heightPx })).toBeUndefined()
  })
})

it('gives display sizes 150 KB, social ones and all others 1 MB', () => {
  const light = MORE_FORMATS.filter((size) => fileRulesOf(size).maxBytes === 150_000).map(adFileName)
  expect(light).toEqual(
    ['300x600', '160x600', '120x600', '336x280', '320x100', '320x50', '300x50', '970x250', '970x90'].map(
      (name) => `ad-${name}.jpg`,
    ),
  )
  expect(fileRulesOf({ widthPx: 640, heightPx: 200 })).toMatchObject({ name: '640x200', maxBytes: 1_048_576 })
})

it('has each size of media plans as one format, after SPEC.md’s six, with the rules of its row whichever way it is asked for', () => {
  expect(FORMATS.slice(0, 6).every(({ group }) => group === undefined)).toBe(true)
  expect(MORE_FORMATS).toEqual(FORMATS.slice(6))
  expect(MORE_FORMATS.map(({ id, widthPx, heightPx }) => `${id} ${widthPx}x${heightPx}`)).toEqual([
    'landscape 1200x628',
    'portrait 1080x1350',
    'pin 1000x1500',
    'full_hd 1920x1080',
    'half_page 300x600',
    'wide_skyscraper 160x600',
    'skyscraper 120x600',
    'large_rectangle 336x280',
    'large_mobile_banner 320x100',
    'mobile_banner 320x50',
    'small_mobile_banner 300x50',
    'billboard 970x250',
    'super_leaderboard 970x90',
  ])
  for (const { id, widthPx, heightPx } of MORE_FORMATS) expect(rowOf({ widthPx, heightPx })).toBe(rowOf(id))
  expect(rowOf({ widthPx: 640, heightPx: 200 })).toBeUndefined()
})
