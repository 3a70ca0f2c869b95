import { oklabToHex, writeOklab } from '../colour/oklab.ts'
import type { Pixels } from './pixels.ts'

/** The median colour of a photo's outermost pixels: what a ground must look like that continues the photo. */
export function findFrameColour({ data, widthPx, heightPx }: Pixels): { hex: string; lightness: number } {
  const lab = new Float32Array(3)
  const channels: [number[], number[], number[]] = [[], [], []]
  for (let y = 0; y < heightPx; y += 1) {
    const inner = y > 0 && y < heightPx - 1
    for (let x = 0; x < widthPx; x += inner ? Math.max(1, widthPx - 1) : 1) {
      const i = (y * widthPx + x) * 4
      if (data[i + 3]! < 128) continue
      writeOklab(data[i]!, data[i + 1]!, data[i + 2]!, lab, 0)
      channels.forEach((values, channel) => values.push(lab[channel]!))
    }
  }
  // An empty frame shows whatever lies behind it; white is what people expect there.
  if (channels[0].length === 0) return { hex: '#ffffff', lightness: 1 }
  const [l, a, b] = channels.map(median) as [number, number, number]
  return { hex: oklabToHex(l, a, b), lightness: l }
}

function median(values: number[]): number {
  return values.toSorted((first, second) => first - second)[values.length >> 1]!
}
