import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findRefused, listLicences } from './find-refused.ts'

it.for([
  ['MIT', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['(MIT AND (GPL-2.0-only OR Zlib))', true],
  ['AGPL-3.0-only', false],
  ['MIT AND AGPL-3.0-or-later', false],
  ['(MIT AND GPL-3.0-only)', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['UNLICENSED', false],
  ['', false],
  [undefined, false],
] as const)('takes %s: %s', ([license, isTaken]) => {
  const listed = listLicences({
    '': { license: 'UNLICENSED' },
    'node_modules/a/node_modules/@b/c': { version: '1.0.0', license },
  })
  expect(listed).toMatchObject([{ name: '@b/c', version: '1.0.0' }])
  expect(findRefused(listed)).toEqual(isTaken ? [] : listed)
})

it('finds every package that is installed, with a licence that may be used', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const listed = listLicences(packages)
  expect(listed.length).toBeGreaterThan(500)
  expect(findRefused(listed)).toEqual([])
})
