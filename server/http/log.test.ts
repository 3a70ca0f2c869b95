import { expect, it, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { makeLog } from './log.ts'

it('writes neither cookies nor tokens nor what stands behind the question mark', async () => {
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

it('writes no address that opens a review', () => {
  const lines: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => lines.push(String(chunk)) > 0)
  const log = makeLog({ logLevel: 'info' }, { destination: process.stdout })
  for (const url of [
    '/r/SECRET',
    '/r/SECRET?x=1',
    '//r//SECRET',
    '/api/reviews/SECRET',
    '/api/reviews/SECRET/comments',
    '/%72/SECRET',
    '/api/%72eviews/SECRET',
  ])
    log.info({ req: { method: 'GET', url, ip: '127.0.0.1' } })
  expect(lines.map((line) => JSON.parse(line).req.path)).toEqual([
    ...['/r/[token]', '/r/[token]', '/r/[token]', '/api/reviews/[token]', '/api/reviews/[token]/comments'],
    ...['/r/[token]', '/api/reviews/[token]'],
  ])
})

it('says in each line who speaks, and no other setting', () => {
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
