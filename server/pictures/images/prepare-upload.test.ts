import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { suspendTimeLimits } from '#test/suspend-time-limits.ts'
import { waitUntil } from '#test/wait-until.ts'
import { openPicturePool, type PicturePoolOptions } from './picture-pool.ts'
import { prepareUpload } from './prepare-upload.ts'

const program = new URL('../../../test/pictures/odd-picture-worker.ts', import.meta.url)
const forever = new AbortController().signal

/** Opens a pool for files whose names say what becomes of their process; see odd-picture-worker.ts. */
function givenPool(options: PicturePoolOptions = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'placard-pool-'))
  const pool = openPicturePool({
    files: { decoding: program, studying: program },
    places: 1,
    standsBack: 0,
    ...options,
  })
  onTestFinished(() => {
    pool.close()
    rmSync(folder, { recursive: true })
  })
  let count = 0
  const prepare = (name: string, { owner = 'ada', signal = forever, turnWithinMs = 240_000 } = {}) => {
    const file = { path: path.join(folder, String(count++)), name }
    const prepared = prepareUpload(pool, file, { owner, signal, turnWithinMs })
    prepared.catch(() => {})
    return { prepared, log: `${file.path}.log` }
  }
  return { pool, prepare }
}

const tasksIn = (log: string) => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [])

const CANNOT_BE_READ = {
  code: 'VALIDATION_FAILED',
  field: 'images',
  message: expect.stringMatching(/^"[a-z ]+" cannot be read\. Please save it as JPEG or PNG and upload it again, or/),
}

it('answers a file that ends its process with a sentence, and continues', () => expectToGoOn('crash'))
it('answers one that eats its memory in the same way', { tags: 'thorough/faults' }, () => expectToGoOn('out of memory'))

async function expectToGoOn(name: string): Promise<void> {
  const { prepare } = givenPool()
  const hostile = prepare(name)
  const next = prepare('fine', { owner: 'grace' })
  await expect(hostile.prepared).rejects.toMatchObject(CANNOT_BE_READ)
  await expect(next.prepared).resolves.toBeDefined()
  // It is not given to a second process.
  expect(tasksIn(hostile.log)).toHaveLength(2)
}

it('keeps no process without work beside a picture that takes most of the memory, nor after it', async () => {
  const { prepare } = givenPool({ places: 2, megapixels: 20 })
  // Both are measured at once, then each is alone.
  const files = ['ada', 'grace'].map((owner) => prepare('fine', { owner }))
  for (const { prepared } of files) await prepared
  const pids = files.flatMap(({ log }) => pidsIn(log))
  expect(new Set(pids).size).toBeGreaterThan(1)
  await expect.poll(() => pids.filter(isAlive)).toEqual([])
})

it('ends a process that has measured a file beside such a picture, while the picture is still at work', async () => {
  const { prepare } = givenPool({ places: 2, megapixels: 20 })
  const stop = new AbortController()
  const large = prepare('wait', { signal: stop.signal })
  await waitUntil(() => tasksIn(large.log).length === 2)
  const next = prepare('fine', { owner: 'grace' })
  await waitUntil(() => tasksIn(next.log).length === 1)
  const [measuring] = pidsIn(next.log)
  await expect.poll(() => isAlive(measuring!)).toBe(false)
  expect(isAlive(pidsIn(large.log).at(-1)!)).toBe(true)
  stop.abort(new Error('enough'))
  await expect(next.prepared).resolves.toBeDefined()
})

const pidsIn = (log: string) => tasksIn(log).map((task) => Number(task.split(' ')[1]))

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('ends a study without a waiting user if an upload wants its slot, and begins it again after that', async () => {
  const { pool, prepare } = givenPool()
  const stop = new AbortController()
  const folder = mkdtempSync(path.join(tmpdir(), 'placard-study-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'photo')
  const bytes = Buffer.from(JSON.stringify({ path: file, name: 'wait' }))
  const order = { owner: 'ada', megapixels: 25, signal: stop.signal, givesWayUntil: forever }
  const study = pool.ask('study', async () => ({ bytes }), order)
  await waitUntil(() => tasksIn(`${file}.log`).length === 1)
  await expect(prepare('fine').prepared).resolves.toBeDefined()
  await waitUntil(() => tasksIn(`${file}.log`).length === 2)
  stop.abort(new Error('enough'))
  await expect(study).rejects.toThrow('enough')
})

it('begins no study between two uploads, unless a user waits for it', async () => {
  const { pool, prepare } = givenPool({ quietMs: 600_000 })
  const [stop, wanted] = [new AbortController(), new AbortController()]
  const folder = mkdtempSync(path.join(tmpdir(), 'placard-study-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'photo')
  const bytes = Buffer.from(JSON.stringify({ path: file, name: 'wait' }))
  await prepare('fine').prepared
  const order = { owner: 'ada', megapixels: 25, signal: stop.signal, givesWayUntil: wanted.signal }
  const study = pool.ask('study', async () => ({ bytes }), order)
  await prepare('fine').prepared
  expect(existsSync(`${file}.log`)).toBe(false)
  wanted.abort()
  await waitUntil(() => tasksIn(`${file}.log`).length === 1)
  stop.abort(new Error('enough'))
  await expect(study).rejects.toThrow('enough')
})

it('looks at a photo for a waiting user while studies have every slot', async () => {
  const { pool, prepare } = givenPool({ places: 1 })
  const stop = new AbortController()
  const blocking = prepare('wait', { signal: stop.signal })
  await waitUntil(() => tasksIn(blocking.log).length === 2)
  const file = { path: blocking.log.replace(/\.log$/, '-look'), name: 'fine' }
  await expect(pool.ask('look', file, { owner: 'ada', megapixels: 1, signal: forever })).resolves.toBeDefined()
  const crash = { ...file, name: 'crash' }
  await expect(pool.ask('look', crash, { owner: 'ada', megapixels: 1, signal: forever })).rejects.toThrow('SIGSEGV')
  await expect(pool.ask('look', file, { owner: 'ada', megapixels: 1, signal: forever })).resolves.toBeDefined()
  stop.abort(new Error('enough'))
})

it('answers a file that keeps its process busy for ever in the same way', { tags: 'thorough/faults' }, async () => {
  const limits = suspendTimeLimits()
  const { prepare } = givenPool()
  const hostile = prepare('hang')
  // It is measured before it is prepared.
  await waitUntil(() => tasksIn(hostile.log).length === 2)
  limits.runOut()
  await expect(hostile.prepared).rejects.toMatchObject(CANNOT_BE_READ)
  await expect(prepare('fine').prepared).resolves.toBeDefined()
})

it('distinguishes a fault of ours from one of the file', async () => {
  const { prepare } = givenPool()
  const failed = prepare('fail').prepared
  await expect(failed).rejects.toMatchObject({ stack: expect.stringContaining('no pixels') })
  await expect(failed).rejects.not.toHaveProperty('code')
})

it('drops the waiting files of an upload that was cancelled, and takes those of others', async () => {
  const { pool, prepare } = givenPool()
  const stop = new AbortController()
  const cancelled = [1, 2, 3].map(() => prepare('wait', { signal: stop.signal }))
  await expect.poll(() => cancelled.flatMap(({ log }) => tasksIn(log)).length).toBeGreaterThan(1)
  const other = prepare('fine', { owner: 'grace' })
  stop.abort(new Error('cancelled'))
  for (const { prepared } of cancelled) await expect(prepared).rejects.toThrow('cancelled')
  await expect(other.prepared).resolves.toBeDefined()
  expect(pool.waiting).toBe(0)
})

it('asks a request to try again if its turn does not come in time, and continues', async () => {
  const { pool, prepare } = givenPool()
  const stop = new AbortController()
  const blocking = prepare('wait', { signal: stop.signal })
  await expect.poll(() => tasksIn(blocking.log).length).toBe(2)
  const tired = prepare('fine', { owner: 'grace', turnWithinMs: 10 })
  await expect(tired.prepared).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(tasksIn(tired.log)).toEqual([])
  expect(pool.waiting).toBe(0)
  stop.abort(new Error('enough'))
  await expect(prepare('fine').prepared).resolves.toBeDefined()
})

it('lets a hundred files wait and asks the next one to come again, without harm to those', async () => {
  const { pool, prepare } = givenPool()
  const stop = new AbortController()
  const blocking = prepare('wait', { signal: stop.signal })
  await expect.poll(() => tasksIn(blocking.log).length).toBe(2)
  const waiting = Array.from({ length: 100 }, (_, index) => prepare('fine', { owner: `person ${index % 30}` }))
  expect(pool.waiting).toBe(100)
  await expect(prepare('one too many').prepared).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'Many people are uploading photos right now. Please try again in half a minute.',
  })
  stop.abort(new Error('enough'))
  await Promise.all(waiting.map(({ prepared }) => prepared))
  await expect(prepare('fine').prepared).resolves.toBeDefined()
})
