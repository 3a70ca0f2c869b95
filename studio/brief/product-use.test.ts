import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type LanguageCode, LANGUAGES } from '#contract/languages.ts'
import { adFields } from '#test/studio/ad-fields.ts'
import { makeBrief } from './brief.ts'
import { useOf } from './product-use.ts'

/**
 * Products, one a line, twenty in each language: language, use (`-` for a product without one), name and description.
 */
const PRODUCTS = readFileSync(new URL('product-uses.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [language, use, name, description] = line.split('\t') as [string, string, string, string]
    return { language, use: use === '-' ? undefined : use, name, description }
  })

/**
 * Returns the use of a product. The language is passed, because two short lines do not always show it, and only the
 * knowledge of places is tested.
 */
function tellUse(productName: string, productDescription: string, language: LanguageCode | null = null) {
  return useOf(makeBrief(adFields({ productName, productDescription, taglines: [], language }), 1))
}

it.each(LANGUAGES)(
  'recognizes the use of at least sixteen of twenty products in %s, and of none wrongly',
  (language) => {
    const products = PRODUCTS.filter((product) => product.language === language)
    expect(products).toHaveLength(20)
    const read = products.map((product) => ({
      ...product,
      found: tellUse(product.name, product.description, language),
    }))
    expect(read.filter((product) => product.found && product.found !== product.use)).toEqual([])
    expect(read.filter((product) => product.found === product.use).length).toBeGreaterThanOrEqual(16)
  },
)

it.each([
  ['Coffee machine', '', 'table'],
  ['Tea towel', '', undefined],
  ['Dog food bowl', '', 'floor'],
  ['Wine rack', '', undefined],
  ['Phone case', '', 'table'],
  ['Shoe cabinet', '', 'floor'],
  ['Camping chair', '', 'outdoors'],
  ['Hiking boots', '', 'worn'],
  ['Sofa cover', '', undefined],
  ['Garden chair', '', 'outdoors'],
  ['Chaise de jardin', 'Pour le jardin et la terrasse.', 'outdoors'],
  ['Étui de téléphone', 'Un étui en cuir pour votre téléphone.', undefined],
  ['Chaussettes de rugby', 'Pour le sport et la ville.', 'worn'],
  ['Bürostuhl', 'Für lange Tage am Schreibtisch.', 'floor'],
  ['Kaffee- & Espressomaschine', 'Für zwei Tassen.', 'table'],
  ['Hundefutter', 'Ohne Getreide, mit viel Fleisch.', undefined],
  ['Чехол для телефона', 'Тонкий и прочный, из кожи.', 'table'],
  ['コーヒー豆', '深煎りの豆です。', 'eaten'],
  ['コーヒーミル', '静かに挽けます。', 'table'],
  ['咖啡杯', '手工制作的陶瓷杯。', 'table'],
])('takes the noun that is the thing: %s', (name, description, use) => {
  expect(tellUse(name, description)).toBe(use)
})

it.each([
  ['what two things quarrel over', 'Mug & socks', 'A present for cold mornings.'],
  ['a noun that it does not know behind one that it does', 'Coffee widget', 'A coffee widget for early mornings.'],
  ['what only a sentence further on names', 'Dash Force', 'Step into summer. Your sofa will miss you.'],
  ['what a sentence invites to', 'The Morning Teleporter', 'Enjoy your coffee in the garden.'],
  ['a service', 'Piano lessons', 'At home, for beginners.'],
  ['nothing', 'Own your stack', ''],
])('says nothing of %s', (_, name, description) => {
  expect(tellUse(name, description)).toBeUndefined()
})

it.each([
  ['a description where the name is only a name', 'Temporal Tickstopper', 'Stop time with this pocket watch.', 'worn'],
  [
    'an English word in a name of another language',
    'Hygge Coffee Table',
    'Ein Stück aus Eiche, geölt und rund.',
    'floor',
  ],
])('asks %s', (_, name, description, use) => {
  expect(tellUse(name, description)).toBe(use)
})
