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
  const { name, keyOf, ask } = openAskedModel(choice, line)
  return {
    name,
    keyOf: (question) => keyOf(PROMPT.text, question),
    translate: ({ language, ...said }, limits) =>
      ask(
        {
          ...{
            system: fillPrompt(PROMPT, { language }),
            prompt: said,
            schema: answerSchema,
            answerName: 'translation',
          },
          outputTokensMax: OUTPUT_TOKENS_MAX,
          read: ({ texts }) => (texts.length === said.texts.length ? texts : []),
        },
        limits,
      ),
  }
}
