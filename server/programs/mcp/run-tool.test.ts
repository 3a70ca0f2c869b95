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
    const result = await runTool(tool, {}, { host, context: {} as ServerContext })
    const sentence = `This program may not do this: it needs the scope "${scope}".`
    const text = tool.refuse ? sentence : `${sentence} (SCOPE_REQUIRED)`
    expect([result.isError, result.content[0]]).toEqual([true, { type: 'text', text }])
    // A task of AdCP has the error in its own form, too.
    const error = { code: 'SCOPE_INSUFFICIENT', message: sentence }
    expect(result.structuredContent).toEqual(
      tool.refuse && expect.objectContaining({ errors: [expect.objectContaining(error)] }),
    )
  },
)
