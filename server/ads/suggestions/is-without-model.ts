import { AppError } from '#server/platform/http/app-error.ts'
import { ContentRefused, ModelFault } from '#server/models/failures.ts'

/**
 * Returns true for an error that leaves the work without a model: it failed, refused these words, or its share of the
 * day is used up.
 */
export function isWithoutModel(error: unknown): error is Error {
  if (error instanceof ModelFault || error instanceof ContentRefused) return true
  return error instanceof AppError && error.code === 'MODEL_LIMIT_REACHED'
}
