/** Where an image's bytes are in storage. */
export function imageKey(imageId: string): string {
  return `images/${imageId}`
}

export function thumbnailKey(imageId: string): string {
  return `thumbnails/${imageId}`
}

export function keysOf(imageId: string): string[] {
  return [imageKey(imageId), thumbnailKey(imageId)]
}

export function imageIdOf(key: string): string {
  return key.slice(key.indexOf('/') + 1)
}
