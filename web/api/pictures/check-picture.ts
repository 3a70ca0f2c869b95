import type { checkPictureCall as Call, PictureCheck } from '#contract/rulebook/check-picture.ts'
import { uploadForm } from './upload-form.ts'

const PATH: (typeof Call)['path'] = '/api/check'

/** Has a picture checked for a platform, a placement or all of them. Throws what `uploadForm` throws. */
export function sendPictureCheck(file: File, target: string, signal: AbortSignal): Promise<PictureCheck> {
  return uploadForm(`${PATH}?for=${encodeURIComponent(target)}`, { field: 'images', file, signal })
}
