import { expect, it } from 'vitest'
import { findCreatives } from '#web/screens/gallery/find-creatives.ts'
import { makeCreative } from '#test/web/make-creative.ts'

const now = new Date('2026-11-21T12:00:00Z')
const lamp = makeCreative({ productName: 'Brass Lamp', createdAt: '2026-11-14T12:00:00.000Z' })
const mug = makeCreative({
  productName: 'Mug',
  productDescription: 'Good by LAMPlight',
  createdAt: '2026-11-20T08:00:00.000Z',
})
const desk = makeCreative({
  productName: 'Desk',
  productDescription: 'Oak and steel.',
  createdAt: '2026-11-14T11:59:59.000Z',
})
const all = [lamp, mug, desk]

it('sorts the newest first', () => {
  expect(findCreatives(all, { search: '', show: 'all' }, now)).toEqual([mug, lamp, desk])
})

it('searches name and description in any letter case', () => {
  expect(findCreatives(all, { search: ' lAmP ', show: 'all' }, now)).toEqual([mug, lamp])
})

it('keeps the ads of exactly the last seven days as recent', () => {
  expect(findCreatives(all, { search: '', show: 'recent' }, now)).toEqual([mug, lamp])
})

it('reads a search as text, not as a pattern', () => {
  expect(findCreatives(all, { search: '.*', show: 'all' }, now)).toEqual([])
})
