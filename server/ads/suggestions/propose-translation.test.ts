import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { startAppWithModels } from '#test/models/app-with-models.ts'
import { useDatabase } from '#test/platform/database.ts'
import { fillInCreative } from '#test/given/fill-in.ts'
import { TRANSLATIONS } from '#test/models/model-server-answers.ts'
import { creatives } from '#server/platform/db/schema.ts'

const database = useDatabase()
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const NOTHING = { productDescription: null, taglines: [null], callToAction: null, words: {} }

async function start(own: Parameters<typeof startAppWithModels>[1] = {}) {
  const given = await startAppWithModels(database, own)
  const tagline = { taglines: ['Evenings grow quiet'] }
  await given.app.services.db.update(creatives).set(tagline).where(eq(creatives.id, given.adId))
  const path = `/api/creatives/${given.adId}/translation/proposal`
  return { ...given, path, propose: (language: unknown = 'de') => given.browser.post(path, { language }) }
}

it('proposes translations of a text model, as far as the guard lets them through, and pays for them once', async () => {
  const { server, propose, browser, adId } = await start()
  const before = (await browser.get(`/api/creatives/${adId}`)).body
  const answers = await Promise.all([propose(), propose()])
  for (const { body } of answers) {
    expect(body).toEqual({ ...NOTHING, state: 'proposed', productDescription: TRANSLATIONS[0] })
  }
  expect(server.calls.map(({ kind }) => kind)).toEqual(['text'])
  expect(server.calls[0]!.prompt).toContain('into de (BCP 47)')
  expect((await browser.get(`/api/creatives/${adId}`)).body).toEqual(before)
})

it('leaves the fields empty and says so if the model fails, loses count, or its share of the day is used up', async () => {
  const { browser, adId, server, propose } = await start({ timeoutMs: 10_000 })
  server.will('text', [{ kind: 'refusal' }], { kind: 'status', status: 400 })
  expect((await propose('de')).body).toEqual({ ...NOTHING, state: 'away' })
  expect((await propose('fr')).body).toEqual({ ...NOTHING, state: 'away' })
  server.will('text', [])
  await browser.post(`/api/creatives/${adId}`, { taglines: ['One', 'Two'] })
  expect((await propose('it')).body).toMatchObject({
    state: 'proposed',
    productDescription: null,
    taglines: [null, null],
  })
  const poor = await start({ dailyMicros: { user: 0, all: 0 } })
  expect((await poor.propose()).body).toEqual({ ...NOTHING, state: 'away' })
  expect(poor.server.calls).toEqual([])
})

it('has nothing to propose if there is no model, and none for this plan', async () => {
  const browser = await (await startTestApp(database)).signedIn()
  const adId = await fillInCreative(browser)
  const { body } = await browser.post(`/api/creatives/${adId}/translation/proposal`, { language: 'de' })
  expect(body).toEqual({ ...NOTHING, taglines: [], state: 'none' })
  const forPro = await start({ modelsFor: 'pro' })
  expect((await forPro.propose()).body.state).toBe('none')
  expect(forPro.server.calls).toEqual([])
})

it('asks no model for a language without one, for another user, or for a signed-out caller', async () => {
  const { app, path, server, propose } = await start()
  for (const language of ['xx', 'de-AT', '', null]) {
    expect(await propose(language)).toMatchObject({ status: 400, body: { field: 'language' } })
  }
  const stranger = await app.signedIn('eve@example.com', 'Eve')
  expect(await stranger.post(path, { language: 'de' })).toMatchObject({ status: 403, body: { code: 'NOT_OWNER' } })
  expect((await stranger.post(path.replace(/[\da-f-]{36}/, UNKNOWN), { language: 'de' })).status).toBe(404)
  expect((await app.client().post(path, { language: 'de' })).status).toBe(401)
  expect(server.calls).toEqual([])
})
