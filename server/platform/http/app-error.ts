import type { ErrorCode } from '#contract/platform/errors.ts'

/**
 * An expected failure. Thrown where it is known, and turned into a response in one place (http/errors.ts). `message` is
 * one plain sentence for a person; `field` names the invalid input.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly field: string | undefined
  /** Fields of the response besides code, message and field, if the call's contract has any. */
  details: object = {}
  headers: Record<string, string> = {}

  constructor(code: ErrorCode, message: string, field?: string) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.field = field
  }
}
