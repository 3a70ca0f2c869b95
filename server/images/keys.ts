/** Where an image's bytes are in storage. */
export function imageKey(imageId: string): string {
  return `images/${imageId}`
}

export function thumbnailKey(imageId: string): string {
  return `thumbnails/${imageId}`
}

/** The place that a model painted for an ad, kept so that the ad can be changed: only some images have one. */
export function sceneKey(imageId: string): string {
  return `scenes/${imageId}`
}

/** What the studio found out about a photo (study-file.ts): uploads have one, some time after they have come. */
export function studyKey(imageId: string): string {
  return `studies/${imageId}`
}

export function keysOf(imageId: string): string[] {
  return [imageKey(imageId), thumbnailKey(imageId), sceneKey(imageId), studyKey(imageId)]
}

export function imageIdOf(key: string): string {
  return key.slice(key.indexOf('/') + 1)
}
