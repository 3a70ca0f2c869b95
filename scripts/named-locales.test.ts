import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * Functions that use the process's locale if none is named: capitals, order, words and amounts would follow the
 * server's country.
 */
const UNNAMED = new RegExp(
  [
    String.raw`\.toLocale(?:Upper|Lower)Case\(\s*\)`,
    String.raw`\.toLocale(?:Date|Time)?String\(\s*(?:\)|undefined\b|\[\])`,
    String.raw`\.localeCompare\((?:[^(),]|\([^()]*\))*\)`,
    String.raw`\bIntl\.(?!Locale\b)[A-Z]\w+\(\s*(?:\)|undefined\b|\[\])`,
  ].join('|'),
  'gu',
)

const unnamedIn = (source: string) => source.match(UNNAMED) ?? []

it.each([
  'name.toLocaleUpperCase()',
  'line.toLocaleLowerCase( )',
  'a.localeCompare(b)',
  'a.name.localeCompare(of(b).name)',
  'new Intl.Segmenter()',
  "new Intl.NumberFormat(undefined, { style: 'percent' })",
  'new Intl.DateTimeFormat([])',
  'count.toLocaleString()',
  'day.toLocaleDateString(undefined)',
])('%s uses the locale of the process', (source) => expect(unnamedIn(source)).not.toEqual([]))

it.each([
  'name.toLocaleUpperCase(language)',
  "a.localeCompare(b, 'en')",
  "new Intl.Segmenter('und', { granularity: 'grapheme' })",
  "count.toLocaleString('en')",
  'name.toUpperCase()',
  'new Intl.Locale(tag)',
])('%s uses the one that it names', (source) => expect(unnamedIn(source)).toEqual([]))

it('no source that makes bytes or order uses the locale of the process', () => {
  const files = ['contract', 'studio', 'server'].flatMap((area) =>
    readdirSync(`${ROOT}/${area}`, { recursive: true, encoding: 'utf8' }).map((path) => `${area}/${path}`),
  )
  const sources = files.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  expect(sources.length).toBeGreaterThan(500)
  const unnamed = sources.flatMap((path) =>
    unnamedIn(readFileSync(`${ROOT}/${path}`, 'utf8')).map((found) => [path, found]),
  )
  expect(unnamed).toEqual([])
})
