import type { CreativeWithVariants } from '#contract/ads/creative.ts'
import { getFormat, type FormatId } from '#contract/formats.ts'
import type { Shown, Variant } from '#contract/ads/variant.ts'
import type { WordPart } from '#contract/word-parts.ts'

/** An ad as the list call answers it: complete, and a draft unless variants are given. */
export function makeCreative(fields: Partial<CreativeWithVariants> = {}): CreativeWithVariants {
  return {
    id: crypto.randomUUID(),
    userId: '0d3f3f0e-3b8e-4a57-9d3d-0d6f6c4c1f11',
    productName: 'Brass Lamp',
    productDescription: 'A desk lamp of brushed brass.',
    productPrice: null,
    productDiscount: null,
    taglines: [],
    adStyle: null,
    colorPalette: null,
    customPalette: null,
    customColors: [],
    typography: null,
    tone: null,
    productImages: [],
    inspirationImages: [],
    selectedFormats: [],
    words: {},
    roleColors: {},
    formatColors: {},
    dials: {},
    logo: null,
    callToAction: null,
    webAddress: null,
    legalLine: null,
    brandId: null,
    language: null,
    testId: null,
    angle: null,
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
    variants: [],
    review: null,
    lastDay: null,
    sale: [],
    trialPictures: 0,
    ...fields,
  }
}

/** An ad on which every step is done but the picture. */
export const complete = makeCreative({
  productImages: [{ url: '/api/images/1', name: 'lamp.jpg' }],
  adStyle: 'luxury',
  colorPalette: 'green',
  typography: 'classic',
  tone: 'luxury',
  selectedFormats: ['square'],
})

export function makeVariant(format: FormatId, fields: Partial<Variant> = {}): Variant {
  const { widthPx, heightPx } = getFormat(format)
  return {
    id: crypto.randomUUID(),
    adId: crypto.randomUUID(),
    format,
    width: widthPx,
    height: heightPx,
    imageUrl: `/api/images/${crypto.randomUUID()}`,
    createdAt: '2026-11-20T12:01:00.000Z',
    findings: [],
    digitalSource: 'composite',
    ...fields,
  }
}

/** The `shown` of a picture with these words, one line under the other. */
export function makeShown(words: Partial<Record<WordPart, string>>, more: Partial<Shown> = {}): Shown {
  return {
    words: Object.entries(words).map(([part, text], line) => ({
      part: part as WordPart,
      text,
      box: { x: 20, y: 20 + 40 * line, width: 200, height: 30 },
      source: { from: 'field' },
    })),
    colors: { ground: '#ffffff', surface: '#eeeeee', ink: '#111111', accent: '#1d4ed8', offer: '#c2410c' },
    hero: '/api/images/1',
    cutOut: 'auto',
    dials: {},
    logo: null,
    ...more,
  }
}
