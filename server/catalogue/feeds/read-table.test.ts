import { expect, it } from 'vitest'
import type { FeedColumn } from './columns.ts'
import { readHeader, readFeedTable } from './read-table.ts'
import type { FeedText } from './read-text.ts'

function textOf(table: string): FeedText {
  return {
    head: table,
    async *pieces() {
      yield table
    },
  }
}

/** Counts how often the columns are looked at while as many rows of one cell are read. */
async function looksAtColumns(rows: number): Promise<number> {
  const columns: FeedColumn[] = Array.from({ length: 200 }, (_, index) => ({ name: `c${index}`, field: 'moreImages' }))
  let looks = 0
  const counted = new Proxy(columns, {
    get(target, key, receiver) {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks++
      return Reflect.get(target, key, receiver) as unknown
    },
  })
  const table = `${columns.map(({ name }) => name).join(',')}\n${'a\n'.repeat(rows)}`
  let read = 0
  for await (const _ of readFeedTable(textOf(table), counted, 0)) read++
  expect(read).toBe(rows)
  return looks
}

it('looks at the columns once, however many rows there are', async () => {
  expect(await looksAtColumns(100)).toBe(await looksAtColumns(1))
})

it.each([
  [`${'name,'.repeat(1_001)}image`, 'more than 1000 columns'],
  [`name,${'x'.repeat(50_001)}`, 'more than 50000 letters'],
])('bounds the header: %#', (header, sentence) => {
  expect(() => readHeader(textOf(`${header}\n`))).toThrow(sentence)
})
