import { expect, it, vi } from 'vitest'
import { makeLog } from './log.ts'

it('writes neither cookies nor tokens nor what stands behind the question mark', async () => {
  const lines: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => lines.push(String(chunk)) > 0)
  const log = makeLog({ logLevel: 'info' }, process.stdout)
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
  const log = makeLog({ logLevel: 'info' }, process.stdout)
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
