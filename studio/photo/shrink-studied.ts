import type { StudiedPhoto } from './studied-photo.ts'
import { cropPixels, opaqueBox } from './pixels/crop-pixels.ts'
import type { Pixels } from './pixels/pixels.ts'
import { shrink } from './pixels/shrink.ts'

/**
 * Shrinks a photo and its cut-out until no side is over `longestPx`: for previews of a cut-out. The rest of its study
 * stays that of the photo.
 */
export function shrinkStudied({ pixels, study }: StudiedPhoto, longestPx: number): StudiedPhoto {
  const small = shrink(pixels, longestPx)
  if (!study.product) return { pixels: small, study }
  const framed = shrink(putInFrame(study.product, study.productBox!, pixels), longestPx)
  const box = opaqueBox(framed, 0)
  const cut = box && { product: cropPixels(framed, box), productBox: box }
  return { pixels: small, study: { ...study, product: undefined, productBox: undefined, ...cut } }
}

/** Puts the product at its place in the photo's frame, with transparent pixels round it. */
function putInFrame(product: Pixels, { x, y }: { x: number; y: number }, { widthPx, heightPx }: Pixels): Pixels {
  const data = new Uint8ClampedArray(widthPx * heightPx * 4)
  const rowBytes = product.widthPx * 4
  for (let row = 0; row < product.heightPx; row += 1) {
    data.set(product.data.subarray(row * rowBytes, (row + 1) * rowBytes), ((y + row) * widthPx + x) * 4)
  }
  return { data, widthPx, heightPx }
}
