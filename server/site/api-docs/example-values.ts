/** An id of the form that every id has. */
export const EXAMPLE_ID = '5f0c1c9e-6f4b-4f0a-9a51-2f8f3f0d7c11'

/** Values of fields in examples, by the field's name. Every other field gets a value that its schema allows. */
export const FIELD_VALUES: Readonly<Record<string, unknown>> = {
  productName: 'Copper kettle',
  productDescription: 'Boils a litre in ninety seconds and keeps it warm.',
  productPrice: '$49',
  taglines: ['Tea before the toast'],
  name: 'Kettle & Co',
  text: 'Can the price be larger?',
  language: 'de',
  format: 'square',
  formats: ['square', 'instagram_story'],
  adStyle: 'bold',
  colorPalette: 'blue',
  typography: 'modern',
  tone: 'friendly',
  address: 'https://shop.example/kettle',
  currency: 'EUR',
  photos: ['https://shop.example/kettle.jpg'],
  credits: 12,
  productIds: [EXAMPLE_ID, '0b9f7f0e-35b0-4a3c-8d5b-0f6d2f6c4e22'],
  keys: ['kettle-1'],
  states: [{ name: 'From Friday', from: '2026-11-27', words: { badge: '30% off' } }],
  scopes: ['read', 'make'],
  days: 90,
  strokes: [{ kind: 'remove', radius: 0.05, points: [[0.5, 0.5]] }],
  changes: { words: { price: '$39' } },
  words: { price: '$39' },
  answer: 'It is larger now.',
  reason: 'A picture that failed',
  successUrl: '/subscription?success=true',
  cancelUrl: '/subscription?canceled=true',
  returnUrl: '/subscription',
}

/** Fields that an example shows although they may be left out, by operation. */
export const SHOWN_FIELDS: Readonly<Record<string, readonly string[]>> = {
  createCreative: ['productPrice', 'adStyle', 'colorPalette', 'typography', 'tone', 'taglines'],
  updateCreative: ['productPrice', 'tone'],
  generateFormats: [],
  startCampaign: ['credits'],
  retryCampaign: ['credits'],
  saveBrand: ['name'],
  updateShareComment: ['answer'],
  updateWebhook: ['isActive'],
}

/** Values of path parameters other than ids. */
export const PATH_VALUES: Readonly<Record<string, string>> = {
  format: 'square',
  slot: 'text',
  place: '0',
  provider: 'demo',
  token: 'TOKEN_OF_THE_LINK',
}

/** Queries that an example shows although they may be left out, by operation. */
export const SHOWN_QUERIES: Readonly<Record<string, readonly string[]>> = {
  listCreatives: ['limit', 'updatedSince'],
  listCampaigns: ['only', 'limit'],
  listCampaignProducts: ['limit'],
  listCampaignResults: ['only', 'limit'],
  getImage: ['download'],
}

export const QUERY_VALUES: Readonly<Record<string, unknown>> = {
  ...FIELD_VALUES,
  adId: EXAMPLE_ID,
  ids: EXAMPLE_ID,
  limit: 20,
  updatedSince: '2026-11-30T08:00:00Z',
  search: 'ada@',
}

/** File that an example sends in a form's field. */
export const FILE_NAMES: Readonly<Record<string, string>> = {
  images: 'kettle.jpg',
  feed: 'products.csv',
  photos: 'photos.zip',
  font: 'brand.woff2',
}
