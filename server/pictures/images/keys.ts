/** Returns the storage key of an image's bytes. */
export function imageKey(imageId: string): string {
  return `images/${imageId}`
}

export function thumbnailKey(imageId: string): string {
  return `thumbnails/${imageId}`
}

/**
 * Returns the storage key of the scene that an image model made for an ad, stored so that the ad can be changed. Only
 * some images have one.
 */
export function sceneKey(imageId: string): string {
  return `scenes/${imageId}`
}

/** Returns the storage key of a photo's study (study-file.ts). Uploads have one, some time after they arrive. */
export function studyKey(imageId: string): string {
  return `studies/${imageId}`
}

/** Returns the storage key of the credentials that an uploaded file had, in the form in which ads take them. */
export function credentialsKey(imageId: string): string {
  return `credentials/${imageId}`
}

export function keysOf(imageId: string): string[] {
  return [imageKey(imageId), thumbnailKey(imageId), sceneKey(imageId), studyKey(imageId), credentialsKey(imageId)]
}

export function imageIdOf(key: string): string {
  return key.slice(key.indexOf('/') + 1)
}
