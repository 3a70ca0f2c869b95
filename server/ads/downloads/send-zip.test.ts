import { once } from 'node:events'
import { connect } from 'node:net'
import { makeZip } from 'client-zip'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { sendZip } from './send-zip.ts'

/** More than the buffers of both ends hold. */
const BLOCK = new Uint8Array(1024 * 1024)

it('is given up by the server when its reader stops reading, and nothing more is read for it', async () => {
  let blocks = 0
  const ended = Promise.withResolvers<void>()
  async function* entries() {
    try {
      for (; blocks < 1_000; blocks++) yield { name: `${blocks}.jpg`, input: BLOCK }
    } finally {
      ended.resolve()
    }
  }
  const app = Fastify()
  app.get('/', (request, reply) => sendZip(request, reply, { name: 'a.zip', zip: makeZip(entries()), stalledMs: 300 }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const reader = connect((app.server.address() as { port: number }).port, '127.0.0.1')
  onTestFinished(() => void reader.destroy())
  reader.pause()
  await once(reader, 'connect')
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await ended.promise
  expect(blocks).toBeLessThan(1_000)
})
