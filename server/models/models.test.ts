import sharp from 'sharp'
import { expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { startAppWithModels } from '#test/models/app-with-models.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenModelAd } from '#test/models/given-model-ad.ts'
import { DIRECTION } from '#test/models/model-server-answers.ts'
import { PLANNING_PAINTERS } from '#test/painters/painters.ts'
import { TEST_KEY, givenModels } from '#test/models/with-models.ts'
import { variants } from '#server/platform/db/schema.ts'
import { findVariant } from '#server/ads/variants/store.ts'

const database = useDatabase()

async function sourceOf(bytes: ArrayBuffer): Promise<string | undefined> {
  const { xmp } = await sharp(Buffer.from(bytes)).metadata()
  return /digitalsourcetype\/(\w+)"/.exec(String(xmp))?.[1]
}

const PROVIDERS = ['openai', 'google', 'openai-compatible'] as const

it('makes an ad with a model’s words in a model’s scene, for one credit', { tags: 'thorough/studio' }, async () => {
  const { models } = await givenModels()
  const app = await startTestApp(database, { config: { models }, workers: true })
  const { browser, adId, generate, credits } = await givenModelAd(app, 'ada@example.com')
  const answer = await generate()
  expect([answer.status, answer.body.notice]).toEqual([200, undefined])
  expect(await credits()).toBe(9)
  const { provenance, layout } = (await findVariant(database.db, answer.body.id))!
  expect(provenance?.seed).toBe(layout.seed)
  expect(DIRECTION.lines.map(({ headline }) => headline)).toContain(layout.direction.words.headline)
  const file = await browser.open(answer.body.imageUrl)
  expect(await sourceOf(await file.arrayBuffer())).toBe('compositeSynthetic')
  const answers = JSON.stringify([await browser.get(`/api/creatives/${adId}`), answer.body])
  expect(answers).not.toContain(TEST_KEY)
})

it.each(PROVIDERS.slice(0, 1))('asks the models of %s, and records what each of them did', expectAsked)
it.each(PROVIDERS.slice(1))(
  'asks the models of %s, and records what each of them did',
  { tags: 'thorough/variety' },
  expectAsked,
)

async function expectAsked(provider: (typeof PROVIDERS)[number]): Promise<void> {
  const { server, models, generate, provenanceOf } = await startAppWithModels(database, { provider })
  const answer = await generate()
  expect([answer.status, answer.body.notice]).toEqual([200, undefined])
  expect(await provenanceOf(answer.body.id)).toEqual({
    engine: 'scene',
    textModel: `${provider}/${models.text!.modelId}`,
    imageModel: `${provider}/${models.image!.modelId}`,
    prompts: { director: 'director-1', scene: 'scene-1' },
    seed: expect.any(Number),
    costMicros: 65_000,
  })
  expect(server.calls.map(({ kind, pictures }) => [kind, pictures])).toEqual([
    ['text', 0],
    ['image', provider === 'openai-compatible' ? 0 : 1],
  ])
}

it(
  'asks the director once for all formats of an ad, even if they are wanted at once, and paints each its scene',
  { tags: 'thorough/variety' },
  async () => {
    const { server, models } = await givenModels()
    server.latencyMs.text = 400
    const app = await startTestApp(database, { config: { models }, workers: PLANNING_PAINTERS })
    const { generate } = await givenModelAd(app, 'ada@example.com', { pro: true })
    const formats = ['square', 'google_display', 'leaderboard']
    const answers = await Promise.all(formats.map((format) => generate(format)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await generate('square')
    const kinds = server.calls.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'text')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'image')).toHaveLength(4)
    const made = await database.db.select().from(variants)
    expect(made.map(({ layout }) => layout.family)).toEqual(['scene', 'scene', 'scene', 'scene'])
  },
)
