import type { FormatId } from '#contract/formats.ts'
import type { ErrorCode } from '#contract/platform/errors.ts'
import type { Database } from '#server/platform/db/database.ts'
import { apiAddress, emitEvents, type EventServices } from '#server/programs/webhooks/emit-events.ts'
import { findStaleness } from '#server/ads/variants/find-staleness.ts'
import { listShownVariants, type ShownRow } from '#server/ads/variants/store.ts'
import { type CreativeRow, findCreative } from './store.ts'

/**
 * Events about the pictures of an ad, for the user's webhooks. The products of a campaign are no ads of anybody: their
 * thousands of pictures are announced by the end of the campaign alone.
 */

interface OfAd {
  userId: string
  creativeId: string
}

/** Announces that the pictures of these formats are there, new or changed. */
export function announceFinished(
  tx: Database,
  services: EventServices,
  { userId, creativeId, formats }: OfAd & { formats: readonly FormatId[] },
): Promise<void> {
  const describe = async () => {
    if (!(await isOwnAd(tx, creativeId))) return []
    const pictures = await listShownVariants(tx, [creativeId])
    const made = pictures.filter(({ format }) => formats.includes(format))
    return made.map((picture) => ({ data: describePicture(services, picture), once: `finished_${picture.id}` }))
  }
  return emitEvents(tx, services, { userId, type: 'ad.finished', describe })
}

/** Announces that a picture could not be made. */
export function announceFailed(
  tx: Database,
  services: EventServices,
  { userId, creativeId, format, code }: OfAd & { format: FormatId; code: ErrorCode },
): Promise<void> {
  const describe = async () =>
    (await isOwnAd(tx, creativeId))
      ? [{ data: { creativeId, format, code, creative: addressOf(services, creativeId) } }]
      : []
  return emitEvents(tx, services, { userId, type: 'ad.failed', describe })
}

interface Change {
  userId: string
  /** The ad before the change: what was stale already is not announced again. Absent if that is not known. */
  before?: CreativeRow
  after: CreativeRow
  /** Formats to look at; all others if `without` names some. */
  only?: readonly FormatId[]
  without?: readonly FormatId[]
}

/** Announces the pictures that a change of their ad has made stale, each version of a picture once. */
export function announceStale(
  tx: Database,
  services: EventServices,
  { userId, before, after, only, without = [] }: Change,
): Promise<void> {
  const describe = async () => {
    if (after.campaignId) return []
    const pictures = await listShownVariants(tx, [after.id])
    const looked = pictures.filter(({ format }) => (only ?? [format]).includes(format) && !without.includes(format))
    const described = looked.map(async (picture) => {
      const stale = await differencesOf(picture, after)
      if (stale.length === 0 || (before && (await differencesOf(picture, before)).length > 0)) return []
      return [{ data: { ...describePicture(services, picture), differs: stale }, once: `stale_${picture.id}` }]
    })
    return (await Promise.all(described)).flat()
  }
  return emitEvents(tx, services, { userId, type: 'ad.stale', describe })
}

async function isOwnAd(tx: Database, creativeId: string): Promise<boolean> {
  const creative = await findCreative(tx, creativeId)
  return creative !== undefined && creative.campaignId === null
}

async function differencesOf(picture: ShownRow, ad: CreativeRow): Promise<string[]> {
  const stale = await findStaleness({ ...picture, findings: picture.summary.findings }, ad)
  return [...new Set(stale.map(({ what }) => what))]
}

function describePicture(services: EventServices, { id, adId, format, imageUrl }: ShownRow) {
  const image = apiAddress(services, imageUrl)
  return { creativeId: adId, format, variantId: id, creative: addressOf(services, adId), image }
}

function addressOf(services: EventServices, creativeId: string): string {
  return apiAddress(services, `/api/creatives/${creativeId}`)
}
