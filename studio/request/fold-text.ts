import type { LanguageCode } from '#contract/languages.ts'

/** Returns a text of the same length in small letters and without accents, because people type requests in haste. */
export function foldText(text: string, language: LanguageCode): string {
  return text.replaceAll("'", '’').replaceAll(/\p{L}\p{M}*/gu, (letter) => {
    const small = letter.toLocaleLowerCase(language)
    const bare = foldAccents(small.length === letter.length ? small : letter)
    return bare.length === letter.length ? bare : letter
  })
}

/** Removes accents from scripts whose letters are distinct without them; the marks of other scripts are letters. */
export function foldAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, '$1')
    .normalize('NFC')
}
