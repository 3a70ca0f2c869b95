import { inCapitals } from '../type/capitals.ts'
import { cutSyllables } from '../type/lines/syllables.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { adFields } from '#test/studio/ad-fields.ts'
import { propertyRuns } from '#test/property-runs.ts'
import { idsOf, TONES } from '#contract/choices.ts'
import { type AdFields, makeBrief } from './brief.ts'
import { languages } from '../language/languages.ts'
import { withoutMarks } from './line-marks.ts'
import { saysName } from './product-name.ts'
import { collapseSpaces } from '#contract/text/visible-text.ts'

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

it('is in the language that the user chose, whatever its words look like, and ends with a phrase of that one', () => {
  const { language, textDirection, callsToAction } = makeBrief({ ...AD, language: 'ar' }, 1)
  expect([language, textDirection]).toEqual(['ar', 'rtl'])
  expect(languages.ar.callsToAction.friendly).toContain(callsToAction[0])
})

it('sets an unknown language as undetermined: English for the rest, in plain capitals, and undivided', () => {
  const words = ['Chupa ya maji ya chuma', 'Sabuni yetu hukatwa kwa mkono na kukaushwa wiki sita.'] as const
  const strange = { ...AD, productName: words[0], productDescription: words[1], taglines: [], productDiscount: null }
  const { language, setIn, callsToAction } = makeBrief(strange, 1)
  expect([language, setIn, callsToAction]).toEqual(['en', 'und', ['See details']])
  expect(inCapitals('Istirahat', setIn)).toBe('ISTIRAHAT')
  expect(cutSyllables('kukaushwakwenye', setIn)).toEqual(['kukaushwakwenye'])
  expect(makeBrief(AD, 1).setIn).toBe('en')
  expect(makeBrief({ ...strange, language: 'tr' }, 1).setIn).toBe('tr')
  // A browser's language is a guess too: its own capitals are set only if the words have its own letters.
  const named = (productName: string) =>
    makeBrief({ ...strange, productName, productDescription: '', browserLanguages: ['tr'] }, 1)
  expect(named('Silicone mini')).toMatchObject({ language: 'tr', setIn: 'und' })
  expect(named('Ilık')).toMatchObject({ language: 'tr', setIn: 'tr' })
})

it('takes the taglines in turn, each exactly as it was typed, at any length', () => {
  const taglines = ['Guten Morgen, Espresso.', 'Leise', `Mahlt ohne Lärm, ${'sehr '.repeat(20)}leise!`]
  const firsts = new Set(Array.from({ length: 30 }, (_, seed) => makeBrief({ ...AD, taglines }, seed).taglines[0]))
  expect(firsts).toEqual(new Set(taglines))
  expect(makeBrief({ ...AD, taglines }, 3).taglines.toSorted()).toEqual(taglines.toSorted())
})

it.each([
  ['a web address', 'www.nebula.example'],
  ['a web address after a verb', 'Visit nebula-lamps.shop'],
  ['a mail address', 'hello@nebula.com'],
  ['the name', 'NEBULA Pro headlamp!'],
])('lets %s not lead', (_, line) => {
  expect(makeBrief({ ...AD, taglines: [line] }, 1).taglines).toEqual([])
})

it.each([
  ['a web address', 'Find yours at nebula.com. Shop at https://nebula.example now.'],
  ['the name', 'The Nebula Pro Headlamp is bright. Nebula Pro headlamp for all.'],
  ['an order', 'Order online today. Shop our range. Buy and shop!'],
])('lets %s of a description not lead', (_, productDescription) => {
  expect(makeBrief({ ...AD, productDescription }, 1).headlines).toEqual([])
})

it('mistakes no word of another language for one of its own', () => {
  // Polish “ten” is “this”: it leans on what stands before it.
  const productDescription = 'This one holds. Ten hours of light feels like day.'
  expect(makeBrief({ ...AD, productDescription }, 1).headlines).toEqual([
    'Ten hours of light feels like day',
    'This one holds',
  ])
})

it('does not mistake a common word for the name', () => {
  const taglines = ['Watch the night']
  expect(saysName(taglines[0]!, 'Watch')).toBe(false)
  expect(saysName('Noctielle. The night has a scent', 'Noctielle')).toBe(true)
  expect(saysName('最後まで月光ボトル', '月光ボトル')).toBe(true)
})

it('does not lead with a fact that was torn off a list', () => {
  const productDescription = 'Pink shoulder tote with a padded strap. Dishwasher-safe parts. Carry more with less.'
  const { headlines, supports } = makeBrief({ ...AD, productDescription }, 1)
  expect(headlines).toEqual(['Carry more with less'])
  expect(supports).toContain('Pink shoulder tote with a padded strap.')
})

it('has no headline, so that the name leads, where nothing short was typed', () => {
  const productDescription = 'This small but intricate candle holder is an excellent gift for all of your friends.'
  expect(makeBrief({ ...AD, productDescription }, 1).headlines).toEqual([])
})

it('leaves out labels and the announcement of a list, and sets the list as points', () => {
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

it('ends with a phrase of the studio’s in the ad’s language and tone', () => {
  const german = makeBrief({ ...AD, productDescription: 'Mahlt leise und gleichmäßig für jeden.', tone: 'luxury' }, 5)
  expect(german.callsToAction.toSorted()).toEqual(languages.de.callsToAction.luxury.toSorted())
  const phrases = new Set(
    Array.from({ length: 30 }, (_, seed) => makeBrief({ ...AD, productPrice: null }, seed).callsToAction[0]),
  )
  expect(phrases).toEqual(new Set(languages.en.callsToAction.friendly))
})

it('ends with a phrase that buys where the price is that of a thing bought by a click', () => {
  const firstPhrases = (productPrice: string | null, tone: AdFields['tone']) => [
    ...new Set(
      Array.from({ length: 30 }, (_, seed) => makeBrief({ ...AD, productPrice, tone }, seed).callsToAction[0]!),
    ),
  ]
  expect(firstPhrases('$89', 'friendly')).toEqual(['Get yours'])
  expect(firstPhrases('$89', 'luxury')).toEqual(['Make it yours'])
  expect(firstPhrases('$89', 'professional').toSorted()).toEqual(['Order now', 'Shop now'])
  expect(firstPhrases('₹9,900', 'friendly')).toEqual(['Get yours'])
  expect(firstPhrases('$2,499', 'friendly')).toHaveLength(3)
  expect(firstPhrases('on request', 'friendly')).toHaveLength(3)
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
    return makeBrief({ ...AD, ...words, browserLanguages: ['fr', 'en'] }, seed).callsToAction[0]
  })
  expect(new Set(phrases)).toEqual(new Set(['En savoir plus']))
  expect(makeBrief({ ...AD, ...words }, 1).callsToAction).toEqual(['See details'])
})

it.each([
  ['Piano lessons for adults', 'One hour a week, at your own piano and at your own pace.'],
  ['Klavierunterricht am Abend', 'Für alle, die es immer schon lernen wollten.'],
  ['Fensterreinigung Nord', 'Wir putzen Ihre Fenster und nehmen das Wasser mit.'],
  ['Cours de poterie', 'Un samedi par mois, dans notre petit atelier.'],
  ['Limpieza del hogar', 'Su casa limpia cuando vuelve del trabajo.'],
  ['Ремонт велосипедов', 'Починим за один день и вернём как новый.'],
  ['ピアノ教室', 'はじめての方も、楽しく通えます。'],
  ['Bright Smile', 'A calm practice in the middle of town. Book an appointment today.'],
])('asks nobody to put %s into a cart', (productName, productDescription) => {
  for (const tone of idsOf(TONES)) {
    const { language, callsToAction } = makeBrief({ ...AD, productName, productDescription, tone }, 1)
    expect(callsToAction.length).toBeGreaterThan(0)
    expect(callsToAction.filter((phrase) => languages[language].buying.includes(phrase))).toEqual([])
  }
})

it.each([
  ['Loden Coat', 'Of course it is warm, and in a class of its own. At your service for years.'],
  ['Reisewecker', 'Klein, leise und immer dabei.'],
  ['Nebula Pro Headlamp', AD.productDescription],
  // In Dutch, lessons are “lessen”, and bottles end in it too: “flessen”.
  ['Scented candles', 'Ten hours of calm light for your evenings.'],
  ['Waterfles van staal', 'Alles blijft koud, de hele dag lang.'],
])('sells %s as a thing', (productName, productDescription) => {
  const { language, callsToAction } = makeBrief({ ...AD, productName, productDescription, tone: 'professional' }, 1)
  expect(callsToAction.some((phrase) => languages[language].buying.includes(phrase))).toBe(true)
})

it('never shows a word that the user did not type, whatever they typed', { tags: 'property' }, () => {
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
      const description = collapseSpaces(productDescription)
      const source = [description, collapseSpaces(withoutMarks(description)), ...taglines.map(collapseSpaces)].join(
        ' | ',
      )
      for (const line of [...brief.taglines, ...brief.headlines, ...brief.supports, ...brief.proof])
        expect(source).toContain(line)
      expect(makeBrief({ ...AD, productDescription, taglines }, seed)).toEqual(brief)
    }),
    propertyRuns(300),
  )
})

it('takes the ad’s own call to action in place of any phrase, and what signs the ad as it was typed', () => {
  const own = { callToAction: 'Light  the way', webAddress: 'nebula.example', legalLine: '*While stocks last.' }
  expect(makeBrief({ ...AD, ...own }, 1)).toMatchObject({
    callsToAction: ['Light the way'],
    signOff: { webAddress: 'nebula.example', legalLine: '*While stocks last.' },
  })
  expect(makeBrief({ ...AD, callToAction: ' ', legalLine: null }, 1).signOff).toEqual({})
  expect(makeBrief({ ...AD, callToAction: ' ' }, 1).callsToAction).toEqual(makeBrief(AD, 1).callsToAction)
})

it.each([
  ['Villa Miramar', '$648,000'],
  ['Eigentumswohnung am Park', '389.000 €'],
  ['Table for two at Trattoria Pia', '$60'],
  ['Northgate Dental Practice', null],
  ['Bronze Horse, Life Size', '$22,000'],
])('nobody orders %s now', (productName, productPrice) => {
  for (let seed = 0; seed < 8; seed += 1) {
    const language = productName.startsWith('Eigentum') ? 'de' : 'en'
    const ad = adFields({ productName, productPrice, productDescription: 'Come.', taglines: [], language })
    const { callsToAction } = makeBrief({ ...ad, tone: 'professional' }, seed)
    expect(callsToAction.filter((call) => languages[language].buying.includes(call))).toEqual([])
  }
})
