import type { CallToolResult, ServerContext } from '@modelcontextprotocol/server'
import type { FastifyInstance } from 'fastify'
import { TOKEN_SCOPES, type TokenScope } from '#contract/platform/token-scope.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { NOT_READY } from './sentences.ts'
import { readable } from '#server/platform/http/errors.ts'
import type { Program } from '#server/platform/http/require-user.ts'
import { FetchError } from '#server/platform/internet/fetch-error.ts'
import type { Sketching } from '#server/ads/suggestions/sketching.ts'
import type { Services } from '#server/services.ts'
import { makeCallApi } from './call-api.ts'
import type { Tool, ToolContext } from './tool.ts'

export interface ToolHost {
  app: FastifyInstance
  services: Services
  sketching: Sketching
  secrets: readonly string[]
  program: Program
  /** Aborts when the server stops. */
  stopping: AbortSignal
}

/**
 * Runs a tool and makes its result. A refusal is a result with our sentence and its code, from which an agent can go
 * on; anything unexpected goes to the log, and the agent gets one plain sentence.
 */
export async function runTool(
  tool: Tool,
  given: unknown,
  { host, context }: { host: ToolHost; context: ServerContext },
): Promise<CallToolResult> {
  try {
    // The SDK asks for the scope before; a tool does not depend on that.
    if (!host.program.scopes.includes(tool.scope)) throw new AppError('SCOPE_REQUIRED', missing(tool.scope))
    const input = readInput(tool, given)
    const { result, text, content = [] } = await tool.run(input, makeContext(tool, host, context))
    // Drops what the schema does not name, so that nothing else of an answer gets out.
    const structuredContent = tool.output.parse(result)
    const json = { type: 'text' as const, text: JSON.stringify(structuredContent) }
    return { structuredContent, content: [{ type: 'text', text }, json, ...content] }
  } catch (error) {
    return tool.refuse ? tool.refuse(error, given, host) : presentFailure(error, host)
  }
}

function readInput(tool: Tool, given: unknown): Record<string, unknown> {
  const { data, error } = tool.input.safeParse(given ?? {})
  if (!error) return data
  const { path, message } = error.issues[0]!
  const field = path.join('.')
  throw new AppError('VALIDATION_FAILED', readable(field, message), field || undefined)
}

function makeContext({ scope }: Tool, host: ToolHost, { mcpReq }: ServerContext): ToolContext {
  const signal = AbortSignal.any([mcpReq.signal, host.stopping])
  // A tool that only reads cannot make anything, whatever its token may do; one that makes answers with what it made.
  const program = { ...host.program, scopes: scope === 'make' ? TOKEN_SCOPES : [scope] }
  const { _meta: meta } = mcpReq
  const progressToken = meta?.progressToken
  return {
    call: makeCallApi(host.app, program, signal),
    countChange: () => host.app.countChange(program),
    services: host.services,
    sketching: host.sketching,
    secrets: host.secrets,
    program,
    signal,
    report: async (progress) => {
      if (progressToken === undefined || signal.aborted) return
      await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, ...progress } })
    },
  }
}

function presentFailure(error: unknown, { services }: ToolHost): CallToolResult {
  if (error instanceof AppError) return failure(error.code, error.message, error.field)
  if (error instanceof FetchError) return failure('VALIDATION_FAILED', error.message, 'address')
  services.log.error({ err: error }, 'A tool failed')
  return failure('INTERNAL_ERROR', NOT_READY)
}

const missing = (scope: TokenScope) => `This program may not do this: it needs the scope "${scope}".`

function failure(code: string, message: string, field?: string): CallToolResult {
  const about = field === undefined ? '' : `, field ${field}`
  return { isError: true, content: [{ type: 'text', text: `${message} (${code}${about})` }] }
}
