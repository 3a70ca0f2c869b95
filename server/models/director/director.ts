import { createHash } from 'node:crypto'
import type { LanguageModel } from 'ai'
import { type AdFields, callsToActionIn, guessAdLanguage, OFFERED_FAMILIES, type Suggestion } from '#studio/index.ts'
import { type ModelChoice, modelName } from '../models-config.ts'
import { fillPrompt, readPrompt } from '../prompts/read-prompt.ts'
import type { CallLimits, ProviderLine } from '../provider-line.ts'
import { openLanguageModel } from '../provider-models.ts'
import { answerSchema, HUES, toSuggestion } from './answer.ts'

/** Finds the words and the idea of an ad, once for all its formats. */
export interface Director {
  /** `openai/gpt-5-mini`, for records. */
  name: string
  promptVersion: string
  /** Two ads with the same key would be answered alike. */
  keyOf(ad: AdFields): string
  /** Throws ContentRefused, ModelFault, or the reason of the limits' signal. */
  direct(ad: AdFields, limits: CallLimits): Promise<Suggestion>
}

const PROMPT = readPrompt('director-1')
/** A description says what it has to say in its first paragraphs. */
const DESCRIPTION_MAX = 1500
/** Three messages and three scenes take about 500. */
const OUTPUT_TOKENS_MAX = 4000

export function makeDirector(choice: ModelChoice, line: ProviderLine): Director {
  const name = modelName(choice)
  let model: Promise<LanguageModel> | undefined
  return {
    name,
    promptVersion: PROMPT.version,
    keyOf: (ad) =>
      createHash('sha256')
        .update(JSON.stringify([name, PROMPT.text, askOf(ad)]))
        .digest('hex'),
    direct: (ad, limits) =>
      line.call(limits, async (abortSignal) => {
        const { generateText, Output } = await import('ai')
        model ??= openLanguageModel(choice)
        const { output } = await generateText({
          model: await model,
          output: Output.object({ schema: answerSchema, name: 'direction' }),
          system: systemPrompt(ad),
          prompt: JSON.stringify(askOf(ad)),
          maxOutputTokens: OUTPUT_TOKENS_MAX,
          maxRetries: 0,
          abortSignal,
        })
        return toSuggestion(output)
      }),
  }
}

function systemPrompt(ad: AdFields): string {
  return fillPrompt(PROMPT, {
    language: guessAdLanguage(ad).language,
    families: OFFERED_FAMILIES.map(({ family, offeredAs }) => `${family} (${offeredAs})`).join('; '),
    hues: Object.keys(HUES).join(', '),
  })
}

/** All that is sent: what the ad is about and how it should sound. Neither its price nor who made it. */
function askOf(ad: AdFields) {
  const { productName, productDescription, taglines, adStyle, tone, colorPalette } = ad
  return {
    productName,
    productDescription: productDescription.slice(0, DESCRIPTION_MAX),
    taglines,
    ...{ style: adStyle, tone, palette: colorPalette },
    hasOffer: Boolean(ad.productDiscount),
    callsToAction: callsToActionIn(guessAdLanguage(ad).language)[tone],
  }
}
