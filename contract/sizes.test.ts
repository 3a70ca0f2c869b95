import { describe, expect, it } from 'vitest'
import { FORMATS } from './formats.ts'
import { adFileName, fileRulesOf, LISTED_SIZES, sizeProblem } from './sizes.ts'

describe('the sizes that can be made', () => {
  it('hold all that media plans ask for, and the formats', () => {
    for (const size of [...LISTED_SIZES, ...FORMATS]) expect(sizeProblem(size)).toBeUndefined()
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
  const light = LISTED_SIZES.filter((size) => fileRulesOf(size).maxBytes === 150_000).map(adFileName)
  expect(light).toEqual(
    ['300x600', '160x600', '120x600', '336x280', '320x100', '320x50', '300x50', '970x250', '970x90'].map(
      (name) => `ad-${name}.jpg`,
    ),
  )
  expect(fileRulesOf({ widthPx: 640, heightPx: 200 })).toMatchObject({ name: '640x200', maxBytes: 1_048_576 })
})
