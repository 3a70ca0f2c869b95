import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { installedMatches } from './installed-matches.mjs'

const here = { os: [process.platform], cpu: [process.arch], optional: true }
const elsewhere = { os: ['aix'], cpu: [process.arch], optional: true }
const PACKAGE = { version: '1.0.0', integrity: 'sha512-a' }

let root = ''

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'installed-'))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function given(wanted: Record<string, object>, installed: Record<string, object>): void {
  for (const folder of Object.keys(installed)) mkdirSync(path.join(root, folder), { recursive: true })
  mkdirSync(path.join(root, 'node_modules'), { recursive: true })
  const write = (file: string, packages: object) => writeFileSync(path.join(root, file), JSON.stringify({ packages }))
  write('package-lock.json', { '': { name: 'root' }, ...wanted })
  write('node_modules/.package-lock.json', installed)
}

test('the same packages need no second installation', () => {
  given({ 'node_modules/a': PACKAGE }, { 'node_modules/a': PACKAGE })
  expect(installedMatches(root)).toBe(true)
})

test('another version, other content or a missing package does', () => {
  given({ 'node_modules/a': PACKAGE }, { 'node_modules/a': { ...PACKAGE, version: '1.0.1' } })
  expect(installedMatches(root)).toBe(false)
  given({ 'node_modules/a': PACKAGE }, { 'node_modules/a': { ...PACKAGE, integrity: 'sha512-b' } })
  expect(installedMatches(root)).toBe(false)
  given({ 'node_modules/a': PACKAGE, 'node_modules/dev': { ...PACKAGE, dev: true } }, { 'node_modules/a': PACKAGE })
  expect(installedMatches(root)).toBe(false)
})

test('packages of other platforms are missing on purpose, those of this one are needed', () => {
  given({ 'node_modules/far': { ...PACKAGE, ...elsewhere } }, {})
  expect(installedMatches(root)).toBe(true)
  given({ 'node_modules/wasm': { ...PACKAGE, optional: true } }, {})
  expect(installedMatches(root)).toBe(true)
  given({ 'node_modules/near': { ...PACKAGE, ...here } }, {})
  expect(installedMatches(root)).toBe(false)
})

test('a folder that was deleted by hand is noticed, and so is an empty checkout', () => {
  expect(installedMatches(root)).toBe(false)
  given({ 'node_modules/a': PACKAGE }, { 'node_modules/a': PACKAGE })
  rmSync(path.join(root, 'node_modules/a'), { recursive: true })
  expect(installedMatches(root)).toBe(false)
})
