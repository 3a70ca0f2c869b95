import { describe, expect, it } from 'vitest'
import { adFields, cutOutPhoto } from '#test/studio/ad-fields.ts'
import { changeText, findText } from '#test/studio/change-layout.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { makeAd } from '../make-ad/make-ad.ts'
import type { InspectedAd } from './inspected-ad.ts'
import { neverDownload, ourAction } from './checks/our-action.ts'
import { ownWords } from './checks/own-words.ts'
import { contrastBound, missedContrast } from './checks/text-contrast.ts'

const photos = [await cutOutPhoto()]
const { layout } = await makeAd({ ad: adFields({ adStyle: 'bold' }), photos, format: 'square', seed: 2, typesetter })

/** Returns the good ad with other words in one line. */
function saying(role: 'headline' | 'name' | 'call-to-action', text: string): InspectedAd {
  const { words } = layout.direction
  const key = role === 'call-to-action' ? 'callToAction' : role
  const changed = changeText(layout, role, (layer) => ({ ...layer, text }))
  return { layout: { ...changed, direction: { ...layout.direction, words: { ...words, [key]: text } } } } as InspectedAd
}

const rulesFor = (ad: InspectedAd) => ownWords(ad).map(({ rule, severity }) => `${severity} ${rule}`)

describe("the user's own words", () => {
  it.each([
    ['Buy it now!!', 'punctuation'],
    ['Really?!', 'punctuation'],
    ['¡¡Ahora!!', 'punctuation'],
    ['Nur heute ! !', 'punctuation'],
    ['THE BEST LAMP EVER', 'capitals'],
    ['Now with FREE DELIVERY for all', 'capitals'],
    ['САМАЯ ЛУЧШАЯ ЛАМПА', 'capitals'],
    ['Download it today', 'download'],
    ['Jetzt herunterladen', 'download'],
    ['Télécharger maintenant', 'download'],
    ['Descarga la app', 'download'],
    ['Скачать бесплатно', 'download'],
    ['立即下载', 'download'],
    ['今すぐダウンロード', 'download'],
    ['지금 다운로드', 'download'],
    ['تحميل الآن', 'download'],
    ['अभी डाउनलोड करें', 'download'],
    ['ดาวน์โหลดเลย', 'download'],
  ])('%s is warned of, under %s', (text, rule) => {
    expect(rulesFor(saying('headline', text))).toEqual([`warning ${rule}`])
  })

  it.each([
    'Your models. Your machine.',
    'A lamp by IKEA',
    'Wow! Really? Yes!',
    'The installation is done by us',
    'USB-C, HDMI and more',
  ])('%s is nobody’s business', (text) => expect(rulesFor(saying('headline', text))).toEqual([]))

  it('may be a brand of two words in capitals', () => {
    expect(rulesFor(saying('name', 'BOSCH PROFESSIONAL'))).toEqual([])
    expect(rulesFor(saying('name', 'THE ONE AND ONLY BLENDER'))).toEqual(['warning capitals'])
  })

  it('are not blamed for the capitals that a style sets', () => {
    const set = changeText(layout, 'headline', (layer) => ({ ...layer, text: layer.text.toLocaleUpperCase('en') }))
    expect(rulesFor({ layout: set } as InspectedAd)).toEqual([])
  })

  it('come with the fix', () => {
    const [finding] = ownWords(saying('headline', 'Buy it now!!'))
    expect(finding!.message).toBe('Ad platforms may refuse repeated punctuation. Write “Buy it now!” instead.')
  })
})

describe('the call to action', () => {
  it('is refused where a phrase of ours says Download', () => {
    const check = neverDownload(['Download now', 'Shop now'])
    expect(check(saying('call-to-action', 'Download now'))).toEqual([
      expect.objectContaining({ rule: 'call-to-action', severity: 'error' }),
    ])
    expect(check(saying('call-to-action', 'Shop now'))).toEqual([])
  })

  it('only gets a warning where the words are the user’s own', () => {
    const own = saying('call-to-action', 'Download now')
    expect(ourAction(own)).toEqual([])
    expect(rulesFor(own)).toEqual(['warning download'])
  })
})

describe('the least contrast', () => {
  const bound = (text: string, sizePx: number, weight = 800) => {
    const changed = changeText(layout, 'headline', (layer) => ({
      ...layer,
      text,
      sizePx,
      face: { family: 'archivo' as const, weight },
    }))
    return contrastBound(
      changed,
      changed.layers.find((layer) => layer.kind === 'text' && layer.part === 'headline') as never,
    )
  }

  it('is 3 for bold display text from six hundredths of the shorter side, and 4.5 for the rest', () => {
    expect(bound('Your machine', 36)).toBe(3)
    expect(bound('Your machine', 35.9)).toBe(4.5)
    expect(bound('Your machine', 36, 500)).toBe(4.5)
  })

  it('is more for small letters on an uneven ground, which lose some of it in the file', () => {
    const [even, uneven] = [new Uint8ClampedArray(400).fill(200), new Uint8ClampedArray(400).fill(200)]
    uneven.fill(120, 0, 80)
    const [small, large] = [19, 20].map((sizePx) => changeText(layout, 'name', (layer) => ({ ...layer, sizePx })))
    const missed = (changed: typeof layout, contrast: number, behind: Uint8ClampedArray) =>
      missedContrast(changed, findText(changed, 'name'), { contrast, behind })
    expect(missed(small!, 4.4, even)).toBe(4.5)
    expect(missed(small!, 4.5, even)).toBeUndefined()
    expect(missed(small!, 5.1, uneven)).toBeCloseTo(5.18)
    expect(missed(small!, 5.2, uneven)).toBeUndefined()
    expect(missed(large!, 4.4, uneven)).toBe(4.5)
    expect(missed(large!, 4.5, uneven)).toBeUndefined()
  })

  it('is 4.5 for a headline that states a price', () => {
    for (const text of ['Only $9.99', 'Ab 49 €', '₹1,299 today', 'CHF 80']) expect(bound(text, 60)).toBe(4.5)
    for (const text of ['96 GB of memory', '3 in 1', 'Made in 1994']) expect(bound(text, 60)).toBe(3)
  })
})
