import type { PictureProof, provePictureCall, Verification, verifyPictureCall } from '#contract/ads/proof.ts'
import { uploadForm } from '#web/api/pictures/upload-form.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

const VERIFY: (typeof verifyPictureCall)['path'] = '/api/verify'
const PROVE: (typeof provePictureCall)['path'] = '/api/verify/proof'

/** A picture with what tells it from another: files themselves all look the same to `useMutationOnce`. */
interface ChosenPicture {
  file: File
  name: string
  bytes: number
  lastModified: number
}

export function choosePicture(file: File): ChosenPicture {
  return { file, name: file.name, bytes: file.size, lastModified: file.lastModified }
}

/** Reads who signed a picture. Another picture takes the place of one that is still being read. */
export function useVerifyPicture() {
  return useMutationOnce({
    mutationFn: ({ file }: ChosenPicture) => uploadForm<Verification>(VERIFY, { field: 'picture', file }),
  })
}

/** Has an ad of one's own painted once more, and compared with its file. */
export function useProvePicture() {
  return useMutationOnce({ mutationFn: (file: File) => uploadForm<PictureProof>(PROVE, { field: 'picture', file }) })
}
