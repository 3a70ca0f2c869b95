import type { Creative } from '#contract/creative.ts'

/** What a person may set on an ad: the whole ad without what the server alone decides. */
export type CreativeFields = Omit<Creative, 'id' | 'userId' | 'testId' | 'angle' | 'createdAt' | 'updatedAt'>

/** An ad as it was read, with its version: a change that is sent with it undoes nothing that others changed since. */
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
