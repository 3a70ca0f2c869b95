import type { CreativeRow } from '#server/ads/creatives/store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { findBrand, ownerOf } from './store.ts'

type Branded = Pick<CreativeRow, 'userId' | 'brandId'> & { logo?: CreativeRow['logo'] | undefined }

/**
 * Reads the name that signs an ad as a wordmark: the current name of its brand, if that has no logo. An ad whose logo
 * was taken off while its brand has one is not signed, as its owner wants it.
 */
export async function readBrandName(db: Database, { userId, brandId, logo }: Branded): Promise<string | undefined> {
  const brand = brandId && !logo ? await findBrand(db, brandId) : undefined
  if (!brand || ownerOf(brand) !== userId || brand.logo) return undefined
  return brand.name ?? undefined
}
