import type { z } from 'zod'
import type { Creative, OwnWords } from '#contract/creative.ts'
import type { translateCreative as call } from '#contract/translation.ts'
import { TRANSLATED_WORDS } from '#contract/word-parts.ts'
import type { Services } from '../services.ts'
import { copyCreative } from './copy-creative.ts'
import { requireSettable } from './require-settable.ts'

interface Wish {
  userId: string
  id: string
  said: z.output<(typeof call)['body']>
}

/**
 * The same ad in another language, as an ad of its own. Nothing of what it says is written by us, and nothing stays in the old language: a
 * call to action and a legal line that were not sent are not on it.
 */
export function translateCreative(services: Services, { userId, id, said }: Wish): Promise<Creative> {
  const { words, callToAction = null, legalLine = null, productDiscount = null, ...texts } = said
  return copyCreative(services, {
    ...{ userId, id },
    fieldsOf: (original) => {
      requireSettable(said)
      return {
        ...original,
        ...texts,
        productDiscount,
        callToAction,
        legalLine,
        words: { ...copiedWords(original.words), ...translatedWords(words) },
      }
    },
  })
}

const isTranslated = (part: string) => (TRANSLATED_WORDS as readonly string[]).includes(part)

/** Prices and addresses as they were typed, and what she wants left out: that is so in any language. */
function copiedWords(words: OwnWords): OwnWords {
  return Object.fromEntries(Object.entries(words).filter(([part, text]) => !isTranslated(part) || text === null))
}

function translatedWords(words: OwnWords): OwnWords {
  return Object.fromEntries(Object.entries(words).filter(([part]) => isTranslated(part)))
}
