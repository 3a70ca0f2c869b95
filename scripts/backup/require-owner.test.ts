import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { BadInput } from '../bad-input.ts'
import { requireFolderOwner } from './require-owner.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'placard-owner-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
})

/** The user who runs the tests. */
const me = process.getuid!()

it('lets the owner of a data folder work on it, and anybody make a new one', () => {
  requireFolderOwner(dataDir)
  mkdirSync(path.join(dataDir, 'db'))
  requireFolderOwner(dataDir)
  requireFolderOwner(path.join(dataDir, 'none'), me + 1)
})

it('tells others in one sentence as which user to run the command, by name if there is one', () => {
  const others = me === 0 ? 1 : 0
  expect(() => requireFolderOwner(dataDir, others)).toThrow(BadInput)
  expect(() => requireFolderOwner(dataDir, others)).toThrow(
    /belongs to .+, and this runs as (daemon|root): run the same/,
  )
  expect(() => requireFolderOwner(dataDir, 4_000_000)).toThrow(
    /and this runs as user 4000000: run the same command as \S+\.$/,
  )
})
