import { expect, it } from 'vitest'
import { startPictureHost } from '#test/picture-host.ts'
import { makeFetchPicture } from './fetch-picture.ts'

const PICTURE = Buffer.from('the bytes of a picture')
const soon = () => AbortSignal.timeout(60_000)

async function start() {
  const host = await startPictureHost()
  host.answers['/ada.png'] = (_, response) => void response.end(PICTURE)
  const redirect = (from: string, to: string, status = 302) => {
    host.answers[from] = (_, response) => void response.writeHead(status, { location: to }).end()
  }
  const fetchPicture = makeFetchPicture(host.network)
  return { host, redirect, fetch: (address: string, signal = soon()) => fetchPicture(address, signal) }
}

it('gives the bytes of a public https address, and asks for them without a trace of the person', async () => {
  const { host, fetch } = await start()
  let headers = {}
  host.answers['/ada.png?s=96'] = (request, response) => {
    headers = request.headers
    response.end(PICTURE)
  }
  expect(Buffer.from(await fetch('https://pictures.example/ada.png?s=96')).equals(PICTURE)).toBe(true)
  expect(headers).toEqual({
    accept: 'image/*',
    'accept-encoding': 'identity',
    connection: 'keep-alive',
    host: 'pictures.example',
  })
})

it('follows a few redirects', async () => {
  const { redirect, fetch, host } = await start()
  redirect('/1', '/2')
  redirect('/2', 'https://other.example/3', 308)
  redirect('/3', '/ada.png', 307)
  expect(Buffer.from(await fetch('https://pictures.example/1')).equals(PICTURE)).toBe(true)
  expect(host.asked.at(-1)).toBe('other.example/ada.png')
  redirect('/0', '/1')
  await expect(fetch('https://pictures.example/0')).rejects.toThrow('Too many redirects')
})

it.each([
  'http://pictures.example/ada.png',
  'https://pictures.example:8443/ada.png',
  'https://user:word@pictures.example/ada.png',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'ftp://pictures.example/ada.png',
  '//pictures.example/ada.png',
  'not an address',
  '',
])('opens nothing but plain https: %s', async (address) => {
  const { fetch, redirect, host } = await start()
  await expect(fetch(address)).rejects.toThrow()
  redirect('/there', address || 'http://x.example/')
  if (!address.startsWith('//') && address !== 'not an address') {
    await expect(fetch('https://pictures.example/there')).rejects.toThrow('Only plain https')
  }
  expect(host.asked.filter((asked) => asked.endsWith('ada.png'))).toEqual([])
})

it.each([
  'https://127.0.0.1/ada.png',
  'https://[::1]/ada.png',
  'https://[::ffff:127.0.0.1]/ada.png',
  'https://0x7f.1/ada.png',
  'https://2130706433/ada.png',
  'https://10.0.0.1/ada.png',
  'https://169.254.169.254/latest/meta-data/',
  'https://192.168.0.1/ada.png',
  'https://inside.example/ada.png',
  'https://half.example/ada.png',
  'https://nowhere.example/ada.png',
])('opens nothing that is not on the public internet, named directly or by a redirect: %s', async (address) => {
  const { fetch, redirect, host } = await start()
  Object.assign(host.names, {
    'inside.example': ['10.0.0.5'],
    'half.example': ['93.184.216.34', '127.0.0.1'],
    'nowhere.example': [],
  })
  await expect(fetch(address)).rejects.toThrow('not on the public internet')
  redirect('/there', address)
  await expect(fetch('https://pictures.example/there')).rejects.toThrow('not on the public internet')
  expect(host.asked).toEqual(['pictures.example/there'])
})

it('resolves a name once for each request, and connects to what it was told then', async () => {
  const { fetch, host } = await start()
  const { resolve } = host.network
  let times = 0
  host.network.resolve = async (name) => {
    times += 1
    return times === 1 ? resolve(name) : [{ address: '127.0.0.1', family: 4 }]
  }
  expect(Buffer.from(await fetch('https://rebound.example/ada.png')).equals(PICTURE)).toBe(true)
  expect(times).toBe(1)
})

it('takes at most a megabyte, whatever the host says of its length', async () => {
  const { fetch, host } = await start()
  host.answers['/fits'] = (_, response) => void response.end(Buffer.alloc(1024 * 1024))
  expect((await fetch('https://pictures.example/fits')).byteLength).toBe(1024 * 1024)
  host.answers['/large'] = (_, response) => void response.end(Buffer.alloc(1024 * 1024 + 1))
  await expect(fetch('https://pictures.example/large')).rejects.toThrow('more than 1 MB')
  host.answers['/endless'] = (request, response) => {
    const more = () => void (request.destroyed || response.write(Buffer.alloc(65_536), more))
    more()
  }
  await expect(fetch('https://pictures.example/endless')).rejects.toThrow('more than 1 MB')
})

it('gives up on a host that is silent, slow or broken, and on a name that nobody knows in time', async () => {
  const { fetch, host } = await start()
  const briefly = () => AbortSignal.timeout(200)
  host.answers['/silent'] = () => {}
  host.answers['/slow'] = (_, response) => {
    const drip = setInterval(() => response.write('x'), 50)
    response.on('close', () => clearInterval(drip))
  }
  host.answers['/broken'] = (request) => void request.socket.destroy()
  host.answers['/gone'] = (_, response) => void response.writeHead(500).end('sorry')
  for (const path of ['silent', 'slow']) {
    await expect(fetch(`https://pictures.example/${path}`, briefly())).rejects.toThrow(/timeout|aborted/)
  }
  await expect(fetch('https://pictures.example/broken')).rejects.toThrow()
  await expect(fetch('https://pictures.example/gone')).rejects.toThrow('The host answers 500')
  await expect(fetch('https://pictures.example/none')).rejects.toThrow('The host answers 404')
  host.network.resolve = () => new Promise(() => {})
  await expect(fetch('https://pictures.example/ada.png', briefly())).rejects.toThrow(/timeout|aborted/)
})
