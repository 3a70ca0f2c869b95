import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An archive that is written while it is sent. `plainName` is its name for older clients. */
export function sendZip(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, plainName = 'ads.zip', zip }: { name: string; plainName?: string; zip: ReadableStream },
): FastifyReply {
  // Fastify would read all of it for an answer that has no body.
  const body = request.method === 'HEAD' ? undefined : Readable.fromWeb(zip as never)
  return (
    reply
      .type('application/zip')
      // Of names in other scripts only newer clients know how to read them.
      .header(
        'content-disposition',
        `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      )
      .header('cache-control', 'private, no-store')
      .send(body)
  )
}
