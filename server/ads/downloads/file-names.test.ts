import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FormatId } from '#contract/formats.ts'
import { fileStem, nameFiles } from './file-names.ts'

const picture = (productName: string, format: FormatId, width: number, height: number) => ({
  creative: { productName },
  variant: { format, width, height },
})
const pathsOf = (...pictures: ReturnType<typeof picture>[]) => nameFiles(pictures).map(({ path }) => path)

describe('the name of a picture in an archive', () => {
  it('contains product, format and size, in the folder of its platform', () => {
    const paths = pathsOf(
      picture('Blue Mug', 'leaderboard', 728, 90),
      picture('Blue Mug', 'instagram_story', 1080, 1920),
      picture('Blue Mug', 'square', 600, 600),
    )
    expect(paths).toEqual([
      'google/blue-mug-leaderboard-728x90.jpg',
      'meta/blue-mug-instagram-story-1080x1920.jpg',
      'web/blue-mug-square-600x600.jpg',
    ])
  })

  it('is unique, even if two names differ only in what no file name shows', () => {
    const paths = pathsOf(...['Blue Mug', 'blue  mug!', 'BLUE-MUG'].map((name) => picture(name, 'square', 600, 600)))
    expect(paths).toEqual([
      'web/blue-mug-square-600x600.jpg',
      'web/blue-mug-square-600x600-2.jpg',
      'web/blue-mug-square-600x600-3.jpg',
    ])
  })

  it.each([
    ['Ada’s Café №1', 'adas-café-1'],
    ['藍色馬克杯 350ml', '藍色馬克杯-350ml'],
    ['कप नीला', 'कप-नीला'],
    ['كوب أزرق', 'كوب-أزرق'],
    ['../../etc/passwd', 'etc-passwd'],
    ['C:\\CON.txt', 'c-con-txt'],
    ['👩‍👩‍👧‍👦 🎉', 'ad'],
    ['\u202egpj.exe', 'gpj-exe'],
    ['\u3164\u200b', 'ad'],
    ['\u0301\u0301mug', 'mug'],
    ['\ud800 mug', 'mug'],
  ])('has letters and digits of any script and nothing else: %s', (name, stem) => {
    expect(fileStem(name)).toBe(stem)
  })

  it('ends after 60 characters, as a person counts them, and before a file system’s end', () => {
    expect(fileStem('क्षि'.repeat(100))).toBe('क्षि'.repeat(15))
    expect(fileStem('ab '.repeat(100))).toBe('ab-'.repeat(20).slice(0, -1))
    expect(fileStem(`a${'\u0301'.repeat(500)}`)).toBe('ad')
  })

  it('can be written on any disk, whatever the product is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (name) => {
        const [path] = pathsOf(picture(name, 'instagram_story', 1080, 1920))
        const [folder, file, ...rest] = path!.split('/')
        expect([folder, rest]).toEqual(['meta', []])
        expect(file).toMatch(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*-instagram-story-1080x1920\.jpg$/u)
        expect(Buffer.byteLength(file!)).toBeLessThanOrEqual(255)
      }),
    )
  })
})
