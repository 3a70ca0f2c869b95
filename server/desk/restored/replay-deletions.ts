import { deleteAccount } from '#server/desk/account/delete-account.ts'
import { deleteBrand } from '#server/ads/brand/delete-brand.ts'
import { deleteOwnCampaign } from '#server/catalogue/campaigns/drop-campaign.ts'
import { endFeedAgain } from '#server/catalogue/campaigns/feed-out/set-feed-out.ts'
import { deleteCreative } from '#server/ads/creatives/delete-creative.ts'
import { type Deleted, DELETIONS, hashOf } from '#server/people/deletions/record-deletion.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { type DeletableRow, listPage } from './store.ts'

/** Number of ids that are looked up at once. */
const PAGE = 1_000

/**
 * Deletes again what was deleted since the backup that the database came from; resolves to how many things that was.
 */
export async function replayDeletions(services: Services): Promise<number> {
  const deleted = await readList(services)
  if (deleted.size === 0) return 0
  let again = 0
  for (const kind of ['account', 'campaign', 'feed', 'ad', 'brand'] as const) {
    for await (const found of listAll(services, kind)) {
      if (deleted.has(hashOf({ kind, id: found.id })) && (await deleteOne(services, kind, found))) again += 1
    }
  }
  return again
}

async function readList({ deletions }: Pick<Services, 'deletions'>): Promise<Set<string>> {
  const hashes = new Set<string>()
  for await (const key of deletions.list(DELETIONS)) hashes.add(key.slice(DELETIONS.length))
  return hashes
}

async function* listAll({ db }: Pick<Services, 'db'>, kind: Deleted): AsyncGenerator<DeletableRow> {
  for (let after: string | undefined; ;) {
    const page = await listPage(db, kind, { after, limit: PAGE })
    yield* page
    after = page.at(-1)?.id
    if (after === undefined) return
  }
}

/** Resolves to false if another process was faster. */
async function deleteOne(
  services: Pick<Services, 'db' | 'jobs' | 'newId' | 'now' | 'payments'>,
  kind: Deleted,
  { id, userId }: DeletableRow,
): Promise<boolean> {
  try {
    if (kind === 'account') await deleteAccount(services, id)
    else if (kind === 'ad') await deleteCreative(services, userId, id)
    else if (kind === 'feed') return await endFeedAgain(services, { userId, id })
    else if (kind === 'brand') await deleteBrand(services, userId, id)
    else await deleteOwnCampaign(services, userId, id)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
