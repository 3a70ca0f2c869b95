import { expect, it } from 'vitest'
import { FORMAT_IDS } from '../formats.ts'
import {
  canUseFormat,
  CREATIVE_LIMIT_MESSAGES,
  FORMAT_NOT_ALLOWED_MESSAGE,
  NO_FORMATS_MESSAGE,
  PLAN_CATALOGUE,
  PLANS,
  refuseFormat,
  VARIANT_LIMIT_MESSAGES,
} from './plans.ts'

it('offers Free and Pro with the prices and features of SPEC.md', () => {
  expect(PLAN_CATALOGUE).toEqual([
    {
      id: 'free',
      name: 'Free',
      description: 'Basic ad creation for individuals',
      price: 0,
      features: {
        ads: { name: 'Ads', enabled: true, limit: 3 },
        variantsPerAd: { name: 'Variants per ad', enabled: true, limit: 2 },
        adFormats: { name: 'Ad formats', enabled: true, limit: 2 },
        customColors: { name: 'Custom colors', enabled: false },
        campaigns: { name: 'Products per campaign', enabled: true, limit: 3 },
        priorityGeneration: { name: 'Priority generation', enabled: false },
        credits: { name: 'Credits', enabled: true, limit: 10 },
      },
    },
    {
      id: 'pro',
      name: 'Pro',
      description: 'Every format, custom colors and unlimited credits',
      price: 1999,
      features: {
        ads: { name: 'Ads', enabled: true, limit: 20 },
        variantsPerAd: { name: 'Variants per ad', enabled: true, limit: 20 },
        adFormats: { name: 'Ad formats', enabled: true },
        customColors: { name: 'Custom colors', enabled: true },
        campaigns: { name: 'Products per campaign', enabled: true, limit: 2000 },
        priorityGeneration: { name: 'Priority generation', enabled: true },
        credits: { name: 'Credits', enabled: true },
      },
    },
  ])
})

it.each(PLAN_CATALOGUE)('names the features of $name in the order in which they are shown', ({ features }) => {
  expect(Object.values(features).map((feature) => feature.name)).toEqual([
    'Ads',
    'Variants per ad',
    'Ad formats',
    'Custom colors',
    'Products per campaign',
    'Priority generation',
    'Credits',
  ])
})

it.each([
  ['free', ['facebook_feed', 'square']],
  ['pro', [...FORMAT_IDS]],
] as const)('%s makes exactly %j', (planId, formats) => {
  expect(FORMAT_IDS.filter((format) => canUseFormat(planId, format))).toEqual(formats)
})

it('distinguishes a plan without a format from one without any', () => {
  expect(refuseFormat(PLANS.free, 'square')).toBeUndefined()
  expect(refuseFormat(PLANS.free, 'leaderboard')).toBe(FORMAT_NOT_ALLOWED_MESSAGE)
  expect(refuseFormat({ formats: [] }, 'square')).toBe(NO_FORMATS_MESSAGE)
})

it('names in its messages the numbers that it enforces', () => {
  for (const { id, maxCreatives, maxVariantsPerCreative } of Object.values(PLANS)) {
    expect(CREATIVE_LIMIT_MESSAGES[id]).toContain(` ${maxCreatives} `)
    expect(VARIANT_LIMIT_MESSAGES[id]).toContain(` ${maxVariantsPerCreative} variant`)
  }
})
