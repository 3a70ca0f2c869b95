import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { waitUntil } from '#test/wait-until.ts'
import { openChildren } from './children.ts'

it('starts one child ahead of its first task, which then gets the task', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'placard-children-'))
  const notes = path.join(folder, 'started')
  const started = () => (existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : [])
  const file = new URL('../../test/notes-its-start.ts', import.meta.url)
  const env = { PATH: process.env.PATH, NOTES: notes }
  const children = openChildren<object, never, number>({
    program: { file, work: 'test', env, flags: [], idleMs: 60_000, recycleRssBytes: Infinity },
    timeoutMs: 60_000,
    attempts: 1,
  })
  onTestFinished(() => {
    children.close()
    rmSync(folder, { recursive: true })
  })
  children.warmUp()
  children.warmUp()
  await waitUntil(() => started().length > 0)
  const pid = await children.run({}, { signal: new AbortController().signal })
  children.warmUp()
  expect(started()).toEqual([String(pid)])
})
