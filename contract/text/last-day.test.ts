import { describe, expect, it } from 'vitest'
import { lastDayOf, endedSince, type Written } from './last-day.ts'

const written: Written = { createdAt: '2026-11-02T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' }

describe('the last day that a line names', () => {
  it.each<[string, string | undefined]>([
    ['Until 30 November. While stocks last.', '2026-11-30'],
    ['Offer ends November 30th, 2026', '2026-11-30'],
    ['Valid until midnight on Nov 30', '2026-11-30'],
    ['Gültig bis 30.11.2026', '2026-11-30'],
    ['Nur bis einschließlich 30. November', '2026-11-30'],
    ['Aktion vom 1. bis 30.11.', '2026-11-30'],
    ['Offre valable jusqu’au 1er décembre 2026', '2026-12-01'],
    ['Hasta el 30 de noviembre de 2026', '2026-11-30'],
    ['Fino al 30 novembre', '2026-11-30'],
    ['Até 30 de novembro', '2026-11-30'],
    ['Geldig t/m 30 november', '2026-11-30'],
    ['Do 30 listopadu', '2026-11-30'],
    ['Gäller till och med 30 november', '2026-11-30'],
    ["30 Kasım'a kadar", '2026-11-30'],
    ['30. marraskuuta asti', '2026-11-30'],
    ['2026. november 30-ig', '2026-11-30'],
    ['Акция до 30 ноября 2026', '2026-11-30'],
    ['Έως 30 Νοεμβρίου', '2026-11-30'],
    ['Đến 30 tháng 11', '2026-11-30'],
    ['11月30日まで', '2026-11-30'],
    ['活动至2026年11月30日', '2026-11-30'],
    ['11월 30일까지', '2026-11-30'],
    ['until 2026-11-30', '2026-11-30'],
    ['until 11/30/2026', '2026-11-30'],
    ['hasta 30/11/2026', '2026-11-30'],
    ['until 6 January', '2027-01-06'],
    // Ambiguous, or not a last day at all.
    ['until 6/7/2026', undefined],
    ['do 30 listopada', undefined],
    ['until 31 November', undefined],
    ['from 30 November', undefined],
    ['A partir do 13/11/2026', undefined],
    ['Founded 30 November 1954', undefined],
    ['Up to 30% off until it is gone', undefined],
    ['', undefined],
  ])('of %s is %s', (line, day) => expect(lastDayOf(line, written)).toBe(day))

  it('is read in the ad’s language if two languages use the name for different months', () => {
    expect(lastDayOf('do 30 listopada', { ...written, language: 'pl' })).toBe('2026-11-30')
    expect(lastDayOf('do 30 listopada', { ...written, language: 'hr' })).toBe('2027-10-30')
  })

  it('is in the year in which the ad was written, also around the new year', () => {
    const at = (createdAt: string, updatedAt = createdAt) => ({
      createdAt: `${createdAt}T12:00:00.000Z`,
      updatedAt: `${updatedAt}T12:00:00.000Z`,
    })
    expect(lastDayOf('until 31 December', at('2026-12-20'))).toBe('2026-12-31')
    expect(lastDayOf('until 6 January', at('2026-12-20'))).toBe('2027-01-06')
    expect(lastDayOf('until 31 December', at('2027-01-02'))).toBe('2027-12-31')
    // Updated shortly after its day, a line is still about that day; an old ad with a new line is about this year's.
    expect(lastDayOf('until 31 December', at('2026-12-20', '2027-01-02'))).toBe('2026-12-31')
    expect(lastDayOf('until 30 November', at('2025-01-10', '2026-11-10'))).toBe('2026-11-30')
    expect(lastDayOf('until 29 February', at('2026-12-20'))).toBe('2028-02-29')
  })
})

it('is over from the day after, by the reader’s own day', () => {
  expect(endedSince('until 30 November', written, '2026-11-30')).toBeUndefined()
  expect(endedSince('until 30 November', written, '2026-12-01')).toBe('2026-12-01')
  expect(endedSince('until 31 December', written, '2027-01-05')).toBe('2027-01-01')
  expect(endedSince('Shipping not included', written, '2027-01-05')).toBeUndefined()
  expect(endedSince(null, written, '2027-01-05')).toBeUndefined()
})
