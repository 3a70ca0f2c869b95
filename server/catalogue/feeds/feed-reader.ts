import { AppError } from '#server/platform/http/app-error.ts'
import {
  openReadingPool,
  type ReadingPool,
  type ReadingPoolOptions,
} from '#server/platform/worker-processes/reading-pool.ts'
import type { FeedTask, ReadFeed } from './read-feed-file.ts'

export type FeedReader = ReadingPool<FeedTask, ReadFeed>

/**
 * Opens the pool of processes that read feed files. The largest accepted files need a quarter of its time limit and
 * half of its memory (docs/decisions/0136).
 */
export function openFeedReader(options: Partial<ReadingPoolOptions> = {}): FeedReader {
  const file = new URL('feed-worker.ts', import.meta.url)
  return openReadingPool({
    file,
    work: 'feed reading',
    timeoutMs: 120_000,
    heapMb: 512,
    standsBack: 5,
    refuse: tooMuch,
    ...options,
  })
}

function tooMuch(): AppError {
  return new AppError(
    'VALIDATION_FAILED',
    'The list takes too long to read. Please split it, or export it again.',
    'feed',
  )
}
