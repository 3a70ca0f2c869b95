import { expect, test } from 'vitest'
import { planAds } from './plan-ads.ts'
import { readProducts } from './products.ts'
import { sampleOf } from '../sample.ts'

const products = readProducts([])

test('every product is planned in every style and format, and every choice takes its turn', () => {
  const plan = planAds(products, { seed: 1, quick: false })
  expect(plan).toHaveLength(products.length * 36)
  const counts = (of: (ad: (typeof plan)[number]) => string) => new Set(plan.map(of)).size
  expect(counts(({ product, fields, format }) => `${product.name} ${fields.adStyle} ${format}`)).toBe(plan.length)
  expect(counts(({ fields }) => fields.colorPalette)).toBe(6)
  expect(counts(({ fields }) => `${fields.adStyle} ${fields.typography}`)).toBe(18)
  expect(counts(({ fields }) => `${fields.adStyle} ${fields.tone}`)).toBe(18)
})

test('the quick sample holds every style, format and product', () => {
  const plan = planAds(products, { seed: 3, quick: true })
  expect(plan.length).toBeLessThan(products.length * 6)
  expect(new Set(plan.map(({ fields, format }) => `${fields.adStyle} ${format}`)).size).toBe(36)
  expect(new Set(plan.map(({ product }) => product.name)).size).toBe(products.length)
})

test('another seed plans other ads, the same seed the same', () => {
  const names = (seed: number) => JSON.stringify(planAds(products, { seed, quick: true }))
  expect(names(2)).toBe(names(2))
  expect(names(2)).not.toBe(names(3))
})

test('a sample keeps the order of the list', () => {
  const list = Array.from({ length: 100 }, (_, index) => index)
  const sample = sampleOf(list, 10, 5)
  expect(sample).toHaveLength(10)
  expect(sample.toSorted((first, second) => first - second)).toEqual(sample)
  expect(sampleOf(list, 10, 6)).not.toEqual(sample)
})
