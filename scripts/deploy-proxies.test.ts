import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { CADDY, NGINX } from '#test/platform/proxies.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Starts a web process, as far as a proxy is concerned. */
async function startWeb(answer: Answer, port = 0) {
  const asked: string[] = []
  const state = { isReady: true }
  const server = createServer((request, response) => {
    if (request.url === '/readyz') return response.writeHead(state.isReady ? 200 : 503).end('{}')
    asked.push(`${request.method} ${request.url}`)
    answer(request, response)
    return undefined
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    if (!server.listening) return
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  onTestFinished(stop)
  return { asked, state, stop, port: (server.address() as AddressInfo).port }
}

const EMPTY: Answer = (_request, response) => void response.end()

async function countBody(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let bytes = 0
  for await (const chunk of request) bytes += (chunk as Buffer).length
  response.end(String(bytes))
}

/** Continuous integration has neither of them. */
const INSTALLED = [CADDY, NGINX].filter(({ isInstalled }) => isInstalled)

describe.each(INSTALLED)('$name with its file of deploy/', (program) => {
  async function startProxy(ports: readonly [number, number]) {
    const proxy = await program.start(ports)
    onTestFinished(() => proxy.stop())
    return proxy.url
  }

  async function startBoth(answer: Answer) {
    const webs = [await startWeb(answer), await startWeb(answer)] as const
    return { webs, url: await startProxy([webs[0].port, webs[1].port]) }
  }

  it('takes its file', () => program.validate())

  it('hides from strangers what monitoring requests, however they spell it', async () => {
    const { webs, url } = await startBoth(EMPTY)
    for (const path of ['/readyz', '/readyz?x', '/%72eadyz', '/metrics', '//readyz', '/x/../readyz'])
      expect([path, (await fetch(url + path)).status]).toEqual([path, 404])
    expect((await fetch(`${url}/readyz`, { method: 'HEAD' })).status).toBe(404)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect(webs.flatMap(({ asked }) => asked)).toEqual(['GET /healthz'])
  })

  it('passes the app’s own answers through', async () => {
    const { url } = await startBoth(({ url: path }, response) => {
      const status = Number(path?.slice(-3))
      response
        .writeHead(status, { 'content-type': 'application/json', 'retry-after': '7' })
        .end(`{"code":"C${status}"}`)
    })
    for (const status of [500, 502, 503, 504, 507, 413]) {
      const answer = await fetch(`${url}/api/${status}`)
      expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([
        status,
        '7',
        `{"code":"C${status}"}`,
      ])
    }
  })

  it('answers one sentence if no web process answers, and works again when one does', async () => {
    const { webs, url } = await startBoth(EMPTY)
    expect((await fetch(url)).status).toBe(200)
    await Promise.all(webs.map(({ stop }) => stop()))
    const [call, page] = await Promise.all([
      fetch(`${url}/api/creatives`, { method: 'POST', body: '{}' }),
      fetch(`${url}/creatives/1`),
    ])
    const facts = [call, page].map(({ status, headers }) => [
      status,
      headers.get('retry-after'),
      headers.get('cache-control'),
      headers.get('content-type'),
    ])
    expect(facts).toEqual([
      [503, '5', 'no-store', 'application/json; charset=utf-8'],
      [503, '5', 'no-store', 'text/html; charset=utf-8'],
    ])
    expect(await call.json()).toEqual({ code: 'UNAVAILABLE', message: expect.stringMatching(/^Placard .* try again/) })
    const text = await page.text()
    expect(text).toMatch(/^<!doctype html>[^]*http-equiv="refresh"[^]*Placard cannot be reached[^]*<\/html>\n$/)
    await startWeb(EMPTY, webs[1].port)
    await expect.poll(async () => (await fetch(url)).status).toBe(200)
  })

  it('goes to the other web process while one is away', async () => {
    const { webs, url } = await startBoth(EMPTY)
    await webs[0].stop()
    // Caddy 2.6 cannot send a body twice: one of these calls meets the process that is away before a write does.
    for (let call = 0; call < 20; call++) expect((await fetch(`${url}/api/creatives`)).status).toBe(200)
    const change = () => fetch(`${url}/api/creatives`, { method: 'POST', body: '{}' })
    for (let call = 0; call < 6; call++) expect((await change()).status).toBe(200)
  })

  it('refuses no upload for its size, and holds no stream back', async () => {
    const begun = Promise.withResolvers<void>()
    const { url } = await startBoth((request, response) => {
      if (request.method === 'POST') return void countBody(request, response)
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n')
      void begun.promise.then(() => response.end('data: 2\n\n'))
    })
    const stream = (await fetch(`${url}/api/creatives/1/progress`))
      .body!.pipeThrough(new TextDecoderStream())
      .getReader()
    expect((await stream.read()).value).toBe('data: 1\n\n')
    begun.resolve()
    expect((await stream.read()).value).toBe('data: 2\n\n')
    const zip = new Blob(Array.from({ length: 64 }, () => new Uint8Array(1024 * 1024)))
    expect(await (await fetch(`${url}/api/campaigns/1/feed`, { method: 'POST', body: zip })).text()).toBe(
      String(zip.size),
    )
  })
})

describe.skipIf(!CADDY.isInstalled)('caddy', () => {
  it('answers the same sentence if no web process is ready', async () => {
    const web = await startWeb(EMPTY)
    web.state.isReady = false
    const proxy = await CADDY.start([web.port, web.port])
    onTestFinished(() => proxy.stop())
    const code = async () => ((await (await fetch(`${proxy.url}/api/plans`)).json()) as { code: string }).code
    await expect.poll(() => code().catch(() => '')).toBe('UNAVAILABLE')
    web.state.isReady = true
    await expect.poll(async () => (await fetch(`${proxy.url}/api/plans`)).status).toBe(200)
  })
})
