import { createHash } from 'node:crypto'
import type { LanguageModel } from 'ai'
import type { z } from 'zod'
import { type ModelChoice, modelName } from './models-config.ts'
import type { CallLimits, ProviderLine } from './provider-line.ts'
import { openLanguageModel } from './provider-models.ts'

interface Question<Output, Answer> {
  system: string
  /** Everything that is sent beside the system prompt, as JSON. */
  prompt: unknown
  schema: z.ZodType<Output>
  /** The name by which the provider knows the answer. */
  answerName: string
  outputTokensMax: number
  /** Turns the response into the caller's answer; an error that it throws is a fault of the response like any other. */
  read: (output: Output) => Answer
}

/** A language model that answers questions, each by a schema. */
export interface AskedModel {
  /** Name for records, such as `openai/gpt-5-mini`. */
  name: string
  /** Returns a key that is equal for questions with the same input to the model. */
  keyOf(system: string, prompt: unknown): string
  /** Asks a question. Throws ContentRefused, ModelFault, or the reason of the limits' signal. */
  ask<Output, Answer>(question: Question<Output, Answer>, limits: CallLimits): Promise<Answer>
}

/** Opens a language model. Nothing is loaded and no connection made before the first question. */
export function openAskedModel(choice: ModelChoice, line: ProviderLine): AskedModel {
  const name = modelName(choice)
  let model: Promise<LanguageModel> | undefined
  return {
    name,
    keyOf: (system, prompt) =>
      createHash('sha256')
        .update(JSON.stringify([name, system, prompt]))
        .digest('hex'),
    ask: ({ system, prompt, schema, answerName, outputTokensMax, read }, limits) =>
      line.call(limits, async (abortSignal) => {
        const { generateText, Output } = await import('ai')
        model ??= openLanguageModel(choice)
        const { output } = await generateText({
          model: await model,
          output: Output.object({ schema, name: answerName }),
          system,
          prompt: JSON.stringify(prompt),
          maxOutputTokens: outputTokensMax,
          maxRetries: 0,
          abortSignal,
        })
        return read(output)
      }),
  }
}
