import sharp from 'sharp'
import { ModelFault } from '../failures.ts'

const FORMATS = ['jpeg', 'png', 'webp']
const PIXELS_MAX = 50_000_000
/** Largest enlargement. A scene is soft by nature, so it may be enlarged more than a photo; a thumbnail may not. */
const ENLARGEMENT_MAX = 2.2

/**
 * Makes a model's picture the ad's ground: decoded, cropped about its center, never stretched. Returns a JPEG of
 * exactly the canvas.
 */
export async function fitPicture(
  picture: Uint8Array,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): Promise<Uint8Array> {
  // The SDK calls anything a picture: only what sharp reads as one of these is one.
  const facts = await sharp(picture, { limitInputPixels: PIXELS_MAX }).metadata().catch(notAPicture)
  if (!FORMATS.includes(facts.format)) return notAPicture()
  if (Math.max(widthPx / facts.width, heightPx / facts.height) > ENLARGEMENT_MAX)
    throw new ModelFault('picture-too-small')
  return sharp(picture, { limitInputPixels: PIXELS_MAX, failOn: 'truncated' })
    .flatten({ background: '#ffffff' })
    .resize({ width: widthPx, height: heightPx, fit: 'cover', position: 'centre' })
    .toColourspace('srgb')
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
    .catch(notAPicture)
}

function notAPicture(): never {
  throw new ModelFault('not-a-picture')
}
