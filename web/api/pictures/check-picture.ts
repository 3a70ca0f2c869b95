import type { checkPictureCall as Call, PictureCheck } from '#contract/rulebook/check-picture.ts'
import { ApiError, toApiError } from '#web/api/platform/api-error.ts'
import { t } from '#web/i18n/i18n.ts'

const METHOD: (typeof Call)['method'] = 'POST'
const PATH: (typeof Call)['path'] = '/api/check'

/** Has a picture checked for a platform, a placement or all of them. Throws an ApiError with the server's sentence. */
export async function sendPictureCheck(file: File, target: string, signal: AbortSignal): Promise<PictureCheck> {
  const form = new FormData()
  form.append('images', file, file.name)
  const answer = await reach(`${PATH}?for=${encodeURIComponent(target)}`, { method: METHOD, body: form, signal })
  const body = await answer.text()
  const { status, statusText, headers } = answer
  if (!answer.ok) throw toApiError({ status, statusText, body, requestId: headers.get('x-request-id') })
  try {
    return JSON.parse(body) as PictureCheck
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
