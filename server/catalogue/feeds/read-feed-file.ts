import { createReadStream } from 'node:fs'
import { AppError } from '#server/platform/http/app-error.ts'
import { countBarePrices } from './bare-prices.ts'
import { type Feed, FeedError, type FeedRow } from './feed.ts'
import { type FeedOptions, openFeed } from './open-feed.ts'
import { settableRow } from './settable-row.ts'

/** A stored feed file, and how it is to be read. */
export interface FeedTask extends FeedOptions {
  file: string
}

/** A whole feed, read at once. */
export interface ReadFeed extends Omit<Feed, 'rows'> {
  rows: FeedRow[]
  /** Number of products whose price has no currency. */
  barePrices: number
}

/** Reads the whole file. Throws an AppError with a sentence for people if nothing of it can be used. */
export async function readFeedFile({ file, ...options }: FeedTask): Promise<ReadFeed> {
  try {
    const { kind, columns, knownBy, rows: read } = await openFeed(() => createReadStream(file), options)
    const rows: FeedRow[] = []
    for await (const row of read()) rows.push(settableRow(row))
    return { kind, columns, knownBy, rows, barePrices: countBarePrices(rows) }
  } catch (error) {
    if (error instanceof FeedError) throw new AppError('VALIDATION_FAILED', error.message, 'feed')
    throw error
  }
}
