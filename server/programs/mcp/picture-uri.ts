/** The pattern of the resources that pictures are. */
export const PICTURE_TEMPLATE = 'placard://images/{id}'

export function pictureUri(imageId: string): string {
  return PICTURE_TEMPLATE.replace('{id}', imageId)
}
