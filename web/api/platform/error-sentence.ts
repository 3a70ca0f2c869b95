import { ApiError } from '#web/api/platform/api-error.ts'
import { t } from '#web/i18n/i18n.ts'

const WITHOUT_WORDS = t('An error occurred')

/** Gives an error's sentence for the user, without the status that ApiError puts before it. */
export function errorSentence(error: unknown): string {
  if (error instanceof ApiError) return (error.text || WITHOUT_WORDS) + smallPrint(error)
  return error instanceof Error && error.message ? error.message : WITHOUT_WORDS
}

/** Gives the request's id if the server is at fault: its operator finds the cause by it in the log. */
function smallPrint({ status, requestId }: ApiError): string {
  return status >= 500 && requestId ? ` ${t('(Request {requestId})', { requestId: requestId.slice(0, 8) })}` : ''
}
