import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { TEST_TIME } from '#test/services.ts'
import { sessions, users } from '#server/platform/db/schema.ts'
import { deleteSessionByKey, findSession, insertSession, updateSession } from './session-store.ts'

const HOUR_MS = 60 * 60 * 1000

describeOnBothDatabases('the session store', (database) => {
  const find = async (key: string) => (await findSession(database.db, key, TEST_TIME))?.session

  async function addUser(): Promise<string> {
    const id = '6f2f8a63-6f3f-4c8c-9d1c-0a1b2c3d4e5f'
    await database.db.insert(users).values({ id, email: 'ada@example.com', displayName: 'Ada', createdAt: TEST_TIME })
    return id
  }

  it('returns what was stored, until it is deleted', async () => {
    const userId = await addUser()
    await insertSession(database.db, 'one', { userId }, TEST_TIME)
    expect(await find('one')).toEqual({ userId, createdAt: TEST_TIME.toISOString() })
    expect(await find('two')).toBeUndefined()
    expect(await deleteSessionByKey(database.db, 'one')).toBe(true)
    expect(await find('one')).toBeUndefined()
  })

  it('does not bring back a session that ended while a request still held it', async () => {
    const userId = await addUser()
    await insertSession(database.db, 'one', { userId }, TEST_TIME)
    const held = (await find('one'))!
    await deleteSessionByKey(database.db, 'one')
    await updateSession(database.db, 'one', held, TEST_TIME)
    expect(await find('one')).toBeUndefined()
  })

  it.each([
    { what: 'without a user', session: {}, hours: 1 },
    { what: 'of a user', session: { userId: '6f2f8a63-6f3f-4c8c-9d1c-0a1b2c3d4e5f' }, hours: 30 * 24 },
  ])('keeps a session $what for $hours hours', async ({ session, hours }) => {
    await addUser()
    await insertSession(database.db, 'one', session, TEST_TIME)
    const [row] = await database.db.select().from(sessions)
    expect(row!.expiresAt).toEqual(new Date(TEST_TIME.getTime() + hours * HOUR_MS))
  })
})
