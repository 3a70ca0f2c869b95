import { z } from 'zod'
import type { LanguageCode } from '#contract/languages.ts'
import { openAskedModel } from './asked-model.ts'
import type { ModelChoice } from './models-config.ts'
import { fillPrompt, readPrompt } from './prompts/read-prompt.ts'
import type { CallLimits, ProviderLine } from './provider-line.ts'

export interface TranslationQuestion {
  productName: string
  texts: readonly string[]
  language: LanguageCode
}

/** Translates the texts of an ad. */
export interface Translator {
  /** Name for records, such as `openai/gpt-5-mini`. */
  name: string
  /** Returns a key that is equal for questions that would be answered alike. */
  keyOf(question: TranslationQuestion): string
  /**
   * Returns one translation per text, or none if the model lost count. They must not be shown before the guard has
   * checked them. Throws ContentRefused, ModelFault, or the signal's reason.
   */
  translate(question: TranslationQuestion, limits: CallLimits): Promise<string[]>
}

const PROMPT = readPrompt('translation-1')
/**
 * Most tokens of an answer: a description of the longest length in a language of many letters, with everything beside
 * it.
 */
const OUTPUT_TOKENS_MAX = 8000

const answerSchema = z.object({ texts: z.array(z.string()) })

export function makeTranslator(choice: ModelChoice, line: ProviderLine): Translator {
  const { name, keyOf, ask } = openAskedModel(choice, line)
  return {
    name,
    keyOf: (question) => keyOf(PROMPT.text, question),
    translate: ({ language, ...input }, limits) =>
      ask(
        {
          system: fillPrompt(PROMPT, { language }),
          prompt: input,
          schema: answerSchema,
          answerName: 'translation',
          outputTokensMax: OUTPUT_TOKENS_MAX,
          read: ({ texts }) => (texts.length === input.texts.length ? texts : []),
        },
        limits,
      ),
  }
}
