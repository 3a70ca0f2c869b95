import { mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readBackupMark, setBackupMark } from './backup-mark.ts'

it('returns the time of the file, 0 if there is none, and moves to the present with each backup', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'placard-mark-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const mark = path.join(folder, 'last-backup')
  expect(await readBackupMark(mark)).toBe(0)
  await setBackupMark(mark)
  utimesSync(mark, 1_000, 1_000)
  expect(await readBackupMark(mark)).toBe(1_000)
  await setBackupMark(mark)
  expect(await readBackupMark(mark)).toBe(statSync(mark).mtimeMs / 1000)
  expect(await readBackupMark(mark)).toBeGreaterThan(1.7e9)
  await expect(setBackupMark(path.join(folder, 'missing', 'last-backup'))).rejects.toThrow('ENOENT')
})
