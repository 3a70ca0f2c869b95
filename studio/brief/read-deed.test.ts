import { expect, it } from 'vitest'
import { idsOf, TONES } from '#contract/choices.ts'
import { type LanguageCode, LANGUAGES } from '#contract/languages.ts'
import { adFields } from '#test/studio/ad-fields.ts'
import { DEEDS } from '../language/deeds.ts'
import { languages } from '../language/languages.ts'
import { makeBrief } from './brief.ts'
import { deedPhrase } from './read-deed.ts'

const callFor = (language: LanguageCode, name: string, price: string | null = null, description = 'Come.') =>
  deedPhrase({ name, description, price }, 'friendly', language)

it.each<[LanguageCode, string, string | null, string | undefined]>([
  ['en', 'Linen Summer Dress', '$80', 'Try it on'],
  ['en', 'Selvedge Jeans', '$120', 'Find your fit'],
  ['en', 'Trail Running Shoes', '$140', 'Find your fit'],
  ['en', 'Solitaire Ring', '$2,100', 'Try it on'],
  ['en', 'Seafront Villas', 'from $649,000', 'See the villas'],
  ['en', 'Two-Bedroom Apartment', '$320,000', 'Look inside'],
  ['en', 'Harbour Restaurant', null, 'Book a table'],
  ['en', 'Corner Café', null, 'Stop by'],
  ['en', 'Lakeside Hotel', '$140', 'Plan your stay'],
  ['en', 'Northgate Dental Practice', null, 'Book a visit'],
  ['en', 'Weekend Pottery Classes', '$60', 'See the classes'],
  ['en', 'Northern Roof Repair', null, 'Talk to us'],
  ['en', 'Lemon Pasta Recipe', null, 'Get the recipe'],
  ['de', 'Leichtes Sommerkleid', '80 €', 'Gleich anprobieren'],
  ['de', 'Wanderschuhe', '140 €', 'Finde deine Größe'],
  ['de', 'Eigentumswohnung', '320.000 €', 'Schau dich um'],
  ['de', 'Restaurant', null, 'Reservier dir Platz'],
  ['de', 'Zahnarztpraxis', null, 'Mach einen Termin'],
  ['fr', 'Robe d’été en lin', '80 €', 'Je l’essaie'],
  ['fr', 'Restaurant du port', null, 'Je réserve ma table'],
  ['fr', 'Villas face à la mer', '649 000 €', 'Voir les villas'],
  ['es', 'Vestido de lino', '80 €', 'Ver cómo queda'],
  ['es', 'Restaurante del puerto', null, 'Reserva tu mesa'],
  ['it', 'Vestito di lino', '80 €', 'Vedi come sta'],
  ['it', 'Ristorante sul porto', null, 'Prenota un tavolo'],
  ['nl', 'Linnen jurk', '80 €', 'Pas het eens'],
  ['nl', 'Restaurant', null, 'Reserveer een tafel'],
  ['pl', 'Sukienka', '180 zł', 'Przymierz'],
  ['pl', 'Restauracja', null, 'Zarezerwuj stolik'],
  ['pt', 'Vestido de linho', '80 €', 'Ver como fica'],
  ['pt', 'Restaurante do porto', null, 'Quero uma mesa'],
  ['cs', 'Restaurace', null, 'Zamluvit stůl'],
  ['da', 'Restaurant', null, 'Book et bord'],
  ['nb', 'Restaurant', null, 'Bestill bord'],
  ['sv', 'Restaurang', null, 'Boka ett bord'],
  ['ru', 'Ресторан', null, 'Заказать столик'],
  ['tr', 'Restoran', null, 'Masa ayırt'],
  ['ja', '港のレストラン', null, '席をとる'],
  ['zh', '海边餐厅', null, '留个座位'],
])('%s: of %s (%s) an ad says what is done with it', (language, name, price, phrase) => {
  expect(callFor(language, name, price)).toBe(phrase)
})

it.each<[LanguageCode, string, string | null]>([
  ['en', 'Oak Dining Table', '$800'],
  ['en', 'Bistro Set', '$249'],
  ['en', 'Coffee Table', null],
  ['en', 'Restaurant Chair', '$90'],
  ['en', 'Table for Six', '$640'],
  ['en', 'Massage Gun', '$99'],
  ['en', 'Insect Hotel', '$29'],
  ['en', 'Wooden Dog House', '$120'],
  ['en', 'Dollhouse Villa', '$90'],
  ['en', 'Bird House', null],
  ['en', 'Doll Dress', '$12'],
  ['en', 'Dress for Dogs', '$18'],
  ['en', 'Hotel Towel', '$24'],
  ['en', 'Beach House Candle', '$24'],
  ['en', 'Magnesium Supplements', '$20'],
  ['en', 'Wedding Catering', null],
  ['en', 'Polarized Sunglasses', '$60'],
  ['en', 'Storm Umbrella', '$60'],
  ['en', 'Watch Box', '$60'],
  ['en', 'Shoe Rack', '$60'],
  ['en', 'Family Recipe Tomato Sauce', '$6'],
  ['en', 'Recipe Book', null],
  ['de', 'Esstisch aus Eiche', '800 €'],
  ['de', 'Insektenhotel', '29 €'],
  ['de', 'Puppenhaus', '90 €'],
  ['de', 'Bistrotisch', '90 €'],
  ['fr', 'Table de bistrot', '90 €'],
  ['fr', 'Maison de poupée', '90 €'],
  ['es', 'Mesa de comedor', '300 €'],
  ['es', 'Casa de muñecas', '90 €'],
  ['it', 'Tavolo da pranzo', '300 €'],
  ['nl', 'Eettafel van eiken', '300 €'],
  ['pl', 'Stolik kawowy', '300 zł'],
  ['pt', 'Mesa de jantar', '300 €'],
])('%s: has no phrase for %s (%s) that may be untrue', (language, name, price) => {
  expect(callFor(language, name, price)).toBeUndefined()
})

it('is the first phrase, unless the user has one of their own', () => {
  const ad = adFields({
    productName: 'Linen Summer Dress',
    productDescription: 'For long warm evenings.',
    taglines: [],
  })
  expect(makeBrief(ad, 3).callsToAction[0]).toBe('Try it on')
  expect(makeBrief({ ...ad, callToAction: 'Meet it' }, 3).callsToAction).toEqual(['Meet it'])
  // Words whose language is not clear get the neutral phrase.
  expect(makeBrief({ ...ad, productName: 'Dress', productDescription: 'Dress X-200' }, 3).callsToAction[0]).not.toBe(
    'Get the recipe',
  )
})

/** Languages that know most of the kinds of things. */
const THOROUGH = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt'] as const

it('has a phrase for every deed in every language that knows most kinds', () => {
  for (const code of THOROUGH) {
    const { deeds } = languages[code]
    for (const deed of DEEDS) expect(`${code} ${deed}: ${deeds?.[deed] ? 'said' : 'not said'}`).toContain(': said')
  }
})

it.each(LANGUAGES)('%s promises nothing by it', (language) => {
  const { deeds } = languages[language]
  const free = languages[language].offer.free
    .split(',')
    .map((word) => word.trim().replaceAll('*', ''))
    .filter(Boolean)
  const phrases = deeds ? [...DEEDS.flatMap((deed) => deeds[deed] ?? []), ...deeds.several] : []
  for (const phrase of phrases) for (const word of free) expect(` ${phrase.toLowerCase()} `).not.toContain(` ${word} `)
  for (const tone of idsOf(TONES))
    expect(deedPhrase({ name: '', description: '', price: null }, tone, language)).toBeUndefined()
})
