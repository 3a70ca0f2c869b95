import type { LanguageCode } from '#contract/languages.ts'
import { visibleText } from '#contract/visible-text.ts'
import { languages } from '../../language/languages.ts'
import { mainScript } from '../../language/script.ts'
import { breaksForm } from './breaks-form.ts'
import { claimsOf, hasForeignName } from './find-claim.ts'
import { ownWords } from './own-words.ts'

interface Translation {
  /** What she wrote. */
  original: string
  /** What would be said in its place. */
  proposed: string
  language: LanguageCode
  /** The product's name, which is said as it is. */
  name: string
}

/**
 * A translation that may be shown as a proposal; undefined where it says a number, an amount, a name or a kind of claim that the original
 * does not, or leaves one of its numbers or the product's name out, is in other letters than the language's, or is no plain text.
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

/** As they were typed, whatever their order: no mark of a decimal is changed, and none is written as a word. */
function numbersOf(text: string): string {
  return (text.match(/\p{N}+(?:[.,'’\u00A0\u202F]\p{N}+)*/gu) ?? []).toSorted().join(' ')
}

function signsOf(text: string): string {
  return (text.match(/[\p{Sc}%٪‰★☆⭐🌟]/gu) ?? []).toSorted().join('')
}
