import { createHash } from 'node:crypto'
import type { LanguageModel } from 'ai'
import { z } from 'zod'
import type { LanguageCode } from '#contract/languages.ts'
import { type ModelChoice, modelName } from './models-config.ts'
import { fillPrompt, readPrompt } from './prompts/read-prompt.ts'
import type { CallLimits, ProviderLine } from './provider-line.ts'
import { openLanguageModel } from './provider-models.ts'

export interface TranslationQuestion {
  productName: string
  texts: readonly string[]
  language: LanguageCode
}

/** Says the texts of an ad in another language. */
export interface Translator {
  /** `openai/gpt-5-mini`, for records. */
  name: string
  /** Two questions with the same key would be answered alike. */
  keyOf(question: TranslationQuestion): string
  /**
   * One for each text; none where the model lost count. Nothing of it may be shown before the guard has looked at it. Throws
   * ContentRefused, ModelFault, or the signal's reason.
   */
  translate(question: TranslationQuestion, limits: CallLimits): Promise<string[]>
}

const PROMPT = readPrompt('translation-1')
/** A description of the longest length in a language of many letters, with all that stands beside it. */
const OUTPUT_TOKENS_MAX = 8000

const answerSchema = z.object({ texts: z.array(z.string()) })

export function makeTranslator(choice: ModelChoice, line: ProviderLine): Translator {
  const name = modelName(choice)
  let model: Promise<LanguageModel> | undefined
  return {
    name,
    keyOf: (question) =>
      createHash('sha256')
        .update(JSON.stringify([name, PROMPT.text, question]))
        .digest('hex'),
    translate: ({ language, ...said }, limits) =>
      line.call(limits, async (abortSignal) => {
        const { generateText, Output } = await import('ai')
        model ??= openLanguageModel(choice)
        const { output } = await generateText({
          model: await model,
          output: Output.object({ schema: answerSchema, name: 'translation' }),
          system: fillPrompt(PROMPT, { language }),
          prompt: JSON.stringify(said),
          maxOutputTokens: OUTPUT_TOKENS_MAX,
          maxRetries: 0,
          abortSignal,
        })
        return output.texts.length === said.texts.length ? output.texts : []
      }),
  }
}
