import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '#test/property-runs.ts'
import { CALLS_TO_ACTION } from '#contract/calls-to-action.ts'
import { type AdFields, makeBrief } from './brief.ts'
import { oneSpaced } from './sentences.ts'

const AD: AdFields = {
  productName: 'Nebula Pro Headlamp',
  productDescription:
    'Illuminate your outdoor adventures with the Nebula Pro Headlamp. With 500 lumens of bright white light, adjustable brightness modes, and a rechargeable battery, this headlamp will light up the darkest of paths.',
  productPrice: '$49.99',
  productDiscount: '20% off',
  taglines: [],
  customColors: [],
  adStyle: 'bold',
  colorPalette: 'blue',
  typography: 'modern',
  tone: 'friendly',
}

it('understands an ad', () => {
  expect(makeBrief(AD, 1)).toMatchObject({
    name: 'Nebula Pro Headlamp',
    offer: { price: '$49.99', oldPrice: undefined, badge: '20% off' },
    language: 'en',
    textDirection: 'ltr',
    headlines: ['Illuminate your outdoor adventures'],
    proof: ['500 lumens of bright white light', 'adjustable brightness modes', 'rechargeable battery'],
  })
})

it('lets the taglines lead, each in its turn, exactly as they were typed', () => {
  const taglines = ['Guten Morgen, Espresso.', 'Leise wie der Sonntag', 'Mahlt ohne Lärm!']
  const firsts = new Set(Array.from({ length: 30 }, (_, seed) => makeBrief({ ...AD, taglines }, seed).headlines[0]))
  expect(firsts).toEqual(new Set(taglines))
  expect(
    makeBrief({ ...AD, taglines }, 3)
      .headlines.slice(0, 3)
      .sort(),
  ).toEqual([...taglines].sort())
})

it('has no headline, so that the name leads, where nothing short was typed', () => {
  const productDescription = 'This small but intricate candle holder is an excellent gift for all of your friends.'
  expect(makeBrief({ ...AD, productDescription }, 1).headlines).toEqual([])
})

it('leaves labels and the announcement of a list unspoken, and sets the list as points', () => {
  const productDescription =
    'Brand: Modern Wear. Our best grinder:\n- 40 grind settings\n- Steel burrs\n- Quiet motor\n- Washable'
  const brief = makeBrief({ ...AD, productDescription }, 1)
  expect([...brief.headlines, ...brief.supports]).toEqual([])
  expect(brief.proof).toEqual(['40 grind settings', 'Steel burrs', 'Quiet motor'])
})

it.each([
  [
    'Features weather-resistant fabric, built-in compass, and automatic hook retraction.',
    ['weather-resistant fabric', 'built-in compass', 'automatic hook retraction'],
  ],
  [
    'Includes leather carrying pouch and temporal paradox insurance.',
    ['leather carrying pouch', 'temporal paradox insurance'],
  ],
  ['Mit Edelstahlkegel, 40 Stufen und Timer.', ['Edelstahlkegel', '40 Stufen', 'Timer']],
  ['Dishwasher safe. Holds half a liter.', ['Dishwasher safe', 'Holds half a liter']],
  ['Made with goose down insulation, the Alpine Peak Jacket provides exceptional warmth and comfort.', []],
  ['Features black and white stripes.', []],
  ['Just one short sentence.', []],
])('finds the points of %j', (productDescription, proof) => {
  expect(makeBrief({ ...AD, productDescription }, 1).proof).toEqual(proof)
})

it('ends with a phrase of the contract in the ad’s language and tone', () => {
  const german = makeBrief({ ...AD, productDescription: 'Mahlt leise und gleichmäßig für jeden.', tone: 'luxury' }, 5)
  expect(CALLS_TO_ACTION.de.luxury).toContain(german.callToAction)
  const phrases = new Set(Array.from({ length: 30 }, (_, seed) => makeBrief(AD, seed).callToAction))
  expect(phrases).toEqual(new Set(CALLS_TO_ACTION.en.friendly))
})

it('reads the language of all words that were typed, price and discount too', () => {
  const words = { productName: 'Placard 3000', productDescription: 'Placard X-200', taglines: [] }
  const { language } = makeBrief({ ...AD, ...words, productPrice: 'ab 20 Euro', productDiscount: 'Jetzt günstiger' }, 1)
  expect(language).toBe('de')
})

it('ends with a neutral phrase in a language of the browser where the words leave theirs open', () => {
  const words = {
    productName: 'Mug',
    productDescription: 'Mug 330',
    productPrice: null,
    productDiscount: null,
    taglines: [],
  }
  const phrases = Array.from({ length: 6 }, (_, seed) => {
    return makeBrief({ ...AD, ...words, browserLanguages: ['fr', 'en'] }, seed).callToAction
  })
  expect(new Set(phrases)).toEqual(new Set(['En savoir plus']))
  expect(makeBrief({ ...AD, ...words }, 1).callToAction).toBe('See details')
})

it('never says a word that the person did not type, whatever they typed', () => {
  const typed = fc.array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(
        'with the',
        'Features',
        'and',
        ', ',
        '. ',
        '— ',
        'e.g. ',
        '\n- ',
        'It is ',
        '你好。',
        'مرحبا، ',
        'Lamp',
      ),
    ),
    { maxLength: 20 },
  )
  fc.assert(
    fc.property(typed, fc.array(typed, { maxLength: 4 }), fc.nat(), (words, lines, seed) => {
      const productDescription = words.join(' ')
      const taglines = lines.map((line) => line.join(' '))
      const brief = makeBrief({ ...AD, productDescription, taglines }, seed)
      const source = [productDescription, ...taglines].map(oneSpaced).join(' | ')
      for (const line of [...brief.headlines, ...brief.supports, ...brief.proof]) expect(source).toContain(line)
      expect(makeBrief({ ...AD, productDescription, taglines }, seed)).toEqual(brief)
    }),
    propertyRuns(300),
  )
})
