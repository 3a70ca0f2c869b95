import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import type { Services } from '#server/services.ts'
import { findConnectedProgram } from '../oauth/find-program.ts'
import { acceptTokens } from './accept-tokens.ts'

const PUBLIC_URL = 'https://ads.example.com'

/** Starts an app whose tokens of the authorization server are noted with the address that they are to open. */
async function startApp() {
  const app = Fastify()
  onTestFinished(() => app.close())
  const opened: string[] = []
  const looked: string[] = []
  const db = new Proxy({}, { get: (_, name) => looked.push(String(name)) && undefined })
  const services = { config: { publicUrl: PUBLIC_URL }, db, now: () => new Date() } as unknown as Services
  acceptTokens(app, services, async (_services, token, address) => {
    opened.push(address)
    return findConnectedProgram(services, token, address)
  })
  app.post('/mcp', () => 'ok')
  app.get('/*', () => 'ok')
  await app.listen({ host: '127.0.0.1', port: 0 })
  // The path is sent as it is written: fetch and inject would resolve it first.
  const ask = async (method: 'GET' | 'POST', path: string, token: string) => {
    const { port } = new URL(app.listeningOrigin)
    const headers = { authorization: `Bearer ${token}`, connection: 'close' }
    const sent = request({ host: '127.0.0.1', port, method, path, headers }).end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    answer.resume()
    return answer.statusCode
  }
  return { ask, opened, looked }
}

it('decides by the route what a token of the authorization server opens, not by how the path is written', async () => {
  const { ask, opened } = await startApp()
  const token = 'no-token'
  await ask('POST', '/mcp', token)
  await ask('POST', '/mcp?x=1', token)
  expect(opened).toEqual([`${PUBLIC_URL}/mcp`, `${PUBLIC_URL}/mcp`])
  for (const path of ['/foo/../mcp', '//x/mcp', '/mcp/', '/./mcp', '//']) {
    expect.soft(await ask('GET', path, token), path).toBeLessThan(500)
    expect.soft(await ask('POST', path, token), path).toBeLessThan(500)
  }
  expect(opened.slice(2).filter((address) => address === `${PUBLIC_URL}/mcp`)).toEqual([])
})

it('looks into the database for nothing that has not the form of a token', async () => {
  const { ask, looked } = await startApp()
  for (const token of [
    '',
    'x',
    'placard_',
    'placard_unknown',
    `placard_${'a'.repeat(44)}`,
    'a'.repeat(44),
    'a.b'.repeat(20),
  ]) {
    await ask('POST', '/mcp', token)
  }
  expect(looked).toEqual([])
  await ask('POST', '/mcp', 'a'.repeat(43))
  expect(looked).not.toEqual([])
})
