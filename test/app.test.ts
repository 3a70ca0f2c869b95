import { expect, it } from 'vitest'
import { startTestApp } from './app.ts'
import { useDatabase } from './platform/database.ts'

const database = useDatabase()

it.each(['the first', 'the next'])('an app that tests share counts seeds from one for %s of them', async () => {
  const { services } = await startTestApp(database)
  expect([services.newSeed(), services.newSeed()]).toEqual([1, 2])
})
