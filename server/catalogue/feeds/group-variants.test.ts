import { expect, it, vi } from 'vitest'
import { ROWS_MAX } from './bounds.ts'
import type { FeedRecord } from './feed-record.ts'
import { groupVariants } from './group-variants.ts'

const GROUPING = { from: undefined, isGrouped: true }

async function fold(records: Iterable<FeedRecord>): Promise<FeedRecord[]> {
  async function* rows() {
    yield* records
  }
  const folded: FeedRecord[] = []
  for await (const record of groupVariants(rows(), GROUPING)) folded.push(record)
  return folded
}

function variants(count: number): FeedRecord[] {
  const name = (index: number) => `Mug ${'of blue clay '.repeat(count)}${index}`
  return Array.from({ length: count }, (_, line) => ({ line, values: { group: ['mug'], name: [name(line)] } }))
}

it('compares the words of each name once to find those that all variants share', async () => {
  const split = vi.spyOn(String.prototype, 'split')
  const wordsTaken = async (count: number) => {
    split.mockClear()
    await fold(variants(count))
    return split.mock.calls.filter(([mark]) => (mark as unknown) === ' ').length
  }
  const [few, many] = [await wordsTaken(10), await wordsTaken(40)]
  expect(many).toBeLessThanOrEqual(4 * few)
  split.mockRestore()
})

it('bounds the rows that are folded into products', async () => {
  const row = { line: 1, values: { id: ['m-1'], group: ['mug'], name: ['Mug'] } }
  function* rows(count: number) {
    for (let index = 0; index < count; index++) yield row
  }
  expect(await fold(rows(ROWS_MAX))).toHaveLength(1)
  await expect(fold(rows(ROWS_MAX + 1))).rejects.toThrow('more than 100000 rows')
})

it('keeps the ids of all rows that become one product, and none of our own where each stays apart', async () => {
  const rows = ['s', 'm', 's'].map((id, line) => ({ line, values: { id: [id], group: ['mug'], name: ['Mug'] } }))
  expect((await fold(rows))[0]?.ids).toEqual(['s', 'm'])
  async function* sharing() {
    const values = { id: ['mug'], group: ['mug'], name: ['Mug'], price: ['$1'] }
    yield { line: 1, values }
    yield { line: 2, values: { ...values, sku: ['mug-m'] } }
    yield { line: 3, values }
  }
  const apart = []
  for await (const { ids } of groupVariants(sharing(), { ...GROUPING, apart: true })) apart.push(ids)
  expect(apart).toEqual([['mug'], ['mug-m'], []])
})
