import type { FontSlot } from '#contract/ads/brand/brand-fonts.ts'
import { BRAND_FONTS_MESSAGE, canUseFonts } from '#contract/ads/brand/brand-plans.ts'
import type { PreparedFont } from '#studio/fonts.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { dropImages } from '#server/pictures/images/drop-images.ts'
import type { WaitingFile } from '#server/pictures/images/picture-tasks.ts'
import { insertPictureRows, storePicture } from '#server/pictures/images/store-picture.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { Services } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { getOwnBrand } from './get-brand.ts'
import { requireUsable } from './policy.ts'
import { type BrandRow, setFonts } from './store.ts'

interface Placed {
  userId: string
  id: string
  slot: FontSlot
}

/** Throws NOT_FOUND, NOT_OWNER and PLAN_REQUIRED, so that a font that may not be stored need not be received. */
export async function requireFontPlace(
  services: Pick<Services, 'db' | 'now' | 'payments'>,
  { userId, id }: Pick<Placed, 'userId' | 'id'>,
  db = services.db,
): Promise<BrandRow> {
  const brand = await getOwnBrand(db, userId, id)
  const planId = await findPlan(db, services, userId)
  if (!canUseFonts(planId)) throw new AppError('PLAN_REQUIRED', BRAND_FONTS_MESSAGE)
  requireUsable(planId, brand)
  return brand
}

/** Stores a font for one thing that it sets, in place of the previous one. */
export async function uploadFont(
  services: Services,
  { userId, id, slot, file, signal }: Placed & { file: WaitingFile; signal: AbortSignal },
): Promise<BrandRow> {
  const { bytes, specimen, sha256 } = await prepare(services, { userId, file, signal })
  const imageId = services.newId()
  await storePicture(services, imageId, {
    bytes: Buffer.from(bytes),
    contentType: TYPE,
    thumbnail: Buffer.from(specimen),
  })
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const { fonts } = await requireFontPlace(services, { userId, id }, tx)
    const now = services.now()
    const facts = { name: file.name, contentType: TYPE, sha256, bytes: bytes.byteLength, widthPx: 0, heightPx: 0 }
    await insertPictureRows(tx, [{ id: imageId, userId, creativeId: null, kind: 'font', ...facts, createdAt: now }])
    const before = fonts[slot]
    if (before) await dropImages(tx, services, [before.imageId])
    const font = { imageId, sha256, name: file.name, licensedAt: now.toISOString() }
    return setFonts(tx, id, { ...fonts, [slot]: font }, now)
  })
}

const TYPE = 'font/ttf'
/** Cost of a small picture: a font has no pixels, and takes little time. */
const MEGAPIXELS = 1

/** Prepares the font. A file that ends or hangs its process is no font. */
async function prepare(
  services: Pick<Services, 'pictures'>,
  { userId, file, signal }: { userId: string; file: WaitingFile; signal: AbortSignal },
): Promise<PreparedFont> {
  try {
    return await services.pictures.ask('prepareFont', file, { owner: userId, megapixels: MEGAPIXELS, signal })
  } catch (error) {
    if (error instanceof AppError || signal.aborted) throw error
    throw new AppError(
      'VALIDATION_FAILED',
      `"${file.name}" cannot be read as a font. Please upload another one.`,
      'font',
    )
  }
}
