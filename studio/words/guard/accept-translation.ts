import type { LanguageCode } from '#contract/languages.ts'
import { visibleText } from '#contract/text/visible-text.ts'
import { languages } from '../../language/languages.ts'
import { mainScript } from '../../language/script.ts'
import { breaksForm } from './breaks-form.ts'
import { claimsOf, hasForeignName } from './find-claim.ts'
import { ownWords } from './own-words.ts'

interface Translation {
  /** Text that the user wrote. */
  original: string
  /** Text that would replace it. */
  proposed: string
  language: LanguageCode
  /** Name of the product, which is not translated. */
  name: string
}

/**
 * Returns a translation that may be shown as a proposal. Returns undefined if it has a number, an amount, a name or a
 * kind of claim that the original has not, if it lacks a number of the original or the product's name, if it is in
 * other letters than the language's, or if it is no plain text.
 */
export function acceptTranslation({ original, proposed, language, name }: Translation): string | undefined {
  const text = visibleText(proposed)
  const script = text && mainScript(text)
  if (!text || !script || !languages[language].scripts.includes(script) || breaksForm(text)) return undefined
  if (numbersOf(text) !== numbersOf(original) || signsOf(text) !== signsOf(original)) return undefined
  if (original.includes(name) && !text.includes(name)) return undefined
  const known = claimsOf(original)
  if ([...claimsOf(text)].some((kind) => !known.has(kind))) return undefined
  const own = ownWords({
    productName: name,
    productDescription: original,
    productPrice: null,
    productDiscount: null,
    taglines: [],
  })
  return text.split(/(?<=[.!?。！？])\s+/u).some((sentence) => hasForeignName(sentence, own, language))
    ? undefined
    : text
}

/**
 * Returns the numbers as they were typed, in any order: no decimal mark may change, and no number may become a word.
 */
function numbersOf(text: string): string {
  return (text.match(/\p{N}+(?:[.,'’\u00A0\u202F]\p{N}+)*/gu) ?? []).toSorted().join(' ')
}

function signsOf(text: string): string {
  return (text.match(/[\p{Sc}%٪‰★☆⭐🌟]/gu) ?? []).toSorted().join('')
}
