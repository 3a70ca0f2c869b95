import type { Report } from '#contract/ads/report.ts'
import type { ChangedAd } from '#studio/index.ts'
import { type CreativeRow, findCreative, updateCreativeFields } from '#server/ads/creatives/store.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { ChangeOutcome } from '#server/platform/db/schema.ts'
import { insertNewVersion } from '#server/ads/generation/insert-new-version.ts'
import { sceneKey } from '#server/pictures/images/keys.ts'
import type { NewAdPicture } from '#server/pictures/images/insert-ad-picture.ts'
import type { SigningServices } from '#server/pictures/images/sign-ad.ts'
import { storeAdPicture } from '#server/pictures/images/store-picture.ts'
import type { Services } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { type ChangeRow, findChange, isChangeFinished, updateChange } from './store.ts'
import { announceFinished, announceStale } from '#server/ads/creatives/announce-pictures.ts'
import type { EventServices } from '#server/programs/webhooks/emit-events.ts'
import { notifyAdUpdated } from '#server/ads/variants/ad-events.ts'
import { withOwnOf } from '#server/ads/variants/own-of-picture.ts'
import { describePainted } from '#server/ads/variants/painted-from.ts'
import {
  findVariant,
  saveOwnOfPicture,
  listCurrentVariants,
  makeVariantCurrent,
  type VariantRow,
} from '#server/ads/variants/store.ts'
import { type ChangedPicture, isOnlyCutOut } from './change-picture.ts'
import { type SignedChange, signChanged } from './sign-changed.ts'
import { ownAfterChange, waitingOwnAfter } from './own-after-change.ts'
import { lookAfterChange, WRITTEN_FIELDS, writeChange } from './write-change.ts'

/**
 * Replaces a picture by its changed version: bytes first, then in one transaction the new version, the outcome and,
 * with the first picture that took a change of all, the ad's fields. Returns false if the picture was replaced
 * meanwhile, which stays.
 */
export async function storeChangedPicture(
  services: EventServices & SigningServices & Pick<Services, 'db' | 'storage'>,
  { change, variant, changed }: { change: ChangeRow; variant: VariantRow; changed: ChangedPicture },
): Promise<boolean> {
  const { painted, paintedBefore, scene, photos } = changed
  const file = painted && (await storeChangedAd(services, { variant, painted, scene, photos, changes: change.changes }))
  const stored = await services.db.transaction(async (tx) => {
    await lockAccount(tx, change.userId)
    const creative = await findCreative(tx, change.creativeId)
    const latest = await findChange(tx, change.id)
    // Deleted, or stored by another run of the same job.
    if (!creative || !latest || isChangeFinished(latest) || hasOutcome(latest, variant)) return true
    const current = await findVariant(tx, variant.id)
    if (!current || current.replacedAt) return false
    const before = paintedBefore ? await findVariant(tx, paintedBefore) : undefined
    if (paintedBefore && !before) return false
    const written = await writeOnce(tx, services, { change: latest, creative, before: before || undefined })
    const own = await ownAfterChange(current, change.changes, written)
    const variantId = file ? services.newId() : (paintedBefore ?? variant.id)
    if (file) await replacePicture(tx, services, { change, variant, changed, file, creative: written, variantId, own })
    else await saveOwnOfPicture(tx, variantId, own)
    if (before) await makeVariantCurrent(tx, before, services.now())
    const isAlike = looksAlike(variant, { change, changed, report: painted?.report ?? before?.report })
    await addOutcome(tx, services, latest, {
      format: variant.format,
      variantId,
      ...(isAlike && { alike: true as const }),
      ...(painted?.moved && { moved: true as const }),
    })
    const { userId, creativeId, formats } = change
    if (file || before) await announceFinished(tx, services, { userId, creativeId, formats: [variant.format] })
    // The others that are asked to change are no older than it until they have refused.
    if (written !== creative)
      await announceStale(tx, services, { userId, before: creative, after: written, without: formats })
    return true
  })
  notifyAdUpdated(change.creativeId)
  return stored
}

/** Returns true if the photo is treated as before, with no new strokes: then the picture stays as it is. */
function looksAlike(
  { report: was, photos }: VariantRow,
  { change, changed, report }: { change: ChangeRow; changed: ChangedPicture; report: Report | undefined },
): boolean {
  if (!isOnlyCutOut(change.changes) || photos?.[0]?.touchUp !== changed.photos[0]?.touchUp) return false
  return report === undefined || report.product?.treatment === was.product?.treatment
}

/** Records that a format refused the change. */
export async function recordOutcome(
  services: EventServices & Pick<Services, 'db'>,
  change: ChangeRow,
  outcome: ChangeOutcome,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockAccount(tx, change.userId)
    const latest = await findChange(tx, change.id)
    if (!latest || hasOutcome(latest, outcome)) return
    await addOutcome(tx, services, latest, outcome)
    const after = await findCreative(tx, change.creativeId)
    if (after) await announceStale(tx, services, { userId: change.userId, after, only: [outcome.format] })
  })
  notifyAdUpdated(change.creativeId)
}

function hasOutcome({ outcomes }: ChangeRow, { format }: Pick<ChangeOutcome, 'format'>): boolean {
  return outcomes.some((outcome) => outcome.format === format)
}

async function addOutcome(
  tx: Database,
  { now }: Pick<Services, 'now'>,
  { id, outcomes }: ChangeRow,
  outcome: ChangeOutcome,
): Promise<void> {
  await updateChange(tx, id, { state: 'running', outcomes: [...outcomes, outcome] }, now())
}

/** Writes the ad's fields with the first format that takes a change of all its pictures. */
async function writeOnce(
  tx: Database,
  { now }: Pick<Services, 'now'>,
  {
    change: { formats, outcomes, changes },
    creative,
    before,
  }: { change: ChangeRow; creative: CreativeRow; before: VariantRow | undefined },
): Promise<CreativeRow> {
  const writesNothing = changes.onlyThese && !changes.colors
  if (writesNothing || outcomes.some((outcome) => 'variantId' in outcome)) return creative
  const current = await listCurrentVariants(tx, [creative.id])
  const targets = current.filter(({ format }) => formats.includes(format))
  const after = await writeChange(creative, changes, {
    targets,
    current,
    before: before && (before.layout.direction?.ownColors ?? {}),
  })
  const written = Object.fromEntries(WRITTEN_FIELDS.map((field) => [field, after[field]]))
  const formatOwn = await waitingOwnAfter(creative.formatOwn, changes, after)
  return updateCreativeFields(tx, creative.id, { ...written, formatOwn, updatedAt: now() })
}

/** A changed ad whose bytes are stored. */
interface StoredAd {
  imageId: string
  picture: NewAdPicture['picture']
  painted: ChangedAd
}

interface ChangedFile extends SignedChange {
  scene?: Uint8Array | undefined
}

/** Signs a changed picture and writes its bytes, before its row exists. */
export async function storeChangedAd(
  services: SigningServices & Pick<Services, 'db' | 'newId' | 'now' | 'storage'>,
  { scene, ...changed }: ChangedFile,
): Promise<StoredAd> {
  const imageId = services.newId()
  const painted = await signChanged(services, changed)
  const picture = await storeAdPicture(services, imageId, { format: changed.variant.format, jpeg: painted.jpeg })
  // The next change needs the scene beside the new picture, because the old one is deleted after 30 days.
  if (scene) await services.storage.put(sceneKey(imageId), scene, 'image/jpeg')
  return { imageId, picture, painted }
}

interface Replacement {
  change: ChangeRow
  variant: VariantRow
  changed: Pick<ChangedPicture, 'photos' | 'logo'>
  file: StoredAd
  creative: CreativeRow
  variantId: string
  own: VariantRow['own']
}

async function replacePicture(
  tx: Database,
  services: Pick<Services, 'jobs' | 'now'>,
  { change, variant, changed: { photos, logo }, file, creative, variantId, own }: Replacement,
): Promise<void> {
  const { layout, report, notice } = file.painted
  const look = lookAfterChange(variant.look, change.changes, creative)
  const kept = await describePainted(layout, { photos, ad: withOwnOf(creative, own), own, look, logo })
  const { notice: _notice, ...provenance } = variant.provenance ?? { engine: 'studio', seed: variant.seed }
  await insertNewVersion(tx, services, {
    userId: change.userId,
    picture: file.picture,
    version: {
      ...variant,
      ...kept,
      id: variantId,
      imageId: file.imageId,
      layout,
      report,
      createdAt: services.now(),
      // Its models were paid for with the picture that it was made of.
      provenance: { ...provenance, costMicros: 0, ...(notice && { notice }) },
    },
  })
}
