import { execFile } from 'node:child_process'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenAccount } from '#test/given/given-account.ts'
import { givenToken } from '#test/given/given-token.ts'
import { INSTANT_PAINTERS } from '#test/painters/painters.ts'

const database = useDatabase()

/**
 * Folder in which the protocol's own tools are installed: see docs/programs-mcp.md. They are 145 MB, so they are no
 * dependency.
 */
const TOOLS = process.env['MCP_TOOLS']
const LIMIT_MS = 120_000

/** The scenarios that need no tools of their own. */
const SCENARIOS = {
  '2025-11-25': ['server-initialize', 'ping', 'tools-list', 'resources-list'],
  '2026-07-28': ['tools-list', 'resources-list'],
}

describe.skipIf(!TOOLS)('the protocol’s own tools (skipped where MCP_TOOLS names no folder)', () => {
  it('list and call our tools by the Inspector', { tags: 'thorough/programs', timeout: LIMIT_MS }, async () => {
    const { url, token } = await givenServer()
    const inspect = (...args: string[]) =>
      run('inspector', [
        '--cli',
        `${url}/mcp`,
        '--transport',
        'http',
        '--header',
        `Authorization: Bearer ${token}`,
        ...args,
      ])
    const listed = JSON.parse(await inspect('--method', 'tools/list')) as { tools: { name: string }[] }
    expect(listed.tools.map(({ name }) => name)).toContain('make_pictures')
    const called = JSON.parse(await inspect('--method', 'tools/call', '--tool-name', 'list_campaigns')) as object
    expect(called).toMatchObject({ structuredContent: { campaigns: [] } })
  })

  it('find that we keep to the protocol', { tags: 'thorough/programs', timeout: LIMIT_MS }, async () => {
    const { url, token } = await givenServer()
    const proxied = await addToken(url, token)
    for (const [version, scenarios] of Object.entries(SCENARIOS)) {
      for (const scenario of scenarios) {
        const printed = await run('conformance', [
          'server',
          '--url',
          proxied,
          '--scenario',
          scenario,
          '--spec-version',
          version,
        ])
        expect.soft(printed, `${scenario}, ${version}`).toMatch(/\b0 failed/)
      }
    }
  })
})

async function givenServer() {
  const app = await startTestApp(database, { workers: INSTANT_PAINTERS })
  const { userId } = await givenAccount(app, 'ada@example.com', 'pro')
  const { token } = await givenToken(app.services, { userId })
  return { url: app.url, token }
}

/** Runs a tool and returns what it prints; a failure throws with it. */
async function run(tool: string, args: string[]): Promise<string> {
  const program = path.join(TOOLS!, 'node_modules/.bin', tool)
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { maxBuffer: 2 ** 26 })
  return stdout
}

/** Starts a proxy that adds the token, because the conformance suite cannot. */
async function addToken(url: string, token: string): Promise<string> {
  const proxy = createServer((asked, answer) => {
    const headers = { ...asked.headers, authorization: `Bearer ${token}` }
    const sent = request(url + asked.url!, { method: asked.method, headers }, (received) => {
      answer.writeHead(received.statusCode!, received.headers)
      received.pipe(answer)
    })
    asked.pipe(sent)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void proxy.close())
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/mcp`
}
