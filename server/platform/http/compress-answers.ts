import { pipeline, type Readable, type Transform } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { chooseEncoding, type Encoding } from './choose-encoding.ts'

/** An answer that fits into one packet does not arrive any sooner when compressed. */
const MIN_LENGTH = 1_400

/** Saves two thirds of what the best quality does, in a twentieth of its time: answers are made for each request. */
const BROTLI_QUALITY = 5

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }

const ENCODERS: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text) => promisify(gzip)(text),
}

/**
 * Compresses answers: pages, lists of ads and the API's document shrink to a tenth. Pictures are small already, and
 * streams must not wait.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = /^(application\/json|text\/html)/.test(String(reply.getHeader('content-type')))
    if (typeof payload !== 'string' || !isText || payload.length < MIN_LENGTH) return payload
    reply.header('vary', 'accept-encoding')
    const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '')
    if (!encoding) return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return ENCODERS[encoding](payload)
  })
}

const STREAM_ENCODERS: Record<Encoding, () => Transform> = {
  br: () => createBrotliCompress(BROTLI),
  gzip: () => createGzip(),
}

/**
 * Compresses a long document while it is written. An error of the document ends the answer in the middle, where a client
 * notices it.
 */
export function compressStream(document: Readable, encoding: Encoding): Readable {
  const encoder = STREAM_ENCODERS[encoding]()
  // The error is that of the answer's stream, which is destroyed with it.
  return pipeline(document, encoder, () => undefined)
}
