import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SETTINGS } from '#server/config.ts'

/** The cells of the table of settings, without the padding that the formatter puts in. */
function readTable(): string[][] {
  const rows = readFileSync('docs/configuration.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| `[A-Z0-9_]+` /.test(line))
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

test('docs/configuration.md has every setting that the server reads, with its default and its meaning', () => {
  const expected = Object.entries(SETTINGS).map(([name, { standard, meaning }]) => [
    `\`${name}\``,
    standard === '' ? '' : /^[\w./:{}-]+$/.test(standard) ? `\`${standard}\`` : standard,
    meaning,
  ])
  expect(readTable()).toEqual(expected)
})
