import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, inject, it, onTestFinished } from 'vitest'
import { askPostgres } from '#test/platform/ask-postgres.ts'
import { TestClient } from '#test/client.ts'
import { onPostgres, postgresUrl } from '#test/platform/database.ts'
import { fillInCreative } from '#test/given/fill-in.ts'
import { freshSettings, startHere } from '#test/platform/server-process.ts'

const SCRIPT = fileURLToPath(new URL('../../../deploy/database/make-role.sh', import.meta.url))
const PASSWORD = `it's "a" \\secret`

it.skipIf(!inject('postgresSocketFolder'))('needs no more rights than the role that compose makes for it', async () => {
  onTestFinished(() => onPostgres(['drop database if exists placard with (force)', 'drop role if exists placard']))
  const env = { PATH: process.env['PATH'], PGHOST: inject('postgresSocketFolder'), POSTGRES_USER: 'postgres' }
  execFileSync('sh', [SCRIPT], { env: { ...env, DATABASE_PASSWORD: PASSWORD } })
  const url = postgresUrl('placard').replace('postgres@', `placard:${encodeURIComponent(PASSWORD)}@`)
  expect(
    await askPostgres(
      { connectionString: url },
      `select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user`,
    ),
  ).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }])
  const settings = { ...(await freshSettings()), DATABASE_URL: url }
  await startHere(settings)
  const browser = new TestClient(`http://localhost:${settings.PORT}`)
  await browser.signIn()
  const adId = await fillInCreative(browser)
  expect((await browser.post(`/api/creatives/${adId}/generate`, { format: 'square' })).status).toBe(200)
  expect((await browser.get('/readyz')).status).toBe(200)
  await expect(askPostgres({ connectionString: url }, 'create role another')).rejects.toThrow(/permission denied/)
})
