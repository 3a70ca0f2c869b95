import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { TEST_TIME } from '#test/services.ts'
import type { CarriedRead } from '#server/platform/http/carried-read.ts'
import { readSession, refuseFor } from './read-session.ts'
import { deleteSessionByKey, insertSession } from './session-store.ts'

describeOnBothDatabases('a session', (database) => {
  /** Gives a request of a call that reads something beside its session. */
  async function givenCall({ values = { word: 'beside' } }: { values?: Record<string, unknown> | null } = {}) {
    const key = crypto.randomUUID()
    await insertSession(database.db, key, {}, TEST_TIME)
    const carried: CarriedRead<unknown> = {
      name: `test_${key}`,
      column: sql`${sql.placeholder('word')}::text || ' it'`,
      valuesOf: () => values ?? undefined,
    }
    const request = { routeOptions: { config: { carried } }, carried: null } as unknown as FastifyRequest
    return { key, request, read: () => readSession(request, database.db, { key, now: TEST_TIME }) }
  }

  it('comes with what its call reads', async () => {
    const { read, request } = await givenCall()
    expect(await read()).toMatchObject({ createdAt: TEST_TIME.toISOString() })
    expect(request.carried).toEqual({ found: 'beside it' })
  })

  it('that has ended comes with nothing', async () => {
    const { read, request, key } = await givenCall()
    await deleteSessionByKey(database.db, key)
    expect(await read()).toBeUndefined()
    expect(request.carried).toBeNull()
  })

  it('comes alone if the request needs another read', async () => {
    const { read, request } = await givenCall({ values: null })
    expect(await read()).toBeDefined()
    expect(request.carried).toBeNull()
  })

  it('comes alone while its calls are refused', async () => {
    const { read, request, key } = await givenCall()
    refuseFor(key, 60)
    expect(await read()).toBeDefined()
    expect(request.carried).toBeNull()
    refuseFor(key, 0)
    await read()
    expect(request.carried).toEqual({ found: 'beside it' })
  })
})
