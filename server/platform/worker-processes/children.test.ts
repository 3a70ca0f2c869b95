import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { waitUntil } from '#test/wait-until.ts'
import { openChildren } from './children.ts'

/** Opens children that append each start to a file. */
function openNoted() {
  const folder = mkdtempSync(path.join(tmpdir(), 'placard-children-'))
  const notes = path.join(folder, 'started')
  const started = () => (existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : [])
  const file = new URL('../../../test/platform/notes-its-start.ts', import.meta.url)
  const env = { PATH: process.env.PATH, NOTES: notes }
  const children = openChildren<{ fails?: boolean; isLast?: boolean }, never, number>({
    program: { file, work: 'test', env, flags: [], idleMs: 60_000, recycleRssBytes: Infinity },
    timeoutMs: 60_000,
    attempts: 1,
  })
  onTestFinished(() => {
    children.close()
    rmSync(folder, { recursive: true })
  })
  return { children, started }
}

const { signal } = new AbortController()

it('starts one child ahead of its first task, which then gets the task', async () => {
  const { children, started } = openNoted()
  children.warmUp()
  children.warmUp()
  await waitUntil(() => started().length > 0)
  const pid = await children.run({}, { signal })
  children.warmUp()
  expect(started()).toEqual([String(pid)])
})

it('gives a task to the child that has last worked on the same', async () => {
  const { children } = openNoted()
  const run = (near: string) => children.run({}, { signal, near })
  const [a, b] = await Promise.all([run('a'), run('b')])
  expect(a).not.toBe(b)
  expect([await run('a'), await run('b'), await run('b'), await run('a')]).toEqual([a, b, b, a])
  // Work on something else goes to the child that has worked last.
  expect(await run('c')).toBe(a)
  expect(await run('b')).toBe(b)
})

it('gives no further task to a child that has failed one for a reason of its own', async () => {
  const { children, started } = openNoted()
  await expect(children.run({ fails: true }, { signal })).rejects.toThrow('The test process failed')
  const pid = await children.run({}, { signal })
  expect(started()).toEqual([expect.any(String), String(pid)])
})

it('gives no further task to a child that reports it is spent', async () => {
  const { children, started } = openNoted()
  const first = await children.run({ isLast: true }, { signal })
  const second = await children.run({}, { signal })
  expect(started()).toEqual([String(first), String(second)])
})
