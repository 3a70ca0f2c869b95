import type { ErrorCode } from '#contract/errors.ts'

/**
 * An expected failure. Thrown where it is known, turned into a response in one place (http/errors.ts).
 * `message` is one plain sentence for a person; `field` names the input that was wrong.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly field: string | undefined
  /** What the answer holds beside code, message and field, where a call's contract says so. */
  details: object = {}
  headers: Record<string, string> = {}

  constructor(code: ErrorCode, message: string, field?: string) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.field = field
  }
}
