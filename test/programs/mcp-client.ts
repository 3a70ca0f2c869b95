import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { onTestFinished } from 'vitest'
import type { TokenScope } from '#contract/platform/token-scope.ts'
import type { TestApp } from '#test/app.ts'
import { givenToken } from '#test/given/given-token.ts'

/** `2026` is the revision of 2026-07-28; `2025` is what clients spoke before. */
export type Revision = '2026' | '2025'

export interface Agent {
  client: Client
  token: string
  /** Calls a tool and returns its result, whose structured content tests read freely. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests name the fields that they look at
  call: (name: string, args?: object) => Promise<CallToolResult & { structuredContent?: any; sentence: string }>
}

interface AgentOptions {
  userId: string
  scopes?: TokenScope[]
  revision?: Revision
  /** Receives each notification of progress. */
  onProgress?: (progress: { progress: number; total?: number | undefined; message?: string | undefined }) => void
}

/** Connects a client of the protocol over HTTP, with an API token of the user. */
export async function connectAgent(app: TestApp, options: AgentOptions): Promise<Agent> {
  const { token } = await givenToken(app.services, {
    userId: options.userId,
    ...(options.scopes && { scopes: options.scopes }),
  })
  return connectWith(app, token, options)
}

/** Connects a client with this token. */
export async function connectWith(
  app: TestApp,
  token: string,
  { revision = '2026', onProgress }: Pick<AgentOptions, 'revision' | 'onProgress'> = {},
): Promise<Agent> {
  const mode = revision === '2026' ? { pin: '2026-07-28' } : 'legacy'
  const client = new Client({ name: 'test-agent', version: '1.0.0' }, { versionNegotiation: { mode } })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`), { requestInit }))
  onTestFinished(() => client.close())
  return {
    client,
    token,
    async call(name, args = {}) {
      const result = await client.callTool({ name, arguments: { ...args } }, onProgress && { onprogress: onProgress })
      const [first] = result.content
      return { ...result, sentence: first?.type === 'text' ? first.text : '' }
    },
  }
}
