import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import parts from './tiny-face-detector.json' with { type: 'json' }

/**
 * The tiny face detector of face-api (docs/licenses/face-api.txt), a byte for each weight. It lies in the repository
 * because its package brings 28 MB of other networks and a runtime of its own (record 186).
 */
const FILE = new URL('tiny-face-detector.bin', import.meta.url)
const SHA_256 = 'b7503ce7df31039b1c43316a9b865cab6a70dd748cc602d3fa28b551503c3871'

/** The numbers of each part of the network by its name, in the order of row, column, input and output. */
export type FaceWeights = ReadonlyMap<string, Float32Array>

/** Returns the weights of the face network; undefined if the file is missing or has another hash. */
export async function readFaceWeights(file = FILE): Promise<FaceWeights | undefined> {
  const bytes = await readFile(file).catch(() => undefined)
  if (!bytes || createHash('sha256').update(bytes).digest('hex') !== SHA_256) return undefined
  let start = 0
  const numbersOf = ({ shape, step, least }: (typeof parts)[number]) => {
    const count = shape.reduce((product, length) => product * length, 1)
    const numbers = Float32Array.from(bytes.subarray(start, start + count), (byte) => least + step * byte)
    start += count
    return numbers
  }
  return new Map(parts.map((part) => [part.name, numbersOf(part)]))
}
