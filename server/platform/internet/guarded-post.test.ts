import { expect, it } from 'vitest'
import { startWebHost } from '#test/catalogue/web-host.ts'
import { makeGuardedPost, type PostOptions } from './guarded-post.ts'

const OPTIONS: PostOptions = { headers: { 'x-kind': 'test' }, body: '{"name":"Ünö"}', timeoutMs: 60_000 }

async function start() {
  const host = await startWebHost()
  const post = makeGuardedPost(host.network)
  return {
    host,
    post: (path: string, options: Partial<PostOptions> = {}, signal?: AbortSignal) =>
      post(new URL(path, 'https://hooks.example').href, { ...OPTIONS, ...options }, signal),
  }
}

it('posts the bytes to a public https address, with its headers and nothing else', async () => {
  const { host, post } = await start()
  const got: unknown[] = []
  host.answers['/in?x=1'] = (request, response) => {
    const chunks: Uint8Array[] = []
    request.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    request.on('end', () => {
      got.push(request.method, Buffer.concat(chunks).toString(), request.headers)
      response.writeHead(204, { 'set-cookie': 'who=ada', 'retry-after': '7' }).end()
    })
  }
  expect(await post('/in?x=1')).toEqual({ status: 204, retryAfterSeconds: 7 })
  expect(got).toEqual([
    'POST',
    OPTIONS.body,
    { host: 'hooks.example', connection: 'keep-alive', 'content-length': '16', 'x-kind': 'test' },
  ])
})

it('follows no redirect', async () => {
  const { host, post } = await start()
  host.answers['/moved'] = (_, response) => void response.writeHead(307, { location: 'https://other.example/' }).end()
  expect((await post('/moved')).status).toBe(307)
  expect(host.asked).toEqual(['hooks.example/moved'])
})

it.each(['https://10.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/latest', 'https://half.example/'])(
  'posts nothing to what is not on the public internet: %s',
  async (address) => {
    const { host, post } = await start()
    host.names['half.example'] = ['93.184.216.34', '127.0.0.1']
    await expect(post(address)).rejects.toMatchObject({ reason: 'private' })
    expect(host.asked).toEqual([])
  },
)

it.each([
  'http://hooks.example/',
  'https://hooks.example:8443/',
  'https://ada:word@hooks.example/',
  'ftp://hooks.example/',
])('posts to nothing but plain https: %s', async (address) => {
  const { host, post } = await start()
  await expect(post(address)).rejects.toMatchObject({ reason: 'address' })
  expect(host.asked).toEqual([])
})

it('takes the status of an answer that is endless, and reads no more than a little of it', async () => {
  const { host, post } = await start()
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  host.answers['/endless'] = (_, response) => {
    response.on('close', () => resolve())
    const more = () => void (response.destroyed || response.write(Buffer.alloc(65_536), more))
    more()
  }
  expect((await post('/endless')).status).toBe(200)
  await closed
})

it('gives up on a receiver that is silent or breaks the connection', async () => {
  const { host, post } = await start()
  host.answers['/silent'] = () => {}
  host.answers['/broken'] = ({ socket }) => void socket.destroy()
  await expect(post('/silent', { timeoutMs: 100 })).rejects.toMatchObject({ reason: 'slow' })
  await expect(post('/broken')).rejects.toMatchObject({ reason: 'broken' })
  host.network.resolve = () => new Promise(() => {})
  await expect(post('/', { timeoutMs: 100 })).rejects.toMatchObject({ reason: 'slow' })
})

it('ends when its caller aborts, with the caller’s reason', async () => {
  const { host, post } = await start()
  const asking = new AbortController()
  host.answers['/silent'] = () => asking.abort(new Error('The server stops'))
  await expect(post('/silent', {}, asking.signal)).rejects.toThrow('The server stops')
})
