import { promisify } from 'node:util'
import type { Session } from 'fastify'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { TEST_TIME } from '#test/services.ts'
import { sessions, users } from '#server/platform/db/schema.ts'
import { makeSessionStore } from './session-store.ts'

const HOUR_MS = 60 * 60 * 1000

describeOnBothDatabases('the session store', (database) => {
  function openStore() {
    const store = makeSessionStore(database.db, () => TEST_TIME)
    return {
      get: promisify((id: string, done: (error: unknown, session?: Session | null) => void) => store.get(id, done)),
      set: promisify((id: string, session: Session, done: (error: unknown) => void) => store.set(id, session, done)),
      destroy: promisify((id: string, done: (error: unknown) => void) => store.destroy(id, done)),
    }
  }
  const makeSession = (more: Partial<Session> = {}) =>
    ({
      cookie: { originalMaxAge: null, expires: new Date(TEST_TIME.getTime() + 30 * 24 * HOUR_MS) },
      ...more,
    }) as Session

  async function addUser(): Promise<string> {
    const id = '6f2f8a63-6f3f-4c8c-9d1c-0a1b2c3d4e5f'
    await database.db.insert(users).values({ id, email: 'ada@example.com', displayName: 'Ada', createdAt: TEST_TIME })
    return id
  }

  it('returns what was set, until it is destroyed', async () => {
    const store = openStore()
    const userId = await addUser()
    await store.set('one', makeSession({ userId }))
    expect(await store.get('one')).toMatchObject({ userId })
    expect(await store.get('two')).toBeNull()
    await store.destroy('one')
    expect(await store.get('one')).toBeNull()
  })

  it('does not bring back a session that ended while a request still held it', async () => {
    const store = openStore()
    const userId = await addUser()
    await store.set('one', makeSession({ userId }))
    const held = (await store.get('one'))!
    await store.destroy('one')
    await store.set('one', held)
    expect(await store.get('one')).toBeNull()
  })

  it('keeps a session without a user for an hour only', async () => {
    const store = openStore()
    await store.set('one', makeSession())
    const [row] = await database.db.select().from(sessions)
    expect(row!.expiresAt).toEqual(new Date(TEST_TIME.getTime() + HOUR_MS))
  })
})
