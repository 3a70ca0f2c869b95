import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../launch/root.mjs'
import { quotedTexts, readStatements, type Statement } from './read-spec.ts'
import { readRows } from './read-table.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const statements = JSON.parse(read('docs/spec-statements.json')) as Statement[]
const rows = readRows(read('docs/traceability.md'))

/** Reads a source as a test reads its own texts: without the backslashes of quotes in them. */
const source = (path: string) => read(path).replaceAll(/\\(?=['"`])/g, '')

it('has a row in the words of SPEC.md for each of its statements, in their order, and no other', () => {
  expect(rows.map(({ id, text }) => ({ id, text }))).toEqual(statements)
})

it('proves each row by a test that exists, or by rows that do', () => {
  const ids = new Set(rows.map(({ id }) => id))
  const missing = rows.flatMap(({ id, tests, see }) => [
    ...(tests.length + see.length === 0 ? [`${id}: nothing`] : []),
    ...see.filter((other) => !ids.has(other)).map((other) => `${id}: see ${other}`),
    ...tests.filter((test) => !holds(test)).map(({ file, name }) => `${id}: ${file}: ${name}`),
  ])
  expect(missing).toEqual([])
})

function holds({ file, name }: { file: string; name: string }): boolean {
  if (!existsSync(join(ROOT, file))) return false
  // A name ends with its quote and a comma, on whatever line its test continues.
  return ["'", '"', '`'].some((quote) => source(file).includes(`${quote}${name}${quote},`))
}

it('proves each row in npm test, and leaves none to npm run test:thorough', () => {
  const late = rows.filter(({ tests }) => tests.length > 0 && !tests.some(isInFirstTier))
  expect(late.map(({ id, tests }) => `${id}: ${tests.map(({ name }) => name).join('; ')}`)).toEqual([])
})

/**
 * Returns true if the test has no tag. Tags follow a test's name; a table that is divided between the tiers names it
 * twice.
 */
function isInFirstTier({ file, name }: { file: string; name: string }): boolean {
  return ["'", '"', '`'].some((quote) =>
    source(file)
      .split(`${quote}${name}${quote},`)
      .slice(1)
      .some((after) => !/^\s*\{ tags: 'thorough/.test(after)),
  )
}

it('finds every text that SPEC.md quotes, to the letter, in a test', () => {
  const files = globSync('{contract,server,web,e2e}/**/*.test.{ts,tsx}', { cwd: ROOT })
  // In a pattern the same text has its full stops and brackets escaped.
  const tests = files.map((file) => source(file).replaceAll(/\\(?=[.()/])/g, ''))
  const unproved = statements.flatMap((statement) =>
    quotedTexts(statement)
      .filter((text) => !tests.some((test) => test.includes(text)))
      .map((text) => `${statement.id}: ${text}`),
  )
  expect(unproved).toEqual([])
})

it('splits a specification into its lines', () => {
  const spec =
    '# Title\n\nIntro.\n\n## 1. One\n- **Bold**: text\n  - nested\n\n| a | b |\n|---|---|\n| 1 | 2 |\n## 2. Two\n1. first'
  expect(readStatements(spec)).toEqual([
    { id: '0.1', text: 'Intro.' },
    { id: '1.1', text: 'Bold: text' },
    { id: '1.2', text: 'nested' },
    { id: '1.3', text: '1 — 2' },
    { id: '2.1', text: 'first' },
  ])
})

it('finds quoted texts, without their placeholders', () => {
  const text = `Says 'You haven't any.' or "Don't" to {email}; '{feature} is {n} of Pro', '(Limit: n)', '+N', 'My ... Gallery'.`
  expect(quotedTexts({ text })).toEqual(["You haven't any.", "Don't", 'is', 'of Pro', '(Limit:', 'My', 'Gallery'])
})
