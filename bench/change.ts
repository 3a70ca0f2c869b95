import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChangedAdAnswer, ChangeEvent } from '#contract/ads/change.ts'
import { MAIN_FORMAT_IDS } from '#contract/formats.ts'
import { startApp } from '#scripts/started-app.ts'
import type { TestClient } from '#test/client.ts'
import { findFreePort } from '#test/platform/free-port.ts'
import { readEvents } from '#test/read-events.ts'
import { expectOk, makeReadyCreative } from './make-creative.ts'
import { measureFloorMs, print, percentilesOf, timeMs } from './measure.ts'
import { signUpPro } from './sign-up-pro.ts'

/** `npm run bench:change`: a price changed on the six formats of an ad, beside making the six again. */

const RUNS = 20
/** Keeps the changes below a user's limit per minute. */
const PAUSE_MS = 1_200

const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-change-'))
try {
  await measure()
} finally {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
}

async function measure(): Promise<void> {
  print('floor: a photo decoded, resized, encoded', `${(await measureFloorMs()).toFixed(0)} ms`)
  const port = await findFreePort()
  const client = await signUpPro({ port, dataDir })
  const app = await startApp({ port, dataDir })
  try {
    const creativeId = await makeReadyCreative(client)
    const made = await timeMs(() => generateAll(client, creativeId))
    print('six formats generated, the first time', `${made.toFixed(0)} ms`)
    const again = await timeMs(() => generateAll(client, creativeId))
    print('six formats generated again, painters warm', `${again.toFixed(0)} ms`)
    await measureChanges(client, creativeId)
  } finally {
    await app.stop()
  }
}

async function generateAll(client: TestClient, creativeId: string): Promise<void> {
  await Promise.all(
    MAIN_FORMAT_IDS.map((format) => expectOk(client.post(`/api/creatives/${creativeId}/generate`, { format }))),
  )
}

async function measureChanges(client: TestClient, creativeId: string): Promise<void> {
  const first: number[] = []
  const all: number[] = []
  const refused: string[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const price = `$${1_000 + run * 7}`
    const began = performance.now()
    const picture = firstPicture(client, creativeId, price).then(() => performance.now() - began)
    const changes = { words: { price } }
    const answer = (await expectOk(client.post(`/api/creatives/${creativeId}/change`, { changes }))) as ChangedAdAnswer
    all.push(performance.now() - began)
    first.push(await picture)
    refused.push(...answer.refused.map(({ message }) => message))
    await sleep(PAUSE_MS)
  }
  for (const [name, values] of [
    ['six formats changed', all],
    ['the first picture of them', first],
  ] as const) {
    const { median, p95 } = percentilesOf(values)
    print(`${name}, median of ${RUNS}`, `${median.toFixed(0)} ms`)
    print(`${name}, p95`, `${p95.toFixed(0)} ms`)
  }
  print('refused', refused.length === 0 ? 'none' : [...new Set(refused)].join(' '))
}

/** Resolves as soon as an open tab receives the first picture with this price. */
async function firstPicture(client: TestClient, creativeId: string, price: string): Promise<void> {
  const stream = await client.open(`/api/creatives/${creativeId}/progress`)
  for await (const { variants } of readEvents<ChangeEvent>(stream, 'change')) {
    if (variants.some(({ shown }) => shown?.words.some(({ text }) => text === price))) return
  }
}
