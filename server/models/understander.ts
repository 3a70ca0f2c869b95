import { z } from 'zod'
import { DIAL_PARTS, PRODUCT_PLACES } from '#contract/ads/dials.ts'
import { COLOR_ROLES, WORD_PARTS, type WordPart } from '#contract/word-parts.ts'
import { type AskedChange, REQUEST_COLORS } from '#studio/index.ts'
import { openAskedModel } from './asked-model.ts'
import type { ModelChoice } from './models-config.ts'
import { readPrompt } from './prompts/read-prompt.ts'
import type { CallLimits, ProviderLine } from './provider-line.ts'

export interface RequestQuestion {
  request: string
  /** Texts of the ad, by part, without its amounts. */
  shows: Partial<Record<WordPart, string>>
  photos: number
}

/** Turns a request in plain words into the fields that change on an ad. */
export interface Understander {
  /** Name for records, such as `openai/gpt-5-mini`. */
  name: string
  /** Returns a key that is equal for questions that would be answered alike. */
  keyOf(question: RequestQuestion): string
  /**
   * Returns the requested changes as the model reads them, or none if it is not sure. They must not be proposed before
   * the guard has compared them with the request. Throws ContentRefused, ModelFault, or the signal's reason.
   */
  understand(question: RequestQuestion, limits: CallLimits): Promise<AskedChange[]>
}

const PROMPT = readPrompt('request-1')
/** Most tokens of an answer: a handful of entries with all their fields; models that think first need more. */
const OUTPUT_TOKENS_MAX = 2000
const TEXT_MAX = 300

/** A flat schema, with every field in each entry: not every provider takes a choice of shapes. */
const entrySchema = z.object({
  kind: z.enum(['words', 'size', 'place', 'color', 'shade', 'photo', 'cutOut', 'noLogo']),
  part: z.enum(WORD_PARTS).nullable(),
  text: z.string().nullable(),
  sized: z.enum(DIAL_PARTS).nullable(),
  by: z.enum(['larger', 'smaller']).nullable(),
  place: z.enum(PRODUCT_PLACES).nullable(),
  role: z.enum(COLOR_ROLES).nullable(),
  color: z.enum(REQUEST_COLORS).nullable(),
  shade: z.enum(['light', 'dark']).nullable(),
  photo: z.number().nullable(),
  cutOut: z.enum(['always', 'never']).nullable(),
})

const answerSchema = z.object({ entries: z.array(entrySchema) })

export function makeUnderstander(choice: ModelChoice, line: ProviderLine): Understander {
  const { name, keyOf, ask } = openAskedModel(choice, line)
  return {
    name,
    keyOf: (question) => keyOf(PROMPT.text, question),
    understand: (question, limits) =>
      ask(
        {
          system: PROMPT.text,
          prompt: question,
          schema: answerSchema,
          answerName: 'request',
          outputTokensMax: OUTPUT_TOKENS_MAX,
          read: ({ entries }) => entries.flatMap(askedOf),
        },
        limits,
      ),
  }
}

/** Returns the change of an entry, or none if the entry lacks what its kind needs. */
function askedOf(entry: z.infer<typeof entrySchema>): AskedChange[] {
  const { kind, part, text, sized, by, place, role, color, shade, photo, cutOut } = entry
  switch (kind) {
    case 'words': {
      const isAmount = part === 'price' || part === 'oldPrice'
      if (!part) return []
      return [{ kind, part, text: text && text.slice(0, TEXT_MAX), ...(isAmount && text !== null && { isAmount }) }]
    }
    case 'size':
      return sized && by ? [{ kind, part: sized, by: by === 'larger' ? 1 : -1 }] : []
    case 'place':
      return place ? [{ kind, place }] : []
    case 'color':
      return role && color ? [{ kind, role, color, ...(shade && { shade }) }] : []
    case 'shade':
      return role && shade ? [{ kind, role, towards: shade }] : []
    case 'photo':
      return photo === null ? [] : [{ kind, place: photo }]
    case 'cutOut':
      return cutOut ? [{ kind, cutOut }] : []
    case 'noLogo':
      return [{ kind }]
  }
}
