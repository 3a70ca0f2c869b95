import { oklabToHex, writeOklab } from '../../color/oklab.ts'
import type { Pixels } from '../pixels/pixels.ts'

/** More samples change no median by a visible step. */
const MAX_SAMPLES_A_SIDE = 400

/** Finds the median color of a photo's outermost pixels: a ground that continues the photo has to look like it. */
export function findFrameColor({ data, widthPx, heightPx }: Pixels): { hex: string; lightness: number } {
  const lab = new Float32Array(3)
  const channels: [number[], number[], number[]] = [[], [], []]
  const read = (x: number, y: number): void => {
    const i = (y * widthPx + x) * 4
    if (data[i + 3]! < 128) return
    writeOklab(data[i]!, data[i + 1]!, data[i + 2]!, lab, 0)
    channels.forEach((values, channel) => values.push(lab[channel]!))
  }
  const step = Math.ceil(Math.max(widthPx, heightPx) / MAX_SAMPLES_A_SIDE)
  for (let x = 0; x < widthPx; x += step) {
    read(x, 0)
    read(x, heightPx - 1)
  }
  for (let y = 0; y < heightPx; y += step) {
    read(0, y)
    read(widthPx - 1, y)
  }
  // An empty frame shows whatever lies behind it; white is what people expect there.
  if (channels[0].length === 0) return { hex: '#ffffff', lightness: 1 }
  const [l, a, b] = channels.map(median) as [number, number, number]
  return { hex: oklabToHex(l, a, b), lightness: l }
}

function median(values: number[]): number {
  return values.toSorted((first, second) => first - second)[values.length >> 1]!
}
