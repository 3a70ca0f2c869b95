const IMAGE_URL = /^\/api\/images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Returns the id in one of our own image urls, or undefined for any other url. */
export function readImageId(url: string): string | undefined {
  return IMAGE_URL.exec(url)?.[1]
}
