// Pictures of cut-outs. No zod: the page makes these addresses by itself.

/** GET with a version shows what is saved; POST of `{strokes}` shows what would be, and saves nothing. */
export const CUT_OUT_PREVIEW_PATH = '/api/creatives/:id/photos/:imageId/cut-out/preview'

export function cutOutPreviewUrl(creativeId: string, imageId: string): string {
  return CUT_OUT_PREVIEW_PATH.replace(':id', encodeURIComponent(creativeId)).replace(
    ':imageId',
    encodeURIComponent(imageId),
  )
}
