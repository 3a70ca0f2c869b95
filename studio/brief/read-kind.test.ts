import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '#contract/languages.ts'
import { adFields } from '#test/studio/ad-fields.ts'
import { makeBrief } from './brief.ts'
import { isVisited } from './is-visited.ts'
import { readThing } from './read-kind.ts'
import { kindOf } from './thing-world.ts'

const thing = (productName: string, productDescription = '', language: LanguageCode = 'en') =>
  readThing({ productName, productDescription }, language)

describe('what a thing is, is what its name ends with', () => {
  it.each([
    ['Hotel with breakfast', 'hotel'],
    ['Hotel breakfast tray', 'homeware'],
    ['Coffee table', 'furniture'],
    ['Coffee grinder', 'appliances'],
    ['Leather watch strap', 'watches'],
    ['Watch box', 'homeware'],
    ['Dog bed', 'pets'],
    ['Garden restaurant', 'restaurant'],
    ['Restaurant table', 'furniture'],
    ['Bistro set', 'furniture'],
    ['Phone case', 'electronics'],
    ['Ring light', 'electronics'],
    ['Wine rack', 'homeware'],
    ['Bread bin', 'homeware'],
    ['Bread knife', 'kitchenware'],
    ['Cake stand', 'homeware'],
    ['Shoe rack', 'furniture'],
    ['Jewelry box', 'homeware'],
    ['Spa robe', 'clothes'],
    ['Chocolate spa', 'wellness'],
    ['Hotel slippers', 'shoes'],
    ['Insect hotel', 'garden-tools'],
    ['Dental floss', 'beauty'],
    ['Massage chair', 'furniture'],
    ['Laptop bag', 'bags'],
    ['House plant', 'plants'],
    ['Beach house', 'real-estate'],
    ['Wedding cake', 'sweets'],
    ['Kids watch', 'watches'],
    ['Toy car', 'children'],
    ['Doll house', 'children'],
    ['Dog house', 'pets'],
  ])('%s: %s', (name, kind) => {
    expect(thing(name).is?.kind).toBe(kind)
  })

  it.each<[LanguageCode, string, string]>([
    ['de', 'Hotel mit Frühstück', 'hotel'],
    ['de', 'Couchtisch', 'furniture'],
    ['fr', 'Hôtel avec petit déjeuner', 'hotel'],
    ['fr', 'Table basse', 'furniture'],
    ['es', 'Restaurante con jardín', 'restaurant'],
    ['it', 'Tavolino da caffè', 'furniture'],
  ])('%s: %s: %s', (language, name, kind) => {
    expect(thing(name, '', language).is?.kind).toBe(kind)
  })
})

describe('where the name tells nothing the description’s beginning does', () => {
  it.each([
    ['Luma', 'A desk lamp with a wooden foot.', 'lighting'],
    ['Nordwind', 'A restaurant by the harbor with fresh fish.', 'restaurant'],
    ['Loft 23', 'Two rooms with a coffee machine.', 'real-estate'],
    ['Halden H1', 'Fits under your desk. 96 GB of memory.', 'computers'],
  ])('%s, %s: %s', (name, description, kind) => {
    expect(thing(name, description).is?.kind).toBe(kind)
  })
})

describe('look, setting and action have one answer', () => {
  const shown = (productName: string, productDescription = '') =>
    kindOf(makeBrief(adFields({ productName, productDescription, taglines: [], language: 'en' }), 1))

  it('but for what is made for children or pets, which is shown as theirs', () => {
    expect([shown('Kids watch'), shown('Toy car'), shown('Dog house')]).toEqual(['children', 'children', 'pets'])
    expect([shown('Children’s dentist'), shown('Villa for families with children')]).toEqual(['health', 'real-estate'])
  })

  it.each([
    ['Nordwind', 'A restaurant by the harbor.', true],
    ['Children’s dentist', 'Gentle.', true],
    ['Doll house', 'Three floors.', false],
    ['Bistro set', 'Two chairs.', false],
    ['Aero 2', 'Made for your car.', false],
  ])('%s, %s is visited: %s', (name, description, visited) => {
    expect(isVisited({ name, description, price: null }, 'en')).toBe(visited)
  })
})
