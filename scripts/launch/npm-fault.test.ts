import { expect, test } from 'vitest'
import { npmFault } from './npm-fault.mjs'

const LOCKFILE_TEXT = `npm verb stack Error: 
npm verb stack The \`npm ci\` command can only install with an existing package-lock.json or
npm ERR! code EUSAGE
npm ERR! 
npm ERR! The \`npm ci\` command can only install with an existing package-lock.json or
npm ERR! npm-shrinkwrap.json with lockfileVersion >= 1. Run an install with npm@5 or
npm ERR! later to generate a package-lock.json file, then try again.
`

test('an installation that npm ended well has no fault', () => {
  expect(
    npmFault({ status: 0, log: 'npm info using npm@9.2.0\nadded 535 packages in 42s\nnpm info ok \n' }),
  ).toBeUndefined()
})

test('a request that was repeated, and a file of a package that is left out, are not faults', () => {
  const log = `npm http fetch GET https://registry.example/zod attempt 1 failed with ECONNRESET
npm WARN tar TAR_ENTRY_ERROR ENOENT: no such file or directory, open 'node_modules/node-aix-ppc64/bin/node'
`
  expect(npmFault({ status: 0, log })).toBeUndefined()
})

test('a line that npm cannot read is not reported as a missing lockfile', () => {
  const log = `npm verb loadVirtual TypeError: Invalid comparator: npm:empty-npm-package@1.0.0
npm verb loadVirtual     at Comparator.parse (comparator.js:38:13)
${LOCKFILE_TEXT}`
  expect(npmFault({ status: 1, log })).toStrictEqual({
    sentence: 'npm cannot read package.json or package-lock.json: Invalid comparator: npm:empty-npm-package@1.0.0',
    words: '',
  })
})

test('a damaged lockfile is reported as damaged, by each npm in its words', () => {
  const npm11 = `npm verbose shrinkwrap failed to load package-lock.json Expected double-quoted property name in JSON at position 68
npm verbose loadVirtual Error: loadVirtual requires existing shrinkwrap file
${LOCKFILE_TEXT}`
  const npm9 = `npm verb shrinkwrap JSONParseError: Expected double-quoted property name in JSON at position 68
npm verb shrinkwrap  failed to load package-lock.json JSONParseError: Expected double-quoted property name in JSON at position 68
npm verb loadVirtual Error: loadVirtual requires existing shrinkwrap file
${LOCKFILE_TEXT}`
  for (const log of [npm9, npm11]) {
    expect(npmFault({ status: 1, log })?.sentence).toMatch(
      /Expected double-quoted property name in JSON at position 68$/,
    )
  }
})

test('a missing lockfile is reported as missing', () => {
  const log = `npm verb loadVirtual Error: loadVirtual requires existing shrinkwrap file\n${LOCKFILE_TEXT}`
  expect(npmFault({ status: 1, log })?.sentence).toMatch(/package-lock\.json is missing\.$/)
})

test('a full disk is a fault, although npm ends with 0', () => {
  const log = `npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write
npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write

added 529 packages in 8m
`
  expect(npmFault({ status: 0, log })?.sentence).toMatch(/^The disk is full/)
})

test('a registry that is away is named, by an npm that names nothing too', () => {
  const npm11 = `npm http fetch GET http://127.0.0.1:9/zod attempt 1 failed with ECONNREFUSED
npm error Exit handler never called!
npm error This is an error with npm itself. Please report this error at:
`
  const npm9 = `npm ERR! code ECONNREFUSED
npm ERR! syscall connect
npm ERR! FetchError: request to http://127.0.0.1:9/zod failed, reason: connect ECONNREFUSED 127.0.0.1:9
`
  for (const log of [npm9, npm11]) {
    expect(npmFault({ status: 1, log })?.sentence).toMatch(/^npm does not reach its registry/)
  }
  expect(npmFault({ status: 1, log: npm9 })?.words).toContain('reason: connect ECONNREFUSED')
})

test.each([
  ['EINTEGRITY', /^What the registry gave/],
  ['EACCES', /^npm may not write here/],
  ['SELF_SIGNED_CERT_IN_CHAIN', /certificate/],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /certificate/],
  ['E401', /wants you to sign in/],
  ['E404', /lacks a package/],
])('%s is reported with what to do', (code, words) => {
  expect(npmFault({ status: 1, log: `npm error code ${code}\n` })?.sentence).toMatch(words)
})

test('an unforeseen failure is reported by its code, its status or its signal', () => {
  expect(npmFault({ status: 1, log: 'npm error code EWHATEVER\n' })?.sentence).toMatch(/^npm ended with EWHATEVER:/)
  expect(npmFault({ status: 7, log: '' })?.sentence).toMatch(/^npm ended with status 7:/)
  expect(npmFault({ status: 'SIGKILL', log: '' })?.sentence).toMatch(/^npm ended with SIGKILL:/)
})
