/** The addresses of stored images. No zod: every screen shows pictures. */

export function imageUrl(imageId: string): string {
  return `/api/images/${imageId}`
}

/** Returns the address of the 480 px thumbnail of a stored image. */
export function thumbnailUrl(url: string): string {
  return `${url}?size=thumbnail`
}

/** Returns the address that sends a painted ad as a file under its specified name. */
export function downloadUrl(url: string): string {
  return `${url}?download=1`
}
