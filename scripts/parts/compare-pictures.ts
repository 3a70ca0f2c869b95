import sharp from 'sharp'

/**
 * Difference of a channel, of 255, up to which two points are the same: another Chromium rounds the edges of letters
 * otherwise.
 */
const SAME = 28
/** Share of points that may differ more than that. */
const STRAY = 0.0003

/**
 * Compares two encoded pictures point by point, at half their size. Gives the share of points that differ, 0 where it
 * is so small that rounding explains it, and undefined where the pictures have different sizes.
 */
export async function comparePictures(one: Buffer, other: Buffer): Promise<number | undefined> {
  const [first, second] = await Promise.all([one, other].map(readPoints))
  if (!first || !second || first.width !== second.width || first.height !== second.height) return undefined
  let differing = 0
  for (let at = 0; at < first.data.length; at += 3) {
    const isSame = [0, 1, 2].every((channel) => apart(first.data, second.data, at + channel) <= SAME)
    if (!isSame) differing += 1
  }
  const share = differing / (first.width * first.height)
  return share <= STRAY ? 0 : share
}

async function readPoints(encoded: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  // Decoded whole first: some decoders shrink while they read, each in its own way.
  const whole = await sharp(encoded).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = whole.info
  const half = sharp(whole.data, { raw: { width, height, channels } }).resize({ width: Math.round(width / 2) })
  const { data, info } = await half.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function apart(first: Buffer, second: Buffer, at: number): number {
  return Math.abs(first.readUInt8(at) - second.readUInt8(at))
}
