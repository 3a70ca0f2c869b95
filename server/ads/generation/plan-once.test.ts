import { expect, it, onTestFinished } from 'vitest'
import type { StudioStage } from '#studio/index.ts'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenModelAd } from '#test/models/given-model-ad.ts'
import { INSTANT_PAINTERS } from '#test/painters/painters.ts'
import { givenModels } from '#test/models/with-models.ts'
import { findVariant } from '#server/ads/variants/store.ts'
import { openModels } from '#server/models/models.ts'
import { paintAd, planAdToDepth } from './paint-ad.ts'
import type { PaintPool } from './paint-pool.ts'

const database = useDatabase()

/**
 * Each row: the models, whether the image model fails, and then each visit to a painting process with the stages that
 * began in it.
 */
type Row = [string, { without?: 'text' | 'image'; fails?: boolean }, string[], string]

it.each<Row>([
  [
    'a director and a painter of scenes',
    {},
    ['direction: brief direction', 'layout: layout', 'ad: paint inspect'],
    'scene',
  ],
])('reads the brief once, directs once and lays out once for each ground with %s', expectVisits)
it.each<Row>([
  ['a director alone', { without: 'image' }, ['direction: brief direction', 'ad: layout paint inspect'], 'studio'],
  ['a painter of scenes alone', { without: 'text' }, ['layout: brief direction layout', 'ad: paint inspect'], 'scene'],
  [
    'a painter of scenes that fails',
    { fails: true },
    ['direction: brief direction', 'layout: layout', 'ad: layout paint inspect'],
    'studio',
  ],
])(
  'reads the brief once, directs once and lays out once for each ground with %s',
  { tags: 'thorough/variety' },
  expectVisits,
)

async function expectVisits(...[, given, visits, engine]: Row): Promise<void> {
  const { server, models: config } = await givenModels(given.without && { [given.without]: undefined })
  if (given.fails) server.will('image', [], { kind: 'status', status: 400 })
  // Nothing is written into these scenes, and looking for lettering takes a second of a core.
  const opened = openModels(config)
  onTestFinished(() => opened.close())
  const models = { ...opened, warmUpLettering: () => {}, hasLettering: () => Promise.resolve(false) }
  const counting = countVisits()
  const app = await startTestApp(database, { services: { models }, workers: counting.painters })
  const { generate } = await givenModelAd(app, 'ada@example.com', { pro: true })
  const answer = await generate('google_display')
  expect(answer.status).toBe(200)
  expect(counting.visits.map(({ wanted, stages }) => [`${wanted}:`, ...stages].join(' '))).toEqual(visits)
  const { provenance, report } = (await findVariant(database.db, answer.body.id))!
  expect([provenance?.engine, report.findings.filter(({ severity }) => severity === 'error')]).toEqual([engine, []])
}

/** Paints by the studio in this process, and records each visit. */
function countVisits() {
  const visits: { wanted: string; stages: StudioStage[] }[] = []
  const visit = (wanted: string, onStage: (stage: StudioStage) => void) => {
    const stages: StudioStage[] = []
    visits.push({ wanted, stages })
    return (stage: StudioStage) => {
      stages.push(stage)
      onStage(stage)
    }
  }
  const painters: PaintPool = {
    ...INSTANT_PAINTERS,
    paint: (task, { onStage }) => paintAd(task, visit('ad', onStage)),
    plan: (task, depth, { onStage }) => planAdToDepth(task, depth, visit(depth, onStage)),
  }
  return { painters, visits }
}
