import type { MeasuredPicture } from './picture.ts'

/**
 * The area at which the agency ads were measured (300 x 250), so that figures of any format can be compared with them.
 */
const MEASURED_AREA_PX = 75_000

/** Returns the picture with about that many pixels, each the mean of the area that it covers. */
export function scaleToArea(picture: MeasuredPicture, areaPx = MEASURED_AREA_PX): MeasuredPicture {
  const scale = Math.sqrt(areaPx / (picture.widthPx * picture.heightPx))
  const widthPx = Math.max(1, Math.round(picture.widthPx * scale))
  const heightPx = Math.max(1, Math.round(picture.heightPx * scale))
  return scaleTo(picture, widthPx, heightPx)
}

export function scaleTo(picture: MeasuredPicture, widthPx: number, heightPx: number): MeasuredPicture {
  const columns = sharesOf(picture.widthPx, widthPx)
  const rows = sharesOf(picture.heightPx, heightPx)
  const narrow = new Float32Array(widthPx * picture.heightPx * 3)
  for (let y = 0; y < picture.heightPx; y += 1) {
    const line = y * picture.widthPx
    columns.forEach((shares, x) => {
      for (const { at, share } of shares) add(narrow, (y * widthPx + x) * 3, picture.data, (line + at) * 3, share)
    })
  }
  const small = new Float32Array(widthPx * heightPx * 3)
  rows.forEach((shares, y) => {
    for (const { at, share } of shares) {
      for (let x = 0; x < widthPx; x += 1) add(small, (y * widthPx + x) * 3, narrow, (at * widthPx + x) * 3, share)
    }
  })
  return { widthPx, heightPx, data: new Uint8Array(small.map(Math.round)) }
}

function add(to: Float32Array, toOffset: number, from: ArrayLike<number>, offset: number, share: number): void {
  to[toOffset]! += from[offset]! * share
  to[toOffset + 1]! += from[offset + 1]! * share
  to[toOffset + 2]! += from[offset + 2]! * share
}

/** Returns, for each new pixel of a line, the old ones that it covers, and the share of each in its mean. */
function sharesOf(from: number, to: number): { at: number; share: number }[][] {
  const step = from / to
  return Array.from({ length: to }, (_, index) => {
    const [start, end] = [index * step, Math.min(from, (index + 1) * step)]
    const shares: { at: number; share: number }[] = []
    for (let at = Math.floor(start); at < end - 1e-9; at += 1) {
      shares.push({ at, share: (Math.min(at + 1, end) - Math.max(at, start)) / step })
    }
    return shares
  })
}
