import { createHash } from 'node:crypto'
import type { LanguageModel } from 'ai'
import { z } from 'zod'
import { type AdWords, guessAdLanguage } from '#studio/index.ts'
import { type ModelChoice, modelName } from './models-config.ts'
import { fillPrompt, readPrompt } from './prompts/read-prompt.ts'
import type { CallLimits, ProviderLine } from './provider-line.ts'
import { openLanguageModel } from './provider-models.ts'

/** Writes lines that could lead an ad. */
export interface Copywriter {
  /** `openai/gpt-5-mini`, for records. */
  name: string
  /** Two ads with the same key would be answered alike. */
  keyOf(words: AdWords): string
  /** Nothing of it may be said before the guard has looked at it. Throws ContentRefused, ModelFault, or the signal's reason. */
  write(words: AdWords, limits: CallLimits): Promise<string[]>
}

const PROMPT = readPrompt('taglines-1')
/** A description says what it has to say in its first paragraphs. */
const DESCRIPTION_MAX = 1500
/** Three lines take about a hundred; models that think first need more. */
const OUTPUT_TOKENS_MAX = 2000
/** More lines than this are not looked at, and a model that has lost itself writes on and on. */
const LINES_MAX = 5
const LINE_LENGTH_MAX = 300

const answerSchema = z.object({ taglines: z.array(z.string()) })

export function makeCopywriter(choice: ModelChoice, line: ProviderLine): Copywriter {
  const name = modelName(choice)
  let model: Promise<LanguageModel> | undefined
  return {
    name,
    keyOf: (words) =>
      createHash('sha256')
        .update(JSON.stringify([name, systemPrompt(words), askOf(words)]))
        .digest('hex'),
    write: (words, limits) =>
      line.call(limits, async (abortSignal) => {
        const { generateText, Output } = await import('ai')
        model ??= openLanguageModel(choice)
        const { output } = await generateText({
          model: await model,
          output: Output.object({ schema: answerSchema, name: 'taglines' }),
          system: systemPrompt(words),
          prompt: JSON.stringify(askOf(words)),
          maxOutputTokens: OUTPUT_TOKENS_MAX,
          maxRetries: 0,
          abortSignal,
        })
        return output.taglines.slice(0, LINES_MAX).map((tagline) => tagline.slice(0, LINE_LENGTH_MAX))
      }),
  }
}

function systemPrompt(words: AdWords): string {
  return fillPrompt(PROMPT, { language: guessAdLanguage(words).language })
}

/** All that is sent. */
function askOf({ productName, productDescription, taglines }: AdWords) {
  return { productName, productDescription: productDescription.slice(0, DESCRIPTION_MAX), taglines }
}
