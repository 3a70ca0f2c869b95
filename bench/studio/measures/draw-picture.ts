import type { GrayPicture, MeasuredPicture } from './picture.ts'

type Rgb = readonly [red: number, green: number, blue: number]

/** Draws a small picture from a function of place, for the tests of the measures. */
export function drawPicture(
  widthPx: number,
  heightPx: number,
  colorAt: (x: number, y: number) => Rgb,
): MeasuredPicture {
  const data = new Uint8Array(widthPx * heightPx * 3)
  for (let index = 0; index < widthPx * heightPx; index += 1) {
    data.set(colorAt(index % widthPx, Math.floor(index / widthPx)), index * 3)
  }
  return { widthPx, heightPx, data }
}

export function drawGray(widthPx: number, heightPx: number, greyAt: (x: number, y: number) => number): GrayPicture {
  const data = new Uint8Array(widthPx * heightPx)
  data.forEach((_, index) => (data[index] = greyAt(index % widthPx, Math.floor(index / widthPx))))
  return { widthPx, heightPx, data }
}
