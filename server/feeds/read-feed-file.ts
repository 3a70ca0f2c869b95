import { createReadStream } from 'node:fs'
import { AppError } from '../http/app-error.ts'
import { countBarePrices } from './bare-prices.ts'
import { type Feed, FeedError, type FeedRow } from './feed.ts'
import { type FeedWishes, openFeed } from './open-feed.ts'
import { settableRow } from './settable-row.ts'

/** The file of a feed where it waits, and how it is to be read. */
export interface FeedTask extends FeedWishes {
  file: string
}

/** All of a feed at once. */
export interface ReadFeed extends Omit<Feed, 'rows'> {
  rows: FeedRow[]
  /** How many products have a price without any currency. */
  barePrices: number
}

/** Throws an AppError with a sentence where nothing of the file can be used. */
export async function readFeedFile({ file, ...wishes }: FeedTask): Promise<ReadFeed> {
  try {
    const { kind, columns, knownBy, rows: read } = await openFeed(() => createReadStream(file), wishes)
    const rows: FeedRow[] = []
    for await (const row of read()) rows.push(settableRow(row))
    return { kind, columns, knownBy, rows, barePrices: countBarePrices(rows) }
  } catch (error) {
    if (error instanceof FeedError) throw new AppError('VALIDATION_FAILED', error.message, 'feed')
    throw error
  }
}
