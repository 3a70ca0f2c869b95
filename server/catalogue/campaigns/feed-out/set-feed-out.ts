import type { z } from 'zod'
import type { setCampaignFeedOutCall } from '#contract/catalogue/campaign-feed-out.ts'
import { requirePro } from '#server/money/purchases/require-pro.ts'
import type { Seal } from '#server/people/auth/seal.ts'
import { recordDeletion } from '#server/people/deletions/record-deletion.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { dropImages } from '#server/pictures/images/drop-images.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { getOwnCampaign } from '../get-campaign.ts'
import { publishFeedJob } from './feed-out-jobs.ts'
import {
  countFeedChange,
  deleteFeedOut,
  type FeedOutRow,
  findCampaignOfFeed,
  findFeedOut,
  insertFeedOut,
  updateFeedOut,
} from './feed-out-store.ts'
import { makeFeedAddress } from './feed-token.ts'
import { picturesBase } from './pictures-base.ts'
import { listPicturesOfFeed } from './published-store.ts'

interface OwnFeed {
  userId: string
  id: string
}

type SetServices = Pick<Services, 'config' | 'db' | 'jobs' | 'newId' | 'now' | 'payments'>

/** Makes the feed of a campaign or changes what it holds, and queues its publication. */
export function setFeedOut(
  services: SetServices,
  seal: Seal,
  { userId, id, ...settings }: OwnFeed & z.output<typeof setCampaignFeedOutCall.body>,
): Promise<FeedOutRow> {
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const campaign = await getOwnCampaign(tx, userId, id)
    await requirePro(tx, services, { userId, sentence: FOR_PRO })
    if (settings.formats.some((format) => !campaign.formats.includes(format)))
      throw new AppError('VALIDATION_FAILED', 'Please choose among the sizes of the campaign.', 'formats')
    const now = services.now()
    const before = await findFeedOut(tx, id)
    if (before) {
      await updateFeedOut(tx, id, { ...settings, dueAt: now, message: null })
      // The same products are another feed with other columns.
      if (before.changedAt) await countFeedChange(tx, id, { now, base: picturesBase(services.config) })
    } else {
      const address = makeFeedAddress(seal, services)
      await insertFeedOut(tx, { campaignId: id, ...address, ...settings, dueAt: now, createdAt: now })
    }
    await services.jobs.sendAll(tx, publishFeedJob, [{ campaignId: id }], { group: userId })
    return (await findFeedOut(tx, id))!
  })
}

/** Gives the feed another address. The one before it opens nothing from here on, in restored copies neither. */
export function renewFeedAddress(services: SetServices, seal: Seal, { userId, id }: OwnFeed): Promise<FeedOutRow> {
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await getOwnCampaign(tx, userId, id)
    const before = await findFeedOut(tx, id)
    if (!before) throw new AppError('NOT_FOUND', 'This campaign has no feed for shops and platforms.')
    await recordDeletion(tx, services, { kind: 'feed', id: before.id })
    return (await updateFeedOut(tx, id, makeFeedAddress(seal, services)))!
  })
}

type RemoveServices = Pick<Services, 'db' | 'jobs' | 'now'>

/** Ends the feed of a campaign: its address and those of its pictures. */
export async function removeFeedOut(services: RemoveServices, { userId, id }: OwnFeed): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await getOwnCampaign(tx, userId, id)
    const before = await findFeedOut(tx, id)
    if (before) await endFeed(tx, services, before)
  })
}

/** Ends a feed that a restored copy has brought back. Returns false if it is gone. */
export async function endFeedAgain(services: RemoveServices, { userId, id }: OwnFeed): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const campaignId = await findCampaignOfFeed(tx, id)
    if (campaignId) await endFeed(tx, services, { campaignId, id })
    return campaignId !== undefined
  })
}

async function endFeed(
  tx: Database,
  services: Pick<Services, 'jobs' | 'now'>,
  { campaignId, id }: Pick<FeedOutRow, 'campaignId' | 'id'>,
): Promise<void> {
  await dropImages(tx, services, await listPicturesOfFeed(tx, campaignId, Number.MAX_SAFE_INTEGER))
  await deleteFeedOut(tx, campaignId)
  await recordDeletion(tx, services, { kind: 'feed', id })
}

const FOR_PRO = 'A feed for shops and platforms is part of the Pro plan. Upgrade to use it.'
