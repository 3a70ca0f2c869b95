import type { ImageType } from '../image-type.ts'
import { chunksOf } from './png-chunks.ts'

/** Chunks that describe the colors better than a gamma and take precedence over it (PNG 3, 11.3.2). */
const BETTER: readonly string[] = ['cICP', 'iCCP', 'sRGB']
const SCREEN_GAMMA = 2.2
/** Smallest visible difference. A smaller one is sRGB's own gamma, written by old programs. */
const TOLERANCE = 0.05
/** Range of plausible powers: beyond it no picture would be left, so the chunk is a mistake. */
const POWERS = { least: 0.2, most: 5 }

/**
 * Returns the power that turns a PNG's values into a screen's, if its gAMA chunk alone says that they are not such
 * values; the picture library ignores that chunk. Returns undefined if nothing has to be done.
 */
export function screenPowerOf(file: Uint8Array, kind: ImageType): number | undefined {
  if (kind !== 'png') return undefined
  let gamma: number | undefined
  for (const { type, content } of chunksOf(Buffer.from(file.buffer, file.byteOffset, file.byteLength))) {
    if (BETTER.includes(type)) return undefined
    if (type === 'gAMA' && content.length === 4) gamma = content.readUInt32BE(0) / 100_000
    if (type === 'IDAT') break
  }
  const power = gamma ? 1 / (gamma * SCREEN_GAMMA) : 1
  if (Math.abs(power - 1) < TOLERANCE || power < POWERS.least || power > POWERS.most) return undefined
  return power
}
