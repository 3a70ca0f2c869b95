import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { givenBrand, givenCreative, givenUser } from '#test/given/given.ts'
import { brands, creatives } from './schema.ts'

const MIGRATION = new URL('migrations/0042_several_brands.sql', import.meta.url)

describeOnBothDatabases('the migration to several brands', (database) => {
  it('turns a user’s kit into the first brand, links the ads with its logo to it, and leaves no blank one', async () => {
    const { db } = database
    const [userId, other, blank] = [await givenUser(db), await givenUser(db), await givenUser(db)]
    const logo = { url: '/api/images/mark', name: 'mark.png' }
    const brandId = await givenBrand(db, { userId, logo })
    await givenBrand(db, { userId: other, name: null, colors: ['#0b6e4f'] })
    await givenBrand(db, { userId: blank, name: null })
    const ads = [
      await givenCreative(db, { userId, logo }),
      await givenCreative(db, { userId }),
      await givenCreative(db, { userId: other, logo }),
    ]
    const statements = readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint')
    for (const statement of statements.filter((one) => /^\s*(delete|update)/i.test(one)))
      await db.execute(sql.raw(statement))
    const kept = await db.select().from(brands)
    expect(new Set(kept.map((brand) => brand.userId))).toEqual(new Set([userId, other]))
    const brandOf = async (id: string) => (await db.select().from(creatives).where(eq(creatives.id, id)))[0]?.brandId
    expect([await brandOf(ads[0] ?? ''), await brandOf(ads[1] ?? ''), await brandOf(ads[2] ?? '')]).toEqual([
      brandId,
      null,
      null,
    ])
  })
})
