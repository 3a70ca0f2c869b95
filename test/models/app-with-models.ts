import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { findVariant } from '#server/ads/variants/store.ts'
import { openModels } from '#server/models/models.ts'
import { startTestApp } from '../app.ts'
import type { useDatabase } from '../platform/database.ts'
import { givenModelAd } from './given-model-ad.ts'
import type { Behaviour } from './model-server-replies.ts'
import { PLANNING_PAINTERS } from '../painters/painters.ts'
import { givenModels } from './with-models.ts'

/** Starts an app whose painters are quick, with a fake provider, a user's ad, and the log. */
export async function startAppWithModels(
  database: ReturnType<typeof useDatabase>,
  own: Parameters<typeof givenModels>[0] = {},
  { lettering = false } = {},
) {
  const { server, models: config } = await givenModels(own)
  const opened = openModels(config)
  onTestFinished(() => opened.close())
  // Looking for lettering takes a second of a core, and only some of these tests are about it.
  const blind = { warmUpLettering: () => {}, hasLettering: () => Promise.resolve(false) }
  const models = lettering ? opened : { ...opened, ...blind }
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const app = await startTestApp(database, { services: { models }, workers: PLANNING_PAINTERS })
  // An app with a log of its own belongs to the test; jobs ask for the log when they run.
  app.services.log = log
  const provenanceOf = async (variantId: string) => (await findVariant(database.db, variantId))!.provenance!
  return { app, server, models: config, lines, provenanceOf, ...(await givenModelAd(app, 'ada@example.com')) }
}

/** The behaviour of a fake provider that answers with an HTTP status. */
export function answerStatus(code: number, more: Partial<Behaviour & { kind: 'status' }> = {}): Behaviour {
  return { kind: 'status', status: code, ...more }
}
