import type { Config } from '#server/config.ts'

/** Returns the address below which published pictures lie: that of the operator's CDN, or our own. */
export function picturesBase({ feedPicturesUrl, publicUrl }: Pick<Config, 'feedPicturesUrl' | 'publicUrl'>): string {
  return feedPicturesUrl ?? publicUrl
}

const ENDINGS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png' }

/** Types of pictures that shops and platforms take. */
export function isPublishable(contentType: string): boolean {
  return contentType in ENDINGS
}

/** Returns the path of a picture: the hash of its bytes. */
export function picturePath({ sha256, contentType }: { sha256: string; contentType: string }): string {
  return `/f/p/${sha256}.${ENDINGS[contentType]}`
}
