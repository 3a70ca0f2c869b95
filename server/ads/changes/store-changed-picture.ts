import { getFormat } from '#contract/formats.ts'
import { imageUrl } from '#contract/image-urls.ts'
import type { Report } from '#contract/report.ts'
import { type CreativeRow, findCreative, updateCreativeFields } from '#server/ads/creatives/store.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { ChangeOutcome } from '#server/platform/db/schema.ts'
import { dropOldVersions } from '#server/ads/generation/drop-old-versions.ts'
import { sceneKey } from '#server/pictures/images/keys.ts'
import { prepareAd } from '#server/pictures/images/prepare-picture.ts'
import { insertAdPicture } from '#server/pictures/images/insert-ad-picture.ts'
import { storePicture } from '#server/pictures/images/store-picture.ts'
import type { Services } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { type ChangeRow, findChange, isChangeFinished, updateChange } from './store.ts'
import { notifyAdUpdated } from '#server/ads/variants/ad-events.ts'
import { withOwnOf } from '#server/ads/variants/own-of-picture.ts'
import { describePainted } from '#server/ads/variants/painted-from.ts'
import {
  findVariant,
  insertVariant,
  saveOwnOfPicture,
  listCurrentVariants,
  makeVariantCurrent,
  replaceCurrentVariant,
  type VariantRow,
} from '#server/ads/variants/store.ts'
import { type ChangedPicture, isOnlyCutOut } from './change-picture.ts'
import { ownAfterChange, waitingOwnAfter } from './own-after-change.ts'
import { changeLook, WRITTEN_FIELDS, writeChange } from './write-change.ts'

/**
 * Replaces a picture by its changed version: bytes first, then in one transaction the new version, the outcome and,
 * with the first picture that took a change of all, the ad's fields. Returns false if the picture was replaced
 * meanwhile, which stays.
 */
export async function storeChangedPicture(
  services: Services,
  { change, variant, changed }: { change: ChangeRow; variant: VariantRow; changed: ChangedPicture },
): Promise<boolean> {
  const bytes = changed.painted && (await storeBytes(services, variant, changed))
  const stored = await services.db.transaction(async (tx) => {
    await lockAccount(tx, change.userId)
    const creative = await findCreative(tx, change.creativeId)
    const latest = await findChange(tx, change.id)
    // Deleted, or stored by another run of the same job.
    if (!creative || !latest || isChangeFinished(latest) || hasOutcome(latest, variant)) return true
    const current = await findVariant(tx, variant.id)
    if (!current || current.replacedAt) return false
    const before = changed.paintedBefore ? await findVariant(tx, changed.paintedBefore) : undefined
    if (changed.paintedBefore && !before) return false
    const written = await writeOnce(tx, services, { change: latest, creative, before: before || undefined })
    const own = await ownAfterChange(current, change.changes, written)
    const variantId = bytes ? services.newId() : (changed.paintedBefore ?? variant.id)
    if (bytes)
      await replacePicture(tx, services, { change, variant, changed, bytes, creative: written, variantId, own })
    else await saveOwnOfPicture(tx, variantId, own)
    if (before) {
      await replaceCurrentVariant(tx, creative.id, variant.format, services.now())
      await makeVariantCurrent(tx, before.id)
    }
    const isAlike = looksAlike(variant, { change, changed, report: changed.painted?.report ?? before?.report })
    await addOutcome(tx, services, latest, {
      format: variant.format,
      variantId,
      ...(isAlike && { alike: true as const }),
      ...(changed.painted?.moved && { moved: true as const }),
    })
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
export async function recordOutcome(services: Services, change: ChangeRow, outcome: ChangeOutcome): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockAccount(tx, change.userId)
    const latest = await findChange(tx, change.id)
    if (latest && !hasOutcome(latest, outcome)) await addOutcome(tx, services, latest, outcome)
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

interface StoredBytes {
  imageId: string
  picture: Awaited<ReturnType<typeof prepareAd>>
}

/** Writes the bytes of a changed picture, before its row exists. */
export async function storeBytes(
  services: Services,
  { format }: VariantRow,
  { painted, scene }: ChangedPicture,
): Promise<StoredBytes> {
  const picture = await prepareAd(painted!.jpeg, getFormat(format))
  const imageId = services.newId()
  await storePicture(services, imageId, picture)
  // The next change needs the scene beside the new picture, because the old one is deleted after 30 days.
  if (scene) await services.storage.put(sceneKey(imageId), scene, 'image/jpeg')
  return { imageId, picture }
}

async function replacePicture(
  tx: Database,
  services: Services,
  {
    change,
    variant,
    changed,
    bytes,
    creative,
    variantId,
    own,
  }: {
    change: ChangeRow
    variant: VariantRow
    changed: ChangedPicture
    bytes: StoredBytes
    creative: CreativeRow
    variantId: string
    own: VariantRow['own']
  },
): Promise<void> {
  const { layout, report, notice } = changed.painted!
  const { imageId, picture } = bytes
  const { format } = variant
  const now = services.now()
  const owner = { userId: change.userId, creativeId: creative.id }
  await insertAdPicture(tx, { id: imageId, ...owner, format, picture, layout, createdAt: now })
  await replaceCurrentVariant(tx, creative.id, format, now)
  const look = changeLook(variant.look, change.changes, creative)
  const kept = await describePainted(layout, {
    photos: changed.photos,
    ad: withOwnOf(creative, own),
    own,
    look: look!,
    logo: changed.logo,
  })
  const { notice: _notice, ...provenance } = variant.provenance ?? { engine: 'studio', seed: variant.seed }
  await insertVariant(tx, {
    ...variant,
    ...kept,
    layout,
    report,
    imageId,
    imageUrl: imageUrl(imageId),
    createdAt: now,
    replacedAt: null,
    id: variantId,
    // Its models were paid for with the picture that it was made of.
    provenance: { ...provenance, costMicros: 0, ...(notice && { notice }) },
  })
  await dropOldVersions(tx, services, { creativeId: creative.id, format })
}
