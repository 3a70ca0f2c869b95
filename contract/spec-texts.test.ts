import { expect, it } from 'vitest'
import { AD_STYLES, COLOR_PALETTES, DEFAULT_CUSTOM_COLORS, TONES, TYPOGRAPHIES } from './choices.ts'
import { downloadFileName, MAIN_FORMATS } from './formats.ts'
import * as limits from './limits.ts'
import * as plans from './money/plans.ts'
import { PAGE_TITLE } from './product.ts'

/** SPEC.md to the letter: values that are constants elsewhere are spelled out here as SPEC.md has them. */

const named = (list: readonly { id: string; name: string }[]) => list.map(({ id, name }) => `${id} (${name})`)

it('has the styles, palettes, typographies and tones of section 3', () => {
  expect(named(AD_STYLES)).toEqual([
    'clean (Clean & Minimal)',
    'bold (Bold & Vibrant)',
    'luxury (Luxury & Premium)',
    'playful (Playful & Fun)',
    'corporate (Corporate & Professional)',
    'modern (Modern & Trendy)',
  ])
  expect(COLOR_PALETTES.map(({ id, colors }) => [id, colors.length])).toEqual([
    ['blue', 4],
    ['red', 4],
    ['green', 4],
    ['purple', 4],
    ['yellow', 4],
    ['custom', 0],
  ])
  expect(named(TYPOGRAPHIES)).toEqual(['modern (Modern Sans)', 'classic (Classic Serif)', 'mono (Mono Tech)'])
  expect(named(TONES)).toEqual([
    'professional (Professional & Direct)',
    'friendly (Friendly & Casual)',
    'luxury (Luxury & Sophisticated)',
  ])
})

it('has the formats of section 3 with their sizes and descriptions', () => {
  const rows = MAIN_FORMATS.map(
    ({ id, widthPx, heightPx, description }) => `${id} ${widthPx}x${heightPx} ${description}`,
  )
  expect(rows).toEqual([
    'facebook_feed 1080x1080 Optimal for Facebook feed posts',
    'instagram_feed 1080x1080 For the Instagram main feed',
    'instagram_story 1080x1920 Vertical format for Instagram stories',
    'google_display 300x250 Standard display ad format',
    'leaderboard 728x90 Wide format for website headers',
    'square 600x600 Versatile square format for multiple platforms',
  ])
})

it('names a download as section 9 requires', () => {
  expect(MAIN_FORMATS.map(({ id }) => downloadFileName(id))).toEqual([
    'ad-facebook-feed.jpg',
    'ad-instagram-feed.jpg',
    'ad-instagram-story.jpg',
    'ad-google-display.jpg',
    'ad-leaderboard.jpg',
    'ad-square.jpg',
  ])
})

it('has the messages of the plans as in sections 5 and 8', () => {
  expect(plans.FORMAT_NOT_ALLOWED_MESSAGE).toBe('This ad format is only available on the Pro plan.')
  expect(plans.NO_FORMATS_MESSAGE).toBe('Ad formats are not available on your plan.')
  expect(plans.CUSTOM_COLORS_NOT_ALLOWED_MESSAGE).toBe('Custom colors are only available on the Pro plan.')
  expect(plans.CREATIVE_LIMIT_MESSAGES).toEqual({
    free: 'Free plan allows up to 3 ads. Upgrade to Pro for more.',
    pro: 'Pro plan allows up to 20 ads.',
  })
  expect(plans.VARIANT_LIMIT_MESSAGES).toEqual({
    free: 'Free plan allows only 2 variant per ad. Upgrade to Pro for more variants.',
    pro: 'Pro plan allows up to 20 variants per ad.',
  })
})

it('has the constants of section 9', () => {
  const { free, pro } = plans.PLANS
  expect([free.priceCents, free.key, free.maxCreatives, free.maxVariantsPerCreative]).toEqual([0, 'free', 3, 2])
  expect(free.formats.toSorted()).toEqual(['facebook_feed', 'square'])
  expect([pro.priceCents, pro.key, pro.id, pro.maxCreatives, pro.maxVariantsPerCreative]).toEqual([
    1999,
    'pro_monthly_plan',
    'pro',
    20,
    20,
  ])
  expect([free.customColors, pro.customColors, free.priorityGeneration, pro.priorityGeneration]).toEqual([
    false,
    true,
    false,
    true,
  ])
  expect([limits.CUSTOM_COLORS_MAX, limits.UPLOAD_FILES_MAX, limits.NAME_MIN, limits.DESCRIPTION_MIN]).toEqual([
    5, 5, 2, 10,
  ])
  expect(DEFAULT_CUSTOM_COLORS).toEqual(['#3B82F6', '#1D4ED8', '#F3F4F6', '#1F2937', ''])
})

it('is titled by its name and what it is', () => {
  expect(PAGE_TITLE).toBe('Placard - AI-Powered Ad Creation')
})
