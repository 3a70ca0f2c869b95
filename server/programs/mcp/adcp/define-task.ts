import type { z } from 'zod'
import { type Tool, type ToolContext, defineTool } from '../tool.ts'
import { presentAdcpError, failTask } from './errors.ts'
import { adcpAnswerSchema, type envelopeFields } from './request.ts'
import { type AdcpVersion, type Pinned, serveVersion } from './versions.ts'

type TaskInput = z.ZodObject<typeof envelopeFields>

interface Task<Input extends TaskInput> extends Omit<Tool<Input>, 'output' | 'run' | 'refuse'> {
  /** Makes the answer without its envelope, and a sentence on it. */
  run: (input: z.output<Input>, context: ToolContext, version: AdcpVersion) => Promise<{ answer: object; text: string }>
}

/**
 * Makes a tool of a task of the standard: the answer is the structured content itself, with its status, the release by
 * which it was made and the caller's context at its top, also if the task failed.
 */
export function defineTask<Input extends TaskInput>({ run, ...task }: Task<Input>): Tool {
  return defineTool({
    ...task,
    output: adcpAnswerSchema,
    async run(input, context) {
      const version = versionOf(input)
      const envelope = { adcp_version: version, ...(input.context && { context: input.context }) }
      const { answer, text } = await run(input as z.output<Input>, context, version)
      return { result: { status: 'completed', ...envelope, ...answer }, text }
    },
    refuse: (error, given, host) => failTask(presentAdcpError(error, host), envelopeOf(given)),
  } as Tool<Input, typeof adcpAnswerSchema>)
}

/** Returns the release of a request, which shows by its fields whether it routes by capabilities. Throws. */
function versionOf(input: Pinned & object) {
  const text = JSON.stringify(input)
  return serveVersion(input, { usesCapabilities: /"(target_capability_ids?|format_kind)":/.test(text) })
}

/** Returns the envelope of a failed task, whose input may be of any kind. */
function envelopeOf(given: unknown): object {
  const { context, ...rest } = (typeof given === 'object' && given !== null ? given : {}) as Pinned & {
    context?: unknown
  }
  const isObject = typeof context === 'object' && context !== null && !Array.isArray(context)
  return { adcp_version: versionOrNewest(rest), ...(isObject && { context }) }
}

function versionOrNewest(given: Pinned): string {
  try {
    return versionOf(given)
  } catch {
    return serveVersion({})
  }
}
