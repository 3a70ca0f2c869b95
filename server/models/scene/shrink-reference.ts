import sharp from 'sharp'

/** Large enough to show what a product is, and no larger than it needs to be. */
const SIDE_PX = 768

/** A picture as it goes along with a prompt: small, on white, without anything that its file may carry beside the pixels. */
export function shrinkReference(picture: Uint8Array): Promise<Uint8Array> {
  return sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer()
}
