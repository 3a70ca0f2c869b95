import { mkdtempSync, openAsBlob, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { FORMAT_IDS } from '#contract/formats.ts'
import { startApp } from '#scripts/started-app.ts'
import { TestClient } from '#test/client.ts'
import { findFreePort } from '#test/free-port.ts'
import { givePro } from './give-pro.ts'
import { PHOTO } from './measure.ts'
import { fillGallery } from './web/fill-gallery.ts'
import { type PageFigures, runLighthouse } from './web/run-lighthouse.ts'
import { formatPages, isBroken } from './web/table.ts'

/** `npm run bench:web`: what Lighthouse says of the pages on a phone, median of five visits with an empty cache. */

const RUNS = 5
const EMAIL = 'bench@example.com'
/** What the plan allows: each in all six formats. */
const ADS = 20
const LOOKS = [
  { adStyle: 'modern', colorPalette: 'blue', typography: 'modern', tone: 'professional' },
  { adStyle: 'bold', colorPalette: 'red', typography: 'modern', tone: 'friendly' },
]
const PAGES = [
  { name: 'landing', path: '/', target: 98, isSignedIn: false },
  { name: 'landing, signed in', path: '/', target: 95, isSignedIn: true },
  { name: `gallery, ${ADS} ads`, path: '/creatives', target: 95, isSignedIn: true },
  { name: 'wizard, new ad', path: '/create', target: 95, isSignedIn: true },
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
    const pages = []
    for (const { name, path, target, isSignedIn } of PAGES) {
      const runs: PageFigures[] = []
      for (let run = 0; run < RUNS; run += 1)
        runs.push(await runLighthouse(app.url + path, isSignedIn ? cookie : undefined))
      pages.push({ name, target, runs })
    }
    const load = loadavg().map((value) => value.toFixed(1))
    process.stdout.write(
      `${cpus().length} processors, load ${load.join(' ')} (1, 5, 15 minutes); medians of ${RUNS}.\n\n`,
    )
    process.stdout.write(`${formatPages(pages)}\n`)
    if (pages.some(isBroken)) process.exitCode = 1
  } finally {
    await app.stop()
  }
}

/** A Pro account with a gallery as full as it gets: two ads are really made in every format, the others are copies. */
async function prepareAds(port: number): Promise<TestClient> {
  const first = await startApp({ port, dataDir })
  const client = new TestClient(first.url)
  await client.signIn(EMAIL, 'Bench')
  await first.stop()
  await givePro(dataDir, EMAIL)
  const app = await startApp({ port, dataDir })
  for (const look of LOOKS) await makeAd(client, look)
  await app.stop()
  await fillGallery(dataDir, ADS)
  return client
}

async function makeAd(client: TestClient, look: (typeof LOOKS)[number]): Promise<void> {
  const words = {
    productName: 'Halden H1',
    productDescription: 'Runs large language models under your desk. Two fans stay quieter than a conversation.',
    productPrice: '$2,499',
    taglines: ['Your models. Your machine.'],
  }
  const { id } = (await expectOk(client.post('/api/creatives', { ...words, ...look }))) as { id: string }
  const form = new FormData()
  form.append('images', await openAsBlob(PHOTO), 'card.webp')
  const productImages = await expectOk(client.post(`/api/upload?adId=${id}`, form))
  await expectOk(client.post(`/api/creatives/${id}`, { productImages }))
  for (const format of FORMAT_IDS) await expectOk(client.post(`/api/creatives/${id}/generate`, { format }))
}

async function expectOk(answer: ReturnType<TestClient['post']>): Promise<unknown> {
  const { status, text, body } = await answer
  if (status !== 200) throw new Error(`The app answered ${status}: ${text}`)
  return body as unknown
}
