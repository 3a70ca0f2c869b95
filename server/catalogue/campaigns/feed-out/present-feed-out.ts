import type { CampaignFeedOut } from '#contract/catalogue/campaign-feed-out.ts'
import { FEED_OUT_DAYS } from '#contract/catalogue/feed-out-choices.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { Seal } from '#server/people/auth/seal.ts'
import type { Services } from '#server/services.ts'
import type { FeedOutRow } from './feed-out-store.ts'
import { openFeedToken } from './feed-token.ts'

const DAY_MS = 24 * 60 * 60_000

/** Makes the contract's shape of a feed, with its addresses. */
export async function presentFeedOut(
  services: Pick<Services, 'config' | 'db' | 'now' | 'payments'>,
  seal: Seal,
  { feed, userId }: { feed: FeedOutRow; userId: string },
): Promise<CampaignFeedOut> {
  const { formats, place, shopping, report, message, publishedAt, changedAt, lease, dueAt } = feed
  const token = openFeedToken(seal, feed)
  const now = services.now()
  const isPro = (await findPlan(services.db, services, userId)) === 'pro'
  // The hourly comparison records the end, which is shown at once.
  const endsAt = isPro ? null : (feed.endsAt ?? new Date(now.getTime() + FEED_OUT_DAYS * DAY_MS))
  return {
    formats,
    place,
    shopping,
    addresses: token === null ? null : addressesOf(services, token),
    shoppingAddresses: token !== null && shopping ? addressesOf(services, `${token}-shopping`) : null,
    report,
    publishedAt: publishedAt?.toISOString() ?? null,
    changedAt: changedAt?.toISOString() ?? null,
    isPublishing: lease !== null || dueAt <= now,
    message,
    endsAt: endsAt?.toISOString() ?? null,
  }
}

function addressesOf({ config }: Pick<Services, 'config'>, name: string): CampaignFeedOut['addresses'] {
  const at = (form: string) => `${config.publicUrl}/f/${name}.${form}`
  return { xml: at('xml'), csv: at('csv'), tsv: at('tsv') }
}
