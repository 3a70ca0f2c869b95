import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FormatId } from '#contract/formats.ts'
import { startApp } from '#scripts/started-app.ts'
import type { TestClient } from '#test/client.ts'
import { findFreePort } from '#test/platform/free-port.ts'
import { type ModelServer, startModelServer } from '#test/models/model-server.ts'
import { expectOk, makeReadyCreative } from './make-creative.ts'
import { print, timeMs } from './measure.ts'
import { measureLettering } from './models/measure-lettering.ts'
import { signUpPro } from './sign-up-pro.ts'

/**
 * `npm run bench:models [-- --latency 20] [--pictures 400]`: measures what the app adds to the time of a fake provider,
 * how often its director is called, and how well lettering is found in a labelled set.
 */

const LATENCY_S = numberAfter('--latency', 20)
const PICTURES = numberAfter('--pictures', 400)
const OVERHEAD_MAX = 0.05
const FORMATS: FormatId[] = [
  'square',
  'google_display',
  'leaderboard',
  'instagram_feed',
  'instagram_story',
  'facebook_feed',
]

if (LATENCY_S > 0) await measureOverhead()
if (PICTURES > 0) await measureLettering(PICTURES)

async function measureOverhead(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-models-'))
  const provider = await startModelServer()
  provider.latencyMs.image = LATENCY_S * 1000
  try {
    await measureApp(provider, dataDir)
  } finally {
    await provider.close()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function measureApp(provider: ModelServer, dataDir: string): Promise<void> {
  const port = await findFreePort()
  const env = {
    TEXT_MODEL: 'openai/gpt-5-mini',
    IMAGE_MODEL: 'openai/gpt-image-2',
    OPENAI_API_KEY: 'played',
    OPENAI_BASE_URL: `${provider.url}/v1`,
  }
  const client = await signUpPro({ port, dataDir, env })
  const app = await startApp({ port, dataDir, env })
  try {
    const creativeId = await makeReadyCreative(client)
    // The first ad of a process loads the SDK, the studio and the finder of letters.
    await measureAd(provider, client, creativeId, 'square', 'the first after the start')
    for (const format of FORMATS) await measureAd(provider, client, creativeId, format)
    const directed = provider.calls.filter(({ kind }) => kind === 'text').length
    print('director calls for one ad in all formats', `${directed}${directed === 1 ? '' : ', one too many'}`)
  } finally {
    await app.stop()
  }
}

async function measureAd(
  provider: ModelServer,
  client: TestClient,
  creativeId: string,
  format: FormatId,
  remark = '',
): Promise<void> {
  const before = provider.busyMs()
  const totalMs = await timeMs(() => expectOk(client.post(`/api/creatives/${creativeId}/generate`, { format })))
  const providerMs = provider.busyMs() - before
  const share = (totalMs - providerMs) / providerMs
  const figure = `${(totalMs / 1000).toFixed(2)} s, of which ${(providerMs / 1000).toFixed(2)} s at the provider`
  const verdict = `${(100 * share).toFixed(1)}% over it${share > OVERHEAD_MAX ? ', too much' : ''}`
  print(`${format}${remark && `, ${remark}`}`, `${figure}: ${verdict}`)
}

function numberAfter(option: string, standard: number): number {
  const at = process.argv.indexOf(option)
  return at < 0 ? standard : Number(process.argv[at + 1])
}
