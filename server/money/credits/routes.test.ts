import { expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenPro } from '#test/given/given.ts'
import { users } from '#server/platform/db/schema.ts'

const database = useDatabase()

it('shows what a free user may spend, and no limit on Pro', async () => {
  const browser = await (await startTestApp(database)).signedIn()
  expect(await browser.get('/api/credits')).toMatchObject({ status: 200, body: { adGeneration: 10, unlimited: false } })
  const [user] = await database.db.select().from(users)
  await givenPro(database.db, user!.id)
  expect((await browser.get('/api/credits')).body).toEqual({ adGeneration: 10, unlimited: true })
})

it('answers 401 to signed-out callers', async () => {
  const browser = (await startTestApp(database)).client()
  expect(await browser.get('/api/credits')).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
})
