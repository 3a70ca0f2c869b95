import { expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { startAppWithModels } from '#test/models/app-with-models.ts'
import { useDatabase } from '#test/platform/database.ts'

const database = useDatabase()

const LAMP = { productName: 'Aurora lamp', productDescription: 'A dimmable oak lamp. Keeps every evening warm.' }
const OWN = ['Keeps every evening warm']
/** Lines of the fake model that the guard leaves. */
const WRITTEN = ['Evenings grow quiet', 'Stay a little longer']

it('suggests lines of the description, and nothing that is there already', async () => {
  const browser = await (await startTestApp(database)).signedIn()
  expect(await browser.post('/api/taglines', LAMP)).toMatchObject({ status: 200, body: { taglines: OWN } })
  const taglines = ['keeps every evening warm.']
  expect(await browser.post('/api/taglines', { ...LAMP, taglines })).toMatchObject({ body: { taglines: [] } })
})

it('reads the description in the language of the browser if its words show none', async () => {
  const browser = await (await startTestApp(database)).signedIn()
  const words = { productName: 'Lampe', productDescription: 'Lampe 2026. Mach Platz, Aurora.' }
  const { body } = await browser.post('/api/taglines', words, { headers: { 'accept-language': 'de' } })
  expect(body.taglines).toEqual(['Mach Platz, Aurora'])
})

it('returns the form’s own sentence if the description is too short', async () => {
  const browser = await (await startTestApp(database)).signedIn()
  const answer = await browser.post('/api/taglines', { ...LAMP, productDescription: 'Oak.' })
  expect(answer).toMatchObject({
    status: 400,
    body: { message: 'Description must be at least 10 characters', field: 'productDescription' },
  })
})

it('asks a text model once for the same words, pays for it once, and lets its lines through the guard', async () => {
  const { browser, server } = await startAppWithModels(database)
  const answers = await Promise.all([browser.post('/api/taglines', LAMP), browser.post('/api/taglines', LAMP)])
  for (const { body } of answers) expect(body.taglines).toEqual([...WRITTEN, ...OWN])
  expect(server.calls.map(({ kind }) => kind)).toEqual(['text'])
  expect(server.calls[0]!.prompt).toContain('(en)')
})

it(
  'keeps the lines of the description if the model fails, refuses, or its share of the day is used up',
  { tags: 'thorough/faults' },
  async () => {
    const { browser, server } = await startAppWithModels(database)
    server.will('text', [{ kind: 'refusal' }], { kind: 'status', status: 400 })
    const ask = (productName: string) => browser.post('/api/taglines', { ...LAMP, productName })
    for (const name of ['Aurora lamp', 'Aurora light']) expect((await ask(name)).body.taglines).toEqual(OWN)
    expect(server.calls).toHaveLength(2)
    const poor = await startAppWithModels(database, { dailyMicros: { user: 0, all: 0 } })
    expect((await poor.browser.post('/api/taglines', LAMP)).body.taglines).toEqual(OWN)
    expect(poor.server.calls).toHaveLength(0)
  },
)

it('asks no model for a user on Free if models are for Pro', async () => {
  const { browser, server } = await startAppWithModels(database, { modelsFor: 'pro' })
  expect((await browser.post('/api/taglines', LAMP)).body.taglines).toEqual(OWN)
  expect(server.calls).toHaveLength(0)
})
