import { expect, it, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { makeLog } from './log.ts'

it('writes neither cookies nor tokens nor queries', async () => {
  const lines: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => lines.push(String(chunk)) > 0)
  const log = makeLog({ logLevel: 'info' }, { destination: process.stdout })
  const url = '/auth/demo/callback?code=SECRET&state=SECRET'
  log.info({
    req: { method: 'GET', url, ip: '127.0.0.1', headers: { cookie: 'SECRET' } },
    res: { statusCode: 303, headers: { 'set-cookie': 'SECRET' } },
    request: { cookie: 'SECRET', authorization: 'Bearer SECRET' },
    tokens: { access_token: 'SECRET', id_token: 'SECRET' },
    user: { password: 'SECRET' },
  })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('/auth/demo/callback')
  expect(lines[0]).not.toContain('SECRET')
})

it('writes other addresses unchanged', () => {
  const lines: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => lines.push(String(chunk)) > 0)
  const log = makeLog({ logLevel: 'info' }, { destination: process.stdout })
  const ID = '6f2f8a63-6f3f-4c8c-9d1c-0a1b2c3d4e5f'
  const urls: [url: string, route?: string][] = [
    [`/api/creatives/${ID}/generate/large_mobile_banner`, '/api/creatives/:id/generate/:format'],
    [`/api/images/${ID}`, '/api/images/:id'],
    [
      '/assets/noto-sans-devanagari-wght-normal-D3aBcXy1.woff2',
      '/assets/noto-sans-devanagari-wght-normal-D3aBcXy1.woff2',
    ],
    ['/wp-login.php?user=x', '/*'],
    ['/'],
  ]
  for (const [url, route] of urls)
    log.info({ req: { method: 'GET', url, ip: '127.0.0.1', routeOptions: { url: route } } })
  expect(lines.map((line) => JSON.parse(line).req.path)).toEqual(urls.map(([url]) => url.split('?')[0]))
})

it('names the process in each line, and no other setting', () => {
  const lines: string[] = []
  const config = readConfig({ SESSION_SECRET: 'x'.repeat(32), INSTANCE: 'left', LOG_LEVEL: 'info' })
  makeLog(config, { destination: { write: (line) => void lines.push(line) } }).info('It works')
  const { version } = config
  expect(JSON.parse(lines[0]!)).toEqual({
    level: 30,
    time: expect.any(Number),
    instance: 'left',
    version,
    msg: 'It works',
  })
})
