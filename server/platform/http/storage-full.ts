import { isDiskFull } from '#server/platform/storage/disk-full.ts'
import { AppError } from './app-error.ts'

export const STORAGE_FULL =
  'There is no room left for your work at the moment: nothing was lost and nothing taken. Please try again later.'

/** Returns an error with its own message for a full disk; any other error as it is. */
export function asStorageFull(error: unknown): unknown {
  return isDiskFull(error) ? new AppError('STORAGE_FULL', STORAGE_FULL) : error
}
