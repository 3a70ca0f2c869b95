import { performance } from 'node:perf_hooks'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import type { StartedApp } from '#scripts/started-app.ts'
import { ensureBuilt } from '#scripts/web-build.ts'
import { JOB_DEFINITIONS } from '#server/job-definitions.ts'
import { copyTemplate, databaseAddress, startPostgres } from '#test/platform/postgres.ts'
import { alignColumns } from './align-columns.ts'
import { percentilesOf } from './measure.ts'
import { openOwnFolder } from './own-folder.ts'
import { type Figures, measureCalls } from './server/ask.ts'
import { drawPhoto, fillAll, PICTURES_MAX, startBench } from './server/bench-app.ts'
import { listCalls } from './server/calls.ts'
import type { DatabaseSize } from './server/fill.ts'

/**
 * `npm run bench:flat`: shows that calls and nightly jobs are as fast with FLAT_PEOPLE (100,000) as with a thousand
 * people, ten ads with three pictures each. Needs some 10 GB of disk and a quarter of an hour. Fails if a call's p99 is
 * over one and a half times as long, or a nightly job takes five minutes.
 */
const ADS_EACH = 10
/** The stored size of each picture's layout, a tenth of the real one, so that three million fit: no list reads it. */
const LAYOUT_BYTES = 1_000
const FEW: DatabaseSize = { people: 1_000, adsEach: ADS_EACH, layoutBytes: LAYOUT_BYTES }
const MANY: DatabaseSize = { ...FEW, people: Number(process.env.FLAT_PEOPLE ?? 100_000) }
const SECONDS = 4
const AT_ONCE = 8
/** Alternates few and many, so that other load on the machine affects both. */
const ROUNDS = 3
const RATIO_MAX = 1.5
const JOB_SECONDS_MAX = 300

await ensureBuilt()
using own = openOwnFolder('bench-flat')
const postgres = await startPostgres()
if (!postgres) throw new Error('No PostgreSQL is installed: apt-get install postgresql')
try {
  const few = await fill('few', FEW)
  const began = performance.now()
  const many = await fill('many', MANY)
  print(`${MANY.people} people filled in within ${Math.round((performance.now() - began) / 1_000)} s`)
  await compareCalls(few, many)
  await timeJobs(many)
} finally {
  await postgres.stop()
}

interface Filled {
  size: DatabaseSize
  dataDir: string
  DATABASE_URL: string
}

async function fill(name: string, size: DatabaseSize): Promise<Filled> {
  const databaseUrl = databaseAddress(postgres!.folder, await copyTemplate(postgres!.folder))
  const dataDir = path.join(own.path, name)
  await fillAll({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, size)
  return { size, dataDir, DATABASE_URL: databaseUrl }
}

async function compareCalls(few: Filled, many: Filled): Promise<void> {
  const photo = await drawPhoto(2_000_000)
  const start = ({ dataDir, DATABASE_URL }: Filled) => startBench({ dataDir, DATABASE_URL, ROLE: 'web' })
  await using small = await start(few)
  await using large = await start(many)
  const measure = async ({ url, pid }: StartedApp, { size }: Filled, index: number) => {
    const { name, ask, atOnce = AT_ONCE } = listCalls(size, () => url, photo)[index]!
    const make = (turn: number) => ask(name.startsWith('picture') ? turn % PICTURES_MAX : turn)
    return measureCalls({ origin: url, pid, make, atOnce, seconds: SECONDS })
  }
  const rows = [['', 'p50 ms, few', 'many', 'p99 ms, few', 'many', 'times', '']]
  for (const [index, { name }] of listCalls(FEW, () => '', photo).entries()) {
    const rounds: [Figures, Figures][] = []
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push([await measure(small, few, index), await measure(large, many, index)])
    const middle = (side: 0 | 1, of: 'median' | 'p99') => percentilesOf(rounds.map((pair) => pair[side][of])).median
    const times = middle(1, 'p99') / middle(0, 'p99')
    if (times > RATIO_MAX) process.exitCode = 1
    const figures = [middle(0, 'median'), middle(1, 'median'), middle(0, 'p99'), middle(1, 'p99'), times]
    rows.push([
      name,
      ...figures.map((figure) => figure.toFixed(figure < 100 ? 1 : 0)),
      times > RATIO_MAX ? 'GROWS' : '',
    ])
  }
  print(alignColumns(rows).join('\n'))
}

/** Times each once, as at night, on a worker of its own. */
async function timeJobs({ dataDir, DATABASE_URL }: Filled): Promise<void> {
  await using worker = await startBench({ dataDir, DATABASE_URL, ROLE: 'worker' })
  print(`the nightly jobs, by the worker at ${worker.url}`)
  const boss = new PgBoss({ connectionString: DATABASE_URL, supervise: false, schedule: false, max: 1 })
  await boss.start()
  try {
    for (const { name } of JOB_DEFINITIONS.filter(({ schedule }) => schedule)) {
      const began = performance.now()
      const seconds = () => (performance.now() - began) / 1_000
      const id = await boss.send(name, {})
      let state: string | undefined
      while (state !== 'completed' && state !== 'failed' && seconds() < JOB_SECONDS_MAX) {
        await sleep(50)
        state = id ? (await boss.getJobById(name, id))?.state : 'failed'
      }
      if (state !== 'completed') process.exitCode = 1
      print(`${name}: ${seconds().toFixed(1)} s, ${state}`)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
