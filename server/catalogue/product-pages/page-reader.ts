import { AppError } from '#server/platform/http/app-error.ts'
import {
  openReadingPool,
  type ReadingPool,
  type ReadingPoolOptions,
} from '#server/platform/worker-processes/reading-pool.ts'
import type { LoadedPage, ReadPage } from './read-html/read-html.ts'

/** A page as it came from its host. */
export interface PageTask extends LoadedPage {
  bytes: Uint8Array
}

export type PageReader = ReadingPool<PageTask, ReadPage>

/**
 * Opens the pool of processes that read product pages. A user waits with the form open, so it does not give way to
 * painters.
 */
export function openPageReader(options: Partial<ReadingPoolOptions> = {}): PageReader {
  const file = new URL('page-worker.ts', import.meta.url)
  return openReadingPool({
    file,
    work: 'page reading',
    timeoutMs: 15_000,
    heapMb: 256,
    refuse: tooMuch,
    ...options,
  })
}

function tooMuch(): AppError {
  const message = 'This page takes too long to read. Please fill in the fields yourself.'
  return new AppError('VALIDATION_FAILED', message, 'address')
}
