import { cpus, loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FormatId } from '#contract/formats.ts'
import { TestClient, type TestResponse } from '#test/client.ts'
import { TEST_PRODUCT, TEST_STYLE, uploadFiles } from '#test/given/fill-in.ts'
import { drawProduct } from '#test/pictures/pictures.ts'
import { alignColumns } from './align-columns.ts'
import { openRig, type Rig } from './faults/rig.ts'
import { percentilesOf, treeMemoryMb } from './measure.ts'

/**
 * `npm run bench:soak`: shows if anything grows. Two web processes and two workers with PostgreSQL and a bucket; people
 * who make an ad from the first word to its pictures, look at it, change it and delete it, first as fast as they can
 * (or SOAK_CAPACITY, if that is known), then for SOAK_MINUTES (30) at half of that rate. Fails if memory of the last
 * third is more than a tenth over that of the second, or a call fails.
 */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 30)
const FULL_SECONDS = 60
const AT_ONCE = 6
/** Number of users who take turns, so that none exceeds the limit of changes a minute. */
const PEOPLE = 30
const FORMATS: FormatId[] = ['square', 'instagram_story', 'leaderboard']
const LINES = 15
const SAMPLE_MS = 10_000
const GROWTH_MAX = 1.1

interface Sample {
  webMb: number
  workerMb: number
  paintersMb: number
}

const photo = { bytes: await drawProduct('#ffffff').jpeg({ quality: 92 }).toBuffer(), name: 'kettle.jpg' }
const failures = new Map<string, number>()
let times: number[] = []
let made = 0

const rig = await openRig()
// After an interruption nothing is left to wait for.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void rig.close().finally(() => process.exit(1)))
try {
  const people = await signUp(rig, PEOPLE)
  const capacity = Number(process.env.SOAK_CAPACITY ?? (await measureCapacity(people)))
  print(
    `${cpus().length} processors; as fast as ${AT_ONCE} people can: ${capacity.toFixed(2)} ads of 3 formats a second`,
  )
  await soak(people, capacity / 2)
} finally {
  await rig.close()
}

async function measureCapacity(people: readonly TestClient[]): Promise<number> {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1_000
  await runAtOnce(people, () => seconds() < FULL_SECONDS)
  return made / seconds()
}

async function soak(people: readonly TestClient[], perSecond: number): Promise<void> {
  print(`${MINUTES} minutes at ${perSecond.toFixed(2)} a second`)
  const rows = [['minute', 'ads', 'p50 ms', 'p99 ms', 'web MB', 'worker MB', 'painters MB', 'load']]
  const thirds: Sample[][] = [[], [], []]
  const began = performance.now()
  const share = () => (performance.now() - began) / (MINUTES * 60_000)
  const sampling = setInterval(() => thirds[Math.min(2, Math.floor(3 * share()))]!.push(takeSample()), SAMPLE_MS)
  let begun = 0
  const pace = async () => {
    // The next ad has its own start, however long the one before it took.
    const due = began + (1_000 * begun) / perSecond
    begun += 1
    await sleep(Math.max(0, due - performance.now()))
    return share() < 1
  }
  times = []
  const working = runAtOnce(people, pace)
  for (let line = 1; line <= LINES; line += 1) {
    const before = made
    await sleep(Math.max(0, began + (line * MINUTES * 60_000) / LINES - performance.now()))
    const { median, p99 } = percentilesOf(times)
    times = []
    const { webMb, workerMb, paintersMb } = takeSample()
    const figures = [made - before, median, p99, webMb, workerMb, paintersMb].map((figure) => figure.toFixed(0))
    rows.push([((line * MINUTES) / LINES).toFixed(0), ...figures, loadavg()[0]!.toFixed(1)])
  }
  await working
  clearInterval(sampling)
  print(alignColumns(rows).join('\n'))
  for (const [what, count] of failures) print(`FAILS: ${count} x ${what}`)
  for (const key of ['webMb', 'workerMb', 'paintersMb'] as const) {
    const [before = 0, after = 0] = thirds.slice(1).map((samples) => mean(samples.map((sample) => sample[key])))
    const isFlat = after <= GROWTH_MAX * before
    print(
      `${isFlat ? 'flat ' : 'GROWS'} ${key}: ${before.toFixed(0)} in the second third, ${after.toFixed(0)} in the last`,
    )
    if (!isFlat) process.exitCode = 1
  }
  if (failures.size > 0) process.exitCode = 1
}

async function runAtOnce(people: readonly TestClient[], isOn: () => boolean | Promise<boolean>): Promise<void> {
  let turn = 0
  const work = async () => {
    while (await isOn()) await makeAd(people[turn++ % people.length]!)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Does everything that a user does with one ad. */
async function makeAd(client: TestClient): Promise<void> {
  const { body: ad } = await timed('POST /api/creatives', () => client.post('/api/creatives', TEST_PRODUCT))
  if (!ad) return
  const path = `/api/creatives/${ad.id}`
  const { body: productImages } = await timed('POST /api/upload', () => uploadFiles(client, ad.id, [photo]))
  await timed('POST an ad', () => client.post(path, { productImages, ...TEST_STYLE }))
  for (const format of FORMATS)
    await timed('POST generate', () => client.post(`${path}/generate`, { format }), [200, 202])
  const { body: variants = [] } = await timed('GET variants', () => client.get(`${path}/variants`))
  for (const { imageUrl } of variants as { imageUrl: string }[])
    await timed('GET a picture', () => client.get(imageUrl), [200, 302])
  await timed('GET the list', () => client.get('/api/creatives'))
  await timed(
    'POST change',
    () => client.post(`${path}/change`, { changes: { words: { headline: 'Hot in 90' } } }),
    [200, 202],
  )
  await timed('DELETE an ad', () => client.delete(path), [200, 204])
  made += 1
}

async function timed(what: string, call: () => Promise<TestResponse>, wanted = [200]): Promise<Partial<TestResponse>> {
  const began = performance.now()
  const answer = await call().catch((error: unknown) => ({ status: String(error), text: '' }))
  times.push(performance.now() - began)
  if (wanted.includes(answer.status as number)) return answer as TestResponse
  const failure = `${what}: ${answer.status} ${answer.text.slice(0, 120)}`
  failures.set(failure, (failures.get(failure) ?? 0) + 1)
  return {}
}

/** Signs users up at one web process, since the demo issuer lives in one; on Pro, for every format. */
async function signUp({ origin, balancer, webs, postgres }: Rig, count: number): Promise<TestClient[]> {
  balancer.pointTo(webs[0]!.port)
  const people = Array.from({ length: count }, () => new TestClient(origin))
  for (const [index, client] of people.entries()) await client.signIn(`soak-${index}@example.com`, 'Soak')
  await postgres.ask(`insert into subscriptions (provider, external_id, user_id, status, created_at, updated_at)
    select 'sandbox', 'soak-' || id, id, 'active', now(), now() from users`)
  balancer.pointTo(...webs.map((web) => web.port))
  balancer.reset()
  await sleep(500)
  return people
}

function takeSample(): Sample {
  const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0)
  const workerMb = sum(rig.workers.map((worker) => worker.residentMb()))
  const treeMb = sum(rig.workers.map(({ pid }) => treeMemoryMb(pid)))
  return { webMb: sum(rig.webs.map((web) => web.residentMb())), workerMb, paintersMb: treeMb - workerMb }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
