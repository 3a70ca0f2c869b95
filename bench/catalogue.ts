import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { FORMAT_IDS, type FormatId } from '#contract/formats.ts'
import { type StartedApp, startApp } from '#scripts/started-app.ts'
import type { TestClient } from '#test/client.ts'
import { findFreePort } from '#test/platform/free-port.ts'
import { createFedCampaign, startPainting, untilPainted, sendFeed } from './catalogue/campaign.ts'
import { countFaults } from './catalogue/count-faults.ts'
import { MOMENTS, type Moment } from './catalogue/kill.ts'
import { changePrices, countPaintedSince, openLivingCampaign } from './catalogue/living.ts'
import { readPages } from './catalogue/read-pages.ts'
import { openSecondPerson } from './catalogue/second-person.ts'
import { openProcessorTime } from './catalogue/processor-time.ts'
import { openShopServer } from './catalogue/shop-server.ts'
import { expectOk, makeReadyCreative } from './make-creative.ts'
import { print, percentilesOf, timeMs, treeMemoryMb, treeOwnMemoryMb } from './measure.ts'
import { openOwnFolder } from './own-folder.ts'
import { signUpPros } from './sign-up-pro.ts'

/**
 * `npm run bench:catalogue`: measures a whole feed beside one Regenerate after the other, studies cold and counted,
 * photos from a shop on loopback; pages of products read and another user's ad painted meanwhile; its memory; next
 * week's file; a feed that is read from an address and published as a feed out, in which 1% of the prices change; and
 * what is lost or doubled when the server is killed in the middle. BENCH_PRODUCTS and BENCH_LIVING make it shorter: with
 * BENCH_LIVING=0 it is the whole feed alone. On a busy machine the processor time of a picture can be compared, its pace
 * cannot.
 */

const PRODUCTS = Number(process.env['BENCH_PRODUCTS'] ?? 500)
const LIVING = Number(process.env['BENCH_LIVING'] ?? 2_000)
const FORMATS = FORMAT_IDS.slice(0, 6) as FormatId[]
const MINUTE_MS = 60_000
const REGENERATIONS = 18
/** Pictures of the other user's ad before the feed starts. */
const ALONE_ADS = 8
/** Looks at the progress between two readings of the memory that is counted once, which take a while. */
const OWN_MEMORY_EVERY = 20
/** Product from which on memory is flat. */
const WARM = Math.min(100, Math.floor(PRODUCTS / 2))
const GROWTH_MB = 50
const KILLED = { products: 12, formats: ['square', 'leaderboard'] as FormatId[] }
/** The occurrence of each kind at which a kill comes, out of several hundred. */
const KILL_AT: Record<Moment, number[]> = { painting: [2, 9], put: [12, 31], transaction: [40, 77] }

using folder = openOwnFolder('bench-catalogue')
const shop = await openShopServer(Math.max(PRODUCTS, KILLED.products))
try {
  print('processors, load of the last minute', `${cpus().length}, ${loadavg()[0]!.toFixed(1)}`)
  await inFolder(measureSpeed)
  if (LIVING > 0) await inFolder(measureLiving)
  for (const moment of LIVING > 0 ? MOMENTS : [])
    for (const nth of KILL_AT[moment]) await inFolder((dataDir) => measureKill(dataDir, moment, nth))
} finally {
  shop.close()
}

async function measureSpeed(dataDir: string): Promise<void> {
  const { app, client, other } = await open(dataDir)
  try {
    const aloneMs = await regenerateMs(client)
    print(`one Regenerate after the other, ${REGENERATIONS}`, `${rate(1, aloneMs)} ads a minute`)
    await measureFeed({ app, client, other }, aloneMs)
  } finally {
    await app.stop()
  }
}

async function measureFeed({ app, client, other }: Opened, aloneMs: number): Promise<void> {
  const second = await openSecondPerson(other)
  const idle = percentilesOf(await second.regenerate(ALONE_ADS))
  const campaign = await createFedCampaign(client, FORMATS, shop.feedOf(PRODUCTS))
  const memory: { finished: number; mb: number }[] = []
  const processor = openProcessorTime(app.pid)
  const ended = new AbortController()
  let pagesMs: number[] = []
  let secondMs: number[] = []
  let [looks, ownMb] = [0, 0]
  const tookMs = await timeMs(async () => {
    await startPainting(client, campaign)
    const reading = readPages(client, ended.signal)
    const regenerating = second.regenerate(Infinity, ended.signal)
    const end = await untilPainted(client, campaign, ({ finished }) => {
      memory.push({ finished, mb: treeMemoryMb(app.pid) })
      if ((looks += 1) % OWN_MEMORY_EVERY === 0) ownMb = Math.max(ownMb, treeOwnMemoryMb(app.pid) ?? 0)
      processor.look()
    }).finally(() => ended.abort())
    pagesMs = await reading
    secondMs = await regenerating
    if (end?.finished !== PRODUCTS) throw new Error(`Of ${PRODUCTS} products ${end?.finished ?? 'none'} were finished`)
  })
  const ads = PRODUCTS * FORMATS.length
  print(
    `a feed of ${PRODUCTS} products, ${FORMATS.length} formats`,
    `${rate(ads, tookMs)} ads a minute (${((aloneMs * ads) / tookMs).toFixed(2)} x), ${(tookMs / MINUTE_MS).toFixed(1)} min`,
  )
  const pictures = ads + secondMs.length
  const parts = processor.seconds().map(([program, seconds]) => `${program} ${milliseconds(seconds / pictures)}`)
  const whole = processor.seconds().reduce((sum, [, seconds]) => sum + seconds, 0)
  print(
    "processor time of a picture, the other user's too",
    `${milliseconds(whole / pictures)} ms: ${parts.join(', ')}`,
  )
  const page = percentilesOf(pagesMs)
  print(
    `${pagesMs.length} pages with eight photos read meanwhile (wanted: 3 s)`,
    `median ${seconds(page.median)} s, at most ${seconds(Math.max(...pagesMs))} s`,
  )
  const during = percentilesOf(secondMs)
  print(
    `${secondMs.length} pictures of another user's ad meanwhile (wanted: 1.3 x)`,
    `median ${seconds(during.median)} s, ${(during.median / idle.median).toFixed(2)} x ${seconds(idle.median)} s alone`,
  )
  const after = memory.filter(({ finished }) => finished >= WARM).map(({ mb }) => mb)
  const half = Math.ceil(after.length / 2)
  const [first, last] = [after.slice(0, half), after.slice(half)].map((mb) => percentilesOf(mb).median)
  print(
    `memory from product ${WARM} on (wanted: ${GROWTH_MB} MB more at most)`,
    `median ${first} MB, then ${last} MB; at most ${Math.max(...after)} MB; shared memory counted once at most ${ownMb} MB`,
  )
  await measureNextWeek(client, campaign)
}

async function measureNextWeek(client: TestClient, campaign: string): Promise<void> {
  const changed = Math.ceil(PRODUCTS / 10)
  const feed = shop.feedOf(PRODUCTS, (index) => `$${(index < changed ? 9 : 10) + index}`)
  const { differences } = await sendFeed(client, campaign, feed)
  const tookMs = await timeMs(async () => {
    await startPainting(client, campaign)
    await untilPainted(client, campaign)
  })
  const pictures = changed * FORMATS.length
  print(`next week's file, ${differences!.prices} prices`, `${rate(pictures, tookMs)} pictures a minute`)
}

async function measureLiving(dataDir: string): Promise<void> {
  const changed = Math.ceil(LIVING / 100)
  const { app, client } = await open(dataDir)
  let began: Date
  try {
    let living: Awaited<ReturnType<typeof openLivingCampaign>>
    const wholeMs = await timeMs(async () => {
      living = await openLivingCampaign(client, shop, LIVING)
    })
    print(`a feed of ${LIVING} products from an address to a feed out`, `${seconds(wholeMs)} s`)
    began = new Date()
    let shown = 0
    const tookMs = await timeMs(async () => {
      shown = await changePrices(client, living, { shop, changed })
    })
    print(
      `${changed} prices of ${LIVING} changed, read now, until the feed out has ${changed} new addresses (wanted: 60 s)`,
      `${seconds(tookMs)} s, ${shown} new`,
    )
  } finally {
    await app.stop()
  }
  const painted = await countPaintedSince(dataDir, began)
  print(`painted for it (wanted: ${changed})`, String(painted))
  if (painted !== changed) process.exitCode = 1
}

async function measureKill(dataDir: string, moment: Moment, nth: number): Promise<void> {
  const { app, client, port } = await open(dataDir, { KILL: `${moment}:${nth}` })
  const campaign = await createFedCampaign(client, KILLED.formats, shop.feedOf(KILLED.products))
  await startPainting(client, campaign)
  const finished = await untilPainted(client, campaign)
  if (finished) await app.stop()
  const again = await startApp(optionsOf(dataDir, port))
  const recoveredMs = await timeMs(() => untilPainted(client, campaign))
  await again.stop()
  const { lost, doubled } = await countFaults(dataDir, { products: KILLED.products, formats: KILLED.formats.length })
  const end = finished
    ? 'was never killed'
    : `lost ${lost}, doubled ${doubled}, painted ${(recoveredMs / 1000).toFixed(0)} s later`
  print(`killed in ${moment} ${nth}`, end)
  if (finished || lost !== 0 || doubled !== 0) process.exitCode = 1
}

/** A server with two users of Pro: one has the feeds. */
interface Opened {
  app: StartedApp
  client: TestClient
  other: TestClient
}

async function open(dataDir: string, env: Record<string, string> = {}): Promise<Opened & { port: number }> {
  const port = await findFreePort()
  const options = optionsOf(dataDir, port)
  const [client, other] = await signUpPros(options, ['bench@example.com', 'other@example.com'])
  return { port, client: client!, other: other!, app: await startApp({ ...options, env: { ...options.env, ...env } }) }
}

function optionsOf(dataDir: string, port: number) {
  const program = fileURLToPath(new URL('catalogue/app.ts', import.meta.url))
  const command: [string, ...string[]] = [process.execPath, program]
  return { port, dataDir, command, env: { SHOP_PORT: String(shop.port), LOG_LEVEL: 'fatal' } }
}

/** Returns the duration of one, in milliseconds; the study of the photo is counted with the first. */
async function regenerateMs(client: TestClient): Promise<number> {
  const creativeId = await makeReadyCreative(client)
  const tookMs = await timeMs(async () => {
    for (let run = 0; run < REGENERATIONS; run += 1) {
      const format = FORMATS[run % FORMATS.length]
      await expectOk(client.post(`/api/creatives/${creativeId}/generate`, { format }))
    }
  })
  return tookMs / REGENERATIONS
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1)
}

function milliseconds(inSeconds: number): string {
  return (1000 * inSeconds).toFixed(0)
}

function rate(count: number, tookMs: number): string {
  return ((count * MINUTE_MS) / tookMs).toFixed(0)
}

async function inFolder(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(path.join(folder.path, 'data-'))
  try {
    await work(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 50 })
  }
}
