import { type Campaign, campaignSchema } from '#contract/catalogue/campaign.ts'

const COST = { pictures: 0, credits: 0 }

/** No call that paints costs anything. */
const COSTS = Object.fromEntries(
  Object.keys(campaignSchema.shape.costs.shape).map((call) => [call, COST]),
) as Campaign['costs']

/** A campaign without a list, as the server answers it. */
export const NEW_CAMPAIGN: Campaign = {
  id: 'b3f5a3f0-0000-4000-8000-000000000001',
  name: 'Spring',
  look: {
    adStyle: 'clean',
    colorPalette: 'blue',
    customColors: [],
    typography: 'modern',
    tone: 'friendly',
    brand: false,
    brandId: null,
    currency: null,
    country: null,
  },
  formats: ['square'],
  feed: null,
  asksCurrency: false,
  startedAt: null,
  progress: { waiting: 0, painting: 0, done: 0, needsLook: 0, failed: 0, cancelled: 0 },
  differences: null,
  stale: null,
  rules: { count: 0, idle: 0 },
  changed: 0,
  costs: COSTS,
  createdAt: '2026-03-17T12:00:00.000Z',
  updatedAt: '2026-03-17T12:00:00.000Z',
}
