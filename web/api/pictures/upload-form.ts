import { ApiError, toApiError } from '#web/api/platform/api-error.ts'
import { t } from '#web/i18n/i18n.ts'
import { reportStatus } from '#web/api/platform/session-end.ts'

/**
 * Sends pictures as a form, and gives what the server answers. Throws an ApiError with the server's sentence, or an
 * Error with ours if nobody answers.
 */
export async function uploadForm<Answer>(
  path: string,
  { field, file, signal }: { field: string; file: File | readonly File[]; signal?: AbortSignal },
): Promise<Answer> {
  const body = new FormData()
  for (const one of [file].flat() as File[]) body.append(field, one, one.name)
  const response = await reach(path, { method: 'POST', credentials: 'include', body, ...(signal && { signal }) })
  const { status, statusText, headers } = response
  reportStatus(status)
  const text = await response.text()
  if (!response.ok) throw toApiError({ status, statusText, body: text, requestId: headers.get('x-request-id') })
  try {
    return JSON.parse(text) as Answer
  } catch {
    throw new ApiError({ status, text: t('The answer could not be read. Please reload the page and try again.') })
  }
}

function reach(path: string, request: RequestInit): Promise<Response> {
  return fetch(path, request).catch((error: unknown) => {
    if (request.signal?.aborted) throw error
    throw new Error(t('The server could not be reached. Please check your connection and try again.'))
  })
}
