/** Side large enough to show what a product is, and no larger than necessary. */
const SIDE_PX = 768

/**
 * Prepares a picture to go along with a prompt: small, on white, without anything that its file may carry besides the
 * pixels.
 */
export async function shrinkReference(picture: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer()
}
