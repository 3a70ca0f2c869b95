import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLock } from './with-lock.mjs'

let folder = ''
let lock = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
  lock = path.join(folder, 'lock')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a process that writes `in` and `out` around some time under the lock. */
async function worker(log: string): Promise<void> {
  const program = `
    import { appendFileSync } from 'node:fs'
    import { withLock } from ${JSON.stringify(new URL('with-lock.mjs', import.meta.url).href)}
    await withLock(${JSON.stringify(lock)}, async () => {
      appendFileSync(${JSON.stringify(log)}, 'in ')
      await new Promise((resolve) => setTimeout(resolve, 100))
      appendFileSync(${JSON.stringify(log)}, 'out ')
    })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' })
  await once(child, 'exit')
}

test('processes take turns', async () => {
  const log = path.join(folder, 'log')
  await Promise.all([worker(log), worker(log), worker(log)])
  expect(readFileSync(log, 'utf8')).toBe('in out in out in out ')
  expect(existsSync(lock)).toBe(false)
})

test('the lock of a process that was killed is taken over', async () => {
  const child = spawn(process.execPath, ['--eval', ''])
  await once(child, 'exit')
  writeFileSync(lock, String(child.pid))
  expect(await withLock(lock, async () => 'done')).toBe('done')
})

test('work that fails releases the lock', async () => {
  const failing = withLock(lock, () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(existsSync(lock)).toBe(false)
})
