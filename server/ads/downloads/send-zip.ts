import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Archives of one kind that a process writes at a time, for all users: each holds a picture in memory and a connection.
 */
export const ALL_ARCHIVES = {
  places: 40,
  sentence: 'Many people are downloading right now. Please try again in a minute.',
}
/** Time after which a reader that takes nothing has gone, whatever its connection reports: its slot is released. */
const STALLED_MS = 60_000

/** Sends an archive that is written while it is sent. `plainName` is its name for older clients. */
export function sendZip(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    name,
    plainName = 'ads.zip',
    zip,
    stalledMs = STALLED_MS,
  }: { name: string; plainName?: string; zip: ReadableStream; stalledMs?: number },
): FastifyReply {
  // Fastify would read all of it for an answer that has no body.
  const body = request.method === 'HEAD' ? undefined : Readable.fromWeb(zip as never)
  reply.raw.setTimeout(stalledMs, () => reply.raw.destroy())
  return (
    reply
      .type('application/zip')
      // Only newer clients can read names in other scripts.
      .header(
        'content-disposition',
        `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      )
      .header('cache-control', 'private, no-store')
      .send(body)
  )
}
