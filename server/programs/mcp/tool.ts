import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { TokenScope } from '#contract/platform/token-scope.ts'
import type { Program } from '#server/platform/http/require-user.ts'
import type { Sketching } from '#server/ads/suggestions/sketching.ts'
import type { Services } from '#server/services.ts'
import type { CallApi } from './call-api.ts'

/** What a tool works with: our own API as the program may use it, and the way to report progress. */
export interface ToolContext {
  call: CallApi
  /** Counts as a change what a tool does before its calls, such as a fetch. Throws TOO_MANY_REQUESTS. */
  countChange: () => Promise<void>
  services: Services
  /** Paints pictures that are stored nowhere yet. */
  sketching: Sketching
  /** Secrets of the installation, the current one first. */
  secrets: readonly string[]
  program: Program
  /** Aborts if the client goes away or cancels the call, and when the server stops. */
  signal: AbortSignal
  /** Sends progress if the client asked for it; otherwise it does nothing. */
  report: (progress: { progress: number; total: number; message: string }) => Promise<void>
}

export interface ToolAnswer<Output extends z.ZodObject> {
  result: z.input<Output>
  /** One or two sentences that say what happened, for clients that show the text alone. */
  text: string
  /** Pictures and links to pictures, beside the result. */
  content?: CallToolResult['content']
}

/** A tool that agents may call. Its input and output are described to them by these schemas. */
export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  name: string
  title: string
  description: string
  /** Scope that the token needs. A tool with `make` may also read. */
  scope: TokenScope
  annotations: Required<Pick<ToolAnnotations, 'readOnlyHint' | 'destructiveHint' | 'idempotentHint' | 'openWorldHint'>>
  input: Input
  output: Output
  run: (input: z.output<Input>, context: ToolContext) => Promise<ToolAnswer<Output>>
  /** Makes the result of a failure, if the tool's protocol has a form of its own for it. */
  refuse?: (error: unknown, given: unknown, host: { services: Pick<Services, 'log'> }) => CallToolResult
}

/** Names the types of a tool's schemas once, and forgets them: a list holds tools of all kinds. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(tool: Tool<Input, Output>): Tool {
  return tool as unknown as Tool
}

/** Annotations of a tool that only reads. */
export const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const

/** Annotations of a tool that adds something; a second call adds another. */
export const ADDS = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
} as const

/** Annotations of a tool that may overwrite; the same call again changes nothing more. */
export const OVERWRITES = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: true,
  openWorldHint: false,
} as const

/** The input by which a tool that makes something makes it once, however often it is called. */
export const keyField = {
  idempotencyKey: z
    .string()
    .max(255)
    .optional()
    .describe('A new random UUID: a repeat with the same one, within a day, makes nothing again.'),
}
