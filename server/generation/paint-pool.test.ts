import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { openPaintPool, type PaintPoolOptions } from './paint-pool.ts'
import type { PaintTask } from './painter.ts'

const file = new URL('../../test/odd-painter.ts', import.meta.url)
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

/** The process of each attempt, in order. */
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
    'PATH',
  ])
})

it.each(['crash once', 'hang once'])('paints again in another child: %s', async (name) => {
  const painted = await openPool({ timeoutMs: 2_000 }).paint(task(name), silent)
  expect(painted.jpeg).toHaveLength(3)
  expect(new Set(attemptsOf()).size).toBe(2)
})

it('gives up on an ad that kills two children, and paints the next one', async () => {
  const pool = openPool()
  await expect(pool.paint(task('crash'), silent)).rejects.toThrow('ended with SIGSEGV')
  expect(attemptsOf()).toHaveLength(2)
  await expect(pool.paint(task('paint', 'next'), silent)).resolves.toBeDefined()
})

it('tells pictures that cannot be painted from failures, and tries neither again', async () => {
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

it('lets a child go that has had nothing to do', async () => {
  const pool = openPool({ idleMs: 50 })
  await pool.paint(task('paint'), silent)
  const pid = Number(attemptsOf()[0])
  await expect.poll(() => isAlive(pid), { timeout: 5_000 }).toBe(false)
  await expect(pool.paint(task('paint'), silent)).resolves.toBeDefined()
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
