import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { answerStatus, startAppWithModels } from '#test/models/app-with-models.ts'
import { useDatabase } from '#test/platform/database.ts'
import { suspendTimeLimits } from '#test/suspend-time-limits.ts'
import type { Behaviour } from '#test/models/model-server-replies.ts'
import { waitUntil } from '#test/wait-until.ts'
import { TEST_KEY } from '#test/models/with-models.ts'
import { creditLedger } from '#server/platform/db/schema.ts'

const database = useDatabase()
const NAMES_KEY = answerStatus(401, { body: { error: { message: `Incorrect API key provided: ${TEST_KEY}` } } })

type Fault = [fault: string, behaviour: Behaviour]

const SILENT: Fault = ['says nothing', { kind: 'hang' }]
const FAILING: Fault = ['fails', answerStatus(500)]
const GARBAGE: Fault = ['answers garbage', { kind: 'garbage' }]
/** Further faults that any model may have. */
const MORE: Fault[] = [
  ['stops in the middle', { kind: 'stall' }],
  ['hangs up in the middle', { kind: 'cut-off' }],
  ['allows no more for now', answerStatus(429, { headers: { 'retry-after': '900' } })],
  ['refuses the key', NAMES_KEY],
]

type Started = Awaited<ReturnType<typeof startAppWithModels>>

/**
 * Generates with a provider that hangs: it is given up once the call has reached it, however long the machine takes
 * until then.
 */
async function generateWith({ server, generate }: Started, kind: 'text' | 'image', behaviour: Behaviour) {
  server.will(kind, [], behaviour)
  if (behaviour.kind !== 'hang' && behaviour.kind !== 'stall') return generate()
  const limits = suspendTimeLimits()
  const answer = generate()
  await waitUntil(() => server.calls.some((call) => call.kind === kind))
  limits.runOut()
  return answer
}

describe('after a fault of the provider the ad is made all the same, free of charge, and the user learns of it', () => {
  async function expectNoScene(_: string, behaviour: Behaviour): Promise<void> {
    const started = await startAppWithModels(database, {}, { lettering: behaviour.kind === 'lettering' })
    const { credits, userId, lines, provenanceOf } = started
    const answer = await generateWith(started, 'image', behaviour)
    expect([answer.status, answer.body.message]).toEqual([200, undefined])
    expect(answer.body.notice).toMatch(/^The AI painted no scene .* cost no credit: regenerate it to try again\.$/)
    expect(await credits()).toBe(10)
    expect(await provenanceOf(answer.body.id)).toMatchObject({ engine: 'studio', textModel: 'openai/gpt-5-mini' })
    const kinds = await database.db.select().from(creditLedger).where(eq(creditLedger.userId, userId))
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(['grant', 'release', 'reserve'])
    expect(lines.join('\n')).not.toContain(TEST_KEY)
    expect(lines.join('\n')).toContain('A model failed')
  }

  it.each([SILENT, GARBAGE])('when the image model %s', expectNoScene)
  it.each<Fault>([
    FAILING,
    ...MORE,
    ['is overloaded', answerStatus(503)],
    ['answers an SVG', { kind: 'svg' }],
    ['answers half a picture', { kind: 'truncated' }],
    ['answers no picture', { kind: 'no-picture' }],
    ['answers a tiny picture', { kind: 'tiny' }],
    ['writes into its pictures', { kind: 'lettering' }],
  ])('when the image model %s', { tags: 'thorough/faults' }, expectNoScene)

  async function expectNoWords(_: string, behaviour: Behaviour): Promise<void> {
    const started = await startAppWithModels(database)
    const { credits, lines, provenanceOf } = started
    const answer = await generateWith(started, 'text', behaviour)
    expect([answer.status, answer.body.message]).toEqual([200, undefined])
    expect(answer.body.notice).toMatch(/^The AI found no words in time, .* cost no credit/)
    expect(await credits()).toBe(10)
    expect(await provenanceOf(answer.body.id)).toMatchObject({ engine: 'scene', imageModel: 'openai/gpt-image-2' })
    expect(lines.join('\n')).not.toContain(TEST_KEY)
  }

  it.each<Fault>([SILENT, ['answers another direction', { kind: 'direction', direction: { headline: 'Buy' } }]])(
    'when the text model %s',
    expectNoWords,
  )
  it.each<Fault>([FAILING, GARBAGE, ...MORE, ['answers no direction', { kind: 'no-direction' }]])(
    'when the text model %s',
    { tags: 'thorough/faults' },
    expectNoWords,
  )
})
