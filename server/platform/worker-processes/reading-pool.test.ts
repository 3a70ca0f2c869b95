import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { suspendTimeLimits } from '#test/suspend-time-limits.ts'
import type { OddTask } from '#test/catalogue/odd-reading-worker.ts'
import { waitUntil } from '#test/wait-until.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { openReadingPool } from './reading-pool.ts'

const forever = new AbortController().signal
const TOO_MUCH = { code: 'VALIDATION_FAILED', message: 'It is too much.' }

/** Gives a pool whose reading does what its task asks for; see odd-reading-worker.ts. */
function givenPool() {
  const folder = mkdtempSync(path.join(tmpdir(), 'placard-reading-'))
  const log = path.join(folder, 'log')
  const pool = openReadingPool<OddTask, string>({
    file: new URL('../../../test/catalogue/odd-reading-worker.ts', import.meta.url),
    work: 'odd reading',
    timeoutMs: 60_000,
    heapMb: 32,
    refuse: () => new AppError('VALIDATION_FAILED', 'It is too much.'),
  })
  onTestFinished(() => {
    pool.close()
    rmSync(folder, { recursive: true })
  })
  const read = (does: OddTask['does'], owner = 'ada', signal = forever) => pool.read({ does, log }, { owner, signal })
  const begun = () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [])
  return { read, begun }
}

it('ends reading that takes too long with a message, and continues', async () => {
  const { read, begun } = givenPool()
  const { runOut } = suspendTimeLimits()
  const endless = read('hang')
  endless.catch(() => {})
  await waitUntil(() => begun().includes('hang'))
  runOut()
  await expect(endless).rejects.toMatchObject(TOO_MUCH)
  await expect(read('answer')).resolves.toBe('read')
  // The task is not given to a second process.
  expect(begun()).toEqual(['hang', 'answer'])
})

it('ends reading that takes too much memory with a message, and continues', async () => {
  const { read } = givenPool()
  await expect(read('grow')).rejects.toMatchObject(TOO_MUCH)
  await expect(read('answer')).resolves.toBe('read')
})

it('passes on the refusal of the process', async () => {
  const { read } = givenPool()
  await expect(read('refuse')).rejects.toMatchObject({ message: 'There is nothing in it.', field: 'feed' })
})

it('reads one text of a user at a time, and those of others in parallel', async () => {
  const { read, begun } = givenPool()
  const stop = new AbortController()
  const first = read('wait', 'ada', stop.signal)
  first.catch(() => {})
  await waitUntil(() => begun().length === 1)
  const second = read('answer', 'ada')
  await expect(read('answer', 'grace')).resolves.toBe('read')
  expect(begun()).toEqual(['wait', 'answer'])
  stop.abort()
  await expect(first).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await expect(second).resolves.toBe('read')
})

it('accepts no more than a hundred that wait', async () => {
  const { read, begun } = givenPool()
  const stop = new AbortController()
  const all = Array.from({ length: 102 }, (_, index) => read('wait', `person ${index % 20}`, stop.signal))
  for (const one of all) one.catch(() => {})
  await waitUntil(() => begun().length === 2)
  await expect(read('answer', 'ada')).rejects.toMatchObject({ code: 'UNAVAILABLE', headers: { 'retry-after': '60' } })
  stop.abort()
  await Promise.allSettled(all)
})
