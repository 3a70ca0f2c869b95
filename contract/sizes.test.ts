import { describe, expect, it } from 'vitest'
import { formatIdOf } from './format-id.ts'
import { compareFormats, FORMATS, getFormat, MORE_FORMATS, sortByFormat } from './formats.ts'
import { adFileName, fileRulesOf, isFormatId, formatRowOf, sizeIdProblem, sizeProblem } from './sizes.ts'

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
})

it('gives the other sizes what display networks take, up to the largest of theirs', () => {
  expect(fileRulesOf({ widthPx: 640, heightPx: 200 })).toMatchObject({ name: '640x200', maxBytes: 150_000 })
  expect(fileRulesOf({ widthPx: 640, heightPx: 625 })).toMatchObject({ maxBytes: 150_000 })
  expect(fileRulesOf({ widthPx: 800, heightPx: 800 })).toMatchObject({ maxBytes: 1_048_576 })
})

describe('a size as the id of a format', () => {
  it('becomes a format with the size as its name and the rules of its file', () => {
    expect(getFormat('640x200')).toEqual({
      id: '640x200',
      name: '640x200',
      widthPx: 640,
      heightPx: 200,
      folder: 'web',
      place: 'strip',
      description: 'A size of your media plan',
      maxBytes: 150_000,
    })
    expect(getFormat('240x400').place).toBe('column')
    expect(getFormat('250x250').place).toBe('cards')
    expect(adFileName('640x200')).toBe('ad-640x200.jpg')
    expect(fileRulesOf('640x200')).toEqual(expect.objectContaining(fileRulesOf({ widthPx: 640, heightPx: 200 })))
  })

  it.each([
    ['300x250', '300x250 is the size of Google Display: ask for that.'],
    ['1080x1080', '1080x1080 is the size of Facebook Feed and Instagram Feed: ask for that.'],
    ['9000x10', '9000x10 cannot be made: each side has from 50 to 2400 pixels.'],
    ['0640x200', '0640x200 is no size.'],
  ] as const)('is refused if it is %s', (id, sentence) => {
    expect(sizeIdProblem(id)).toBe(sentence)
    expect(isFormatId(id)).toBe(false)
    expect(
      formatIdOf()
        .safeParse(id)
        .error?.issues.map(({ message }) => message),
    ).toEqual([sentence])
  })

  it.each(['640x200', 'square', 'pin'])('passes as %s', (id) => {
    expect(isFormatId(id)).toBe(true)
    expect(formatIdOf().parse(id)).toBe(id)
  })

  it.each([
    '',
    'x',
    '640X200',
    '640 x 200',
    '-640x200',
    '640.5x200',
    '1e3x500',
    'toString',
    '640x200\n',
    null,
    {},
    640,
  ])('is not a size if %j is sent', (id) => {
    expect(formatIdOf('Please choose.').safeParse(id).success).toBe(false)
    expect(typeof id === 'string' && isFormatId(id)).toBe(false)
  })
})

it('lists formats in the order of the rows, and sizes after them, the widest first', () => {
  const ids = ['250x250', 'billboard', '640x200', 'square', '640x300', 'facebook_feed'] as const
  expect(ids.toSorted(compareFormats)).toEqual([
    'facebook_feed',
    'square',
    'billboard',
    '640x300',
    '640x200',
    '250x250',
  ])
  const pictures = ids.map((format) => ({ format }))
  expect(sortByFormat(pictures).map(({ format }) => format)).toEqual(ids.toSorted(compareFormats))
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
  for (const { id, widthPx, heightPx } of MORE_FORMATS) expect(formatRowOf({ widthPx, heightPx })).toBe(formatRowOf(id))
  expect(formatRowOf({ widthPx: 640, heightPx: 200 })).toBeUndefined()
})
