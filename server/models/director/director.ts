import { type AdFields, callsToActionIn, guessAdLanguage, OFFERED_FAMILIES, type Suggestion } from '#studio/index.ts'
import { openAskedModel } from '../asked-model.ts'
import type { ModelChoice } from '../models-config.ts'
import { fillPrompt, readPrompt } from '../prompts/read-prompt.ts'
import type { CallLimits, ProviderLine } from '../provider-line.ts'
import { answerSchema, HUES, toSuggestion } from './answer.ts'

/** Finds the words and the idea of an ad, once for all its formats. */
export interface Director {
  /** Name for records, such as `openai/gpt-5-mini`. */
  name: string
  promptVersion: string
  /** Returns a key that is equal for ads that would be answered alike. */
  keyOf(ad: AdFields): string
  /** Directs an ad. Throws ContentRefused, ModelFault, or the reason of the limits' signal. */
  direct(ad: AdFields, limits: CallLimits): Promise<Suggestion>
}

const PROMPT = readPrompt('director-1')
/** Longest description that is sent: what it has to say is in its first paragraphs. */
const DESCRIPTION_MAX = 1500
/** Most tokens of an answer: three messages and three scenes take about 500. */
const OUTPUT_TOKENS_MAX = 4000

export function makeDirector(choice: ModelChoice, line: ProviderLine): Director {
  const { name, keyOf, ask } = openAskedModel(choice, line)
  return {
    name,
    promptVersion: PROMPT.version,
    keyOf: (ad) => keyOf(PROMPT.text, inputOf(ad)),
    direct: (ad, limits) =>
      ask(
        {
          system: systemPrompt(ad),
          prompt: inputOf(ad),
          schema: answerSchema,
          answerName: 'direction',
          outputTokensMax: OUTPUT_TOKENS_MAX,
          read: toSuggestion,
        },
        limits,
      ),
  }
}

function systemPrompt(ad: AdFields): string {
  return fillPrompt(PROMPT, {
    language: guessAdLanguage(ad).language,
    families: OFFERED_FAMILIES.map(({ family, offeredAs }) => `${family} (${offeredAs})`).join('; '),
    hues: Object.keys(HUES).join(', '),
  })
}

/** Builds everything that is sent: the subject of the ad and its tone, but neither its price nor its maker. */
function inputOf(ad: AdFields) {
  const { productName, productDescription, taglines, adStyle, tone, colorPalette } = ad
  return {
    productName,
    productDescription: productDescription.slice(0, DESCRIPTION_MAX),
    taglines,
    style: adStyle,
    tone,
    palette: colorPalette,
    hasOffer: Boolean(ad.productDiscount),
    callsToAction: callsToActionIn(guessAdLanguage(ad).language)[tone],
  }
}
