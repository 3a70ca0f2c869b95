import type { FastifyReply, FastifyRequest } from 'fastify'
import { namesTag, readByteRange } from './byte-range.ts'
import type { LocatedImage } from './read-image.ts'

/** Images never change at their address, and only their owner may see them. */
const CACHE_CONTROL = 'private, max-age=31536000, immutable'

/** Answers with an image: whole, a range of it (206, 416), or "not modified" (304). */
export function sendImage(
  request: FastifyRequest,
  reply: FastifyReply,
  { contentType, etag, bytes }: LocatedImage & { bytes: Uint8Array },
): FastifyReply {
  reply.headers({ etag, 'cache-control': CACHE_CONTROL, 'x-content-type-options': 'nosniff', 'accept-ranges': 'bytes' })
  if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const range = readByteRange(wantedRange(request, etag), bytes.byteLength)
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${bytes.byteLength}`).send()
  reply.type(contentType)
  if (!range) return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const { first, last } = range
  reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes.byteLength}`)
  return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset + first, last - first + 1))
}

/**
 * Returns the requested range. A range of another version is of no use: with If-Range it counts only for the bytes that
 * the client began with.
 */
function wantedRange(request: FastifyRequest, etag: string): string | undefined {
  const condition = request.headers['if-range']
  return condition === undefined || condition === etag ? request.headers.range : undefined
}
