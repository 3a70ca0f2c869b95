import { once } from 'node:events'
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterEach, expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenCreative, givenVariant } from '#test/given/given.ts'
import { makeLog } from '#server/platform/http/log.ts'
import { on } from '#server/platform/telemetry/events.ts'
import { setTracer } from '#server/platform/telemetry/trace.ts'

const database = useDatabase()

afterEach(() => setTracer(undefined))

/** Starts an app whose log, traces and metrics are read, with a shared ad. */
async function givenWatched() {
  const output: string[] = []
  const lines = new PassThrough().on('data', (line) => output.push(String(line)))
  setTracer({
    begin: (name, options) => {
      output.push(JSON.stringify([name, options]))
      return { within: (call) => call(), end: (outcome, facts) => output.push(JSON.stringify([outcome, facts])) }
    },
    here: () => undefined,
  })
  const deaf = on('request', (event) => output.push(JSON.stringify(event)))
  const app = await startTestApp(database, {
    services: { log: makeLog({ logLevel: 'trace' }, { destination: lines }) },
  })
  const owner = await app.signedIn()
  const adId = await givenCreative(database.db, { userId: owner.userId! })
  await givenVariant(database.db, { userId: owner.userId!, adId })
  const { token } = (await owner.post(`/api/creatives/${adId}/share`)).body as { token: string }
  return { app, token, output, deaf }
}

/** Sends a request target as typed, because `fetch` would normalize it. */
async function ask(base: string, target: string, method = 'GET', more = ''): Promise<string> {
  const { hostname, port, host } = new URL(base)
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.on('data', (chunk) => (received += String(chunk)))
  socket.write(`${method} ${target} HTTP/1.1\r\nhost: ${host}\r\n${more}connection: close\r\n\r\n`)
  await once(socket, 'close')
  return received.split('\r\n\r\n')[0]!
}

const encoded = (text: string) =>
  [...text].map((letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`).join('')

/** Ways in which a link is pasted, cut, wrapped and rewritten on its way to a client. */
const FORMS: ((token: string) => string)[] = [
  (token) => `/r/${token}`,
  (token) => `/r/${token}?from=mail&token=${token}`,
  (token) => `/r/${token}/`,
  (token) => `/r/${token}//`,
  (token) => `//r//${token}`,
  (token) => `/R/${token}`,
  (token) => `/%72/${token}`,
  (token) => `/r/${encoded(token)}`,
  (token) => `/r/${encoded(encoded(token))}`,
  (token) => `/r%2F${token}`,
  (token) => `/r%252f${token}`,
  (token) => `/r/${token}%`,
  (token) => `/r/%zz/${token}`,
  (token) => `/r/%FF${token}`,
  (token) => `/r\\${token}`,
  (token) => `/r%5C${token}`,
  (token) => `/./r/./${token}`,
  (token) => `/x/../r/${token}`,
  (token) => `/r/../r/${token}`,
  (token) => `/r/${token}.`,
  (token) => `/r/${token})`,
  (token) => `/r/${token.slice(0, -1)}`,
  (token) => `/r/${token}more`,
  (token) => `/r/x/${token}`,
  (token) => `/r/${token}/comments`,
  (token) => `/en/r/${token}`,
  (token) => `/review/${token}`,
  (token) => `/creatives/${token}`,
  (token) => `/${token}`,
  (token) => `/r/${token}.png`,
  (token) => `/api/reviews/${token}`,
  (token) => `/api/reviews/${token}/`,
  (token) => `/api//reviews//${token}`,
  (token) => `/api/reviews/${token}/nothing`,
  (token) => `/api/reviews/${token}/pictures/6f2f8a63-6f3f-4c8c-9d1c-0a1b2c3d4e5f`,
  (token) => `/api/reviews%2f${token}`,
  (token) => `/API/Reviews/${token}`,
  (token) => `/api/creatives/${token}`,
  (token) => `/api/images/${token}`,
  (token) => `http://placard.example/r/${token}`,
]

it('leaves its token in no line of the log, no trace and no metric, however its address is written', async () => {
  const { app, token, output, deaf } = await givenWatched()
  for (const form of FORMS)
    for (const method of ['GET', 'PUT']) {
      await ask(app.url, form(token), method)
      await ask(app.url, form(token), method, 'accept: text/html\r\n')
    }
  deaf()
  expect(output.length).toBeGreaterThan(FORMS.length * 4)
  // All but its last letter can be guessed.
  const given = token.slice(0, -1)
  const decoded = output.map((line) =>
    line.replaceAll(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
  )
  expect([...output, ...decoded].filter((line) => line.includes(given))).toEqual([])
  expect(output.some((line) => line.includes('"path":"/r/[token]"'))).toBe(true)
  expect(output.some((line) => line.includes('"path":"/api/reviews/[token]/pictures/[pictureId]"'))).toBe(true)
})

it('is found by no search and revealed to no other site, whatever its address is answered with', async () => {
  const { app, token, deaf } = await givenWatched()
  deaf()
  const statuses = new Set<string>()
  for (const target of [
    `/r/${token}`,
    `/r/${token}/`,
    `/r/${token}//`,
    `/r/${token}/more`,
    '/r/ended',
    `/r/${token}%`,
    `/R/${token}`,
    `/api/reviews/${token}`,
    `/api/reviews/${token}/`,
    `/api/reviews/${'A'.repeat(22)}`,
  ]) {
    for (const method of ['GET', 'HEAD', 'PUT']) {
      const head = await ask(app.url, target, method)
      statuses.add(/^HTTP\/1.1 (\d+)/.exec(head)![1]!)
      for (const header of [/^referrer-policy: no-referrer\r?$/im, /^x-robots-tag: noindex, nofollow\r?$/im])
        expect(head, `${method} ${target}`).toMatch(header)
    }
  }
  expect([...statuses].toSorted()).toEqual(expect.arrayContaining(['200', '301', '404', '405']))
})
