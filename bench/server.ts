import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StartedApp } from '#scripts/started-app.ts'
import { ensureBuilt } from '#scripts/web-build.ts'
import { findFreePort } from '#test/platform/free-port.ts'
import { copyTemplate, databaseAddress, startPostgres } from '#test/platform/postgres.ts'
import { alignColumns } from './align-columns.ts'
import { openOwnFolder } from './own-folder.ts'
import { type Figures, measureCalls } from './server/ask.ts'
import { drawPhoto, fillAll, startBench } from './server/bench-app.ts'
import { type BenchCall, listCalls } from './server/calls.ts'
import type { DatabaseSize } from './server/fill.ts'
import { generateAll } from './server/queue.ts'

/**
 * `npm run bench:server`: measures the cost of calls, on PostgreSQL and on the embedded database, beside a floor that
 * does the same work with nothing around it. Processors and their load differ; the share of the floor, taken in the
 * same run, can be compared, and the time of the web process's first thread hardly depends on others. BENCH_PEOPLE
 * (200) with 20 ads each, BENCH_SECONDS (4) for each call, BENCH_AT_ONCE (20), BENCH_CALLS (all) by a part of their
 * names, BENCH_EMBEDDED=0 leaves the embedded database out.
 */
const SIZE: DatabaseSize = { people: Number(process.env.BENCH_PEOPLE ?? 200), adsEach: 20 }
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const AT_ONCE = Number(process.env.BENCH_AT_ONCE ?? 20)
const CROWD = 500
const CROWD_P99_MS = 1_500
const START_P50_MS = 30
/** Replaces a painter's second and a half of work, so that one machine has room for two workers. */
const PAINT_MS = 400
/** Jobs one at a time, and at once; each is of a user who has requested nothing yet. */
const ALONE = 30
const JOBS = Math.min(60, Math.floor((SIZE.people - ALONE) / 2))
const TWO_WORKERS_MIN = 1.7

let origin = ''
const calls = listCalls(SIZE, () => origin, await drawPhoto(2_000_000)).filter(({ name }) =>
  name.includes(process.env.BENCH_CALLS ?? ''),
)
await ensureBuilt()
using own = openOwnFolder('bench-server')
const postgres = await startPostgres()
try {
  print(
    `${cpus().length} processors, load of the last minute ${load()}; ${SIZE.people} people with ${SIZE.adsEach} ads each, ${AT_ONCE} calls at once\n`,
  )
  const rows = [
    ['', 'requests/s', 'p50 ms', 'p99 ms', 'thread ms', 'not 200', 'of the floor', '... by thread', 'wanted'],
  ]
  const floor = postgres ? await measureFloor() : new Map<string, Figures>()
  if (postgres) rows.push(...(await measurePostgres(floor)))
  if (process.env.BENCH_EMBEDDED !== '0') rows.push(...(await measureEmbedded(floor)))
  print(`\n${alignColumns(rows).join('\n')}`)
  if (postgres) await measureQueue()
  print(`load of the last minute at the end ${load()}`)
} finally {
  await postgres?.stop()
}

/** Fills a database of its own with everything that is requested, and its pictures. */
async function fill(name: string): Promise<{ databaseUrl: string; dataDir: string }> {
  const databaseUrl = databaseAddress(postgres!.folder, await copyTemplate(postgres!.folder))
  const dataDir = path.join(own.path, name)
  await fillAll({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, SIZE)
  return { databaseUrl, dataDir }
}

async function measureFloor(): Promise<Map<string, Figures>> {
  const { databaseUrl, dataDir } = await fill('floor')
  const port = await findFreePort()
  const program = fileURLToPath(new URL('server/floor.ts', import.meta.url))
  const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), PICTURES: path.join(dataDir, 'storage') }
  const child = fork(program, { env })
  await once(child, 'message')
  const figures = new Map<string, Figures>()
  for (const { name, floor, atOnce = AT_ONCE } of calls) {
    const server = { origin: `http://127.0.0.1:${port}`, pid: child.pid! }
    figures.set(name, await measureCalls({ ...server, make: floor, atOnce, seconds: SECONDS }))
  }
  child.kill()
  await once(child, 'exit')
  return figures
}

async function measurePostgres(floor: Map<string, Figures>): Promise<string[][]> {
  const { databaseUrl, dataDir } = await fill('postgres')
  await using app = await startBench({ dataDir, DATABASE_URL: databaseUrl, ROLE: 'web' })
  const rows = await measureEach(app, 'PostgreSQL', floor)
  const [list] = calls
  if (!list) return rows
  const crowd = await measureCalls({ origin: app.url, pid: app.pid, make: list.ask, atOnce: CROWD, seconds: SECONDS })
  const wanted = `p99 ${CROWD_P99_MS} ms`
  return [...rows, describe(`PostgreSQL: ${list.name}, ${CROWD} connections`, crowd, undefined, { wanted })]
}

async function measureEmbedded(floor: Map<string, Figures>): Promise<string[][]> {
  const dataDir = path.join(own.path, 'embedded')
  await fillAll({ DATA_DIR: dataDir }, SIZE)
  await using app = await startBench({ dataDir })
  // Without this await, it would be measured while the app is being ended.
  return await measureEach(app, 'embedded', floor)
}

async function measureEach(app: StartedApp, on: string, floor: Map<string, Figures>): Promise<string[][]> {
  origin = app.url
  const rows: string[][] = []
  for (const call of calls) {
    const { name, ask, atOnce = AT_ONCE } = call
    const figures = await measureCalls({ origin: app.url, pid: app.pid, make: ask, atOnce, seconds: SECONDS })
    const wanted = on === 'PostgreSQL' ? wantedOf(call) : ''
    rows.push(describe(`${on}: ${name}`, figures, floor.get(name), { wanted }))
  }
  return rows
}

function wantedOf({ wanted, wantedThreadMs }: BenchCall): string {
  if (wanted) return `${Math.round(wanted * 100)}%`
  return wantedThreadMs ? `${wantedThreadMs} ms of the thread` : ''
}

function describe(
  name: string,
  figures: Figures,
  floor: Figures | undefined,
  { wanted }: { wanted: string },
): string[] {
  const { perSecond, median, p99, threadMs, others } = figures
  const share = floor ? `${percent(perSecond / floor.perSecond)} of ${Math.round(floor.perSecond)}` : ''
  const byThread =
    floor?.threadMs && threadMs ? `${percent(floor.threadMs / threadMs)} of ${floor.threadMs.toFixed(2)} ms` : ''
  const numbers = [perSecond, median, p99].map((value) => value.toFixed(value < 100 ? 1 : 0))
  const refused = [...others].map(([status, count]) => `${count} of ${status}`).join(', ')
  return [name, ...numbers, threadMs?.toFixed(2) ?? '', refused, share, byThread, wanted]
}

/** Measures the queue alone: painters wait for a fixed time. */
async function measureQueue(): Promise<void> {
  const { databaseUrl, dataDir } = await fill('queue')
  const settings = { dataDir, DATABASE_URL: databaseUrl }
  await using web = await startBench({ ...settings, ROLE: 'web' })
  const queue = { origin: web.url, databaseUrl, size: SIZE }
  const people = Array.from({ length: SIZE.people }, (_, person) => person)
  const worker = () => startBench({ ...settings, ROLE: 'worker', BENCH_PAINT_MS: String(PAINT_MS) })
  await using workers = new AsyncDisposableStack()
  workers.use(await worker())
  const alone = await generateAll(queue, people.slice(0, ALONE), 1)
  print(
    `\nenqueue to start, one at a time: p50 ${alone.p50.toFixed(1)} ms, p99 ${alone.p99.toFixed(1)} ms of ${alone.jobs} jobs, ${alone.failed} failed (wanted: p50 ${START_P50_MS} ms)`,
  )
  const one = await generateAll(queue, people.slice(ALONE, ALONE + JOBS), JOBS)
  workers.use(await worker())
  const two = await generateAll(queue, people.slice(ALONE + JOBS, ALONE + 2 * JOBS), JOBS)
  const perSecond = ({ jobs, seconds }: typeof one) => jobs / seconds
  print(
    `${JOBS} jobs at once, painters replaced by a wait of ${PAINT_MS} ms: one worker ${perSecond(one).toFixed(2)}/s, two ${perSecond(two).toFixed(2)}/s, ${(perSecond(two) / perSecond(one)).toFixed(2)} times (wanted: ${TWO_WORKERS_MIN}); ${one.failed + two.failed} failed`,
  )
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`
}

function load(): string {
  return loadavg()[0]!.toFixed(1)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
