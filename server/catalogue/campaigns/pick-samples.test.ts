import { expect, test } from 'vitest'
import { pickSamples, type SampleCandidate } from './pick-samples.ts'

/** Makes mugs at a dollar that are alike except for the given facts. */
function list(count: number, facts: Record<number, Partial<SampleCandidate>> = {}): SampleCandidate[] {
  return Array.from({ length: count }, (_, place) => ({
    place,
    name: `Mug ${String(place).padStart(4, '0')}`,
    price: '$1',
    discount: null,
    photoPx: null,
    ...facts[place],
  }))
}

const reasonsOf = (candidates: SampleCandidate[]) =>
  pickSamples(candidates).map(({ place, why }) => [place, why] as const)

test('samples show what differs most, the first of equals', () => {
  const products = list(2_000, {
    3: { discount: '$2' },
    4: { discount: '20% off from Friday' },
    5: { discount: '20% off from Friday' },
    700: { name: 'A mug with a name that no banner was ever made for' },
    800: { price: null },
    801: { price: null },
    900: { name: 'Cup' },
    1_000: { price: '1.019,90 €' },
    1_500: { photoPx: 240 },
    1_501: { photoPx: 320 },
    1_502: { photoPx: 2_400 },
  })
  const picked = [
    [700, 'longestName'],
    [4, 'onSale'],
    [800, 'withoutPrice'],
    [1_500, 'smallPhoto'],
    [1_000, 'longestPrice'],
    [900, 'shortestName'],
  ]
  expect(reasonsOf(products)).toEqual(picked)
  expect(reasonsOf(structuredClone(products))).toEqual(picked)
})

test('products that are alike come from all over the list, and get no reason that is not true of them', () => {
  expect(reasonsOf(list(60))).toEqual([5, 15, 25, 35, 45, 55].map((place) => [place, 'another']))
  expect(reasonsOf(list(60, { 0: { photoPx: 900 } })).map(([, why]) => why)).not.toContain('smallPhoto')
})

test('a product is shown once, and a short list is shown whole', () => {
  const both = { 0: { name: 'Two mugs and a plate', discount: '$9', price: null } }
  expect(reasonsOf(list(1, both))).toEqual([[0, 'onSale']])
  expect(reasonsOf(list(3, both))).toEqual([
    [0, 'longestName'],
    [1, 'shortestName'],
    [2, 'another'],
  ])
  expect(pickSamples([])).toEqual([])
})
