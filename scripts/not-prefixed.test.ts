import { expect, test } from 'vitest'
import { notPrefixed } from './not-prefixed.ts'

const pattern = new RegExp(notPrefixed(['./', '../', '#contract/', 'react$', 'react/', 'react-dom', '@fontsource']))

test.each([
  './thing.ts',
  '../thing.ts',
  '#contract/a.ts',
  'react',
  'react/jsx',
  'react-dom/client',
  '@fontsource/anton',
])('what starts with one of the words is left alone: %s', (text) => expect(pattern.test(text)).toBe(false))

test.each(['', '.', '..', '#', '#contract', '#server/a.ts', 'reac', 'reactive', 'react-', 'zod', '@fonts', 'x./'])(
  'everything else matches: "%s"',
  (text) => expect(pattern.test(text)).toBe(true),
)

test('no lookahead is used, because oxlint would drop the pattern', () => {
  expect(pattern.source).not.toContain('(?')
})
