import { describe, expect, it } from 'vitest'
import type { OwnWords } from '#contract/ads/creative.ts'
import type { WordPart } from '#contract/word-parts.ts'
import { adFields, cutOutPhoto } from '#test/studio/ad-fields.ts'
import { planAd } from '../index.ts'
import type { Layer } from '../layers/layout.ts'
import { type AdText, type ShownText, shownTexts, staleTexts, writeBack } from '../words.ts'
import { sourceOf } from './shown-texts.ts'

const AD: AdText = {
  productName: 'Blue mug',
  productDescription: 'Stoneware from Delft. It keeps tea warm for an hour.',
  productPrice: '$5.49',
  productDiscount: null,
  taglines: ['Tea, still warm', 'Two hands, one mug'],
  words: {},
  callToAction: null,
  webAddress: null,
  legalLine: null,
}

/** Texts of a picture that showed these words while its ad was `ad`. */
const shownOn = (texts: Partial<Record<WordPart, string>>, ad = AD): ShownText[] =>
  Object.entries(texts).map(([name, text]) => {
    const part = name as WordPart
    return { part, text, box: { x: 0, y: 0, width: 1, height: 1 }, source: sourceOf(part, text, ad) }
  })

describe('a text that is changed', () => {
  const after = (changes: OwnWords, shown: Partial<Record<WordPart, string>>, ad: Partial<AdText> = {}) =>
    writeBack({ ...AD, ...ad }, changes, shownOn(shown, { ...AD, ...ad }))

  it.each<[string, OwnWords, Partial<Record<WordPart, string>>, Partial<AdText>, Partial<AdText>]>([
    ['a tagline', { headline: 'New' }, { headline: 'Two hands, one mug' }, {}, { taglines: [AD.taglines[0]!, 'New'] }],
    ['the name', { name: 'Red mug' }, { name: 'Blue mug' }, {}, { productName: 'Red mug' }],
    ['the price', { price: '$3.99' }, { price: '$5.49' }, {}, { productPrice: '$3.99' }],
    ['no price any more', { price: null }, { price: '$5.49' }, {}, { productPrice: null }],
    [
      'the price that is a lower discount',
      { price: '$3.99' },
      { price: '$4.49', oldPrice: '$5.49' },
      { productDiscount: '$4.49' },
      { productDiscount: '$3.99', productPrice: '$5.49' },
    ],
    ['an offer', { badge: '30% off' }, {}, { productDiscount: '20% off' }, { productDiscount: '30% off' }],
    ['a first offer', { badge: '30% off' }, {}, {}, { productDiscount: '30% off' }],
    ['an old price', { oldPrice: '$8' }, {}, {}, { productDiscount: '$8' }],
    ['a first web address', { webAddress: 'mugs.example' }, {}, {}, { webAddress: 'mugs.example' }],
    [
      'no legal line any more',
      { legalLine: null },
      { legalLine: 'VAT incl.' },
      { legalLine: 'VAT incl.' },
      { legalLine: null },
    ],
    [
      'a call to action of the user',
      { callToAction: 'Sip' },
      { callToAction: 'Drink' },
      { callToAction: 'Drink' },
      { callToAction: 'Sip' },
    ],
  ])('goes back to its field: %s', (_, changes, shown, ad, written) => {
    expect(after(changes, shown, ad)).toEqual({ ...AD, ...ad, ...written, words: {} })
  })

  it.each<[string, OwnWords, Partial<Record<WordPart, string>>, Partial<AdText>]>([
    ['a headline that was the name', { headline: 'Sip' }, { headline: 'Blue mug' }, { taglines: [] }],
    ['a line of the description', { support: 'Delft blue' }, { support: 'Stoneware from Delft.' }, {}],
    ['our call to action', { callToAction: 'Have a sip' }, { callToAction: 'Shop now' }, {}],
    ['an old price beside a badge', { oldPrice: '$8' }, {}, { productDiscount: '20% off' }],
    ['a badge beside an old price', { badge: 'New' }, { oldPrice: '$8' }, { productDiscount: '$8' }],
    ['a name of one letter', { name: 'M' }, { name: 'Blue mug' }, {}],
  ])('is kept as own words: %s', (_, changes, shown, ad) => {
    expect(after(changes, shown, ad)).toEqual({ ...AD, ...ad, words: changes })
  })

  it('is not kept as left out if the ad no longer has it, unless a model had written it', () => {
    const ad = { productDescription: 'Else.' }
    const shown = shownOn({ support: 'Stoneware from Delft.' })
    expect(writeBack({ ...AD, ...ad }, { support: null }, shown)).toEqual({ ...AD, ...ad })
    const written = shown.map((text) => ({ ...text, source: { from: 'model' as const } }))
    expect(writeBack({ ...AD, ...ad }, { support: null }, written).words).toEqual({ support: null })
    expect(writeBack(AD, { support: null }, shown).words).toEqual({ support: null })
  })

  it('is taken back by the reverse change, fields and own words alike', () => {
    const shown = {
      headline: 'Tea, still warm',
      support: 'Stoneware from Delft.',
      price: '$5.49',
      callToAction: 'Shop now',
    }
    const changes = { headline: 'Hot', support: null, price: '$4', callToAction: 'Sip' }
    const changed = writeBack(AD, changes, shownOn(shown))
    const { support: _, ...left } = changes
    expect(writeBack(changed, shown, shownOn(left, changed))).toEqual(AD)
  })

  it('keeps the old price as own words beside a price that is no amount', () => {
    const ad = { ...AD, productDiscount: '$8' }
    const changed = writeBack(ad, { price: 'from $5' }, shownOn({ price: '$5.49', oldPrice: '$8' }, ad))
    expect(changed).toMatchObject({ productPrice: 'from $5', words: { oldPrice: '$8', badge: null } })
  })
})

describe('what a layout shows', () => {
  it('is read as the ad has it, also in capitals and if a badge shows the price', async () => {
    const own = adFields({ words: { headline: 'Tea, still warm' }, productDiscount: null })
    const { direction } = planAd({ ad: own, photos: [await cutOutPhoto()], format: 'square', seed: 3 })
    const { price } = direction.words
    const box = { x: 0, y: 0, width: 1, height: 1 }
    const layers = [
      { kind: 'text', part: 'headline', text: 'TEA, STILL WARM', box },
      { kind: 'text', part: 'badge', text: price, box },
    ] as unknown as Layer[]
    const ad = { ...AD, productPrice: price! }
    const shown = shownTexts({ layers, direction }, ad)
    expect(shown).toEqual([
      { part: 'headline', text: 'Tea, still warm', box, source: { from: 'field', field: 'taglines', index: 0 } },
      { part: 'price', text: price, box, source: { from: 'field', field: 'productPrice' } },
    ])
    expect(staleTexts(shown, ad)).toEqual([])
    expect(staleTexts(shown, { ...ad, productPrice: '$1' })).toMatchObject([{ part: 'price', now: '$1' }])
  })
})

describe('a picture', () => {
  const stale = (texts: Partial<Record<WordPart, string>>, now: Partial<AdText>, before = AD) =>
    staleTexts(shownOn(texts, before), { ...before, ...now }).map(({ part, now: current }) => [part, current])

  it.each<[string, Partial<Record<WordPart, string>>, Partial<AdText>]>([
    ['a tagline is added', { headline: 'Tea, still warm' }, { taglines: ['First', ...AD.taglines] }],
    [
      'a sentence is added',
      { support: 'Stoneware from Delft.' },
      { productDescription: `New. ${AD.productDescription}` },
    ],
    ['an offer is added', { price: '$5.49' }, { productDiscount: '20% off' }],
    ['spaces are typed', { name: 'Blue mug' }, { productName: ' Blue  mug' }],
    ['it ends with a phrase of ours', { callToAction: 'Shop now' }, { taglines: [] }],
    ['it ends in the language of the ad', { callToAction: 'Shop now' }, { language: 'en' }],
  ])('is not stale where %s', (_, texts, now) => expect(stale(texts, now)).toEqual([]))

  it.each<[string, Partial<Record<WordPart, string>>, Partial<AdText>, unknown[]]>([
    ['its price was changed', { price: '$5.49' }, { productPrice: '$3.99' }, [['price', '$3.99']]],
    ['a lower discount is the price', { price: '$5.49' }, { productDiscount: '$3.99' }, [['price', '$3.99']]],
    [
      'its tagline was corrected',
      { headline: AD.taglines[1]! },
      { taglines: [AD.taglines[0]!, 'B'] },
      [['headline', 'B']],
    ],
    ['its tagline is gone', { headline: AD.taglines[0]! }, { taglines: [] }, [['headline', 'Blue mug']]],
    [
      'its headline is a line that is gone',
      { headline: 'Stoneware from Delft.' },
      { productDescription: 'Else', taglines: [] },
      [['headline', undefined]],
    ],
    ['its line is gone', { support: 'Stoneware from Delft.' }, { productDescription: 'Else' }, [['support', null]]],
    [
      'own words replace it',
      { callToAction: 'Shop now' },
      { words: { callToAction: 'Sip' } },
      [['callToAction', 'Sip']],
    ],
    ['the price is taken away', { price: '$5.49' }, { productPrice: null }, [['price', null]]],
    ['it ends in another language', { callToAction: 'Shop now' }, { language: 'de' }, [['callToAction', undefined]]],
  ])('is stale where %s', (_, texts, now, expected) => expect(stale(texts, now)).toEqual(expected))

  it('is stale with another price where the price leads, unless the ad has a headline of its own by now', () => {
    expect(stale({ headline: '$5.49' }, {})).toEqual([])
    expect(stale({ headline: '$5.49' }, { productPrice: '$3.99' })).toEqual([['price', '$3.99']])
    expect(stale({ headline: '$5.49' }, { words: { headline: 'Sip' } })).toEqual([['headline', 'Sip']])
  })

  it('is stale where own words were cleared', () => {
    const before = { ...AD, words: { headline: 'Sip', callToAction: 'Drink' } }
    const found = stale({ headline: 'Sip', callToAction: 'Drink' }, { words: {} }, before)
    expect(found).toEqual([
      ['headline', 'Tea, still warm'],
      ['callToAction', undefined],
    ])
  })
})

describe('own words', () => {
  const wordsOf = async (
    words: OwnWords,
    format: 'square' | { widthPx: number; heightPx: number } = 'square',
    fields = {},
  ) => planAd({ ad: adFields({ ...fields, words }), photos: [await cutOutPhoto()], format, seed: 3 }).direction.words

  it('win over fields and rules in every format', async () => {
    const own = { headline: 'Mine', support: 'Under it', callToAction: 'Come in', legalLine: 'T&C', price: null }
    const found = await wordsOf(own)
    expect(found).toMatchObject({ ...own, price: undefined })
    expect(await wordsOf(own, { widthPx: 320, heightPx: 50 })).toMatchObject({ headline: 'Mine', support: undefined })
  })

  it('claim no reduction that is none by now', async () => {
    expect((await wordsOf({ oldPrice: '$99' })).oldPrice).toBeUndefined()
    expect((await wordsOf({ oldPrice: '$9,999' })).oldPrice).toBe('$9,999')
  })
})
