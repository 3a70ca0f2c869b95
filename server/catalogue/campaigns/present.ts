import type { Campaign, CampaignFeed, CampaignProduct, ListedCampaign } from '#contract/catalogue/campaign.ts'
import { PLANS } from '#contract/money/plans.ts'
import type { CampaignResult } from '#contract/catalogue/campaign-results.ts'
import type { Database } from '#server/platform/db/database.ts'
import { findPlan, type PlanServices } from '#server/money/purchases/plan.ts'
import type { Services } from '#server/services.ts'
import {
  countChanged,
  countNewPictures,
  countStates,
  listResultPictures,
  type ResultPicture,
  type ResultRow,
} from './results-store.ts'
import { listStaleSources, type SourceRow } from './source/source-store.ts'
import type { CampaignRow, ListedRow, CampaignProductRow } from './store.ts'

/** Presents a campaign with its progress, and with the current cost of each call that paints. */
export async function presentCampaign(
  services: PlanServices & Pick<Services, 'db'>,
  campaign: CampaignRow,
): Promise<Campaign> {
  const { db } = services
  const { takenIn: _takenIn, feed, ...row } = campaign
  const [presented] = await presentCampaigns(db, [{ ...row, feed }])
  const changed = await countChanged(db, campaign.id)
  const costs = await readCosts(services, campaign)
  return { ...presented!, feed: feed && presentFeed(feed), changed, costs }
}

async function readCosts(
  services: PlanServices & Pick<Services, 'db'>,
  campaign: CampaignRow,
): Promise<Campaign['costs']> {
  const { feed, formats, differences, userId } = campaign
  const { unlimitedCredits } = PLANS[await findPlan(services.db, services, userId)]
  const { start, retry, anew } = await countNewPictures(services.db, campaign)
  const costOf = (pictures: number) => ({ pictures, credits: unlimitedCredits ? 0 : pictures })
  // Before the first start all of the feed is new.
  const newProducts = differences ? differences.new : (feed?.products ?? 0)
  return { start: costOf(newProducts * formats.length + start), retry: costOf(retry), anew: costOf(anew) }
}

/** Presents campaigns with their progress. */
export async function presentCampaigns(db: Database, campaigns: readonly ListedRow[]): Promise<ListedCampaign[]> {
  if (campaigns.length === 0) return []
  const ids = campaigns.map(({ id }) => id)
  const progress = await countStates(db, ids)
  const stale = new Map((await listStaleSources(db, ids)).map((source) => [source.campaignId, presentStale(source)]))
  return campaigns.map(
    ({
      userId: _userId,
      seed: _seed,
      run: _run,
      takesCredits: _takesCredits,
      salesDueAt: _salesDueAt,
      startedRules: _startedRules,
      rules: { rules },
      idleRules,
      reading,
      createdAt,
      updatedAt,
      startedAt,
      ...campaign
    }) => ({
      ...campaign,
      look: { ...LOOK_DEFAULTS, ...campaign.look },
      rules: { count: rules.length, idle: idleRules },
      feed: campaign.feed && presentFeed(campaign.feed),
      asksCurrency: asksCurrency({ ...campaign, reading, startedAt }),
      progress: progress.get(campaign.id)!,
      stale: stale.get(campaign.id) ?? null,
      startedAt: startedAt && startedAt.toISOString(),
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    }),
  )
}

function presentStale({ failingSince, staleFor, message }: SourceRow): ListedCampaign['stale'] {
  return { since: failingSince!.toISOString(), for: staleFor!, message }
}

/**
 * Returns true if the user has to choose a currency. Asked once: a user who has made ads with prices without a currency
 * has seen them.
 */
function asksCurrency({ feed, look, reading, startedAt }: Pick<ListedRow, 'feed' | 'look' | 'reading' | 'startedAt'>) {
  const { barePrices } = { ...NOT_ASKED, ...feed }
  return barePrices > 0 && !look.currency && reading.isCurrencySaid !== true && startedAt === null
}

/** Defaults of a look that was chosen before these fields existed. */
const LOOK_DEFAULTS = { currency: null, country: null, brandId: null }

const NOT_ASKED = { leftOut: [], isKindSaid: false, variantsApart: false, barePrices: 0 }

/** Fills in the fields that a feed read by an earlier version lacks. */
function presentFeed<Feed extends Omit<CampaignFeed, 'columns'>>(feed: Feed): Feed {
  return { ...NOT_ASKED, ...feed }
}

export function presentProduct({
  campaignId: _campaignId,
  ids: _ids,
  leftOut,
  ...row
}: CampaignProductRow): CampaignProduct {
  return { ...row, notForSale: leftOut?.why ?? null, leftOut: leftOut !== null && row.product === null }
}

/** Presents products with their pictures, in the order of the campaign's formats. */
export async function presentResults(
  db: Database,
  { formats }: CampaignRow,
  rows: readonly ResultRow[],
): Promise<CampaignResult[]> {
  const pictures = await listResultPictures(
    db,
    rows.flatMap(({ creativeId }) => creativeId ?? []),
  )
  return rows.map(
    ({ id, place, key, name, state, changed, message, product, notes, missing, outdated, openedAs, creativeId }) => ({
      id,
      place,
      key,
      name,
      state,
      changed,
      message,
      product,
      notes,
      missing,
      outdated,
      openedAs,
      pictures: formats.flatMap((format) => {
        const picture = pictures.find((one) => one.creativeId === creativeId && one.format === format)
        return picture ? [presentPicture(picture)] : []
      }),
    }),
  )
}

function presentPicture({ format, imageUrl, width, height, findings }: ResultPicture) {
  return { format, imageUrl, width, height, findings: worthALook(findings) }
}

/** Returns the findings that the user should look at, without those for information alone. */
export function worthALook(findings: ResultPicture['findings']): ResultPicture['findings'] {
  return findings.filter(({ severity }) => severity !== 'info')
}
