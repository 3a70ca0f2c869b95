import type { CampaignFeed } from '#contract/catalogue/campaign.ts'
import type { NotForSale } from '#contract/catalogue/feed.ts'
import { plural } from '#web/i18n/i18n.ts'

export function countLeftOut({ leftOut }: CampaignFeed): number {
  return leftOut.reduce((sum, { products }) => sum + products, 0)
}

/** Gives "3 are left out: 2 sold out, 1 in draft."; empty if none is. */
export function leftOutSentence(feed: CampaignFeed): string {
  const count = countLeftOut(feed)
  if (count === 0) return ''
  const reasons = feed.leftOut.map(({ why, products }) => COUNTED[why](products)).join(', ')
  return plural(
    count,
    {
      one: '1 is left out: {reasons}. Tick in the list what to include anyway.',
      other: '{count} are left out: {reasons}. Tick in the list what to include anyway.',
    },
    { reasons },
  )
}

const COUNTED: Record<NotForSale, (count: number) => string> = {
  soldOut: (count) => plural(count, { one: '1 sold out', other: '{count} sold out' }),
  draft: (count) => plural(count, { one: '1 in draft', other: '{count} in draft' }),
  archived: (count) => plural(count, { one: '1 archived', other: '{count} archived' }),
  unpublished: (count) => plural(count, { one: '1 not published', other: '{count} not published' }),
  byRule: (count) => plural(count, { one: '1 by a rule', other: '{count} by rules' }),
  withoutPage: (count) =>
    plural(count, { one: '1 without a page of its own', other: '{count} without a page of its own' }),
}
