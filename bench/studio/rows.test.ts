import { expect, test } from 'vitest'
import type { AdMeasures } from './measure-ad.ts'
import { planAds } from './plan-ads.ts'
import { readProducts } from './products.ts'
import { lookRows } from './rows-look.ts'
import { slopeOf } from './rows-memory.ts'
import { formatTable } from '../table.ts'

test('a broken row is marked and followed by the ads that broke it', () => {
  const table = formatTable([
    { measure: 'ads', value: '3', bound: '<= 2', isBroken: true, worst: ['this one', 'that one'] },
    { measure: 'words', value: '9', agency: '7', inBand: '50%' },
  ])
  expect(table.split('\n')).toEqual([
    '        measure  value  bound  agency  in band',
    'BROKEN  ads      3      <= 2',
    '        words    9             7       50%',
    '',
    'BROKEN: ads',
    '  this one',
    '  that one',
    '',
  ])
})

test('the slope of memory is the fitted line’s, whatever the first and the last value are', () => {
  const line = [100, 200, 300, 400, 500].map((ads) => ({ ads, mb: 150 + ads / 10 }))
  expect(slopeOf(line)).toBeCloseTo(0.1, 9)
  expect(slopeOf(line.map((sample, index) => ({ ...sample, mb: index % 2 ? 210 : 200 })))).toBeCloseTo(0, 9)
})

test('a figure of the look breaks the bench when fewer than two ads in three are in its outer band', () => {
  const ad = planAds(readProducts([]), { seed: 1, quick: false })[0]!
  const rowOf = (colors: number[]) =>
    lookRows(colors.map((color) => ({ ad, measures: { look: { color }, palette: {} } as unknown as AdMeasures }))).find(
      ({ measure }) => measure.includes('colorfulness'),
    )!
  expect(rowOf([50, 100, 120])).toMatchObject({ isBroken: false, inBand: '33.3%, 66.7% at ease' })
  expect(rowOf([50, 120, 140, 20])).toMatchObject({ isBroken: true })
  expect(rowOf([50, 120, 140, 20]).worst!.map((line) => line.split(' ')[0])).toEqual(['140', '20', '120'])
})
