import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { TestClient } from '#test/client.ts'
import { PRODUCT, STYLE, uploadFiles } from '#test/fill-in.ts'
import { drawProduct } from '#test/pictures.ts'
import { freshSettings, spawnServer } from '#test/server-process.ts'

const host = inject('postgresSocketFolder')

it.skipIf(!host)(
  'on PostgreSQL the web answers, and a worker beside it makes the ads',
  async () => {
    const { PORT, DATA_DIR } = await freshSettings()
    const { PORT: workerPort } = await freshSettings()
    const shared = { DATA_DIR, DATABASE_URL: await makeDatabase(), PUBLIC_URL: `http://localhost:${PORT}` }
    const web = spawnServer({ ...shared, PORT, ROLE: 'web' })
    const worker = spawnServer({ ...shared, PORT: workerPort, ROLE: 'worker' })
    await Promise.all([web.ready(), worker.ready()])

    const backstage = new TestClient(`http://localhost:${workerPort}`)
    expect((await backstage.get('/readyz')).status).toBe(200)
    expect((await backstage.get('/api/creatives')).status).toBe(404)

    const browser = new TestClient(`http://localhost:${PORT}`)
    await browser.signIn()
    const { body: draft } = await browser.post('/api/creatives', PRODUCT)
    const photo = await drawProduct('#ffffff').jpeg().toBuffer()
    const { body: productImages } = await uploadFiles(browser, draft.id, [{ bytes: photo, name: 'kettle.jpg' }])
    await browser.post(`/api/creatives/${draft.id}`, { ...draft, productImages, ...STYLE })
    const made = await browser.post(`/api/creatives/${draft.id}/generate`, { format: 'square' })
    expect(made).toMatchObject({ status: 200, body: { format: 'square', width: 600 } })

    for (const { child, ended } of [web, worker]) {
      child.kill('SIGTERM')
      expect(await ended()).toBe(0)
    }
  },
  120_000,
)

async function makeDatabase(): Promise<string> {
  const name = `roles_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ host, user: 'postgres', database: 'postgres' })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return `postgresql://postgres@localhost/${name}?host=${encodeURIComponent(host ?? '')}`
}
