import { expect, it } from 'vitest'
import { FORMATS } from '../formats.ts'
import { PLACEMENTS, placementsOf, takesSize } from './placements.ts'
import { PLATFORMS } from './platforms.ts'
import { CITED_CHECKS, readTarget, RULES, rulesFor, rulesOfFormat } from './rules.ts'
import { isOld, SOURCES } from './sources.ts'
import { stateRule, writeBytes } from './state-rule.ts'

it('has at least 60 placements of twelve platforms, each with an id of its own', () => {
  expect(PLACEMENTS.length).toBeGreaterThanOrEqual(60)
  expect(new Set(PLACEMENTS.map(({ id }) => id)).size).toBe(PLACEMENTS.length)
  expect([...new Set(PLACEMENTS.map(({ platform }) => platform))]).toEqual(PLATFORMS.map(({ id }) => id))
})

it('states every rule in a sentence, and cites every source', () => {
  expect(RULES.filter((rule) => !/^[A-Z].+\.$/.test(stateRule(rule))).map(({ id }) => id)).toEqual([])
  const cited = new Set(RULES.map(({ source }) => source))
  expect(SOURCES.filter(({ id }) => !cited.has(id as never)).map(({ id }) => id)).toEqual([])
})

it('says from where a page was read that was not read at its own address', () => {
  const silent = SOURCES.filter(({ read, readAt }) => (read === 'elsewhere') !== (readAt !== undefined))
  expect(silent.map(({ id }) => id)).toEqual([])
  for (const { lastChecked, address } of SOURCES) {
    expect(new Date(lastChecked).toISOString().slice(0, 10)).toBe(lastChecked)
    expect(new URL(address).protocol).toBe('https:')
  }
})

it('is old after 180 days, by the clock that is given', () => {
  const source = { lastChecked: '2026-01-01' }
  expect(isOld(source, new Date('2026-06-30T00:00:00Z'))).toBe(false)
  expect(isOld(source, new Date('2026-06-30T00:00:01Z'))).toBe(true)
})

it('allows no format of ours more than the placements that it is made for', () => {
  const made = FORMATS.flatMap((format) => placementsOf(format.id).map((placement) => ({ format, placement })))
  const looser = made.filter(({ format, placement }) => {
    const { maxBytes = Infinity, covered } = placement
    const isCovered =
      !format.covered ||
      !covered ||
      (format.covered.topPx >= Math.floor(covered.top * format.heightPx) &&
        format.covered.footPx >= Math.floor(covered.foot * format.heightPx))
    return !takesSize(placement, format) || format.maxBytes > maxBytes || !isCovered
  })
  expect(made.length).toBeGreaterThan(15)
  expect(looser.map(({ format, placement }) => `${format.id} on ${placement.id}`)).toEqual([])
})

it('names the rules of each format but that of screens in shops', () => {
  const without = FORMATS.filter(({ id }) => rulesOfFormat(id).length === 0)
  expect(without.map(({ id }) => id)).toEqual(['full_hd'])
})

it('reads platforms, placements and formats of ours', () => {
  expect(readTarget('all')).toEqual({})
  expect(readTarget('pinterest')).toEqual({ platform: 'pinterest' })
  expect(readTarget('google_display')?.placement?.id).toBe('google_300x250')
  expect(readTarget('meta_reels')?.placement?.id).toBe('meta_reels')
  expect(readTarget('myspace')).toBeUndefined()
})

it('takes exact sizes, and shapes within their tolerance from their minimum on', () => {
  const take = (id: string, widthPx: number, heightPx: number) =>
    takesSize(
      PLACEMENTS.find((placement) => placement.id === id)!,
      { widthPx, heightPx },
    )
  expect(take('google_300x250', 300, 250)).toBe(true)
  expect(take('google_300x250', 600, 500)).toBe(false)
  expect(take('meta_feed_square', 1080, 1110)).toBe(true)
  expect(take('meta_feed_square', 1080, 1120)).toBe(false)
  expect(take('meta_feed_square', 599, 599)).toBe(false)
  expect(take('pinterest_pin', 400, 600)).toBe(true)
})

it('orders the rules of a placement by their checks, ours among them', () => {
  const checks = rulesFor(PLACEMENTS[0]!).map(({ check }) => check)
  const order = CITED_CHECKS.map(({ id }) => id)
  expect(checks).toEqual(checks.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)))
  expect(checks).toContain('contrast')
  expect(checks).not.toContain('tint')
})

it('writes bytes as the platforms do', () => {
  expect([150_000, 2_500_000, 5_120_000, 30_000_000].map(writeBytes)).toEqual(['150 KB', '2.5 MB', '5120 KB', '30 MB'])
})
