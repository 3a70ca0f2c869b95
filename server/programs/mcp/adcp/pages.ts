import type { z } from 'zod'
import { AdcpError } from './errors.ts'
import type { paginationSchema } from './request.ts'

const DEFAULT_RESULTS = 50

/** Returns one page of a list, and the standard's description of it. Throws INVALID_REQUEST for a cursor of others. */
export function readPage<Item>(
  all: readonly Item[],
  { max_results: most = DEFAULT_RESULTS, cursor }: z.infer<typeof paginationSchema> = {},
  field: string,
) {
  const from = cursor === undefined ? 0 : readCursor(cursor)
  if (from === undefined) {
    throw new AdcpError('INVALID_REQUEST', 'This cursor is not from here: leave it out for the first page.', { field })
  }
  const to = from + most
  const hasMore = to < all.length
  const pagination = {
    has_more: hasMore,
    total_count: all.length,
    ...(hasMore && { cursor: Buffer.from(`from ${to}`).toString('base64url') }),
  }
  return { page: all.slice(from, to), pagination }
}

function readCursor(cursor: string): number | undefined {
  const [, from] = /^from (\d{1,6})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return from === undefined ? undefined : Number(from)
}
