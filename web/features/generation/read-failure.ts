import { ApiError } from '#web/api/platform/api-error.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { FORMAT_NOT_ALLOWED_MESSAGE, INSUFFICIENT_CREDITS_MESSAGE } from '#contract/money/plans.ts'
import { translated } from '#web/i18n/i18n.ts'

export interface Failure {
  /** `lost` means that the answer never arrived, and nothing is known of the job. */
  kind: 'failed' | 'refused' | 'lost'
  code: string
  message: string
  /** Set if the ad or the studio has changed since the sketch was made. */
  isOfRecipe?: boolean
}

/** Statuses of a gateway that gave up waiting: it knows no more of the job than a broken connection does. */
const GATEWAY_STATUSES = [502, 504]

/** Refusals after which the built-in studio can still make the ad without models: offered, and never done unasked. */
const STUDIO_OFFERED = ['CONTENT_REFUSED', 'MODEL_LIMIT_REACHED', 'MODELS_UNAVAILABLE']

export function offersStudio(code: string | undefined): code is string {
  return code !== undefined && STUDIO_OFFERED.includes(code)
}

/** Interprets a failed generate call (SPEC.md section 8). */
export function readGenerationFailure(error: unknown): Failure {
  const message = errorSentence(error)
  if (!(error instanceof ApiError)) return { kind: 'lost', code: '', message }
  if (GATEWAY_STATUSES.includes(error.status)) return { kind: 'lost', code: '', message }
  const code = error.code ?? ''
  if (error.status !== 403 && !offersStudio(code)) {
    return { kind: 'failed', code, message, isOfRecipe: error.field === 'recipe' }
  }
  return { kind: 'refused', code, message: wallMessage(code) ?? message }
}

function wallMessage(code: string): string | undefined {
  if (code === 'INSUFFICIENT_CREDITS') return translated(INSUFFICIENT_CREDITS_MESSAGE)
  if (code === 'FORMAT_NOT_ALLOWED') return translated(FORMAT_NOT_ALLOWED_MESSAGE)
  return undefined
}
