import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { suspendTimeLimits } from '#test/suspend-time-limits.ts'
import { openPaintPool, type PaintPoolOptions } from './paint-pool.ts'
import type { PaintTask } from './painter.ts'

const file = new URL('../../../test/painters/odd-painter.ts', import.meta.url)
const forever = new AbortController().signal
const silent = { signal: forever, onStage: () => {} }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'placard-painters-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function openPool(options: PaintPoolOptions = {}) {
  const pool = openPaintPool({ file, size: 2, ...options })
  onTestFinished(() => pool.close())
  return pool
}

const task = (productName: string, attempts = 'attempts') =>
  ({ ad: { productName, productDescription: path.join(folder, attempts) } }) as PaintTask

/** Returns the process of each attempt, in order. */
const attemptsOf = (attempts = 'attempts') => readFileSync(path.join(folder, attempts), 'utf8').trim().split('\n')

it('paints, tells its stages and keeps the child for the next ad', async () => {
  const pool = openPool()
  const stages: string[] = []
  const painted = await pool.paint(task('paint'), { signal: forever, onStage: (stage) => stages.push(stage) })
  await pool.paint(task('paint'), silent)
  expect(painted.jpeg).toEqual(new Uint8Array([1, 2, 3]))
  expect(stages).toEqual(['paint'])
  expect(new Set(attemptsOf()).size).toBe(1)
})

it("hands none of the server's secrets to a child", async () => {
  const { layout } = await openPool().paint(task('paint'), silent)
  const { environment } = layout as unknown as { environment: string[] }
  expect(environment.filter((name) => !name.startsWith('NODE_CHANNEL')).sort()).toEqual([
    'DISABLE_SYSTEM_FONTS_LOAD',
    'MALLOC_ARENA_MAX',
    'MALLOC_MMAP_THRESHOLD_',
    'MALLOC_TRIM_THRESHOLD_',
    'NODE_COMPILE_CACHE',
    'PATH',
    'SUBJECT_NETWORK',
  ])
})

it('paints again in another child: crash once', async () => {
  const painted = await openPool().paint(task('crash once'), silent)
  expect(painted.jpeg).toHaveLength(3)
  expect(new Set(attemptsOf()).size).toBe(2)
})

it('paints again in another child: hang once', async () => {
  const limits = suspendTimeLimits()
  let begun = 0
  const painted = await openPool().paint(task('hang once'), {
    signal: forever,
    onStage: () => {
      if (++begun === 1) limits.runOut()
    },
  })
  expect(painted.jpeg).toHaveLength(3)
  expect(new Set(attemptsOf()).size).toBe(2)
})

it('gives up on an ad that kills two children, and paints the next one', async () => {
  const pool = openPool()
  await expect(pool.paint(task('crash'), silent)).rejects.toThrow('ended with SIGSEGV')
  expect(attemptsOf()).toHaveLength(2)
  await expect(pool.paint(task('paint', 'next'), silent)).resolves.toBeDefined()
})

it('distinguishes pictures that cannot be painted from failures, and tries neither again', async () => {
  const pool = openPool()
  const refused = pool.paint(task('refuse'), silent)
  await expect(refused).rejects.toMatchObject({ code: 'GENERATION_FAILED', message: 'This photo cannot be read.' })
  await expect(pool.paint(task('fail'), silent)).rejects.toMatchObject({ stack: expect.stringContaining('no layout') })
  expect(attemptsOf()).toHaveLength(2)
})

it('stops a painting that is aborted, at once', async () => {
  const cancel = new AbortController()
  const pool = openPool()
  const painting = pool.paint(task('hang'), {
    signal: cancel.signal,
    onStage: () => cancel.abort(new Error('cancelled')),
  })
  await expect(painting).rejects.toThrow('cancelled')
  expect(attemptsOf()).toHaveLength(1)
})

it('lets a waiting ad go at once when it is aborted, and never begins it', async () => {
  const pool = openPool({ size: 1 })
  const [first, waiting] = [new AbortController(), new AbortController()]
  const painting = pool.paint(task('hang'), { signal: first.signal, onStage: () => {} })
  const aborted = pool.paint(task('paint', 'never'), { signal: waiting.signal, onStage: () => {} })
  const last = pool.paint(task('paint', 'last'), silent)
  waiting.abort(new Error('no longer wanted'))
  await expect(aborted).rejects.toThrow('no longer wanted')
  first.abort(new Error('enough'))
  await expect(painting).rejects.toThrow('enough')
  await expect(last).resolves.toBeDefined()
  expect(() => attemptsOf('never')).toThrow('ENOENT')
})

it('does not take an ad that is aborted already', async () => {
  const aborted = openPool().paint(task('paint', 'never'), {
    signal: AbortSignal.abort(new Error('too late')),
    onStage: () => {},
  })
  await expect(aborted).rejects.toThrow('too late')
  expect(() => attemptsOf('never')).toThrow('ENOENT')
})

it('lets eight wait for each child and refuses the next, without harm to the others', async () => {
  const pool = openPool({ size: 1 })
  const cancel = new AbortController()
  const painting = pool.paint(task('hang'), { signal: cancel.signal, onStage: () => {} })
  const waiting = Array.from({ length: 8 }, () => pool.paint(task('paint', 'waited'), silent))
  await expect(pool.paint(task('paint', 'refused'), silent)).rejects.toThrow('Too many ads wait')
  cancel.abort(new Error('enough'))
  await expect(painting).rejects.toThrow('enough')
  await Promise.all(waiting)
  expect(attemptsOf('waited')).toHaveLength(8)
  await expect(pool.paint(task('paint', 'later'), silent)).resolves.toBeDefined()
})

it('begins ads in the order of their coming', async () => {
  const pool = openPool({ size: 1 })
  const begun: number[] = []
  await Promise.all(
    [0, 1, 2, 3].map((place) => pool.paint(task('paint'), { signal: forever, onStage: () => begun.push(place) })),
  )
  expect(begun).toEqual([0, 1, 2, 3])
})

it('paints an ad that hangs exactly once more', { tags: 'thorough/faults' }, async () => {
  const limits = suspendTimeLimits()
  const pool = openPool()
  const hanging = pool.paint(task('hang'), { signal: forever, onStage: () => limits.runOut() })
  await expect(hanging).rejects.toThrow('ended with SIGKILL')
  expect(new Set(attemptsOf()).size).toBe(2)
  await expect(pool.paint(task('paint', 'next'), silent)).resolves.toBeDefined()
})

it('paints the ads of others while one kills every child that it is given', { tags: 'thorough/faults' }, async () => {
  const pool = openPool({ size: 2 })
  const poison = pool.paint(task('crash', 'poison'), silent)
  const others = Array.from({ length: 6 }, () => pool.paint(task('paint', 'others'), silent))
  await expect(poison).rejects.toThrow('ended with SIGSEGV')
  await Promise.all(others)
  expect(attemptsOf('poison')).toHaveLength(2)
  expect(attemptsOf('others')).toHaveLength(6)
})

it('starts no child any more once it is closed', async () => {
  const pool = openPool({ size: 1 })
  const began = Promise.withResolvers<void>()
  const ads = [
    pool.paint(task('hang'), { signal: forever, onStage: () => began.resolve() }),
    pool.paint(task('paint', 'never'), silent),
  ]
  await began.promise
  pool.close()
  const closed = { status: 'rejected', reason: { message: expect.stringContaining('have been closed') } }
  expect(await Promise.allSettled(ads)).toMatchObject([closed, closed])
  expect(attemptsOf()).toHaveLength(1)
})

it('never has more children at work than its size', async () => {
  const pool = openPool({ size: 2 })
  await Promise.all(Array.from({ length: 8 }, () => pool.paint(task('paint'), silent)))
  expect(attemptsOf()).toHaveLength(8)
  expect(new Set(attemptsOf()).size).toBe(2)
})

it('replaces a child that has grown too large', async () => {
  const pool = openPool()
  await pool.paint(task('grow'), silent)
  await pool.paint(task('paint'), silent)
  expect(new Set(attemptsOf()).size).toBe(2)
})

it('ends a child that has had nothing to do', async () => {
  const pool = openPool({ idleMs: 50 })
  await pool.paint(task('paint'), silent)
  const pid = Number(attemptsOf()[0])
  await expect.poll(() => isAlive(pid)).toBe(false)
  await expect(pool.paint(task('paint'), silent)).resolves.toBeDefined()
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
