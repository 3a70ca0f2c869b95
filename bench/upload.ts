import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { startApp, type StartedApp } from '#scripts/started-app.ts'
import { findFreePort } from '#test/platform/free-port.ts'
import { expectOk } from './make-creative.ts'
import { print, percentilesOf, threadSeconds, treeMemoryMb, treeOwnMemoryMb, treeProcessorSeconds } from './measure.ts'
import { drawFlatAvif, drawPhonePhoto, drawProductPhoto } from './upload/files.ts'
import { type Uploader, signUpUploader, uploadCopies } from './upload/person.ts'
import type { Uploads } from './upload/send-uploads.ts'

/**
 * `npm run bench:upload`: measures what many large pictures at once cost in memory, and how much they slow down
 * everybody else.
 */

/** Each may read 300 times a minute: together they read 32 times a second. */
const READERS = 8
const READ_EVERY_MS = 250
/** 1.6 GB are 1,525 of the MB that bench/measure.ts counts. */
const TARGETS = { memoryMb: 1_525, p99Ms: 500 }
/** Limits of the time from a photo's upload to its study at rest, by the number of photos uploaded together. */
const STUDIED_WITHIN_MS = new Map([
  [1, 4_000],
  [5, 12_000],
])
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
    const readers = await Promise.all(
      Array.from({ length: READERS }, (_, index) => signUpUploader(app.url, `reader-${index}`)),
    )
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
    const product = await drawProductPhoto()
    for (const [count, withinMs] of STUDIED_WITHIN_MS) await measureStudies(app, { product, count, withinMs })
    for (const load of loads.slice(0, Number(process.env.BENCH_LOADS ?? 2))) await measureLoad(app, load, readers)
  } finally {
    await app.stop()
  }
}

/** Measures the time from the answer of an upload until the studies of its photos are stored. */
async function measureStudies(
  app: StartedApp,
  { product, count, withinMs }: { product: Buffer; count: number; withinMs: number },
): Promise<void> {
  const person = await signUpUploader(app.url, `studied-${count}`)
  const before = countStudies()
  const memory = watchMemory(app)
  const processorBefore = treeProcessorSeconds(app.pid)
  const beganUpload = performance.now()
  await uploadCopies(person, product, count)
  const began = performance.now()
  while (countStudies() < before + count) await sleep(20)
  const tookMs = performance.now() - began
  const peak = memory.stop()
  process.stdout.write(`\n${count} product photos of 12 megapixels, at rest\n`)
  print('  until they are stored', `${((began - beganUpload) / 1000).toFixed(1)} s`)
  print(
    '  until they are studied',
    `${(tookMs / 1000).toFixed(1)} s more${tookMs > withinMs ? `, over ${withinMs} ms` : ''}`,
  )
  print('  processor time of all processes', describeSeconds(treeProcessorSeconds(app.pid), processorBefore))
  print('  memory of all processes, at most', describeMemory(peak))
  if (tookMs > withinMs) process.exitCode = 1
}

function countStudies(): number {
  try {
    return readdirSync(path.join(dataDir, 'storage', 'studies')).filter((name) => !name.endsWith('.tmp')).length
  } catch {
    return 0
  }
}

async function measureLoad(
  app: StartedApp,
  { name, file, people, callsEach }: Load,
  readers: Uploader[],
): Promise<void> {
  const filePath = path.join(dataDir, 'upload')
  writeFileSync(filePath, file)
  await using uploaders = await startUploaders({ origin: app.url, filePath, people, callsEach })
  const memory = watchMemory(app)
  const loadBefore = load()
  const processorBefore = treeProcessorSeconds(app.pid)
  const threadBefore = threadSeconds(app.pid)
  const began = performance.now()
  const own = monitorEventLoopDelay()
  own.enable()
  const statuses: number[] = []
  const others = await watchReaders(readers, async () => void statuses.push(...(await uploaders.send())))
  own.disable()
  const seconds = (performance.now() - began) / 1000
  const peak = memory.stop()
  process.stdout.write(`\n${name}\n`)
  print('  answers', countOf(statuses))
  print('  until the last answer', `${seconds.toFixed(1)} s`)
  print('  processor time of all processes', describeSeconds(treeProcessorSeconds(app.pid), processorBefore))
  print('  memory of all processes, at most', describeMemory(peak))
  print('  others, list of ads', others)
  print('  of it the readers’ own thread, at most', `${(own.max / 1e6).toFixed(0)} ms`)
  const thread = threadSeconds(app.pid)
  print('  the server’s thread ran', describeSeconds(thread?.ran, threadBefore?.ran))
  print('  and was kept waiting for a processor', describeSeconds(thread?.waited, threadBefore?.waited))
  print('  load of the last minute, before and after', `${loadBefore}, ${load()}`)
  if ((peak.onceMb ?? peak.residentMb) > TARGETS.memoryMb || others.includes(TOO_SLOW)) process.exitCode = 1
}

/** Memory of all processes of the app; `onceMb` counts shared memory once, if the system reports it. */
interface Memory {
  residentMb: number
  onceMb: number | undefined
}

function watchMemory({ pid }: StartedApp): { stop(): Memory } {
  const peak: Memory = { residentMb: 0, onceMb: undefined }
  const watch = setInterval(() => {
    peak.residentMb = Math.max(peak.residentMb, treeMemoryMb(pid))
    const onceMb = treeOwnMemoryMb(pid)
    if (onceMb !== undefined) peak.onceMb = Math.max(peak.onceMb ?? 0, onceMb)
  }, 250)
  return {
    stop() {
      clearInterval(watch)
      return peak
    },
  }
}

function describeMemory({ residentMb, onceMb }: Memory): string {
  return onceMb === undefined ? `${residentMb} MB` : `${onceMb} MB (what they share counted in each: ${residentMb} MB)`
}

function describeSeconds(after: number | undefined, before: number | undefined): string {
  return after === undefined || before === undefined ? 'unknown here' : `${(after - before).toFixed(1)} s`
}

/**
 * Returns the load, which includes other programs: the readers' waits can be compared only if the server's thread waits
 * equally.
 */
function load(): string {
  return loadavg()[0]!.toFixed(1)
}

/**
 * Starts uploaders in a process of their own: the cost of sending, which browsers bear elsewhere, must not count as the
 * readers' waiting.
 */
async function startUploaders(uploads: Uploads) {
  const sender = fork(new URL('upload/send-uploads.ts', import.meta.url), [JSON.stringify(uploads)])
  const ended = once(sender, 'exit')
  await once(sender, 'message')
  return {
    async send(): Promise<number[]> {
      sender.send('send')
      const [statuses] = (await once(sender, 'message')) as [number[]]
      return statuses
    },
    [Symbol.asyncDispose]: async () => {
      // It ends by itself once it has answered.
      if (sender.connected) sender.disconnect()
      await ended
    },
  }
}

function countOf(statuses: number[]): string {
  return Object.entries(Object.groupBy(statuses, String))
    .map(([status, all]) => `${all?.length} x ${status}`)
    .join(', ')
}

/** Measures how long others wait for their list of ads meanwhile. */
async function watchReaders(readers: Uploader[], work: () => Promise<void>): Promise<string> {
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
  const { median, p99 } = percentilesOf(values)
  const figures = `median ${median.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, slowest ${Math.max(...values).toFixed(0)} ms`
  return `${figures}${p99 > TARGETS.p99Ms ? `, ${TOO_SLOW}` : ''} (${values.length} reads)`
}
