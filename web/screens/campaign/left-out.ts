import type { CampaignFeed } from '#contract/campaign.ts'
import { NOT_FOR_SALE } from '#contract/feed.ts'

export function countLeftOut({ leftOut }: CampaignFeed): number {
  return leftOut.reduce((sum, { products }) => sum + products, 0)
}

/** "3 are left out: 2 sold out, 1 in draft." Empty where none is. */
export function leftOutSentence(feed: CampaignFeed): string {
  const count = countLeftOut(feed)
  if (count === 0) return ''
  const reasons = feed.leftOut.map(({ why, products }) => `${inWords(products)} ${NOT_FOR_SALE[why].counted}`)
  return `${inWords(count)} ${count === 1 ? 'is' : 'are'} left out: ${reasons.join(', ')}. Tick in the list what to include anyway.`
}

const inWords = (count: number) => count.toLocaleString('en-US')
