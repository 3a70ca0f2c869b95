import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { FetchError } from './fetch-error.ts'

/**
 * Reads a body and inflates it. Counts bytes before and after: a compression bomb is small until it is inflated, and
 * empty blocks never become anything.
 */
export async function readLimited(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  const keep = async (body: AsyncIterable<Uint8Array>) => {
    for await (const chunk of body) chunks.push(chunk)
  }
  const inflate = inflaterOf(response.headers['content-encoding'])
  if (inflate) await pipeline(response, limit(maxBytes), inflate, limit(maxBytes), keep)
  else await pipeline(response, limit(maxBytes), keep)
  return Buffer.concat(chunks)
}

function inflaterOf(encoding = 'identity') {
  switch (encoding.toLowerCase()) {
    case 'gzip':
      return createGunzip()
    case 'br':
      return createBrotliDecompress()
    case 'identity':
    case '':
      return undefined
    default:
      throw new FetchError('broken', 'The website sends it in a form that cannot be read')
  }
}

function limit(maxBytes: number) {
  return async function* (body: AsyncIterable<Uint8Array>) {
    let bytes = 0
    for await (const chunk of body) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) throw new FetchError('size', `That is more than ${maxBytes / 1024 / 1024} MB`)
      yield chunk
    }
  }
}
