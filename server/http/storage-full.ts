import { isDiskFull } from '../storage/disk-full.ts'
import { AppError } from './app-error.ts'

export const STORAGE_FULL =
  'There is no room left for your work at the moment: nothing was lost and nothing taken. Please try again later.'

/** What a person is told of a failure: of a full disk in words of its own, of anything else as it is. */
export function tellDiskFull(error: unknown): unknown {
  return isDiskFull(error) ? new AppError('STORAGE_FULL', STORAGE_FULL) : error
}
