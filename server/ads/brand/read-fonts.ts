import { FONT_SLOTS } from '#contract/ads/brand/brand-fonts.ts'
import { canUseFonts } from '#contract/ads/brand/brand-plans.ts'
import type { OwnFaces, OwnFont } from '#studio/index.ts'
import { imageKey } from '#server/pictures/images/keys.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { Services } from '#server/services.ts'
import { isUsable } from './policy.ts'
import { findBrand, ownerOf } from './store.ts'

interface Branded {
  userId: string
  brandId?: string | null | undefined
}

/** Fonts in which an ad is set, and what each of them sets. */
export interface FontsOfAd {
  faces: OwnFaces
  files: OwnFont[]
}

/**
 * Reads the current fonts of an ad's brand. Returns undefined if it has none, or the current plan does not include
 * them: then the ad is set in ours. A file that was deleted in the meantime is left out.
 */
export async function readFonts(
  services: Pick<Services, 'db' | 'storage' | 'payments' | 'now'>,
  { userId, brandId }: Branded,
): Promise<FontsOfAd | undefined> {
  const brand = brandId ? await findBrand(services.db, brandId) : undefined
  if (!brand || ownerOf(brand) !== userId || Object.keys(brand.fonts).length === 0) return undefined
  const planId = await findPlan(services.db, services, userId)
  if (!canUseFonts(planId) || !isUsable(planId, brand)) return undefined
  const faces: OwnFaces = {}
  const files = new Map<string, OwnFont>()
  for (const { id: slot } of FONT_SLOTS) {
    const font = brand.fonts[slot]
    const bytes = font && (files.get(font.sha256)?.bytes ?? (await services.storage.get(imageKey(font.imageId))))
    if (!bytes) continue
    faces[slot] = font.sha256
    files.set(font.sha256, { sha256: font.sha256, bytes })
  }
  return files.size > 0 ? { faces, files: [...files.values()] } : undefined
}
