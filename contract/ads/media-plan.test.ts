import { expect, it } from 'vitest'
import { FORMATS } from '../formats.ts'
import { MEDIA_PLAN_MAX_LENGTH, readMediaPlan } from './media-plan.ts'

it('takes the sizes of a plan, in the order of the catalogue', () => {
  const plan = readMediaPlan('970x250, 300x600, 160x600 and 970x250')
  expect(plan).toEqual({ formats: ['half_page', 'wide_skyscraper', 'billboard'], problems: [] })
})

it.each(['300x600', '300 x 600', '300X600', '300×600', '300 × 600 px', '300px x 600px', '300*600', 'Size:300x600;'])(
  'reads "%s"',
  (text) => expect(readMediaPlan(text)).toEqual({ formats: ['half_page'], problems: [] }),
)

it('knows every size of the catalogue', () => {
  for (const { id, widthPx, heightPx } of FORMATS) {
    expect(readMediaPlan(`${widthPx}x${heightPx}`).formats).toContain(id)
  }
})

it('takes sizes that no format has, each once, after the formats', () => {
  const plan = readMediaPlan('250x250, 468 x 60\t300x250\n468×60 px')
  expect(plan).toEqual({ formats: ['google_display', '468x60', '250x250'], problems: [] })
})

it('says why a size cannot be made, each once', () => {
  const plan = readMediaPlan('300x250\t88x31\n88 x 31, 2500x1200, 300x1900')
  expect(plan).toEqual({
    formats: ['google_display'],
    problems: [
      '88x31 cannot be made: each side has from 50 to 2400 pixels.',
      '2500x1200 cannot be made: each side has from 50 to 2400 pixels.',
      '300x1900 cannot be made: no ad is more than 6 times as high as wide.',
    ],
  })
})

it('takes names too, and a longer name without the shorter one in it', () => {
  expect(readMediaPlan('Super Leaderboard; half-page; MPU').formats).toEqual([
    'google_display',
    'half_page',
    'super_leaderboard',
  ])
})

it('lets a name pick one of two formats of one size', () => {
  expect(readMediaPlan('1080x1080').formats).toEqual(['facebook_feed', 'instagram_feed'])
  expect(readMediaPlan('Instagram feed 1080x1080').formats).toEqual(['instagram_feed'])
})

it('takes no size from a date, an amount or a part of a longer number', () => {
  expect(readMediaPlan('2026-11-24, 3 x 4 placements, $300x, 1300x6000, 12.300x250.5')).toEqual({
    formats: [],
    problems: ['1300x6000 cannot be made: each side has from 50 to 2400 pixels.'],
  })
})

it('reads no further than a plan is long', () => {
  expect(readMediaPlan(`${'x'.repeat(MEDIA_PLAN_MAX_LENGTH)} 300x600`)).toEqual({ formats: [], problems: [] })
  expect(readMediaPlan(`300x600 ${'1'.repeat(100_000)}`).formats).toEqual(['half_page'])
  expect(readMediaPlan('')).toEqual({ formats: [], problems: [] })
})
