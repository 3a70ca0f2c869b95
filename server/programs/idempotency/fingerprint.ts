import { createHash, hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Returns the hash of a request's method, address and parsed body. Forms are hashed while they arrive. */
export function hashRequest({ method, url, body }: Pick<FastifyRequest, 'method' | 'url' | 'body'>): string {
  return hash('sha256', JSON.stringify([method, url, body ?? null]))
}

export interface FormHash {
  update(chunk: Buffer): void
  digest(): string
}

/**
 * Hashes a form as it arrives, with its names, files and fields, and without the boundary between them: that is random,
 * and another one each time.
 */
export function hashForm(contentType: string): FormHash {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const boundary = Buffer.from(quoted ?? plain ?? '')
  const digest = createHash('sha256')
  let rest: Buffer = Buffer.alloc(0)
  return {
    update(chunk) {
      const bytes = Buffer.concat([rest, chunk])
      let from = 0
      for (let at = find(bytes, boundary, 0); at >= 0; at = find(bytes, boundary, from)) {
        digest.update(bytes.subarray(from, at)).update('\0')
        from = at + boundary.length
      }
      // A boundary may continue in the next chunk.
      const sure = Math.max(from, bytes.length - boundary.length + 1)
      digest.update(bytes.subarray(from, sure))
      rest = bytes.subarray(sure)
    },
    digest: () => digest.update(rest).digest('hex'),
  }
}

function find(bytes: Buffer, boundary: Buffer, from: number): number {
  return boundary.length === 0 ? -1 : bytes.indexOf(boundary, from)
}

/**
 * Hashes the form that the handler of a request reads. The hash sees each chunk at the moment at which the reader does: a
 * listener that came before would set the stream in motion.
 */
export function watchForm({ raw, headers }: FastifyRequest): FormHash {
  const form = hashForm(headers['content-type'] ?? '')
  const pipe = raw.pipe.bind(raw)
  raw.pipe = (destination, options) => {
    raw.on('data', (chunk: Buffer) => form.update(chunk))
    return pipe(destination, options)
  }
  return form
}

/** Reads a form to its end, only for its hash. */
export async function readForm({ raw, headers }: FastifyRequest): Promise<string> {
  const form = hashForm(headers['content-type'] ?? '')
  for await (const chunk of raw) form.update(chunk as Buffer)
  return form.digest()
}
