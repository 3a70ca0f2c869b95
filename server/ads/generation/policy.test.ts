import { expect, it } from 'vitest'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import { requireMayGenerate } from './policy.ts'

const creative = {
  productName: 'Lamp',
  productDescription: 'It lights a room.',
  productPrice: null,
  productDiscount: null,
  productImages: [{ url: '/api/images/1', name: 'lamp.jpg' }],
  taglines: [],
  words: {},
  adStyle: 'modern',
  colorPalette: 'custom',
  typography: 'modern',
  tone: 'friendly',
} as unknown as CreativeRow

it('reports the limit of variants before the colors: other colors would not help', () => {
  const request = { planId: 'free', creative, format: 'square', busyFormats: [] } as const
  const refusedBy = (madeFormats: ('facebook_feed' | 'instagram_feed')[]) => () =>
    requireMayGenerate({ ...request, madeFormats, busyFormats: [] })
  expect(refusedBy(['facebook_feed', 'instagram_feed'])).toThrow(
    expect.objectContaining({ code: 'VARIANT_LIMIT_REACHED' }),
  )
  expect(refusedBy([])).toThrow(expect.objectContaining({ code: 'CUSTOM_COLORS_NOT_ALLOWED' }))
})
