import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '#server/people/auth/seal.ts'

/** Path of pictures whose address opens them: buyers and ad servers fetch them without a token. */
export const ADCP_PICTURE_PATH = '/adcp/pictures/:file'

const FILE = /^([0-9a-f-]{36})\.(\d{1,12})\.([\w-]{22})\.jpg$/
const SIGNATURE_BYTES = 16

export interface PictureLink {
  imageId: string
  /** End of the link; none for a picture that was built, which is served as long as its ad exists. */
  expiresAt?: Date | undefined
}

/** Makes the address of a picture, which only this installation can make. */
export function linkOf(publicUrl: string, secrets: readonly string[], { imageId, expiresAt }: PictureLink): string {
  const until = expiresAt ? Math.ceil(expiresAt.getTime() / 1000) : 0
  return `${publicUrl}/adcp/pictures/${imageId}.${until}.${sign(secrets[0]!, imageId, until)}.jpg`
}

/** Returns the picture of an address, or undefined if it was not made here or has expired. */
export function openLink(file: string, secrets: readonly string[], now: Date): PictureLink | undefined {
  const [, imageId, seconds, signature] = FILE.exec(file) ?? []
  if (!imageId || !signature) return undefined
  const until = Number(seconds)
  const isOurs = secrets.some((secret) =>
    timingSafeEqual(Buffer.from(sign(secret, imageId, until)), Buffer.from(signature)),
  )
  if (!isOurs) return undefined
  if (until === 0) return { imageId }
  const expiresAt = new Date(until * 1000)
  return expiresAt > now ? { imageId, expiresAt } : undefined
}

function sign(secret: string, imageId: string, until: number): string {
  const hmac = createHmac('sha256', deriveKey(secret, 'adcp-picture')).update(`${imageId}.${until}`)
  return hmac.digest().subarray(0, SIGNATURE_BYTES).toString('base64url')
}
