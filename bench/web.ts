import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { MAIN_FORMAT_IDS } from '#contract/formats.ts'
import { startApp } from '#scripts/started-app.ts'
import type { TestClient } from '#test/client.ts'
import { findFreePort } from '#test/platform/free-port.ts'
import { SCRIPT_MAX_BYTES } from '#test/script-budgets.ts'
import { expectOk, makeReadyCreative } from './make-creative.ts'
import { signUpPro } from './sign-up-pro.ts'
import { fillGallery } from './web/fill-gallery.ts'
import { waitUntilQuiet } from './web/quiet.ts'
import { type PageFigures, runLighthouse } from './web/run-lighthouse.ts'
import { formatPages, isBroken } from './web/table.ts'

/** `npm run bench:web`: Lighthouse's results for the pages on a phone, median of five visits with an empty cache. */

const RUNS = 5
/** Making the ads is work too, and the load covers the whole last minute. */
const QUIET_WITHIN_MS = 10 * 60_000
/** The plan's limit of ads: each in all six formats. */
const ADS = 20
const LOOKS = [
  { adStyle: 'modern', colorPalette: 'blue', typography: 'modern', tone: 'professional' },
  { adStyle: 'bold', colorPalette: 'red', typography: 'modern', tone: 'friendly' },
]
const PAGES = [
  { name: 'landing', path: '/', target: 98, scriptMaxKb: SCRIPT_MAX_BYTES.signedOut / 1000, isSignedIn: false },
  { name: 'landing, signed in', path: '/', target: 95, scriptMaxKb: SCRIPT_MAX_BYTES['/'] / 1000, isSignedIn: true },
  {
    name: `gallery, ${ADS} ads`,
    path: '/creatives',
    target: 95,
    scriptMaxKb: SCRIPT_MAX_BYTES['/creatives'] / 1000,
    isSignedIn: true,
  },
  {
    name: 'wizard, new ad',
    path: '/create',
    target: 95,
    scriptMaxKb: SCRIPT_MAX_BYTES['/create'] / 1000,
    isSignedIn: true,
  },
]

const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-web-'))
try {
  await measure()
} finally {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
}

async function measure(): Promise<void> {
  const port = await findFreePort()
  const client = await prepareAds(port)
  const app = await startApp({ port, dataDir })
  try {
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    await waitUntilQuiet({ withinMs: QUIET_WITHIN_MS })
    const loadBefore = loadavg()[0]!
    const pages = []
    for (const { name, path, target, scriptMaxKb, isSignedIn } of PAGES) {
      const runs: PageFigures[] = []
      for (let run = 0; run < RUNS; run += 1)
        runs.push(await runLighthouse(app.url + path, isSignedIn ? cookie : undefined))
      pages.push({ name, target, scriptMaxKb, runs })
    }
    process.stdout.write(
      `${cpus().length} processors, load ${loadBefore.toFixed(1)} before the first visit; medians of ${RUNS}.\n\n`,
    )
    process.stdout.write(`${formatPages(pages)}\n`)
    if (pages.some(isBroken)) process.exitCode = 1
  } finally {
    await app.stop()
  }
}

/**
 * Prepares a Pro account with a gallery as full as possible: two ads are really made in every format, the others are
 * copies.
 */
async function prepareAds(port: number): Promise<TestClient> {
  const client = await signUpPro({ port, dataDir })
  const app = await startApp({ port, dataDir })
  for (const look of LOOKS) {
    const creativeId = await makeReadyCreative(client, look)
    for (const format of MAIN_FORMAT_IDS)
      await expectOk(client.post(`/api/creatives/${creativeId}/generate`, { format }))
  }
  await app.stop()
  await fillGallery(dataDir, ADS)
  return client
}
