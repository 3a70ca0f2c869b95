import type { z } from 'zod'
import type { setCampaignSourceCall } from '#contract/catalogue/campaign-source.ts'
import { requirePro } from '#server/money/purchases/require-pro.ts'
import type { Seal } from '#server/people/auth/seal.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { getOwnCampaign } from '../get-campaign.ts'
import { readSourceJob } from './source-jobs.ts'
import { deleteSource, findSource, saveSource, type SourceRow, updateSource } from './source-store.ts'

const HOUR_MS = 60 * 60 * 1000

interface OwnSource {
  userId: string
  id: string
}

type SetServices = Pick<Services, 'db' | 'jobs' | 'now' | 'payments'>

/** Sets the address of a campaign's feed and queues its first reading. */
export function setSource(
  services: SetServices,
  seal: Seal,
  { userId, id, ...sent }: OwnSource & z.output<typeof setCampaignSourceCall.body>,
): Promise<SourceRow> {
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await getOwnCampaign(tx, userId, id)
    await requirePro(tx, services, { userId, sentence: FOR_PRO })
    const before = await findSource(tx, id)
    const now = services.now()
    const { address, everyHours, paints } = sent
    const username = sent.username || null
    const isSamePlace = before?.address === address && before.username === username
    const row = await saveSource(tx, {
      campaignId: id,
      address,
      username,
      passwordSealed: sealPassword(seal, {
        id,
        username,
        password: sent.password,
        before: isSamePlace ? before : undefined,
      }),
      everyHours,
      paints,
      etag: isSamePlace ? before.etag : null,
      lastModified: isSamePlace ? before.lastModified : null,
      contentHash: isSamePlace ? before.contentHash : null,
      state: 'waiting',
      message: null,
      evenIfSmaller: false,
      readingSince: null,
      // Another address does not make the campaign up to date: its first list does.
      failingSince: before?.failingSince ?? null,
      staleFor: before?.staleFor ?? null,
      readAt: isSamePlace ? before.readAt : null,
      nextReadAt: new Date(now.getTime() + everyHours * HOUR_MS),
      createdAt: before?.createdAt ?? now,
    })
    await services.jobs.sendAll(tx, readSourceJob, [{ campaignId: id, evenIfSmaller: false }], { group: userId })
    return row
  })
}

/** A password that is not sent keeps its value for the same address and user name. */
function sealPassword(
  seal: Seal,
  {
    id,
    username,
    password,
    before,
  }: { id: string; username: string | null; password: string | null | undefined; before: SourceRow | undefined },
): string | null {
  if (!username) return null
  if (password === undefined) {
    if (before) return before.passwordSealed
    throw new AppError('VALIDATION_FAILED', 'Please type the password for this address.', 'password')
  }
  return seal.seal(id, password ?? '')
}

/** Queues a reading now, unless one is queued or under way. The source is read by itself from then on. */
export function readSourceNow(
  services: SetServices,
  { userId, id, evenIfSmaller }: OwnSource & { evenIfSmaller: boolean },
): Promise<SourceRow> {
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await getOwnCampaign(tx, userId, id)
    const source = await findSource(tx, id)
    if (!source) throw nowhere()
    await requirePro(tx, services, { userId, sentence: FOR_PRO })
    if (source.state === 'waiting' || source.state === 'reading') {
      if (evenIfSmaller) await updateSource(tx, id, { evenIfSmaller })
      return source
    }
    await services.jobs.sendAll(tx, readSourceJob, [{ campaignId: id, evenIfSmaller }], { group: userId })
    const nextReadAt = source.nextReadAt ?? new Date(services.now().getTime() + source.everyHours * HOUR_MS)
    const waiting = await updateSource(tx, id, { state: 'waiting', message: null, evenIfSmaller, nextReadAt })
    if (!waiting) throw nowhere()
    return waiting
  })
}

function nowhere(): AppError {
  return new AppError('NOT_FOUND', 'This campaign reads its list from no address.')
}

export async function removeSource({ db }: Pick<Services, 'db'>, { userId, id }: OwnSource): Promise<void> {
  await getOwnCampaign(db, userId, id)
  await deleteSource(db, id)
}

const FOR_PRO = 'Reading a list from an address is part of the Pro plan. Upgrade to use it.'
