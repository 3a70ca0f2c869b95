import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { givenCreative, givenUser } from '#test/given/given.ts'
import { creatives } from './schema.ts'

const MIGRATION = new URL('migrations/0008_cut_out_of_photos.sql', import.meta.url)

describeOnBothDatabases('the migration of stored photos', (database) => {
  it('sets "never cut out" on each photo that was to be kept whole, and leaves the others and their order alone', async () => {
    const userId = await givenUser(database.db)
    const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ url: `/api/images/${name}`, name })) as [object, object, object]
    const whole = { ...b, keepWhole: true }
    const before = { productImages: [c, whole, a], inspirationImages: [whole] } as object
    const marked = await givenCreative(database.db, { userId, ...before })
    const plain = await givenCreative(database.db, { userId, productImages: [a] as never })
    for (const statement of readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint'))
      await database.db.execute(sql.raw(statement))
    const imagesOf = async (id: string) => {
      const [row] = await database.db.select().from(creatives).where(eq(creatives.id, id))
      return [row?.productImages, row?.inspirationImages]
    }
    const never = { ...b, cutOut: 'never' }
    expect(await imagesOf(marked)).toEqual([[c, never, a], [never]])
    expect(await imagesOf(plain)).toEqual([[a], []])
  })
})
