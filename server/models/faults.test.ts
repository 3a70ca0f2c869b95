import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { answerStatus, startAppWithModels } from '#test/app-with-models.ts'
import { useDatabase } from '#test/database.ts'
import type { Behaviour } from '#test/model-server-replies.ts'
import { TEST_KEY } from '#test/with-models.ts'
import { creditLedger } from '../db/schema.ts'

const database = useDatabase()
const NAMES_KEY = answerStatus(401, { body: { error: { message: `Incorrect API key provided: ${TEST_KEY}` } } })

/** Only what says nothing has to be given up; the rest may take as long as a busy machine needs. */
function limitsFor({ kind }: Behaviour) {
  return kind === 'hang' || kind === 'stall' ? { timeoutMs: 10_000 } : {}
}

describe('after a fault of the provider the ad is made all the same, free of charge, and the person is told', () => {
  it.each<[string, Behaviour]>([
    ['says nothing', { kind: 'hang' }],
    ['stops in the middle', { kind: 'stall' }],
    ['hangs up in the middle', { kind: 'cut-off' }],
    ['fails', answerStatus(500)],
    ['is overloaded', answerStatus(503)],
    ['allows no more for now', answerStatus(429, { headers: { 'retry-after': '900' } })],
    ['refuses the key', NAMES_KEY],
    ['answers garbage', { kind: 'garbage' }],
    ['answers an SVG', { kind: 'svg' }],
    ['answers half a picture', { kind: 'truncated' }],
    ['answers no picture', { kind: 'no-picture' }],
    ['answers a tiny picture', { kind: 'tiny' }],
    ['writes into its pictures', { kind: 'lettering' }],
  ])('when the image model %s', async (_, behaviour) => {
    const { server, generate, credits, userId, lines, provenanceOf } = await startAppWithModels(
      database,
      limitsFor(behaviour),
      { lettering: behaviour.kind === 'lettering' },
    )
    server.will('image', [], behaviour)
    const answer = await generate()
    expect([answer.status, answer.body.message]).toEqual([200, undefined])
    expect(answer.body.notice).toMatch(/^The AI painted no scene .* cost no credit: regenerate it to try again\.$/)
    expect(await credits()).toBe(10)
    expect(await provenanceOf(answer.body.id)).toMatchObject({ engine: 'studio', textModel: 'openai/gpt-5-mini' })
    const kinds = await database.db.select().from(creditLedger).where(eq(creditLedger.userId, userId))
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(['grant', 'release', 'reserve'])
    expect(lines.join('\n')).not.toContain(TEST_KEY)
    expect(lines.join('\n')).toContain('A model failed')
  })

  it.each<[string, Behaviour]>([
    ['says nothing', { kind: 'hang' }],
    ['stops in the middle', { kind: 'stall' }],
    ['hangs up in the middle', { kind: 'cut-off' }],
    ['fails', answerStatus(500)],
    ['allows no more for now', answerStatus(429, { headers: { 'retry-after': '900' } })],
    ['refuses the key', NAMES_KEY],
    ['answers garbage', { kind: 'garbage' }],
    ['answers no direction', { kind: 'no-direction' }],
    ['answers another direction', { kind: 'direction', direction: { headline: 'Buy' } }],
  ])('when the text model %s', async (_, behaviour) => {
    const { server, generate, credits, lines, provenanceOf } = await startAppWithModels(database, limitsFor(behaviour))
    server.will('text', [], behaviour)
    const answer = await generate()
    expect([answer.status, answer.body.message]).toEqual([200, undefined])
    expect(answer.body.notice).toMatch(/^The AI found no words in time, .* cost no credit/)
    expect(await credits()).toBe(10)
    expect(await provenanceOf(answer.body.id)).toMatchObject({ engine: 'scene', imageModel: 'openai/gpt-image-2' })
    expect(lines.join('\n')).not.toContain(TEST_KEY)
  })
})
