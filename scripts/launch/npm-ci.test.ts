import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ROOT } from './root.mjs'

/** A folder with only the scripts of the start, and in place of npm a program that prints what it is given. */
let root = ''

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'npm-ci-'))
  cpSync(path.join(ROOT, 'scripts/launch.mjs'), path.join(root, 'scripts/launch.mjs'))
  cpSync(path.join(ROOT, 'scripts/launch'), path.join(root, 'scripts/launch'), { recursive: true })
  const lockfile = JSON.stringify({ packages: { '': { name: 'root' } } })
  writeFileSync(path.join(root, 'package-lock.json'), lockfile)
  mkdirSync(path.join(root, 'scripts/tasks'))
  writeFileSync(path.join(root, 'scripts/tasks/build.ts'), "process.stdout.write('the task ran')\n")
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

/**
 * Runs a task whose npm leaves the list of what it has installed, as npm does, and then prints this and ends with this
 * status.
 */
function launch(words: string, status: number): { status: number | null; stdout: string; stderr: string } {
  const npm = path.join(root, 'npm-cli.cjs')
  writeFileSync(
    npm,
    `const fs = require('node:fs')
fs.mkdirSync('node_modules', { recursive: true })
fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
process.stderr.write(${JSON.stringify(words)})
process.exit(${status})`,
  )
  return spawnSync(process.execPath, [path.join(root, 'scripts/launch.mjs'), 'build'], {
    env: { ...process.env, npm_execpath: npm },
    encoding: 'utf8',
  })
}

test('the task runs after an installation, and says how many seconds that took', () => {
  const { status, stdout, stderr } = launch('npm warn deprecated x\n', 0)
  expect({ status, stdout }).toStrictEqual({ status: 0, stdout: 'the task ran' })
  expect(stderr).toMatch(/^Installing the packages\.\.\.\n {2}done in \d+ s\.\n$/)
})

test('an installation on a full disk fails in one sentence, and the next start does not take it for complete', () => {
  const full = launch('npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write\n', 0)
  expect(full.status).toBe(1)
  expect(full.stdout).toBe('')
  expect(full.stderr).toBe(
    'Installing the packages...\nInstalling the packages failed. The disk is full: make room for 1.5 GB, then run the command again.\n',
  )
  expect(existsSync(path.join(root, 'node_modules/.package-lock.json'))).toBe(false)
  expect(launch('', 0).stdout).toBe('the task ran')
})

test('npm’s own message about its failure is shown before the sentence', () => {
  const { status, stderr } = launch(
    'npm verbose title npm ci\nnpm error code E404\nnpm error 404 Not Found - GET zod\n',
    1,
  )
  expect(status).toBe(1)
  expect(stderr.split('\n').slice(1, 3)).toStrictEqual(['npm error code E404', 'npm error 404 Not Found - GET zod'])
  expect(stderr).not.toContain('verbose')
})
