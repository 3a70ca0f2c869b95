import { readFileSync } from 'node:fs'
import { sniffImageType } from '#server/pictures/images/image-type.ts'
import { openCredentials } from '../ad/open-signing.ts'
import { BadInput } from '../bad-input.ts'
import { describeCredentials } from './describe-credentials.ts'

const USAGE = 'Name the pictures: npm run verify -- ad.jpg other.jpg'

/**
 * `npm run verify`: says of each picture who signed it and what went into it. The exit status is 1 unless all of them
 * are as this installation signed them.
 */
export async function verifyFiles(files: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<void> {
  if (files.length === 0) throw new BadInput(USAGE)
  const pictures = files.map((file) => ({ file, ...readPicture(file) }))
  const credentials = await openCredentials(env)
  try {
    const reader = { owner: 'command line', signal: new AbortController().signal }
    for (const { file, bytes, contentType } of pictures) {
      const read = await credentials.read({ file: bytes, contentType }, reader)
      const sentences = describeCredentials(read, credentials.isOwnChain)
      process.stdout.write(`${[`${file}: ${sentences[0]}`, ...sentences.slice(1)].join('\n  ')}\n`)
      if (read.state !== 'trusted') process.exitCode = 1
    }
  } finally {
    credentials.close()
  }
}

function readPicture(file: string): { bytes: Uint8Array; contentType: string } {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch {
    throw new BadInput(`The picture ${file} cannot be read: name a file that exists.`)
  }
  const kind = sniffImageType(bytes)
  if (kind === 'unknown' || kind === 'svg')
    throw new BadInput(`${file} is not a JPEG, PNG, WebP, AVIF, GIF or HEIC picture.`)
  return { bytes, contentType: `image/${kind}` }
}
