import type { Creative } from '#contract/ads/creative.ts'

/** The fields of an ad that a user may set: all but those that the server alone decides. */
export type CreativeFields = Omit<Creative, 'id' | 'userId' | 'testId' | 'angle' | 'createdAt' | 'updatedAt'>

/** An ad with the version that was read. A save that sends the version along overwrites no change of others. */
export type ReadCreative = Creative & { etag?: string }

export const BLANK_FIELDS: CreativeFields = {
  productName: '',
  productDescription: '',
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
}

export function fieldsOf(creative: ReadCreative): CreativeFields {
  const { id: _id, userId: _userId, testId: _testId, angle: _angle, ...others } = creative
  const { createdAt: _createdAt, updatedAt: _updatedAt, etag: _etag, ...fields } = others
  return fields
}
