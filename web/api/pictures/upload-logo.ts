import type { UploadedLogo, uploadLogoCall as Call } from '#contract/ads/brand/brand.ts'
import { toApiError } from '#web/api/platform/api-error.ts'
import { reportStatus } from '#web/api/platform/session-end.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

const METHOD: (typeof Call)['method'] = 'POST'
const PATH: (typeof Call)['path'] = '/api/brand/logo'

/** Uploads a picture, and gives the logo that was found in it. */
export function useUploadLogo() {
  return useMutationOnce({ mutationFn: uploadLogo })
}

async function uploadLogo(file: File): Promise<UploadedLogo> {
  const form = new FormData()
  form.append('images', file, file.name)
  const response = await fetch(PATH, { method: METHOD, credentials: 'include', body: form })
  reportStatus(response.status)
  if (response.ok) return (await response.json()) as UploadedLogo
  const { status, statusText } = response
  throw toApiError({ status, statusText, body: await response.text(), etag: undefined })
}
