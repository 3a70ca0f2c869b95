import type { PictureProof, provePictureCall, Verification, verifyPictureCall } from '#contract/ads/proof.ts'
import { toApiError } from '#web/api/platform/api-error.ts'
import { reportStatus } from '#web/api/platform/session-end.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

const VERIFY: (typeof verifyPictureCall)['path'] = '/api/verify'
const PROVE: (typeof provePictureCall)['path'] = '/api/verify/proof'

/** Reads who signed a picture. */
export function useVerifyPicture() {
  return useMutationOnce({ mutationFn: (file: File) => send<Verification>(VERIFY, file) })
}

/** Has an ad of one's own painted once more, and compared with its file. */
export function useProvePicture() {
  return useMutationOnce({ mutationFn: (file: File) => send<PictureProof>(PROVE, file) })
}

async function send<Answer>(path: string, file: File): Promise<Answer> {
  const form = new FormData()
  form.append('picture', file, file.name)
  const response = await fetch(path, { method: 'POST', credentials: 'include', body: form })
  reportStatus(response.status)
  if (response.ok) return (await response.json()) as Answer
  const { status, statusText } = response
  throw toApiError({ status, statusText, body: await response.text(), etag: undefined })
}
