import { z } from 'zod'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { requireBrandOwner } from './policy.ts'
import { type BrandRow, findBrand } from './store.ts'

/** Returns the user's own brand. Throws NOT_FOUND, also for an invalid id, and NOT_OWNER for another user's. */
export async function getOwnBrand(db: Database, userId: string, id: string): Promise<BrandRow> {
  const brand = z.uuid().safeParse(id).success ? await findBrand(db, id) : undefined
  if (!brand) throw new AppError('NOT_FOUND', 'This brand does not exist any more. Please go back to your own.')
  return requireBrandOwner(brand, userId)
}
