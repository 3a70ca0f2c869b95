import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { startApp, type StartedApp } from '#scripts/started-app.ts'
import { TestClient } from '#test/client.ts'
import { PRODUCT, uploadFiles } from '#test/fill-in.ts'
import { findFreePort } from '#test/free-port.ts'
import { expectOk } from './make-creative.ts'
import { print, summarize, threadSeconds, treeMemoryMb, treeOwnMemoryMb, treeProcessorSeconds } from './measure.ts'
import { drawFlatAvif, drawPhonePhoto } from './upload/files.ts'

/** `npm run bench:upload`: what many large pictures at once cost in memory, and what everybody else feels of them. */

const FILES_A_CALL = 5
/** Each may read 300 times a minute: together they read 32 times a second. */
const READERS = 8
const READ_EVERY_MS = 250
/** 1.2 GB are 1,144 of the MB that bench/measure.ts counts. */
const TARGETS = { memoryMb: 1_144, p99Ms: 500 }
const TOO_SLOW = `over ${TARGETS.p99Ms} ms`

interface Load {
  name: string
  file: Buffer
  people: number
  callsEach: number
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-upload-'))
try {
  await measure()
} finally {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
}

async function measure(): Promise<void> {
  const avif = await drawFlatAvif()
  const photo = await drawPhonePhoto()
  const app = await startApp({ port: await findFreePort(), dataDir })
  try {
    const readers = await Promise.all(Array.from({ length: READERS }, (_, index) => signUp(app, `reader-${index}`)))
    const loads: Load[] = [
      {
        name: `20 AVIF of 49 megapixels (${avif.byteLength} bytes each), one person`,
        file: avif,
        people: 1,
        callsEach: 4,
      },
      { name: '50 photos of a phone (12 megapixels), ten people', file: photo, people: 10, callsEach: 1 },
      { name: '100 AVIF of 49 megapixels, five people', file: avif, people: 5, callsEach: 4 },
    ]
    print('processors, load of the last minute', `${cpus().length}, ${load()}`)
    print('memory at rest', describeMemory({ residentMb: treeMemoryMb(app.pid), onceMb: treeOwnMemoryMb(app.pid) }))
    print('others, list of ads at rest', await watchReaders(readers, () => sleep(5_000)))
    for (const load of loads.slice(0, Number(process.env.BENCH_LOADS ?? 2))) await measureLoad(app, load, readers)
  } finally {
    await app.stop()
  }
}

interface Person {
  client: TestClient
  adId: string
}

async function signUp(app: StartedApp, name: string): Promise<Person> {
  const client = new TestClient(app.url)
  await client.signIn(`${name}@example.com`, name)
  const { id } = (await expectOk(client.post('/api/creatives', PRODUCT))) as { id: string }
  return { client, adId: id }
}

async function measureLoad(app: StartedApp, { name, file, people, callsEach }: Load, readers: Person[]): Promise<void> {
  const uploaders = await Promise.all(
    Array.from({ length: people }, (_, index) => signUp(app, `${name.slice(0, 3).trim()}-${index}`)),
  )
  const peak: Memory = { residentMb: 0, onceMb: undefined }
  const watch = setInterval(() => {
    peak.residentMb = Math.max(peak.residentMb, treeMemoryMb(app.pid))
    const onceMb = treeOwnMemoryMb(app.pid)
    if (onceMb !== undefined) peak.onceMb = Math.max(peak.onceMb ?? 0, onceMb)
  }, 250)
  const loadBefore = load()
  const processorBefore = treeProcessorSeconds(app.pid)
  const threadBefore = threadSeconds(app.pid)
  const began = performance.now()
  const statuses: number[] = []
  const others = await watchReaders(readers, async () => {
    const calls = uploaders.flatMap((uploader) => Array.from({ length: callsEach }, () => upload(uploader, file)))
    statuses.push(...(await Promise.all(calls)))
  })
  const seconds = (performance.now() - began) / 1000
  clearInterval(watch)
  process.stdout.write(`\n${name}\n`)
  print('  answers', countOf(statuses))
  print('  until the last answer', `${seconds.toFixed(1)} s`)
  print('  processor time of all processes', describeSeconds(treeProcessorSeconds(app.pid), processorBefore))
  print('  memory of all processes, at most', describeMemory(peak))
  print('  others, list of ads', others)
  const thread = threadSeconds(app.pid)
  print('  the server’s thread ran', describeSeconds(thread?.ran, threadBefore?.ran))
  print('  and was kept waiting for a processor', describeSeconds(thread?.waited, threadBefore?.waited))
  print('  load of the last minute, before and after', `${loadBefore}, ${load()}`)
  if ((peak.onceMb ?? peak.residentMb) > TARGETS.memoryMb || others.includes(TOO_SLOW)) process.exitCode = 1
}

/** Of all processes of the app; `onceMb` counts what they share once, where the system tells. */
interface Memory {
  residentMb: number
  onceMb: number | undefined
}

function describeMemory({ residentMb, onceMb }: Memory): string {
  return onceMb === undefined ? `${residentMb} MB` : `${onceMb} MB (what they share counted in each: ${residentMb} MB)`
}

function describeSeconds(after: number | undefined, before: number | undefined): string {
  return after === undefined || before === undefined ? 'not told here' : `${(after - before).toFixed(1)} s`
}

/** Other programs' work is in it: how long others wait can be compared only where the server's thread waits alike. */
function load(): string {
  return loadavg()[0]!.toFixed(1)
}

async function upload({ client, adId }: Person, bytes: Buffer): Promise<number> {
  const files = Array.from({ length: FILES_A_CALL }, (_, index) => ({ bytes, name: `${index}.jpg` }))
  return (await uploadFiles(client, adId, files)).status
}

function countOf(statuses: number[]): string {
  return Object.entries(Object.groupBy(statuses, String))
    .map(([status, all]) => `${all?.length} x ${status}`)
    .join(', ')
}

/** How long others wait for their list of ads meanwhile. */
async function watchReaders(readers: Person[], work: () => Promise<void>): Promise<string> {
  const stop = new AbortController()
  const values: number[] = []
  const reading = readers.map(async ({ client }, index) => {
    await sleep((index * READ_EVERY_MS) / READERS)
    while (!stop.signal.aborted) {
      const began = performance.now()
      await expectOk(client.get('/api/creatives'))
      const tookMs = performance.now() - began
      values.push(tookMs)
      await sleep(Math.max(0, READ_EVERY_MS - tookMs))
    }
  })
  await work()
  stop.abort()
  await Promise.all(reading)
  const { median, p99 } = summarize(values)
  const figures = `median ${median.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, slowest ${Math.max(...values).toFixed(0)} ms`
  return `${figures}${p99 > TARGETS.p99Ms ? `, ${TOO_SLOW}` : ''} (${values.length} reads)`
}
