import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/**
 * U^2-Net, small (docs/licenses/u2net.txt). It lies in the repository because the packages that carry it need native
 * packages that nobody here uses, and npm 9 installs nothing at all if a lockfile replaces them (record 123).
 */
const FILE = new URL('u2netp.onnx', import.meta.url)
const SHA_256 = '309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8'

/** Returns the weights of the subject network; undefined if the file is missing or has another hash. */
export async function readWeights(file = FILE): Promise<Uint8Array | undefined> {
  try {
    const weights = await readFile(file)
    return createHash('sha256').update(weights).digest('hex') === SHA_256 ? weights : undefined
  } catch {
    return undefined
  }
}
