import { expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenPro } from '#test/given/given.ts'
import { users } from '#server/platform/db/schema.ts'

const database = useDatabase()
const PATHS = ['/api/subscription', '/api/user/subscription']

it.each(PATHS)('shows the free default and a trial at %s', async (path) => {
  const browser = await (await startTestApp(database)).signedIn()
  const free = { planId: 'free', status: 'inactive', hasActiveSubscription: false, isInTrial: false, endDate: null }
  expect(await browser.get(path)).toMatchObject({ status: 200, body: free })
  const [user] = await database.db.select().from(users)
  await givenPro(database.db, user!.id, { status: 'trialing', endDate: new Date('2026-04-01T00:00:00Z') })
  const trial = { planId: 'pro', status: 'trialing', hasActiveSubscription: true, isInTrial: true }
  expect((await browser.get(path)).body).toEqual({ ...trial, endDate: '2026-04-01T00:00:00.000Z' })
})

it.each(PATHS)('answers 401 to signed-out callers at %s', async (path) => {
  const browser = (await startTestApp(database)).client()
  expect(await browser.get(path)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
})
