import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openChildren } from './children.ts'

it('keeps what a child has compiled for the next one, even if it is killed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'placard-compiled-'))
  const file = new URL('../../../test/platform/takes-types-out.ts', import.meta.url)
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: folder }
  const children = openChildren<object, never, boolean>({
    program: { file, work: 'test', env, flags: [], idleMs: 60_000, recycleRssBytes: Infinity },
    timeoutMs: 60_000,
    attempts: 1,
  })
  onTestFinished(() => {
    children.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const signal = new AbortController().signal
  expect(await children.run({}, { signal })).toBe(true)
  children.endIdle()
  expect(await children.run({}, { signal })).toBe(false)
})
