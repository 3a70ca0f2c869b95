import type { ImageType } from '../image-type.ts'
import { chunksOf } from './png-chunks.ts'

/** What says more of the colors than a gamma does, and goes before it (PNG 3, 11.3.2). */
const BETTER: readonly string[] = ['cICP', 'iCCP', 'sRGB']
const SCREEN_GAMMA = 2.2
/** Less than that nobody sees: it is sRGB's own gamma, written by old programs. */
const TOLERANCE = 0.05
/** Beyond that no picture would be left: the chunk is a mistake. */
const POWERS = { least: 0.2, most: 5 }

/**
 * The power that turns a PNG's values into those of a screen, where its gAMA chunk alone says that they are no such values already; the
 * picture library passes it over. Undefined where nothing is to be done.
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
