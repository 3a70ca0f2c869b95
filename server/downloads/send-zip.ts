import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An archive that is written while it is sent. */
export function sendZip(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, zip }: { name: string; zip: ReadableStream },
): FastifyReply {
  // Fastify would read all of it for an answer that has no body.
  const body = request.method === 'HEAD' ? undefined : Readable.fromWeb(zip as never)
  return (
    reply
      .type('application/zip')
      // Of names in other scripts only newer clients know how to read them.
      .header('content-disposition', `attachment; filename="ads.zip"; filename*=UTF-8''${encodeURIComponent(name)}`)
      .header('cache-control', 'private, no-store')
      .send(body)
  )
}
