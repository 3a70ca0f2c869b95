import type { Box } from '#contract/ads/report.ts'
import { hexToOklch, type Oklch } from '../color/oklch.ts'
import { oklabToHex, writeOklab } from '../color/oklab.ts'
import type { Pixels } from './pixels/pixels.ts'

/** This many points across and down settle a mean. */
const SAMPLES = 48

/** Returns the mean color of the part of a picture that lies in a box (canvas pixels), as OKLCH. */
export function meanColor({ data, widthPx, heightPx }: Pixels, box: Box): Oklch {
  const sum = [0, 0, 0] as [number, number, number]
  const lab = new Float32Array(3)
  for (let row = 0; row < SAMPLES; row += 1) {
    for (let column = 0; column < SAMPLES; column += 1) {
      const x = within(box.x + ((column + 0.5) / SAMPLES) * box.width, widthPx)
      const y = within(box.y + ((row + 0.5) / SAMPLES) * box.height, heightPx)
      const at = (y * widthPx + x) * 4
      writeOklab(data[at]!, data[at + 1]!, data[at + 2]!, lab, 0)
      for (const index of [0, 1, 2] as const) sum[index] += lab[index]!
    }
  }
  const [l, a, b] = sum.map((total) => total / SAMPLES ** 2) as [number, number, number]
  return hexToOklch(oklabToHex(l, a, b))
}

function within(at: number, size: number): number {
  return Math.min(size - 1, Math.max(0, Math.floor(at)))
}
