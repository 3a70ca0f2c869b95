import type { ServerContext } from '@modelcontextprotocol/server'
import { expect, it } from 'vitest'
import type { TokenScope } from '#contract/platform/token-scope.ts'
import { runTool, type ToolHost } from './run-tool.ts'
import { TOOLS } from './tools/all-tools.ts'

it.each(TOOLS.map(({ name, scope }) => ({ name, scope })))(
  'refuses $name without the scope $scope',
  async ({ name, scope }) => {
    const other: TokenScope = scope === 'read' ? 'make' : 'read'
    const host = { program: { userId: 'ada', tokenId: 'token', scopes: [other] } } as unknown as ToolHost
    const tool = TOOLS.find((one) => one.name === name)!
    const { isError, content } = await runTool(tool, {}, { host, context: {} as ServerContext })
    const text = `This program may not do this: it needs the scope "${scope}". (SCOPE_REQUIRED)`
    expect({ isError, content }).toEqual({ isError: true, content: [{ type: 'text', text }] })
  },
)
