import { eq } from 'drizzle-orm'
import { type Brand, BLANK_BRAND } from '#contract/brand.ts'
import type { Database } from '../db/database.ts'
import { brands } from '../db/schema.ts'

/** A blank one where the person has none. */
export async function readBrand(db: Database, userId: string): Promise<Brand> {
  const [row] = await db.select().from(brands).where(eq(brands.userId, userId))
  if (!row) return BLANK_BRAND
  const { userId: _userId, updatedAt: _updatedAt, ...brand } = row
  return brand
}

export async function putBrand(db: Database, userId: string, brand: Brand, updatedAt: Date): Promise<void> {
  const fields = { ...brand, updatedAt }
  await db
    .insert(brands)
    .values({ userId, ...fields })
    .onConflictDoUpdate({ target: brands.userId, set: fields })
}
