import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openTemporaryFolder } from './temporary-folder.ts'

function givenParent() {
  const parent = mkdtempSync(path.join(tmpdir(), 'placard-temporary-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  return parent
}

it('removes the files of a piece of work when it ends, and all of them when it is closed', async () => {
  const parent = givenParent()
  const temporary = await openTemporaryFolder(parent)
  const kept = await temporary.open()
  writeFileSync(path.join(kept.path, 'photo'), 'x')
  {
    await using done = await temporary.open()
    writeFileSync(path.join(done.path, 'photo'), 'x')
    expect(existsSync(done.path)).toBe(true)
  }
  expect(existsSync(path.join(kept.path, 'photo'))).toBe(true)
  await temporary.close()
  expect(readdirSync(parent)).toEqual([])
})

it('removes at its start what a killed process has left, and nothing of a running one', async () => {
  const parent = givenParent()
  const left = path.join(parent, 'left-by-a-killed-process', 'upload')
  mkdirSync(left, { recursive: true })
  writeFileSync(path.join(left, 'photo'), 'x')
  const running = await openTemporaryFolder(parent)
  const { path: used } = await running.open()
  const next = await openTemporaryFolder(parent)
  expect(existsSync(left)).toBe(false)
  expect(existsSync(used)).toBe(true)
  expect(readdirSync(parent)).toHaveLength(2)
  await next.close()
  await running.close()
})
