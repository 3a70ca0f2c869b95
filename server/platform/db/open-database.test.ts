import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { users } from './schema.ts'

describeOnBothDatabases('the database', (database) => {
  const person = () => ({
    id: randomUUID(),
    email: `${randomUUID()}@example.com`,
    displayName: 'Ada',
    createdAt: new Date('2026-01-02T03:04:05.678Z'),
  })

  it('returns what was written, timestamps to the millisecond', async () => {
    const ada = person()
    await database.db.insert(users).values(ada)
    const [found] = await database.db.select().from(users).where(eq(users.id, ada.id))
    expect(found).toMatchObject(ada)
  })

  it('starts every test empty', async () => {
    expect(await database.db.select().from(users)).toEqual([])
  })

  it('undoes a transaction that throws', async () => {
    const failing = database.db.transaction(async (tx) => {
      await tx.insert(users).values(person())
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await database.db.select().from(users)).toEqual([])
  })

  it('names a unique violation by the code 23505', async () => {
    const ada = person()
    await database.db.insert(users).values(ada)
    const again = database.db.insert(users).values({ ...ada, id: randomUUID() })
    await expect(again).rejects.toMatchObject({ cause: { code: '23505' } })
  })

  it('keeps a balance from going below zero', async () => {
    const ada = person()
    await database.db.insert(users).values(ada)
    const overdraw = database.db.execute(
      sql`insert into user_credits (id, user_id, credit_type, amount, created_at, updated_at)
          values (${randomUUID()}, ${ada.id}, 'monthly', -1, now(), now())`,
    )
    await expect(overdraw).rejects.toMatchObject({ cause: { code: '23514' } })
  })
})
