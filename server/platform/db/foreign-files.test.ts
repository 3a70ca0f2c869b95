import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'placard-foreign-'))
  chmodSync(dataDir, 0o755)
  mkdirSync(path.join(dataDir, 'db', 'global'), { recursive: true })
  writeFileSync(path.join(dataDir, 'db', 'global', 'pg_control'), '')
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
})

/** Returns the explanation as another user than root sees it: to root, no file is foreign. */
function explain(): string {
  const module = JSON.stringify(new URL('foreign-files.ts', import.meta.url).href)
  const script = `
    const { explainForeignFiles } = await import(${module})
    if (process.getuid() === 0) process.setuid(65534)
    process.stdout.write(explainForeignFiles(${JSON.stringify(dataDir)}, new Error('Aborted()')).message)`
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
}

it('names another user’s file that keeps a database from being opened', () => {
  chmodSync(path.join(dataDir, 'db'), 0o777)
  chmodSync(path.join(dataDir, 'db', 'global'), 0o777)
  chmodSync(path.join(dataDir, 'db', 'global', 'pg_control'), 0o444)
  expect(explain()).toBe(
    `The data folder ${dataDir} holds files that this user may not write (db/global/pg_control): give all of it to the user that Placard runs as, by chown -R.`,
  )
})

it('names a folder that cannot even be read, and the lock', () => {
  chmodSync(path.join(dataDir, 'db'), 0o000)
  expect(explain()).toContain('may not write (db): give all of it')
  writeFileSync(path.join(dataDir, 'lock'), '', { mode: 0o400 })
  expect(explain()).toContain('may not write (lock): give all of it')
})

it('adds nothing if all files can be written, or there are none', () => {
  for (const name of ['db', 'db/global']) chmodSync(path.join(dataDir, name), 0o777)
  chmodSync(path.join(dataDir, 'db', 'global', 'pg_control'), 0o666)
  expect(explain()).toBe('Aborted()')
  rmSync(path.join(dataDir, 'db'), { recursive: true })
  expect(explain()).toBe('Aborted()')
})
