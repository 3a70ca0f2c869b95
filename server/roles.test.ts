import { expect, inject, it } from 'vitest'
import { TestClient } from '#test/client.ts'
import { makePostgres, postgresUrl } from '#test/database.ts'
import { PRODUCT, STYLE, uploadFiles } from '#test/fill-in.ts'
import { drawProduct } from '#test/pictures.ts'
import { freshSettings, spawnServer } from '#test/server-process.ts'

it.skipIf(!inject('postgresSocketFolder'))(
  'on PostgreSQL the web answers, and a worker beside it makes the ads',
  async () => {
    const { PORT, DATA_DIR } = await freshSettings()
    const { PORT: workerPort } = await freshSettings()
    const shared = { DATA_DIR, DATABASE_URL: postgresUrl(await makePostgres()), PUBLIC_URL: `http://localhost:${PORT}` }
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
