import { expect, it } from 'vitest'
import type { CampaignFeed } from '#contract/catalogue/campaign.ts'
import { countLeftOut, leftOutSentence } from './left-out.ts'

const FEED: CampaignFeed = {
  fileName: 'a.csv',
  kind: 'csv',
  knownBy: 'id',
  columns: [],
  products: 1,
  problems: 0,
  isKindSaid: false,
  variantsApart: false,
  barePrices: 0,
  leftOut: [
    { why: 'soldOut', products: 1200 },
    { why: 'draft', products: 1 },
  ],
}

it('says how many are left out and why', () => {
  expect(countLeftOut(FEED)).toBe(1201)
  expect(leftOutSentence(FEED)).toMatch(/^1,201 are left out: 1,200 sold out, 1 in draft\./)
  expect(leftOutSentence({ ...FEED, leftOut: [{ why: 'archived', products: 1 }] })).toMatch(
    /^1 is left out: 1 archived/,
  )
  expect(leftOutSentence({ ...FEED, leftOut: [] })).toBe('')
})
