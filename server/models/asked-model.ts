import { createHash } from 'node:crypto'
import type { LanguageModel } from 'ai'
import type { z } from 'zod'
import { type ModelChoice, modelName } from './models-config.ts'
import type { CallLimits, ProviderLine } from './provider-line.ts'
import { openLanguageModel } from './provider-models.ts'

interface Question<Told, Answer> {
  system: string
  /** All that is sent beside it, as JSON. */
  prompt: unknown
  schema: z.ZodType<Told>
  /** What the provider is told that the answer is. */
  answerName: string
  outputTokensMax: number
  /** What the caller makes of the answer; what it throws is a fault of the answer, as any other. */
  read: (told: Told) => Answer
}

/** A language model that is asked questions and answers each by a schema. */
export interface AskedModel {
  /** `openai/gpt-5-mini`, for records. */
  name: string
  /** The same for questions of which the model is told the same. */
  keyOf(system: string, prompt: unknown): string
  /** Throws ContentRefused, ModelFault, or the reason of the limits' signal. */
  ask<Told, Answer>(question: Question<Told, Answer>, limits: CallLimits): Promise<Answer>
}

/** Nothing is loaded and nobody connected to before the first question. */
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
