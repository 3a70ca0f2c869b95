import { hash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { FEED_MAX_BYTES } from '#contract/catalogue/feed.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { Seal } from '#server/people/auth/seal.ts'
import { cleanFileName } from '#server/pictures/images/file-name.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { FetchError } from '#server/platform/internet/fetch-error.ts'
import type { Fetched, FetchOptions } from '#server/platform/internet/guarded-fetch.ts'
import type { Services } from '#server/services.ts'
import { importFeed } from '../import-feed.ts'
import { startCampaign } from '../start-campaign.ts'
import { type CampaignRow, findCampaign } from '../store.ts'
import { endReading } from './end-reading.ts'
import { FeedShrank, requireProducts } from './feed-shrank.ts'
import { beginReading, lockReading, type SourceRow, touchCampaign } from './source-store.ts'

/**
 * A list may be large, and a shop that writes it only then is slow. Many hosts label a list as a web page or as anything
 * at all, so that its contents decide, as with a file that is sent.
 */
const LIST: Pick<FetchOptions, 'accept' | 'types' | 'maxBytes' | 'timeoutMs'> = {
  accept: 'text/csv, text/tab-separated-values, application/xml, text/xml, text/plain;q=0.9, */*;q=0.5',
  types: /^(text\/.+|application\/.+|binary\/octet-stream)$/,
  maxBytes: FEED_MAX_BYTES,
  timeoutMs: 120_000,
}

/** Time after which a reading counts as killed. */
export const LOST_MS = 10 * 60_000

/** Another address was set, or the source was removed, while this one was read: nothing of it counts. */
class Overtaken extends Error {}

interface Reading {
  campaignId: string
  evenIfSmaller: boolean
  signal: AbortSignal
}

/**
 * Reads the feed of a campaign from its address. A feed that has not changed, cannot be read, is empty or has lost more
 * than a third of its products changes nothing, and the source says so. If it was killed, the next attempt begins again:
 * a feed replaces the former in one transaction, and a start queues only what differs.
 */
export async function readSource(services: Services, seal: Seal, reading: Reading): Promise<void> {
  const now = services.now()
  const lostBefore = new Date(now.getTime() - LOST_MS)
  const source = await beginReading(services.db, reading.campaignId, { now, lostBefore })
  if (!source) return
  // A reading that was killed is begun again by the scheduler, which knows only the row.
  const evenIfSmaller = reading.evenIfSmaller || source.evenIfSmaller
  const agreed = source.evenIfSmaller ? { evenIfSmaller: false } : {}
  try {
    const read = await takeFeed(services, seal, { ...reading, evenIfSmaller, source })
    await endReading(services, source, { ...read, ...agreed })
  } catch (error) {
    if (error instanceof Overtaken) return
    if (reading.signal.aborted) {
      // The server stops: the queue gives the job to another process.
      await endReading(services, source, { state: 'waiting' })
      throw error
    }
    const failure = describeFailure(error)
    await endReading(services, source, {
      ...(failure ?? { state: 'failed', message: OURS }),
      ...agreed,
      readAt: services.now(),
    })
    if (!failure) throw error
  }
}

/** Returns what the source says after the reading. */
async function takeFeed(
  services: Services,
  seal: Seal,
  { source, evenIfSmaller, signal }: Reading & { source: SourceRow & { userId: string } },
): Promise<Partial<SourceRow>> {
  const { db, now } = services
  const { campaignId: id, userId } = source
  if ((await findPlan(db, services, userId)) !== 'pro') return { state: 'paused', message: PAUSED }
  const campaign = await findCampaign(db, id)
  if (!campaign) return {}
  const fetched = await fetchFeed(services, seal, source, signal)
  const contentHash = fetched && hash('sha256', fetched.bytes)
  const isNew = fetched !== undefined && contentHash !== source.contentHash
  if (isNew) await importFetched(services, { campaign, source, fetched, evenIfSmaller, signal })
  await touchCampaign(db, id, now())
  const message = source.paints ? await startIfDifferent(services, source) : null
  const known = fetched && {
    etag: fetched.etag ?? null,
    lastModified: fetched.lastModified ?? null,
    contentHash: contentHash!,
  }
  return { ...known, state: isNew ? 'read' : 'unchanged', message, readAt: now() }
}

/** Returns undefined if the host says that nothing has changed. */
async function fetchFeed(
  { fetch }: Pick<Services, 'fetch'>,
  seal: Seal,
  { campaignId, address, username, passwordSealed, etag, lastModified }: SourceRow,
  signal: AbortSignal,
): Promise<Fetched | undefined> {
  const password = passwordSealed === null ? '' : seal.open(campaignId, passwordSealed)
  if (password === undefined) throw new AppError('VALIDATION_FAILED', PASSWORD_LOST)
  const condition = {
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  }
  try {
    return await fetch(address, { ...LIST, condition, ...(username && { basic: { username, password } }) }, signal)
  } catch (error) {
    // A host that was asked without a condition has to give the feed.
    if (error instanceof FetchError && error.status === 304 && (etag || lastModified)) return undefined
    throw error
  }
}

async function importFetched(
  services: Services,
  {
    campaign,
    source,
    fetched,
    evenIfSmaller,
    signal,
  }: { campaign: CampaignRow; source: SourceRow; fetched: Fetched; evenIfSmaller: boolean; signal: AbortSignal },
): Promise<void> {
  await using folder = await services.temporary.open()
  const file = path.join(folder.path, 'feed')
  await writeFile(file, fetched.bytes)
  // A feed may have 50 MB, and it is in the file now.
  fetched.bytes = new Uint8Array()
  const { id, userId, feed } = campaign
  // What its owner chose for each column of the list before.
  const columns = new Map(feed?.columns.map(({ name, field }) => [name, field]))
  const fileName = cleanFileName(
    new URL(fetched.address).pathname.split('/').at(-1) || new URL(fetched.address).hostname,
  )
  await importFeed(services, {
    userId,
    id,
    file,
    fileName,
    columns,
    reading: {},
    photos: undefined,
    signal,
    admit: async (tx, products) => {
      if (!(await lockReading(tx, source))) throw new Overtaken()
      if (!evenIfSmaller) requireProducts(products)
    },
  })
}

/**
 * Makes what differs, if the campaign was started by its owner before. Returns a sentence if that was not possible: the
 * next reading tries again.
 */
async function startIfDifferent(services: Services, source: SourceRow & { userId: string }): Promise<string | null> {
  const { campaignId: id, userId } = source
  const { startedAt, differences } = (await findCampaign(services.db, id)) ?? {}
  if (!startedAt || !differences || !Object.values(differences).some((count) => count > 0)) return null
  if (!(await lockReading(services.db, source))) throw new Overtaken()
  try {
    await startCampaign(services, { userId, id })
    return null
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}

/** Returns what the source says of a failure that its owner can do something about. */
function describeFailure(error: unknown): Pick<SourceRow, 'state' | 'message'> | undefined {
  if (error instanceof FeedShrank) return { state: 'refused', message: error.message }
  if (error instanceof AppError) return { state: 'failed', message: error.message }
  if (error instanceof FetchError) return { state: 'failed', message: `${error.message}.` }
  return undefined
}

const PAUSED = 'Reading a list from an address is part of the Pro plan: it goes on once you are on Pro again.'
const PASSWORD_LOST = 'The password of the address cannot be read any more. Please type it again.'
const OURS = 'Something went wrong on our side: the list is read again at its next time.'
