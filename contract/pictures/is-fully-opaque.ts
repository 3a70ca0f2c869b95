/** Returns true if nothing can be seen through a picture: no pixel has an alpha under `from`. `channels` include the alpha. */
export function isFullyOpaque(
  pixels: Uint8Array | Uint8ClampedArray,
  { channels = 4, from = 255 }: { channels?: number; from?: number } = {},
): boolean {
  for (let at = channels - 1; at < pixels.length; at += channels) if (pixels[at]! < from) return false
  return true
}
