// Addresses of pictures of cut-outs. No zod: the page builds these addresses itself.

/** GET with a version shows the saved cut-out; POST of `{strokes}` previews one and saves nothing. */
export const CUT_OUT_PREVIEW_PATH = '/api/creatives/:id/photos/:imageId/cut-out/preview'

export function cutOutPreviewUrl(creativeId: string, imageId: string): string {
  return CUT_OUT_PREVIEW_PATH.replace(':id', encodeURIComponent(creativeId)).replace(
    ':imageId',
    encodeURIComponent(imageId),
  )
}
