import { z } from 'zod'
import { type AdWords, guessAdLanguage } from '#studio/index.ts'
import { openAskedModel } from './asked-model.ts'
import type { ModelChoice } from './models-config.ts'
import { fillPrompt, readPrompt } from './prompts/read-prompt.ts'
import type { CallLimits, ProviderLine } from './provider-line.ts'

/** Writes lines that could lead an ad. */
export interface Copywriter {
  /** Name for records, such as `openai/gpt-5-mini`. */
  name: string
  /** Returns a key that is equal for ads that would be answered alike. */
  keyOf(words: AdWords): string
  /**
   * Writes lines, which must not be used before the guard has checked them. Throws ContentRefused, ModelFault, or the
   * signal's reason.
   */
  write(words: AdWords, limits: CallLimits): Promise<string[]>
}

const PROMPT = readPrompt('taglines-1')
/** Longest description that is sent: what it has to say is in its first paragraphs. */
const DESCRIPTION_MAX = 1500
/** Most tokens of an answer: three lines take about a hundred; models that think first need more. */
const OUTPUT_TOKENS_MAX = 2000
/** Most lines that are read, because a model that has lost itself writes on and on. */
const LINES_MAX = 5
const LINE_LENGTH_MAX = 300

const answerSchema = z.object({ taglines: z.array(z.string()) })

export function makeCopywriter(choice: ModelChoice, line: ProviderLine): Copywriter {
  const { name, keyOf, ask } = openAskedModel(choice, line)
  return {
    name,
    keyOf: (words) => keyOf(systemPrompt(words), inputOf(words)),
    write: (words, limits) =>
      ask(
        {
          system: systemPrompt(words),
          prompt: inputOf(words),
          schema: answerSchema,
          answerName: 'taglines',
          outputTokensMax: OUTPUT_TOKENS_MAX,
          read: ({ taglines }) => taglines.slice(0, LINES_MAX).map((tagline) => tagline.slice(0, LINE_LENGTH_MAX)),
        },
        limits,
      ),
  }
}

function systemPrompt(words: AdWords): string {
  return fillPrompt(PROMPT, { language: guessAdLanguage(words).language })
}

/** Builds everything that is sent. */
function inputOf({ productName, productDescription, taglines }: AdWords) {
  return { productName, productDescription: productDescription.slice(0, DESCRIPTION_MAX), taglines }
}
