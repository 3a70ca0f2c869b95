/** The addresses of stored images. No zod: every screen shows pictures. */

export function imageUrl(imageId: string): string {
  return `/api/images/${imageId}`
}

/** The 480 px thumbnail beside a stored image. */
export function thumbnailUrl(url: string): string {
  return `${url}?size=thumbnail`
}

/** The same picture of a painted ad, sent as a file under its specified name. */
export function downloadUrl(url: string): string {
  return `${url}?download=1`
}
