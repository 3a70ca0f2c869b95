import type { LookupAddress } from 'node:dns'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { startWebHost } from '#test/catalogue/web-host.ts'
import { FetchError } from './fetch-error.ts'
import { makeGuardedFetch, PAGE, PICTURE, type FetchOptions } from './guarded-fetch.ts'

const BYTES = Buffer.from('the bytes of a picture')
const SMALL = { ...PICTURE, maxBytes: 1024 * 1024 }

async function start() {
  const host = await startWebHost()
  host.answers['/ada.png'] = (_, response) => void response.end(BYTES)
  const redirect = (from: string, to: string, status = 302) => {
    host.answers[from] = (_, response) => void response.writeHead(status, { location: to }).end()
  }
  const send = (path: string, body: Uint8Array | string, headers: Record<string, string> = {}) => {
    host.answers[path] = (_, response) => void response.writeHead(200, headers).end(body)
  }
  const guardedFetch = makeGuardedFetch(host.network)
  const fetch = (path: string, wanted: Partial<FetchOptions> = {}, signal?: AbortSignal) =>
    guardedFetch(new URL(path, 'https://pictures.example').href, { ...SMALL, timeoutMs: 60_000, ...wanted }, signal)
  return { host, redirect, send, guardedFetch, fetch }
}

it('fetches a public https address without a trace of the user', async () => {
  const { host, fetch } = await start()
  let headers = {}
  host.answers['/ada.png?s=96'] = (request, response) => {
    headers = request.headers
    response.writeHead(200, { 'set-cookie': 'who=ada', 'content-type': 'image/png' }).end(BYTES)
  }
  expect(await fetch('/ada.png?s=96#top')).toEqual({
    bytes: BYTES,
    contentType: 'image/png',
    address: 'https://pictures.example/ada.png?s=96#top',
  })
  expect(headers).toEqual({
    accept: 'image/*',
    'accept-encoding': 'gzip, br',
    connection: 'keep-alive',
    host: 'pictures.example',
  })
})

it('follows a few redirects, without the cookies that they set', async () => {
  const { redirect, fetch, host } = await start()
  redirect('/1', '/2')
  host.answers['/2'] = (_, response) =>
    void response.writeHead(308, { location: 'https://other.example/3', 'set-cookie': 'seen=1' }).end()
  host.answers['/3'] = (request, response) =>
    void response.writeHead(request.headers.cookie ? 400 : 307, { location: '/ada.png' }).end()
  expect(await fetch('/1')).toMatchObject({ bytes: BYTES, address: 'https://other.example/ada.png' })
  expect(host.asked.at(-1)).toBe('other.example/ada.png')
  redirect('/0', '/1')
  await expect(fetch('/0')).rejects.toThrow('sends us on too often')
})

it.each([
  'http://pictures.example/ada.png',
  'https://pictures.example:8443/ada.png',
  'https://pictures.example:80/ada.png',
  'https://user:word@pictures.example/ada.png',
  'https://user@pictures.example/ada.png',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'ftp://pictures.example/ada.png',
])('opens nothing but plain https, named directly or by a redirect: %s', async (address) => {
  const { fetch, redirect, host } = await start()
  redirect('/there', address)
  await expect(fetch(address)).rejects.toThrow('Only addresses that begin with https://')
  await expect(fetch('/there')).rejects.toThrow('Only addresses that begin with https://')
  expect(host.asked).toEqual(['pictures.example/there'])
})

it.each(['', 'not an address', '//pictures.example/ada.png', 'https://[fe80::1%25eth0]/ada.png', 'https://'])(
  'reports an invalid address: "%s"',
  async (text) => {
    const { guardedFetch, host } = await start()
    await expect(guardedFetch(text, PICTURE)).rejects.toThrow('That is no address')
    expect(host.asked).toEqual([])
  },
)

it.each([
  'https://127.0.0.1/ada.png',
  'https://0x7f.1/ada.png',
  'https://2130706433/ada.png',
  'https://10.0.0.1/ada.png',
  'https://169.254.169.254/latest/meta-data/',
  'https://192.168.0.1/ada.png',
  'https://[::1]/ada.png',
  'https://[::ffff:127.0.0.1]/ada.png',
  'https://[::ffff:0:127.0.0.1]/ada.png',
  'https://[2002:7f00:1::]/ada.png',
  'https://[64:ff9b::127.0.0.1]/ada.png',
  'https://[64:ff9b:1::10.0.0.1]/ada.png',
  'https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/ada.png',
  'https://[fd12:3456::1]/ada.png',
  'https://[fe80::1]/ada.png',
  'https://inside.example/ada.png',
  'https://half.example/ada.png',
  'https://linked.example/ada.png',
  'https://nowhere.example/ada.png',
])('opens nothing that is not on the public internet, named directly or by a redirect: %s', async (address) => {
  const { fetch, redirect, host } = await start()
  Object.assign(host.names, {
    'inside.example': ['10.0.0.5'],
    'half.example': ['93.184.216.34', '127.0.0.1'],
    'linked.example': ['fe80::1%eth0'],
    'nowhere.example': [],
  })
  await expect(fetch(address)).rejects.toThrow('not on the public internet')
  redirect('/there', address)
  await expect(fetch('/there')).rejects.toThrow('not on the public internet')
  expect(host.asked).toEqual(['pictures.example/there'])
})

it('resolves a name once for each request, and connects to that result', async () => {
  const { fetch, host, redirect } = await start()
  const { resolve } = host.network
  const answers: Record<string, LookupAddress[]> = {}
  host.network.resolve = async (name) => {
    const answer = answers[name] ?? (await resolve(name))
    answers[name] = [{ address: '127.0.0.1', family: 4 }]
    return answer
  }
  expect(await fetch('https://rebound.example/ada.png')).toMatchObject({ bytes: BYTES })
  redirect('/back', '/ada.png')
  await expect(fetch('https://again.example/back')).rejects.toThrow('not on the public internet')
  expect(host.asked).toEqual(['rebound.example/ada.png', 'again.example/back'])
})

it('reads no more than the limit, whatever length the host announces', async () => {
  const { fetch, host, send } = await start()
  send('/fits', Buffer.alloc(1024 * 1024))
  expect((await fetch('/fits')).bytes.byteLength).toBe(1024 * 1024)
  send('/large', Buffer.alloc(1024 * 1024 + 1))
  await expect(fetch('/large')).rejects.toThrow('more than 1 MB')
  host.answers['/endless'] = (request, response) => {
    const more = () => void (request.destroyed || response.write(Buffer.alloc(65_536), more))
    more()
  }
  await expect(fetch('/endless')).rejects.toThrow('more than 1 MB')
  // A truncated body counts as nothing.
  host.answers['/half'] = (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half')
    setTimeout(() => response.destroy(), 10)
  }
  await expect(fetch('/half')).rejects.toThrow('could not be reached')
})

it('inflates compressed bodies, and counts them afterwards', async () => {
  const { fetch, send } = await start()
  send('/gzip', gzipSync(BYTES), { 'content-encoding': 'gzip' })
  send('/br', brotliCompressSync(BYTES), { 'content-encoding': 'BR' })
  for (const path of ['/gzip', '/br']) expect((await fetch(path)).bytes).toEqual(BYTES)
  const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024))
  expect(bomb.byteLength).toBeLessThan(50_000)
  send('/bomb', bomb, { 'content-encoding': 'gzip' })
  await expect(fetch('/bomb')).rejects.toThrow('more than 1 MB')
  // Empty stored blocks, which never inflate to a single byte.
  send(
    '/nothing',
    Buffer.concat([gzipSync('').subarray(0, 10), Buffer.alloc(2_000_000, Buffer.from([0, 0, 0, 255, 255]))]),
    {
      'content-encoding': 'gzip',
    },
  )
  await expect(fetch('/nothing')).rejects.toThrow('more than 1 MB')
  send('/torn', gzipSync(BYTES).subarray(0, 15), { 'content-encoding': 'gzip' })
  await expect(fetch('/torn')).rejects.toThrow('could not be reached')
  for (const encoding of ['zstd', 'gzip, gzip']) {
    send('/odd', BYTES, { 'content-encoding': encoding })
    await expect(fetch('/odd')).rejects.toThrow('in a form that cannot be read')
  }
})

it.each([
  ['a photo', PICTURE, ['image/jpeg', 'IMAGE/PNG; q=1', 'application/octet-stream', 'binary/octet-stream', undefined]],
  ['a page', PAGE, ['text/html', 'text/html;charset=iso-8859-1', 'application/xhtml+xml']],
])('accepts %s by its type', async (_, wanted, types) => {
  const { fetch, send } = await start()
  for (const type of types) {
    send('/it', BYTES, type ? { 'content-type': type } : {})
    expect((await fetch('/it', wanted)).contentType).toBe(type)
  }
})

it.each([
  ['a photo', PICTURE, ['text/html', 'application/json', 'video/mp4', 'image', 'x-image/png']],
  ['a page', PAGE, ['image/png', 'text/plain', 'application/json', 'application/octet-stream', undefined]],
])('accepts nothing else as %s', async (_, wanted, types) => {
  const { fetch, send } = await start()
  for (const type of types) {
    send('/it', 'what nobody is to see', type ? { 'content-type': type } : {})
    const error = await fetch('/it', wanted).catch((fault: unknown) => fault)
    expect(error).toMatchObject({ reason: 'type' })
    expect(String(error)).not.toContain('nobody is to see')
  }
})

it('gives up on a host that is silent, slow or broken, and on a name that is not resolved in time', async () => {
  const { fetch, host, redirect } = await start()
  host.answers['/silent'] = () => {}
  host.answers['/slow'] = (_, response) => {
    const drip = setInterval(() => response.write('x'), 20)
    response.on('close', () => clearInterval(drip))
  }
  redirect('/to-slow', '/slow')
  host.answers['/broken'] = (request) => void request.socket.destroy()
  host.answers['/gone'] = (_, response) => void response.writeHead(500).end('sorry')
  for (const path of ['/silent', '/slow', '/to-slow']) {
    await expect(fetch(path, { timeoutMs: 100 })).rejects.toThrow('took too long')
  }
  await expect(fetch('/broken')).rejects.toThrow('could not be reached')
  await expect(fetch('/gone')).rejects.toThrow('The website has a fault of its own')
  await expect(fetch('/none')).rejects.toThrow('There is nothing at this address')
  host.network.resolve = () => new Promise(() => {})
  await expect(fetch('/ada.png', { timeoutMs: 100 })).rejects.toThrow('took too long')
})

it('ends when its caller aborts, with the caller’s reason', async () => {
  const { fetch, host } = await start()
  host.answers['/silent'] = () => {}
  const asking = new AbortController()
  const asked = [1, 2, 3].map(() => fetch('/silent', {}, asking.signal))
  asking.abort(new Error('Never mind'))
  for (const answer of await Promise.allSettled(asked)) {
    expect(answer).toMatchObject({ status: 'rejected', reason: { message: 'Never mind' } })
  }
  await expect(fetch('/ada.png', {}, asking.signal)).rejects.toThrow('Never mind')
})

it('makes two requests to a host at a time, and to others meanwhile', async () => {
  const { fetch, host } = await start()
  const answering: (() => void)[] = []
  host.answers['/held'] = (_, response) => void answering.push(() => response.end(BYTES))
  const held = [1, 2, 3, 4].map(() => fetch('/held'))
  expect(await fetch('https://other.example/ada.png')).toMatchObject({ bytes: BYTES })
  for (let done = 0; done < 4; done += 1) {
    await expect.poll(() => answering.length).toBeGreaterThan(0)
    expect(host.asked.filter((asked) => asked.endsWith('/held')).length - done).toBeLessThanOrEqual(2)
    answering.shift()!()
    await Promise.race(held.slice(done))
  }
  await Promise.all(held)
  // A slot that a failure returns is free too.
  for (const _ of [1, 2, 3]) await expect(fetch('/none')).rejects.toThrow('nothing at this address')
})

it('explains in its own words why a connection broke', async () => {
  const { host, guardedFetch } = await start()
  host.network.request = (() => {
    throw new Error('certificate of secret.internal')
  }) as unknown as typeof host.network.request
  const error = await guardedFetch('https://pictures.example/', PICTURE).catch((fault: unknown) => fault)
  expect(error).toBeInstanceOf(FetchError)
  expect((error as FetchError).message).toBe('The website could not be reached')
})
