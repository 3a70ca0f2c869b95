import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Text files; fonts and pictures are compressed already. */
const TEXT = /\.(js|css|svg|json|txt)$/

/** Size below which the headers weigh more than what is saved. */
const MIN_BYTES = 1_024

/** Puts `.br` and `.gz` beside each text file of a folder, as small as possible: it is done once, at build time. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter((name) => TEXT.test(name) && !name.startsWith('.'))) {
    const file = join(folder, name)
    const bytes = await readFile(file)
    if (bytes.byteLength < MIN_BYTES) continue
    const [br, gz] = await Promise.all([brotli(bytes), promisify(gzip)(bytes, { level: 9 })])
    await writeFile(`${file}.br`, br)
    await writeFile(`${file}.gz`, gz)
  }
}

function brotli(bytes: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  })
}
