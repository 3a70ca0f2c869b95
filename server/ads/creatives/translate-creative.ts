import type { z } from 'zod'
import type { Creative, OwnWords } from '#contract/ads/creative.ts'
import type { translateCreativeCall as call } from '#contract/ads/translation.ts'
import type { Services } from '#server/services.ts'
import { copyCreative } from './copy-creative.ts'
import { isTranslated, ownUntranslated, untranslated } from './own-of-copy.ts'
import { requireSettable } from './require-settable.ts'

interface TranslateRequest {
  userId: string
  id: string
  translation: z.output<(typeof call)['body']>
}

/**
 * Makes the same ad in another language, as an ad of its own. None of its words are written by us, and none stay in the
 * old language: a call to action and a legal line that were not sent are not on it.
 */
export function translateCreative(
  services: Pick<Services, 'db' | 'newId' | 'now' | 'payments'>,
  { userId, id, translation }: TranslateRequest,
): Promise<Creative> {
  const { words, callToAction = null, legalLine = null, productDiscount = null, ...texts } = translation
  return copyCreative(services, {
    userId,
    id,
    keepOwn: ownUntranslated,
    fieldsOf: (original) => {
      requireSettable(translation)
      return {
        ...original,
        ...texts,
        productDiscount,
        callToAction,
        legalLine,
        words: { ...untranslated(original.words), ...translatedWords(words) },
      }
    },
  })
}

function translatedWords(words: OwnWords): OwnWords {
  return Object.fromEntries(Object.entries(words).filter(([part]) => isTranslated(part)))
}
