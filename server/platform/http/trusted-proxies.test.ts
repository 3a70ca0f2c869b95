import { expect, it, onTestFinished } from 'vitest'
import { useDatabase } from '#test/platform/database.ts'
import { makeTestServices } from '#test/services.ts'
import { buildBareApp } from '#server/app.ts'

const database = useDatabase()

/** Returns the caller's address as the server sees it for a forwarded request. */
async function callerFrom(remoteAddress: string, trustedProxies?: string[], publicUrl = 'https://ads.example.com') {
  const services = await makeTestServices(database, { publicUrl, ...(trustedProxies && { trustedProxies }) })
  const app = await buildBareApp(services, { lifecycle: { state: 'ready' } })
  onTestFinished(() => app.close())
  let caller = ''
  app.addHook('onRequest', async ({ ip }) => void (caller = ip))
  await app.inject({ url: '/healthz', remoteAddress, headers: { 'x-forwarded-for': '198.51.100.1' } })
  return caller
}

it('trusts the configured proxies, and nobody else', async () => {
  expect(await callerFrom('10.1.2.3')).toBe('198.51.100.1')
  expect(await callerFrom('203.0.113.7')).toBe('203.0.113.7')
  expect(await callerFrom('203.0.113.7', ['203.0.113.0/24'])).toBe('198.51.100.1')
  expect(await callerFrom('10.1.2.3', ['203.0.113.0/24'])).toBe('10.1.2.3')
  expect(await callerFrom('127.0.0.1', [])).toBe('127.0.0.1')
  expect(await callerFrom('127.0.0.1', undefined, 'http://127.0.0.1:3000')).toBe('127.0.0.1')
})
