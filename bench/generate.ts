import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startApp, type StartedApp } from '#scripts/started-app.ts'
import type { FormatId } from '#contract/formats.ts'
import type { TestClient } from '#test/client.ts'
import { findFreePort } from '#test/platform/free-port.ts'
import { expectOk, makeReadyCreative } from './make-creative.ts'
import { measureFloorMs, print, percentilesOf, timeMs, treeMemoryMb } from './measure.ts'
import { signUpPro } from './sign-up-pro.ts'

/** `npm run bench:generate`: measures the time from POST generate to the variant in its answer, and its memory. */

const RUNS = 12
const FORMATS: FormatId[] = ['square', 'instagram_story']

const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-generate-'))
try {
  await measure()
} finally {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
}

async function measure(): Promise<void> {
  const floorMs = await measureFloorMs()
  print('floor: a photo decoded, resized, encoded', `${floorMs.toFixed(0)} ms`)
  const port = await findFreePort()
  const client = await signUpPro({ port, dataDir })
  const app = await startApp({ port, dataDir })
  try {
    await measureApp(app, client, floorMs)
  } finally {
    await app.stop()
  }
}

async function measureApp(app: StartedApp, client: TestClient, floorMs: number): Promise<void> {
  await sleep(2_000)
  const restMb = treeMemoryMb(app.pid)
  const creativeId = await makeReadyCreative(client)
  let peakMb = 0
  const watch = setInterval(() => (peakMb = Math.max(peakMb, treeMemoryMb(app.pid))), 250)
  const cold = await timeMs(() => generate(client, creativeId, 'square'))
  print('square, the first one after the start', figure(cold, floorMs))
  for (const format of FORMATS) await measureFormat(format)
  clearInterval(watch)
  print('memory at rest, before the first ad', `${restMb} MB`)
  print('memory while generating, at most', `${peakMb} MB`)

  async function measureFormat(format: FormatId): Promise<void> {
    const values: number[] = []
    for (let run = 0; run < RUNS; run += 1) values.push(await timeMs(() => generate(client, creativeId, format)))
    const { median, p95 } = percentilesOf(values)
    print(`${format}, median of ${RUNS}`, figure(median, floorMs))
    print(`${format}, slowest`, figure(p95, floorMs))
  }
}

async function generate(client: TestClient, creativeId: string, format: FormatId): Promise<void> {
  await expectOk(client.post(`/api/creatives/${creativeId}/generate`, { format }))
}

function figure(valueMs: number, floorMs: number): string {
  return `${valueMs.toFixed(0)} ms (${(valueMs / floorMs).toFixed(1)} x floor)`
}
