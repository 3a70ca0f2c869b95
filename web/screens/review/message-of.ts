import { ApiError } from '#web/api/platform/api-error.ts'

/** Gives the server's message about one field. */
export function messageOf(error: unknown, field: string): string | undefined {
  return error instanceof ApiError && error.code === 'VALIDATION_FAILED' && error.field === field
    ? error.text
    : undefined
}
